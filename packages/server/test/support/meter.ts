import { type Ask, type AskName, protocol } from '@tischrunde/protocol';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { longestAnswer } from '../../src/limits.ts';

/** What a message may cost of the main thread. Milliseconds. */
const most = 50;
/** Other tests run beside this one, on cores and caches that it has to share. */
const patience = 3;

interface Cost {
  readonly milliseconds: number;
  readonly bytes: number;
}

interface Told extends Cost {
  readonly text: string;
}

/** How much time of the main thread something takes, and how long its answer is. */
export async function costOf(ask: () => Promise<string>): Promise<Told> {
  const before = process.threadCpuUsage();
  const text = await ask();
  const { user, system } = process.threadCpuUsage(before);
  return { milliseconds: (user + system) / 1000, bytes: Buffer.byteLength(text), text };
}

type AskedOf<Name extends AskName> = Omit<Extract<Ask, { readonly do: Name }>, 'ask'>;
/** As it may be sent: what has a standard can be left out. */
export type Sent = { [Name in AskName]: Partial<AskedOf<Name>> & { readonly do: Name } }[AskName];

/** Asks one thing at a time, and says how much time of the main thread it took until the answer, and how long that was. */
export class Meter {
  private readonly socket: WebSocket;
  private count = 0;
  /** The longest message that came in, asked or not. Bytes. */
  longest = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (content: Buffer) => {
      this.longest = Math.max(this.longest, content.length);
    });
  }

  static async connect(address: string): Promise<Meter> {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`);
    await new Promise((resolve) => socket.once('open', resolve));
    return new Meter(socket);
  }

  /** The line of a guest. */
  static async open(address: string, token: string): Promise<Meter> {
    const meter = await Meter.connect(address);
    await meter.ask({ do: 'hello', protocol, token });
    return meter;
  }

  ask(fields: Sent): Promise<Told> {
    const ask = ++this.count;
    return costOf(() => {
      this.socket.send(JSON.stringify({ ask, ...fields }));
      return new Promise<string>((resolve) => {
        const hear = (content: Buffer): void => {
          if (!content.includes(`"answer":${ask},`)) return;
          this.socket.off('message', hear);
          resolve(content.toString());
        };
        this.socket.on('message', hear);
      });
    });
  }

  /** Asks the same many times at once, until all of it is answered; says what that took together. */
  askAtOnce(times: number, fields: Sent): Promise<Told> {
    const first = this.count + 1;
    this.count += times;
    return costOf(async () => {
      const answers: Buffer[] = [];
      for (let ask = first; ask <= this.count; ask++) this.socket.send(JSON.stringify({ ask, ...fields }));
      await new Promise<void>((resolve) => {
        const hear = (content: Buffer): void => {
          if (answers.push(content) < times) return;
          this.socket.off('message', hear);
          resolve();
        };
        this.socket.on('message', hear);
      });
      return answers.join('\n');
    });
  }

  close(): void {
    this.socket.close();
  }
}

/** The costliest message of each kind. */
export class Bill {
  private readonly worst = new Map<string, Cost & { readonly at: string }>();
  private readonly largest = new Map<string, Cost & { readonly at: string }>();
  private readonly accepted = new Set<string>();

  note(what: string, at: string, { milliseconds, bytes, text }: Told): void {
    expect(text, `${what} at ${at}`).not.toMatch(/"code":"(server\.|message\.bad|table\.none|match\.long)/);
    if (!text.includes('"ok":false')) this.accepted.add(what);
    const cost = { at, milliseconds, bytes };
    if (milliseconds >= (this.worst.get(what)?.milliseconds ?? 0)) this.worst.set(what, cost);
    if (bytes >= (this.largest.get(what)?.bytes ?? 0)) this.largest.set(what, cost);
  }

  /** Whether it was done at least once, and not only refused. */
  has(what: string): boolean {
    return this.accepted.has(what);
  }

  check(): void {
    for (const [what, { at, milliseconds }] of this.worst) {
      const { bytes = 0, at: of = '' } = this.largest.get(what) ?? {};
      console.log(`${what}: ${milliseconds.toFixed(1)} ms (${at}), ${bytes} bytes (${of})`);
    }
    for (const [what, { at, milliseconds }] of this.worst)
      expect(milliseconds, `${what} at ${at}`).toBeLessThan(most * patience);
    for (const [what, { at, bytes }] of this.largest)
      expect(bytes, `${what} at ${at}`).toBeLessThanOrEqual(longestAnswer);
  }
}
