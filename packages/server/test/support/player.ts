import { setTimeout as sleep } from 'node:timers/promises';
import type { MoveText } from '@tischrunde/engine';
import type { AnswerOf, AskName, Refused, Scene } from '@tischrunde/protocol';
import { Client, Gap, type Given, word } from './client.ts';
import type { Ledger } from './ledger.ts';

/** How long a server may take to answer before a player tries another one. Milliseconds. */
const patience = 2500;
/** After such a silence a player asks whether anything happened. */
const silence = 1500;

/** The line is gone, or nobody answers. */
class Lost extends Error {}

/** What a habit has to do with. */
export interface Situation {
  readonly table: string;
  readonly guest: string;
  readonly scene: Scene;
  /** The seats of the guest at the table. */
  readonly own: readonly number[];
  /** The one that this player has; null for none. */
  readonly seat: number | null;
  /** Whether the last thing that this player did was a move. */
  readonly hasMoved: boolean;
  readonly here: readonly string[];
  readonly ledger: Ledger;
  ask<Name extends AskName>(name: Name, fields: Given<Name>): Promise<AnswerOf<Name> | Refused>;
  /** Goes away for a while. */
  goAway(milliseconds: number): Promise<void>;
}

/** Something that people do at a table besides playing. True if it was done, so that the table looks different now. */
export type Habit = (situation: Situation) => Promise<boolean>;

export interface Manner {
  /** How long the player thinks about a move, on average. Milliseconds. */
  readonly pace: number;
  /** How often the player falls asleep over a move until the time is up. */
  readonly dawdling: number;
  readonly habits?: readonly Habit[];
}

/** A move that was sent and of which it is not known whether it was made. */
interface Unanswered {
  readonly id: string;
  readonly match: number;
  readonly seat: number;
  readonly move: MoveText;
  sent: number;
}

/**
 * Somebody who plays on, whatever happens to the servers, as the page does: connects again to any of them, asks for what came after the last
 * thing that was seen, and sends a move that was not answered again, by the same id.
 */
export class Player {
  readonly name: string;
  table = '';
  guest = '';
  /** The seat from which it looks, where the guest has several. */
  seat: number | undefined;
  /** Which of the guest's seats are this player's: the first, or those of somebody else on the same device. */
  private readonly nth: number;
  /** How often the line was lost. */
  losses = 0;
  private readonly ledger: Ledger;
  readonly manner: Manner;
  private addresses: readonly string[];
  token: string | undefined;
  private client: Client | null = null;
  private known: { number: number; epoch: number; scene: Scene } | undefined;
  private unanswered: Unanswered | null = null;
  private hasMoved = false;
  private isPlaying = true;
  private playing: Promise<void> = Promise.resolve();

  /** Connects to the first of the addresses, and to the others in turn when the line is lost. */
  constructor(name: string, addresses: readonly string[], ledger: Ledger, manner: Manner, nth = 0) {
    this.name = name;
    this.nth = nth;
    this.addresses = addresses;
    this.ledger = ledger;
    this.manner = manner;
  }

  /** Comes in, as a new guest or with the token of one, and is ready to be asked to sit down. */
  async enter(token?: string): Promise<Client> {
    this.client = await Client.enter(this.addresses[0], this.name, token);
    this.token = this.client.token;
    this.guest = this.client.guest;
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
    await within(client.look(this.table, this.seat));
    const { number } = this.sees;
    if (number < before) throw new Error(`table ${this.table} went back from ${before} to ${number}`);
  }

  private listen(): void {
    const { client, ledger } = this;
    if (client !== null) client.noticed = (table, number, kind) => ledger.see(table, number, kind);
  }

  private keep(): void {
    this.known = this.client?.scenes.get(this.table) ?? this.known;
  }

  private async doNext(client: Client): Promise<void> {
    if (this.unanswered !== null) return this.send(client, this.unanswered);
    const { number, scene } = this.sees;
    const { table, seen } = scene;
    const own = table.places.flatMap(({ guest }, seat) => (guest === this.guest ? [seat] : []));
    const seat = own[this.nth] ?? null;
    if (this.nth > 0 && seat !== null && seat !== this.seat) return this.lookFrom(client, seat);
    if (await this.hasHabit(client, own, seat)) return;
    this.hasMoved = false;
    if (seat === null) return this.wait(client, number);
    if (table.phase === 'over' && !table.places[seat].ready && table.places[seat].bot === null) {
      const answer = await within(client.ask('ready', { table: this.table, word: word(), seat }));
      if (!answer.ok) await sleep(100);
      return;
    }
    const isMine = seen?.seat === seat;
    const move = table.phase === 'playing' && isMine ? choose(seen?.legal ?? []) : undefined;
    if (move === undefined || table.paused) return this.wait(client, number);
    const { pace, dawdling } = this.manner;
    if (Math.random() < dawdling) return this.wait(client, number, 7000);
    const isOnTurn = seen?.view.turn === seat;
    await sleep(pace * (isOnTurn ? 0.5 + Math.random() : 1 + 3 * Math.random()));
    if (!this.isPlaying || (this.sees.number !== number && isOnTurn)) return;
    this.unanswered = { id: word(), match: table.match, seat, move, sent: 0 };
    return this.send(client, this.unanswered);
  }

  private async lookFrom(client: Client, seat: number): Promise<void> {
    this.seat = seat;
    this.known = undefined;
    await within(client.lookFrom(this.table, seat));
  }

  /** Does one of the things that people do besides playing. */
  private async hasHabit(client: Client, own: readonly number[], seat: number | null): Promise<boolean> {
    const { table, guest, ledger, hasMoved } = this;
    for (const habit of this.manner.habits ?? []) {
      const isDone = await habit({
        table,
        guest,
        scene: this.sees.scene,
        own,
        seat,
        hasMoved,
        here: client.here.get(table) ?? [],
        ledger,
        ask: (name, fields) => within(client.ask(name, fields)),
        goAway: async (milliseconds) => {
          this.leave();
          await sleep(milliseconds);
        },
      });
      if (isDone) return true;
    }
    return false;
  }

  private async send(client: Client, unanswered: Unanswered): Promise<void> {
    const { id, match, seat, move } = unanswered;
    unanswered.sent++;
    const answer = await within(
      client.ask('move', { table: this.table, match, id, move: { ...move } as never, seat }),
    );
    const answered = { table: this.table, match, seat, id, move };
    this.hasMoved = answer.ok;
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
