import type { Change, Scene } from '@tischrunde/protocol';
import type { Logger } from 'pino';
import type { Thinking } from '../bots/bot-pool.ts';
import type { Bus } from '../bus/bus.ts';
import type { Metrics } from '../metrics.ts';
import type { Row, Store } from '../store/store.ts';
import { type Asker, type Outcome, outcomeOf, refused, type TableAsk } from '../table/ask-outcome.ts';
import { rowOf } from '../table/duty.ts';
import { readEvent, type TableEvent } from '../table/events.ts';
import { changesAfter, fileOf, stateOf } from '../table/replay.ts';
import { applyTold } from '../table/scene.ts';
import type { TableState } from '../table/state.ts';
import { Attendant } from './attendant.ts';
import { Audience, type Waiting, type Watcher } from './audience.ts';
import { Presence } from './presence.ts';

export interface House {
  /** Which process this is, among equals. */
  readonly process: string;
  readonly store: Store;
  readonly bus: Bus;
  readonly thinking: Thinking;
  readonly pace: number;
  readonly log: Logger;
  readonly metrics: Metrics;
}

/** What somebody who looks at the table is shown first. */
type Shown = { readonly here: readonly string[] } & (
  | { readonly number: number; readonly scene: Scene }
  | { readonly changes: readonly Change[] }
);

/** How often it is tried again to write something when others are faster. */
const mostTries = 20;
/** How long after a failure the table is read again. Milliseconds. */
const afterFailure = 1000;

/**
 * A table that somebody looks at, or that has to be seen to. One thing is done after the other; an event counts, and is told, when the
 * store has it. All of it can be forgotten and read again from the store.
 */
export class LiveTable {
  readonly id: string;
  readonly presence: Presence;
  lastUsed = Date.now();
  private readonly house: House;
  private readonly attendant: Attendant;
  private readonly audience: Audience;
  private state: TableState;
  /** The number of the last event that was told. */
  private told: number;
  /** The state is ahead of the store, or behind it: it has to be read again. */
  private isStale = false;
  private row: Required<Row>;
  private queue: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private isClosed = false;
  private retry: NodeJS.Timeout | null = null;

  constructor(state: TableState, house: House) {
    this.id = state.id;
    this.state = state;
    this.told = state.number;
    this.house = house;
    this.row = rowOf(state);
    this.audience = new Audience(state.id);
    this.presence = new Presence(state.id, house.process, house.bus, (here) =>
      this.audience.sendAll(JSON.stringify({ tell: 'here', table: this.id, here })),
    );
    this.attendant = new Attendant({
      state: () => this.state,
      write: (decide) => this.writeOwn(decide),
      thinking: house.thinking,
      pace: house.pace,
      broken: (error) => this.startOver(error),
    });
  }

  get isIdle(): boolean {
    return this.audience.isEmpty && this.waiting === 0 && !this.attendant.isBusy;
  }

  get isWatched(): boolean {
    return !this.audience.isEmpty;
  }

  get number(): number {
    return this.told;
  }

  /** Does what an ask wants, if it may be done. Whoever asked is told with the change itself where they look at the table. */
  ask(asker: Asker, ask: TableAsk, waiting: Waiting | null): Promise<Outcome> {
    const isHere = (guest: string): boolean => this.presence.isHere(guest);
    return this.inTurn(() =>
      this.write((state) => outcomeOf(state, asker, ask, Date.now(), isHere), waiting),
    );
  }

  /** What is to be done at a table that was read from the store: where others may do it too, they are left some time. */
  begin(): void {
    if (this.house.bus.isShared) this.lookIntoStore();
    this.attendant.attend(!this.house.bus.isShared);
  }

  /** Lets somebody look at the table from now on. They are shown it before anything else can happen there. */
  look(watcher: Watcher, after: number | undefined, show: (shown: Shown) => void): Promise<void> {
    return this.inTurn(async () => {
      if (this.isStale) await this.readAgain();
      // They have seen more than this process has heard of.
      if (after !== undefined && after > this.told) await this.catchUp();
      const changes =
        after !== undefined && after > 0 && after <= this.told
          ? await this.since(after, watcher.guest)
          : null;
      if (!this.audience.has(watcher)) this.presence.came(watcher.guest);
      const scene = this.audience.admit(watcher, this.state);
      const here = this.presence.here();
      show(changes === null ? { number: this.told, scene, here } : { changes, here });
    });
  }

  leave(watcher: Watcher): void {
    if (!this.audience.dismiss(watcher)) return;
    this.presence.left(watcher.guest);
    this.lastUsed = Date.now();
  }

  /** A finished match, for whoever may see it. */
  file(guest: string, match: number): Promise<ReturnType<typeof fileOf> | 'closed'> {
    return this.inTurn(async () => {
      const { watching, host } = this.state;
      if (watching === 'nobody' && this.state.seatOf(guest) === null && guest !== host) return 'closed';
      return fileOf(this.id, await this.house.store.read(this.id, 0), match);
    });
  }

  /** Another process has written an event. */
  hear(number: number, event: string): void {
    this.later(async () => {
      if (number <= this.told) return;
      if (this.isStale || number > this.told + 1) await this.catchUp();
      else if (this.takeIn(number, event)) this.attendant.attend(false);
    });
  }

  /** Takes in what was written elsewhere and not heard of. */
  lookIntoStore(): void {
    this.later(() => this.catchUp());
  }

  /** Nobody has done what had to be done. */
  seeTo(): void {
    this.later(async () => {
      await this.catchUp();
      this.attendant.takeOver();
    });
  }

  /** Waits for what is under way, and does nothing more. */
  async close(): Promise<void> {
    this.attendant.retire();
    await this.queue;
    this.isClosed = true;
    if (this.retry !== null) clearTimeout(this.retry);
    this.presence.close();
  }

  private writeOwn(decide: (state: TableState) => TableEvent | null): void {
    this.later(async () => {
      await this.write((state) => {
        const event = decide(state);
        return event === null ? { written: state.number } : { write: event };
      });
    });
  }

  /** Decides on the state as it stands, and decides again where somebody else's event came first. */
  private async write(
    decide: (state: TableState) => Outcome,
    waiting: Waiting | null = null,
  ): Promise<Outcome> {
    for (let tries = 0; tries < mostTries; tries++) {
      if (this.isStale) await this.readAgain();
      const outcome = await this.decided(decide);
      if (!('write' in outcome)) return outcome;
      const { write: event } = outcome;
      this.isStale = true;
      const told = applyTold(this.state, event);
      const { number } = this.state;
      const row = rowOf(this.state);
      const text = JSON.stringify(event);
      if (await this.isAppended(number, text, row)) {
        this.isStale = false;
        this.row = row;
        this.house.bus.tell(this.id, { number, event: text });
        this.house.metrics.written(event.kind);
        const isTold = this.tell(number, told, waiting);
        if (mattersToPlay(event)) this.attendant.attend(true);
        return isTold ? { written: number, isTold } : { written: number };
      }
      this.house.metrics.lostRace();
    }
    return refused('server.failed', 'others were faster again and again');
  }

  /** Nobody is refused because this process has not heard yet what another one wrote. */
  private async decided(decide: (state: TableState) => Outcome): Promise<Outcome> {
    const outcome = decide(this.state);
    if (!('code' in outcome) || !this.house.bus.isShared) return outcome;
    const before = this.told;
    await this.catchUp();
    return this.told === before ? outcome : decide(this.state);
  }

  /** Where the store fails, it is open whether the event was written: then the log is read again, and it is decided again. */
  private async isAppended(number: number, event: string, { due, listing }: Required<Row>): Promise<boolean> {
    const row = {
      ...(due === this.row.due ? {} : { due }),
      ...(listing === this.row.listing ? {} : { listing }),
    };
    const isRowChanged = due !== this.row.due || listing !== this.row.listing;
    try {
      const { store } = this.house;
      return await store.append({ table: this.id, number, event, ...(isRowChanged ? { row } : {}) });
    } catch (error) {
      this.house.log.warn({ table: this.id, error }, 'the store did not take an event');
      return false;
    }
  }

  /** Forgets the state and makes it again from the log, up to what was told; what came after that is told now. */
  private async readAgain(): Promise<void> {
    const log = await this.house.store.read(this.id, 0);
    const state = stateOf(this.id, log.slice(0, this.told));
    if (state === null) throw new Error(`table ${this.id} is gone from the store`);
    this.state = state;
    this.isStale = false;
    for (const { number, event } of log.slice(this.told)) this.takeIn(number, event);
    this.row = rowOf(this.state);
    this.attendant.attend(!this.house.bus.isShared);
  }

  private async catchUp(): Promise<void> {
    if (this.isStale) {
      await this.readAgain();
      return;
    }
    const news = await this.house.store.read(this.id, this.told);
    const matters = news.map(({ number, event }) => this.takeIn(number, event));
    if (matters.includes(true)) this.attendant.attend(false);
  }

  /** Takes in what another process wrote; true where it matters to play. */
  private takeIn(number: number, text: string): boolean {
    this.isStale = true;
    const event = readEvent(text);
    const told = applyTold(this.state, event);
    this.isStale = false;
    this.row = rowOf(this.state);
    this.tell(number, told);
    return mattersToPlay(event);
  }

  /** True where whoever waits was told with the others. */
  private tell(number: number, event: Change['event'], waiting: Waiting | null = null): boolean {
    this.told = number;
    this.lastUsed = Date.now();
    return this.audience.tell(this.state, number, event, waiting);
  }

  private async since(after: number, guest: string): Promise<readonly Change[]> {
    if (after === this.told) return [];
    const log = await this.house.store.read(this.id, 0);
    return changesAfter(this.id, log.slice(0, this.told), after, guest);
  }

  /** Does one thing after the other. */
  private inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    this.waiting++;
    this.lastUsed = Date.now();
    const result = this.queue.then(act);
    this.queue = result.then(this.done, this.failed);
    return result;
  }

  private readonly done = (): void => {
    this.waiting--;
  };

  private readonly failed = (error: unknown): void => {
    this.waiting--;
    this.startOver(error);
  };

  private later(act: () => Promise<void>): void {
    this.inTurn(act).catch(() => {});
  }

  /** After a failure of the store it is open how the table stands: nothing is done here until it could be read again. */
  private startOver(error: unknown): void {
    if (this.isClosed) return;
    this.attendant.stop();
    if (this.retry !== null) return;
    this.house.log.error({ table: this.id, error }, 'something at a table went wrong');
    this.retry = setTimeout(
      () => {
        this.retry = null;
        this.seeTo();
      },
      afterFailure * (1 + Math.random()),
    );
  }
}

/** What is said at the table holds no bot up. */
const mattersToPlay = ({ kind }: TableEvent): boolean => kind !== 'said' && kind !== 'muted';
