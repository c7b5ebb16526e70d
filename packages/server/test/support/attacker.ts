import { protocol } from '@tischrunde/protocol';
import { WebSocket } from 'ws';
import type { Missile } from './mutation.ts';

/** A client that sends anything at all and counts the answers. When it is disconnected it comes back as another guest. */
export class Attacker {
  sent = 0;
  /** How often each code came back; `ok` for what was accepted. */
  readonly codes = new Map<string, number>();
  /** How connections ended. */
  readonly closes = new Map<number, number>();
  /** Messages that were never answered, because the connection was closed. */
  cut = 0;
  private readonly address: string;
  private socket: WebSocket | null = null;
  private waiting = 0;
  private settled: () => void = () => {};

  constructor(address: string) {
    this.address = address;
  }

  /** Sends them all; resolves when each one is answered or the connection is closed. */
  async send(missiles: readonly Missile[]): Promise<void> {
    const socket = await this.connected();
    const done = new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${this.waiting} messages were not answered`)), 20_000);
      this.settled = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.sent += missiles.length;
    this.waiting += missiles.length;
    for (const missile of missiles) launch(socket, missile);
    if (this.waiting === 0) this.settled();
    await done;
  }

  async close(): Promise<void> {
    const { socket } = this;
    if (socket === null) return;
    socket.close();
    await new Promise((resolve) => socket.once('close', resolve));
  }

  private async connected(): Promise<WebSocket> {
    if (this.socket !== null) return this.socket;
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}/socket`);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    socket.send(JSON.stringify({ ask: 0, do: 'hello', protocol, name: 'Mallory' }));
    await new Promise((resolve) => socket.once('message', resolve));
    socket.on('error', () => {});
    socket.on('message', (content) => this.hear(content.toString()));
    socket.on('close', (code) => {
      this.socket = null;
      count(this.closes, code);
      this.cut += this.waiting;
      this.waiting = 0;
      this.settled();
    });
    this.socket = socket;
    return socket;
  }

  private hear(text: string): void {
    const message = JSON.parse(text);
    if (!('answer' in message)) return;
    const isAccepted = 'tell' in message || message.ok === true;
    // What nobody asked for says that the connection is over.
    if (message.answer === null && message.code === 'token.renewed') return;
    count(this.codes, isAccepted ? 'ok' : message.code);
    this.waiting--;
    if (this.waiting === 0) this.settled();
  }
}

function launch(socket: WebSocket, missile: Missile): void {
  if ('bytes' in missile) {
    socket.send(missile.bytes);
    return;
  }
  const { text, pieces } = missile;
  const size = Math.ceil(text.length / pieces);
  for (let piece = 0; piece < pieces; piece++) {
    socket.send(text.slice(piece * size, (piece + 1) * size), { fin: piece === pieces - 1, binary: false });
    if (pieces > 1 && piece === 0) socket.ping();
  }
}

const count = <Key>(counts: Map<Key, number>, key: Key): void =>
  void counts.set(key, (counts.get(key) ?? 0) + 1);
