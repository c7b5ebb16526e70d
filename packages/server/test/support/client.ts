import { randomBytes } from 'node:crypto';
import { type JsonObject, legalFor, type MoveText } from '@tischrunde/engine';
import {
  type AnswerOf,
  type AskName,
  type AskOf,
  type Change,
  protocol,
  type Refused,
  type Scene,
  sceneAfter,
  type Tell,
} from '@tischrunde/protocol';
import { WebSocket } from 'ws';

type Answer<Name extends AskName> = AnswerOf<Name> | Refused;
type Fields<Name extends AskName> = Omit<AskOf<Name>, 'ask' | 'do'>;
/** What may be left out of an ask, because it has a standard. */
export type Given<Name extends AskName> = Name extends 'open' ? Partial<Fields<Name>> : Fields<Name>;

/** The server left something out. */
export class Gap extends Error {}

/** A random word, or an id. */
export const word = (): string => randomBytes(9).toString('base64url');

/** A scene as it is when it was just fetched, without the moves that led to it. */
export const asFetched = (scene: Scene): Scene =>
  scene.seen === null ? scene : { ...scene, seen: { ...scene.seen, latest: [] } };

/** A client for tests: asks, receives, and keeps the scenes of the tables it watches. */
export class Client {
  readonly scenes = new Map<string, { number: number; epoch: number; scene: Scene }>();
  /** From which of several seats it looks at a table. */
  private readonly seats = new Map<string, number>();
  readonly here = new Map<string, readonly string[]>();
  /** Every message that came in, as it came. */
  readonly received: string[] = [];
  /** The same, each with the ask that it answers. */
  readonly exchanged: { readonly to: string | null; readonly text: string }[] = [];
  guest = '';
  token = '';
  isClosed = false;
  /** Called with every event that is seen for the first time. */
  noticed: (table: string, number: number, kind: Change['event']['kind']) => void = () => {};
  /** The code with which the connection ended. */
  closedWith: number | null = null;
  private readonly socket: WebSocket;
  /** Everything that it asked, as it asked it. */
  readonly asked: JsonObject[] = [];
  private readonly waiting = new Map<number, (answer: never) => void>();
  private readonly names = new Map<number, string>();
  private readonly watchers = new Set<() => void>();

  private constructor(socket: WebSocket) {
    this.socket = socket;
    // Every ask that waits for its answer listens for the end.
    socket.setMaxListeners(0);
    socket.on('message', (content) => this.hear(content.toString()));
    socket.on('close', (code) => {
      this.isClosed = true;
      this.closedWith = code;
      this.changed();
    });
    socket.on('error', () => {});
  }

  /** Connects, without saying who it is. */
  static async connect(address: string, headers: Record<string, string> = {}): Promise<Client> {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, { headers });
    const client = new Client(socket);
    await new Promise((resolve, reject) => {
      socket.on('open', resolve);
      socket.on('error', reject);
    });
    return client;
  }

  /** Connects as a new guest, or as the guest of a token. */
  static async enter(address: string, name: string, token?: string): Promise<Client> {
    const client = await Client.connect(address);
    const answer = await client.ask('hello', { protocol, ...(token === undefined ? { name } : { token }) });
    if (!answer.ok) throw new Error(answer.error);
    client.guest = answer.guest;
    client.token = answer.token ?? token ?? '';
    return client;
  }

  /** The answer to an ask; rejects when the connection ends before it. `use` has it before anything that comes after it is heard. */
  ask<Name extends AskName>(
    name: Name,
    fields: Given<Name>,
    use: (answer: Answer<Name>) => void = () => {},
  ): Promise<Answer<Name>> {
    const ask = this.asked.length + 1;
    const text = JSON.stringify({ ask, do: name, ...fields });
    this.asked.push(JSON.parse(text) as JsonObject);
    this.names.set(ask, name);
    const answer = new Promise<Answer<Name>>((resolve, reject) => {
      const lost = (): void => reject(new Error(`the connection ended before ${name} was answered`));
      if (this.isClosed) return lost();
      this.socket.once('close', lost);
      this.waiting.set(ask, (given: Answer<Name>) => {
        this.socket.off('close', lost);
        use(given);
        resolve(given);
      });
    });
    this.send(text);
    return answer;
  }

  /** As `ask`, for what has to be accepted. */
  async must<Name extends AskName>(name: Name, fields: Given<Name>): Promise<AnswerOf<Name>> {
    const answer = await this.ask(name, fields);
    if (!answer.ok) throw new Error(`${name}: ${answer.code}: ${answer.error}`);
    return answer;
  }

  send(content: string | Buffer): void {
    this.socket.send(content);
  }

  /** Sends a ping. */
  ping(content: string): void {
    this.socket.ping(content);
  }

  /** Takes nothing more of what it is sent. */
  pause(): void {
    this.socket.pause();
  }

  /** Looks at a table, from one of several seats if it has them; again, with what it knows, where it looked before. */
  async look(table: string, seat?: number): Promise<Scene> {
    const known = this.scenes.get(table);
    if (seat !== undefined) this.seats.set(table, seat);
    const from = { table, ...this.seatAt(table) };
    const fields = known === undefined ? from : { ...from, after: known.number, epoch: known.epoch };
    const answer = await this.ask('look', fields, (given) => {
      if (given.ok) this.show(table, given);
    });
    if (!answer.ok) throw new Error(`look: ${answer.code}: ${answer.error}`);
    return this.scene(table);
  }

  /** Stops looking at a table from one seat, and looks from another. */
  async lookFrom(table: string, seat: number | undefined): Promise<Scene> {
    await this.ask('leave', { table, ...this.seatAt(table) });
    this.scenes.delete(table);
    this.seats.delete(table);
    return this.look(table, seat);
  }

  scene(table: string): Scene {
    const known = this.scenes.get(table);
    if (known === undefined) throw new Error(`${table} was not looked at`);
    return known.scene;
  }

  /** The moves that this client's seat may make. */
  legal(table: string): readonly MoveText[] {
    const { seen } = this.scene(table);
    if (seen === null || seen.seat === null) return [];
    return seen.unlisted === undefined ? seen.legal : legalFor(seen, seen.seat);
  }

  move(table: string, move: JsonObject, id = word()): Promise<Answer<'move'>> {
    return this.ask('move', {
      table,
      match: this.scene(table).table.match,
      id,
      move: move as AskOf<'move'>['move'],
      ...this.seatAt(table),
    });
  }

  private seatAt(table: string): { readonly seat?: number } {
    const seat = this.seats.get(table);
    return seat === undefined ? {} : { seat };
  }

  /** Waits until something holds; asked again after every message. */
  until(holds: () => boolean, what = 'what was waited for', milliseconds = 30_000): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.watchers.delete(check);
        reject(new Error(`${what} did not happen in time`));
      }, milliseconds);
      const check = (): void => {
        if (!holds()) return;
        clearTimeout(timer);
        this.watchers.delete(check);
        resolve();
      };
      this.watchers.add(check);
      check();
    });
  }

  close(): Promise<void> {
    if (this.isClosed) return Promise.resolve();
    this.socket.close();
    return new Promise((resolve) => this.socket.once('close', () => resolve()));
  }

  /** Goes without a word, as by a broken line. */
  drop(): void {
    this.socket.terminate();
  }

  private hear(text: string): void {
    this.received.push(text);
    const message = JSON.parse(text) as Tell | Answer<AskName>;
    const to = 'answer' in message ? this.names.get(message.answer ?? 0) : undefined;
    this.exchanged.push({ to: to ?? null, text });
    if ('tell' in message) {
      if (message.tell === 'change') this.take(message.table, message);
      if (message.tell === 'here') this.here.set(message.table, message.here);
    }
    if ('answer' in message && message.answer != null) {
      const answer =
        'tell' in message ? { answer: message.answer, ok: true, number: message.number } : message;
      this.waiting.get(message.answer)?.(answer as never);
      this.waiting.delete(message.answer);
    }
    this.changed();
  }

  private show(table: string, shown: AnswerOf<'look'>): void {
    this.here.set(table, shown.here);
    if ('scene' in shown) {
      const { number, epoch, scene } = shown;
      this.scenes.set(table, { number, epoch, scene });
    } else for (const change of shown.changes) this.take(table, change);
  }

  private take(table: string, change: Change): void {
    const { number } = change;
    const known = this.scenes.get(table);
    if (known === undefined || number <= known.number) return;
    if ((change.after ?? number - 1) > known.number)
      throw new Gap(`change ${number} came after ${known.number}`);
    this.scenes.set(table, { ...known, number, scene: sceneAfter(known.scene, [change]) });
    this.noticed(table, number, change.event.kind);
  }

  private changed(): void {
    for (const check of [...this.watchers]) check();
  }
}
