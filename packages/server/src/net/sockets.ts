import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { longestMessage, refusalCodes } from '@tischrunde/protocol';
import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Metrics } from '../metrics.ts';
import { Connection, type Reception } from './connection.ts';
import { plainly } from './messages/raw-http-error.ts';

export interface Door {
  readonly reception: Reception;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly origins: readonly string[];
  readonly connectionsPerAddress: number;
  /** How long it is waited for somebody to say who they are. Milliseconds. */
  readonly patience: number;
  addressOf(request: IncomingMessage): string;
}

/** A screen that does not take what it is sent is let go; it can connect again and ask for what it missed. */
const mostUnsent = 1_000_000;
/** How often it is asked whether somebody is still there. Milliseconds. */
const pingEvery = 20_000;
/** What is longer than a message may be is still heard, so that it can be refused in words; what is longer than this ends the connection. */
const longestHeard = 4 * longestMessage;

/** How long whoever is let go may take to say goodbye. Milliseconds. */
const farewell = 2000;

const terms = {
  noServer: true,
  maxPayload: longestHeard,
  closeTimeout: farewell,
  perMessageDeflate: false,
  autoPong: false,
  clientTracking: false,
};

/** The sockets of a server. */
export class Sockets {
  private readonly door: Door;
  private readonly server = new WebSocketServer(terms);
  private readonly open = new Map<WebSocket, { isAlive: boolean }>();
  private readonly byAddress = new Map<string, number>();
  private readonly pinging: NodeJS.Timeout;
  private isClosing = false;

  constructor(http: Server, door: Door) {
    this.door = door;
    http.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head));
    this.pinging = setInterval(() => this.ping(), pingEvery);
  }

  get count(): number {
    return this.open.size;
  }

  /** Tells everybody to connect again, not all at once, and lets them go. */
  async close(): Promise<void> {
    this.isClosing = true;
    clearInterval(this.pinging);
    for (const socket of this.open.keys()) {
      socket.send(JSON.stringify({ tell: 'closing', after: Math.round(200 + Math.random() * 1800) }));
      socket.close(1012, 'the server is being closed');
    }
    const until = Date.now() + farewell;
    while (this.open.size > 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 20));
    for (const socket of this.open.keys()) socket.terminate();
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const address = this.door.addressOf(request);
    const refusal = this.refusalOf(request, address);
    if (refusal !== null) {
      this.door.metrics.refusedConnection(refusal.reason);
      socket.on('error', () => {});
      socket.end(plainly(refusal.status, refusal.reason), () => socket.destroy());
      return;
    }
    this.server.handleUpgrade(request, socket, head, (webSocket) => this.connect(webSocket, address));
  }

  private refusalOf(request: IncomingMessage, address: string): { status: string; reason: string } | null {
    if (request.url !== '/socket') return { status: '404 Not Found', reason: 'sockets are at /socket' };
    if (this.isClosing) return { status: '503 Service Unavailable', reason: refusalCodes['server.closing'] };
    if (!this.isOriginAllowed(request))
      return { status: '403 Forbidden', reason: 'pages of this origin may not connect' };
    if ((this.byAddress.get(address) ?? 0) >= this.door.connectionsPerAddress)
      return { status: '429 Too Many Requests', reason: 'too many connections from this address' };
    return null;
  }

  /** Browsers say which page connects; programs that are no browser do not. */
  private isOriginAllowed({ headers: { origin, host } }: IncomingMessage): boolean {
    if (origin === undefined) return true;
    if (this.door.origins.includes(origin)) return true;
    return URL.canParse(origin) && new URL(origin).host === host;
  }

  private connect(socket: WebSocket, address: string): void {
    const alive = { isAlive: true };
    this.open.set(socket, alive);
    this.byAddress.set(address, (this.byAddress.get(address) ?? 0) + 1);
    const ifTaken = (send: () => void): void => {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > mostUnsent) socket.terminate();
      else send();
    };
    const connection = new Connection(this.door.reception, address, {
      send: (text) => ifTaken(() => socket.send(text)),
      hangUp: (reason) => socket.close(1008, reason),
    });
    const greeting = setTimeout(() => connection.insistOnHello(), this.door.patience);
    socket.on('message', (content: Buffer, isBinary) => {
      alive.isAlive = true;
      if (socket.readyState === socket.OPEN) void connection.receive(content, isBinary);
    });
    socket.on('ping', (content) => {
      alive.isAlive = true;
      if (connection.mayPing()) ifTaken(() => socket.pong(content));
    });
    socket.on('pong', () => {
      alive.isAlive = true;
    });
    // Frames that are too long or broken end the connection; ws closes it with the fitting code.
    socket.on('error', (error) => this.door.log.debug({ reason: error.message }, 'a connection broke'));
    socket.on('close', () => {
      clearTimeout(greeting);
      this.open.delete(socket);
      const left = (this.byAddress.get(address) ?? 1) - 1;
      if (left > 0) this.byAddress.set(address, left);
      else this.byAddress.delete(address);
      connection.close();
    });
  }

  private ping(): void {
    for (const [socket, alive] of this.open) {
      if (alive.isAlive) socket.ping();
      else socket.terminate();
      alive.isAlive = false;
    }
  }
}
