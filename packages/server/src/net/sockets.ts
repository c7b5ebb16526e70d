import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { refusalCodes } from '@tischrunde/protocol';
import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import { longestFrame, mostFragments } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import { Pulse } from '../people/pulse.ts';
import { Connection, type Outbound } from './connection.ts';
import type { ConnectionContext } from './connection-context.ts';
import { unknownHost } from './known-hosts.ts';
import { rawHttpError } from './messages/raw-http-error.ts';
import { OpenConnections } from './open-connections.ts';
import { Outbox } from './outbox.ts';
import { SlowConsumers } from './slow-consumer.ts';

export interface SocketOptions {
  readonly context: ConnectionContext;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly origins: readonly string[];
  readonly connectionsPerAddress: number;
  /** How long a client may take to say hello. Milliseconds. */
  readonly helloTimeout: number;
  addressOf(request: IncomingMessage): string;
  isKnownHost(request: IncomingMessage): boolean;
}

/** How often a connection is checked for being alive. Milliseconds. */
const pingEvery = 20_000;
/** A ping that is unanswered for so long when the next one is due ends the connection. Milliseconds. */
const lostAfter = 10_000;
/** Connections are pinged in so many groups, one after the other: to ping thousands at once would make everybody wait for 0.1 s. */
const pingGroups = 40;
/** How long a client may take to complete the closing handshake. Milliseconds. */
const closeTimeout = 2000;

const serverOptions = {
  noServer: true,
  maxPayload: longestFrame,
  maxFragments: mostFragments,
  closeTimeout,
  perMessageDeflate: false,
  autoPong: false,
  clientTracking: false,
};

/** What is known of an open connection. */
interface Open {
  /** With which others it is pinged. */
  readonly group: number;
  readonly pulse: Pulse;
}

/** The WebSockets of a server. */
export class Sockets {
  private readonly options: SocketOptions;
  private readonly server = new WebSocketServer(serverOptions);
  private readonly open = new Map<WebSocket, Open>();
  private readonly ofAddresses: OpenConnections;
  private readonly slow = new SlowConsumers();
  private readonly outbox = new Outbox(this.slow);
  private readonly pinging: NodeJS.Timeout;
  private opened = 0;
  private pingedGroup = 0;
  private isClosing = false;

  constructor(http: Server, options: SocketOptions) {
    this.options = options;
    this.ofAddresses = new OpenConnections(options.connectionsPerAddress);
    http.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head));
    this.pinging = setInterval(() => this.ping(), pingEvery / pingGroups);
  }

  get count(): number {
    return this.open.size;
  }

  /** Tells every client to reconnect, each after a different delay, and closes all connections. */
  async close(): Promise<void> {
    this.isClosing = true;
    clearInterval(this.pinging);
    this.outbox.flush();
    for (const socket of this.open.keys()) {
      socket.send(JSON.stringify({ tell: 'closing', after: Math.round(200 + Math.random() * 1800) }));
      socket.close(1012, 'the server is closing');
    }
    const until = Date.now() + closeTimeout;
    while (this.open.size > 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 20));
    for (const socket of this.open.keys()) socket.terminate();
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (socket.destroyed) return;
    const address = this.options.addressOf(request);
    const refusal = this.refusalOf(request, address);
    if (refusal !== null) {
      this.options.metrics.refusedConnection(refusal.reason);
      socket.on('error', () => {});
      socket.end(rawHttpError(refusal.status, refusal.reason), () => socket.destroy());
      return;
    }
    this.server.handleUpgrade(request, socket, head, (webSocket) => this.connect(webSocket, socket, address));
  }

  private refusalOf(request: IncomingMessage, address: string): { status: string; reason: string } | null {
    if (request.url !== '/socket') return { status: '404 Not Found', reason: 'sockets are at /socket' };
    if (this.isClosing) return { status: '503 Service Unavailable', reason: refusalCodes['server.closing'] };
    if (!this.options.isKnownHost(request)) return { status: '421 Misdirected Request', reason: unknownHost };
    if (!this.isOriginAllowed(request))
      return { status: '403 Forbidden', reason: 'pages of this origin may not connect' };
    // Nobody gives a place up for somebody who does not come.
    if (!isHandshake(request)) return { status: '400 Bad Request', reason: 'not a WebSocket' };
    if (!this.ofAddresses.makeRoom(address))
      return { status: '429 Too Many Requests', reason: 'too many connections from this address' };
    return null;
  }

  /** Browsers send the origin of the page; other programs send none. */
  private isOriginAllowed({ headers: { origin, host } }: IncomingMessage): boolean {
    if (origin === undefined) return true;
    if (this.options.origins.includes(origin)) return true;
    return URL.canParse(origin) && new URL(origin).host === host;
  }

  private connect(socket: WebSocket, stream: Duplex, address: string): void {
    const pulse = new Pulse(() => socket.ping());
    this.open.set(socket, { group: this.opened++ % pingGroups, pulse });
    const line = { socket, stream };
    const outbound: Outbound = {
      send: (text) => this.outbox.add(line, text),
      disconnect: (reason) => {
        this.outbox.flush();
        socket.close(1008, reason);
        // A client that sends too much is not read any more; the handshake times out.
        if (reason === 'message.often') socket.pause();
      },
      displace: (after) => {
        this.ofAddresses.remove(address, connection);
        this.outbox.flush();
        socket.send(JSON.stringify({ tell: 'closing', after: Math.round(after * (1 + Math.random())) }));
        socket.close(1013, 'newer connections need the place');
      },
      drop: () => {
        this.ofAddresses.remove(address, connection);
        socket.terminate();
      },
    };
    const connection = new Connection(this.options.context, address, outbound, pulse);
    this.ofAddresses.add(address, connection);
    const helloTimer = setTimeout(() => connection.requireHello(), this.options.helloTimeout);
    socket.on('message', (content: Buffer, isBinary) => {
      pulse.heard();
      if (socket.readyState === socket.OPEN) void connection.receive(content, isBinary);
    });
    socket.on('ping', (content) => {
      pulse.heard();
      if (!connection.mayPing() || !this.slow.mayBeSent(socket)) return;
      socket.pong(content);
      this.slow.wasSent(socket);
    });
    socket.on('pong', () => {
      // One for each ping of ours is free.
      if (!pulse.answered()) connection.mayPing();
    });
    // ws itself closes connections with oversized or broken frames, with the fitting code.
    socket.on('error', (error) => this.options.log.debug({ reason: error.message }, 'a connection broke'));
    socket.on('close', () => {
      clearTimeout(helloTimer);
      this.open.delete(socket);
      this.slow.forget(socket);
      this.ofAddresses.remove(address, connection);
      connection.close();
    });
  }

  /** Pings the next group, whose connections have answered the last ping or are ended. */
  private ping(): void {
    this.pingedGroup = (this.pingedGroup + 1) % pingGroups;
    const now = performance.now();
    for (const [socket, { group, pulse }] of this.open) {
      if (group !== this.pingedGroup) continue;
      if (pulse.isSilent(now, lostAfter)) socket.terminate();
      else pulse.ping(now);
    }
  }
}

/** Whether ws will accept it. */
const isHandshake = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  headers.upgrade?.toLowerCase() === 'websocket' &&
  /^[+/0-9a-z]{22}==$/i.test(headers['sec-websocket-key'] ?? '') &&
  /^(8|13)$/.test(headers['sec-websocket-version'] ?? '');
