import { setTimeout as sleep } from 'node:timers/promises';
import type { MoveText } from '@tischrunde/engine';
import type { Scene } from '@tischrunde/protocol';
import { Client, Gap, word } from './client.ts';
import type { Ledger } from './ledger.ts';

/** How long a server may take to answer before a player tries another one. Milliseconds. */
const patience = 2500;
/** After such a silence a player asks whether anything happened. */
const silence = 1500;

/** The line is gone, or nobody answers. */
class Lost extends Error {}

export interface Manner {
  /** How long the player thinks about a move, on average. Milliseconds. */
  readonly pace: number;
  /** How often the player falls asleep over a move until the time is up. */
  readonly dawdling: number;
}

/** A move that was sent and of which it is not known whether it was made. */
interface Unanswered {
  readonly id: string;
  readonly match: number;
  readonly move: MoveText;
  sent: number;
}

/**
 * Somebody who plays on, whatever happens to the servers, as the page does: connects again to any of them, asks for what came after the last
 * thing that was seen, and sends a move that was not answered again, by the same id.
 */
export class Player {
  readonly seat: number;
  table = '';
  /** How often the line was lost. */
  losses = 0;
  private readonly ledger: Ledger;
  readonly manner: Manner;
  private addresses: readonly string[];
  private token: string | undefined;
  private client: Client | null = null;
  private known: { number: number; epoch: number; scene: Scene } | undefined;
  private unanswered: Unanswered | null = null;
  private isPlaying = true;
  private playing: Promise<void> = Promise.resolve();

  /** Connects to the first of the addresses, and to the others in turn when the line is lost. */
  constructor(seat: number, addresses: readonly string[], ledger: Ledger, manner: Manner) {
    this.seat = seat;
    this.addresses = addresses;
    this.ledger = ledger;
    this.manner = manner;
  }

  /** Comes in and is ready to be asked to sit down. */
  async enter(): Promise<Client> {
    this.client = await Client.enter(this.addresses[0], `Player ${this.seat}`);
    this.token = this.client.token;
    return this.client;
  }

  /** Plays from now on. */
  begin(table: string): void {
    this.table = table;
    this.listen();
    this.playing = this.play();
    this.playing.catch(() => {});
  }

  /** Makes no more moves, but stays and looks on. Throws what went wrong. */
  async rest(): Promise<void> {
    this.isPlaying = false;
    await this.playing;
  }

  /** What the player sees, and of which event. */
  get sees(): { number: number; scene: Scene } {
    this.keep();
    if (this.known === undefined) throw new Error('nothing was seen');
    return this.known;
  }

  /** Looks on, without playing, until a number is seen. */
  async catchUp(number: number): Promise<void> {
    for (let tries = 0; tries < 20 && this.sees.number < number; tries++) {
      try {
        const client = await this.atTable();
        await client.until(() => this.sees.number >= number, `event ${number}`, 30_000);
      } catch (error) {
        if (!(error instanceof Lost)) throw error;
        await this.lose();
      }
    }
  }

  leave(): void {
    this.keep();
    this.client?.drop();
    this.client = null;
  }

  private async play(): Promise<void> {
    while (this.isPlaying || this.unanswered !== null) {
      try {
        await this.doNext(await this.atTable());
      } catch (error) {
        if (!(error instanceof Lost)) throw error;
        await this.lose();
      }
    }
  }

  private async lose(): Promise<void> {
    this.leave();
    this.losses++;
    const [first, ...others] = this.addresses;
    this.addresses = [...others, first];
    await sleep(20 + Math.random() * 180);
  }

  private async atTable(): Promise<Client> {
    if (this.client !== null && !this.client.isClosed) return this.client;
    this.keep();
    const client = await within(Client.enter(this.addresses[0], '', this.token), (late) => late.drop());
    this.client = client;
    this.listen();
    if (this.known !== undefined) client.scenes.set(this.table, this.known);
    await this.look(client);
    return client;
  }

  /** Nobody may be shown less than they have seen. */
  private async look(client: Client): Promise<void> {
    const before = client.scenes.get(this.table)?.number ?? 0;
    await within(client.look(this.table));
    const { number } = this.sees;
    if (number < before) throw new Error(`table ${this.table} went back from ${before} to ${number}`);
  }

  private listen(): void {
    if (this.client !== null) this.client.noticed = (table, number) => this.ledger.see(table, number);
  }

  private keep(): void {
    this.known = this.client?.scenes.get(this.table) ?? this.known;
  }

  private async doNext(client: Client): Promise<void> {
    if (this.unanswered !== null) return this.send(client, this.unanswered);
    const { number, scene } = this.sees;
    const { table, seen } = scene;
    if (table.phase === 'over' && !table.places[this.seat].ready) {
      const answer = await within(client.ask('ready', { table: this.table, word: word() }));
      if (!answer.ok) await sleep(100);
      return;
    }
    const move = table.phase === 'playing' ? choose(seen?.legal ?? []) : undefined;
    if (move === undefined) return this.wait(client, number);
    const { pace, dawdling } = this.manner;
    if (Math.random() < dawdling) return this.wait(client, number, 7000);
    const isOnTurn = seen?.view.turn === this.seat;
    await sleep(pace * (isOnTurn ? 0.5 + Math.random() : 1 + 3 * Math.random()));
    if (!this.isPlaying || (this.sees.number !== number && isOnTurn)) return;
    this.unanswered = { id: word(), match: table.match, move, sent: 0 };
    return this.send(client, this.unanswered);
  }

  private async send(client: Client, unanswered: Unanswered): Promise<void> {
    const { id, match, move } = unanswered;
    unanswered.sent++;
    const answer = await within(
      client.ask('move', { table: this.table, match, id, move: { ...move } as never }),
    );
    const answered = { table: this.table, match, seat: this.seat, id, move };
    if (answer.ok) this.ledger.acknowledged.push({ ...answered, number: answer.number });
    else if (answer.code === 'server.failed' || answer.code === 'server.full') {
      this.ledger.failures++;
      await sleep(100 + Math.random() * 200);
      return;
    } else if (answer.code === 'server.closing') throw new Lost();
    else if (unanswered.sent === 1) this.ledger.refused.push(answered);
    this.unanswered = null;
  }

  /** Until something happens; where nothing does for long, asks whether that is so. */
  private async wait(client: Client, number: number, milliseconds = silence): Promise<void> {
    const isNews = (): boolean => !this.isPlaying || client.isClosed || this.sees.number > number;
    const isHeard = await client.until(isNews, 'news', milliseconds).then(
      () => true,
      () => false,
    );
    if (!isHeard) await this.look(client);
  }
}

/** Any legal move, but seldom one that leads nowhere. */
function choose(legal: readonly MoveText[]): MoveText | undefined {
  const good = legal.filter(({ type }) => type !== 'giveUp' && type !== 'return');
  const from = good.length > 0 && Math.random() > 0.05 ? good : legal;
  return from[Math.floor(Math.random() * from.length)];
}

/** What comes too late is as good as lost. */
async function within<Value>(
  promise: Promise<Value>,
  tooLate: (value: Value) => void = () => {},
): Promise<Value> {
  let isLate = false;
  const timeout = AbortSignal.timeout(patience);
  return new Promise<Value>((resolve, reject) => {
    timeout.addEventListener('abort', () => {
      isLate = true;
      reject(new Lost());
    });
    promise.then(
      (value) => {
        if (isLate) tooLate(value);
        else resolve(value);
      },
      (error: unknown) => reject(error instanceof Gap ? error : new Lost()),
    );
  });
}
