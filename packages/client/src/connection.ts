import { type ReadonlySignal, signal } from '@preact/signals-core';
import { isObject } from '@tischrunde/engine';
import {
  type Answers,
  type AskName,
  type AskOf,
  protocol,
  type RefusalCode,
  type Tell,
} from '@tischrunde/protocol';
import { isRepeatable, PendingRequests } from './pending-requests.ts';
import { isTemporary, RequestError, type RequestErrorCode } from './request-error.ts';
import { displacedCode, openSocket, type Socket, type SocketClass } from './socket.ts';
import { backoff, lostAfter, quietAfter } from './timeouts.ts';

/** The state of the connection. `nameless`: the server needs a name; `outdated`: client and server have different versions. */
export type ConnectionState = 'closed' | 'connecting' | 'open' | 'lost' | 'nameless' | 'outdated';

export interface Guest {
  readonly id: string;
  readonly name: string;
}

/** Who a client is at the tables of a server. */
export interface Identity {
  /** Signed by the server; holding it is being the guest. Null for a name that the server does not know yet. */
  readonly token: string | null;
  readonly name: string;
  /** Says to the others that a new guest is a program. */
  readonly program?: boolean;
}

/** The address of the server, and the identity of this client. */
export interface ConnectionEnds {
  /** `wss://HOST/socket` */
  readonly address: string;
  /** By default the global `WebSocket`, which Node has from version 22 on. */
  readonly socket?: SocketClass | undefined;
  /** A board has no identity: it shows tables to everybody in the room. */
  readonly isBoard?: boolean;
  who(): Identity | null;
  know(identity: Identity | null): void;
}

type FieldsOf<Name extends AskName> = Omit<AskOf<Name>, 'ask' | 'do'>;

/**
 * The connection to the server: identifies the guest, sends requests, receives replies and notifications, and reconnects when it
 * is lost.
 */
export class Connection {
  readonly standing = signal<ConnectionState>('closed');
  readonly guest = signal<Guest | null>(null);
  /** The address at which other devices reach the server, if it knows. */
  readonly reach = signal<string | null>(null);
  /** The key to subscribe with if the server calls guests by Web Push. */
  readonly pushKey = signal<string | null>(null);
  /** Why the server rejected the identity. */
  readonly unknownBecause = signal<RefusalCode | null>(null);
  /** Whether it was lost because newer connections needed its place. It comes back after a minute or two, or with `hurry`. */
  readonly isDisplaced = signal(false);
  /** The name of the rejected guest, offered as a default. */
  lastName = '';
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = 0;
  /** After how long somebody who is not at a table counts as away, in milliseconds. */
  awayAfter = 15_000;
  private readonly ends: ConnectionEnds;
  private socket: Socket | null = null;
  private asked = 0;
  private failed = 0;
  /** The server asked us to stay away until then. Void once it greets us again. */
  private notBefore = 0;
  private readonly pending = new PendingRequests((text) => {
    if (this.standing.peek() === 'open') this.socket?.send(text);
  });
  private readonly listening = new Set<(tell: Tell) => void>();
  private readonly looking = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ends: ConnectionEnds) {
    this.ends = ends;
  }

  /** Why the server cannot do now what it is asked again and again. */
  get trouble(): ReadonlySignal<RequestErrorCode | null> {
    return this.pending.trouble;
  }

  /** Connects, unless it is connected or connecting. */
  open(): void {
    if (this.socket !== null) return;
    if (this.ends.who() === null && this.ends.isBoard !== true) {
      this.standing.value = 'nameless';
      return;
    }
    this.connect();
  }

  /** Reconnects with another identity. */
  openAnew(): void {
    this.close();
    this.open();
  }

  close(): void {
    this.drop();
    clearTimeout(this.timer);
    this.pending.failAll();
    this.standing.value = 'closed';
  }

  /** The network is gone: the connection is lost now, and not only when the silence is noticed. */
  interrupt(): void {
    const standing = this.standing.peek();
    if (standing === 'open' || standing === 'connecting') this.lose();
  }

  /** Retries now instead of waiting. */
  hurry(): void {
    if (this.standing.peek() !== 'lost') return;
    clearTimeout(this.timer);
    this.connect();
  }

  /** Subscribes to notifications. Returns a function that ends it. */
  listen(hear: (tell: Tell) => void): () => void {
    this.listening.add(hear);
    return () => this.listening.delete(hear);
  }

  /** Calls `look` once connected, after every reconnect, and after a long silence. Returns a function that ends it. */
  keepLooking(look: () => void): () => void {
    this.looking.add(look);
    if (this.standing.peek() === 'open') look();
    return () => this.looking.delete(look);
  }

  /**
   * Sends a request. Repeatable ones wait for a connection, and for a server that can do them, as long as necessary; all others fail with
   * `connection.lost`, or as the server refuses them.
   */
  ask<Name extends AskName>(what: Name, fields: FieldsOf<Name>): Promise<Answers[Name]> {
    const number = this.asked++;
    const text = JSON.stringify({ ask: number, do: what, ...fields });
    return new Promise((resolve, reject) => {
      const standing = this.standing.peek();
      if (!isRepeatable(what) && standing !== 'open' && standing !== 'connecting') {
        reject(new RequestError('connection.lost'));
        return;
      }
      this.pending.add(number, {
        what,
        text,
        answer: (message) => resolve(message as Answers[Name]),
        fail: reject,
      });
      if (standing === 'open') this.socket?.send(text);
    });
  }

  private connect(): void {
    this.standing.value = 'connecting';
    const socket = openSocket(this.ends.address, this.ends.socket);
    this.socket = socket;
    socket.addEventListener('open', () => this.greet(socket));
    socket.addEventListener('message', ({ data }) => {
      if (this.socket === socket) this.hear(String(data));
    });
    socket.addEventListener('close', ({ code }) => {
      if (this.socket === socket) this.lose(code === displacedCode);
    });
    socket.addEventListener('error', () => {
      if (this.socket === socket) this.lose();
    });
    // A server that accepts the connection but stays silent counts as lost.
    this.after(lostAfter, () => this.lose());
  }

  private greet(socket: Socket, proof?: number): void {
    const { token = null, name, program } = this.ends.who() ?? {};
    const number = this.asked++;
    this.pending.add(number, {
      what: 'hello',
      text: '',
      answer: (message) => this.known(message as Answers['hello']),
      fail: (why) => (why.challenge === null ? this.unknown(why) : void this.prove(socket, why.challenge)),
    });
    const { isBoard = false } = this.ends;
    const who = isBoard ? { role: 'board' } : token === null ? { name, program, proof } : { token };
    socket.send(JSON.stringify({ ask: number, do: 'hello', protocol, ...who }));
  }

  /** Many guests came from here: a new one has to do some work first. */
  private async prove(socket: Socket, challenge: string): Promise<void> {
    clearTimeout(this.timer);
    const { proofFor } = await import('@tischrunde/protocol');
    const proof = await proofFor(challenge);
    if (this.socket !== socket) return;
    this.after(lostAfter, () => this.lose());
    this.greet(socket, proof);
  }

  private known(answer: Answers['hello']): void {
    const { guest, name, token, now, reach, awayAfter, pushKey } = answer;
    this.failed = 0;
    this.notBefore = 0;
    this.isDisplaced.value = false;
    this.ahead = now - Date.now();
    this.reach.value = reach;
    this.awayAfter = awayAfter * 1000;
    this.pushKey.value = pushKey ?? null;
    this.unknownBecause.value = null;
    if (this.ends.isBoard !== true) {
      this.guest.value = { id: guest, name };
      this.ends.know({ token: token ?? this.ends.who()?.token ?? null, name });
    }
    const before = this.pending.texts;
    this.standing.value = 'open';
    for (const look of this.looking) look();
    for (const text of before) this.socket?.send(text);
  }

  private unknown({ code }: RequestError): void {
    if (code === 'connection.lost') return;
    if (isTemporary(code)) {
      this.lose();
      return;
    }
    this.drop();
    clearTimeout(this.timer);
    this.pending.failAll();
    if (code === 'protocol.other') {
      this.standing.value = 'outdated';
      return;
    }
    this.unknownBecause.value = code;
    this.lastName = this.ends.who()?.name ?? '';
    this.ends.know(null);
    this.guest.value = null;
    this.standing.value = 'nameless';
  }

  private hear(text: string): void {
    this.listenForQuiet();
    const message: unknown = JSON.parse(text);
    if (!isObject(message)) return;
    if (typeof message.answer === 'number') this.pending.answered(message.answer, message);
    if (typeof message.tell !== 'string') return;
    const tell = message as unknown as Tell;
    if (tell.tell === 'closing') this.notBefore = Date.now() + tell.after;
    for (const listen of this.listening) listen(tell);
  }

  private lose(isDisplaced = false): void {
    this.drop();
    this.pending.lose();
    this.isDisplaced.value = isDisplaced;
    this.standing.value = 'lost';
    const wait = Math.max(backoff(this.failed, Math.random()), this.notBefore - Date.now());
    this.failed++;
    this.after(wait, () => this.connect());
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  /** After a long silence the server is asked; without a reply the connection is lost. */
  private listenForQuiet(): void {
    this.after(quietAfter, () => {
      if (this.looking.size === 0) return this.listenForQuiet();
      for (const look of this.looking) look();
      this.after(lostAfter, () => this.lose());
    });
  }

  private after(milliseconds: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, milliseconds);
  }
}
