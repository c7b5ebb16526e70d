import {
  type Answers,
  type Change,
  type MatchFile,
  type RefusalCode,
  refusalCodes,
} from '@tischrunde/protocol';
import { isDamaged } from '../store/store-error.ts';
import { type Asker, type Outcome, outcomeOf, refused, type TableAsk } from '../table/ask-outcome.ts';
import { publicEvent, readEvent, type TableEvent } from '../table/events.ts';
import type { LogEntry, TableRow } from '../table/log.ts';
import { matchFile } from '../table/match-file.ts';
import { applyEntry, entryOf, stateOf } from '../table/replay.ts';
import { rowOf } from '../table/row.ts';
import { applyEvent, sceneOf } from '../table/scene.ts';
import type { TableState } from '../table/state.ts';
import { hereSeenFrom, mayHaveFile, viewpointOf } from '../table/viewpoint.ts';
import { Attendant } from './attendant.ts';
import { Audience, type PendingAsk, type Watcher } from './audience.ts';
import type { ServerContext } from './context.ts';
import { Presence } from './presence.ts';
import { isBroken } from './quarantine.ts';
import { SerialQueue } from './serial-queue.ts';

/** How often a write is attempted when other processes keep winning the race. */
const mostTries = 20;
/** How often a write is attempted when the store fails. */
const mostFailures = 3;
/** How long after a failure the table is loaded again. Milliseconds. */
const retryAfter = 1000;

/**
 * A table in memory, because somebody watches it or the server has a duty there. Everything happens in sequence, and an event is announced only
 * once the store has it. The whole object can be dropped and rebuilt from the store.
 */
export class LiveTable {
  readonly id: string;
  readonly presence: Presence;
  lastUsed = Date.now();
  private readonly context: ServerContext;
  private readonly attendant: Attendant;
  private readonly audience: Audience;
  private readonly queue = new SerialQueue((error) => this.recover(error));
  private state: TableState;
  /** The number of the last event that was announced. */
  private announced: number;
  /** The state may not match the store and must be loaded again. */
  private isStale = false;
  private row: Required<TableRow>;
  private isClosed = false;
  private retry: NodeJS.Timeout | null = null;
  private readonly quarantine: (error: unknown) => void;

  /** `quarantine` is called if the log turns out to be broken. */
  constructor(state: TableState, context: ServerContext, quarantine: (error: unknown) => void) {
    this.quarantine = quarantine;
    this.id = state.id;
    this.state = state;
    this.announced = state.number;
    this.context = context;
    this.row = rowOf(state);
    this.audience = new Audience(state.id);
    this.presence = new Presence(state.id, context.process, context.bus, (here) =>
      this.audience.tellHere(this.state, here),
    );
    this.attendant = new Attendant({
      state: () => this.state,
      write: (decide) => this.writeOwn(decide),
      botPool: context.botPool,
      pace: context.pace,
      broken: (error) => this.recover(error),
    });
  }

  get isIdle(): boolean {
    return this.audience.isEmpty && this.queue.isEmpty && !this.attendant.isBusy;
  }

  get isWatched(): boolean {
    return !this.audience.isEmpty;
  }

  get number(): number {
    return this.announced;
  }

  /** Carries out an ask if it is allowed. An asker who watches the table gets the change itself as the answer. */
  ask(asker: Asker, ask: TableAsk, pending: PendingAsk | null): Promise<Outcome> {
    const isHere = (guest: string): boolean => this.presence.isHere(guest);
    return this.enqueue(() =>
      this.write((state) => outcomeOf(state, asker, ask, Date.now(), isHere), pending),
    );
  }

  /** Starts attending to a table just loaded. Where other processes may be doing so already, they go first. */
  begin(): void {
    if (this.context.bus.isShared) this.syncWithStore();
    this.attendant.attend(!this.context.bus.isShared);
  }

  /**
   * Subscribes a watcher. It is sent the scene, or the changes it missed since an event it has seen, before anything else can happen at
   * the table.
   */
  look(watcher: Watcher, after: number | undefined, answer: (shown: Answers['look']) => void): Promise<void> {
    return this.enqueue(async () => {
      if (this.isStale) await this.reload();
      // The watcher has seen events that this process has not heard of yet.
      if (after !== undefined && after > this.numberFor(watcher.guest)) await this.catchUp();
      const number = this.numberFor(watcher.guest);
      const changes = this.changesSince(after, watcher.guest);
      if (!this.audience.has(watcher)) this.presence.came(watcher.guest);
      this.audience.admit(watcher, this.state);
      const viewpoint = viewpointOf(this.state, watcher.guest);
      const here = hereSeenFrom(this.state, viewpoint, this.presence.here());
      if (changes !== null) return answer({ changes, here });
      answer({ number, epoch: this.context.epoch, scene: sceneOf(this.state, viewpoint), here });
    });
  }

  leave(watcher: Watcher): void {
    if (!this.audience.dismiss(watcher)) return;
    this.presence.left(watcher.guest);
    this.lastUsed = Date.now();
  }

  /** The file of a finished match, for guests who may see it. */
  file(guest: string, match: number): Promise<MatchFile | 'closed' | null> {
    return this.enqueue(async () => {
      if (viewpointOf(this.state, guest) === 'outside' && !mayHaveFile(this.state, guest)) return 'closed';
      return matchFile(this.id, await this.context.store.read(this.id, 0), match, guest);
    });
  }

  /** Another process has written an event. */
  hear(entry: LogEntry): void {
    this.enqueueQuietly(async () => {
      const { number } = entry;
      if (number <= this.announced) return;
      if (this.isStale || number > this.announced + 1) await this.catchUp();
      else if (this.applyRemote(entry)) this.attendant.attend(false);
    });
  }

  /** Applies events of other processes whose announcement was lost. */
  syncWithStore(): void {
    this.enqueueQuietly(() => this.catchUp());
  }

  /** The process that had a duty here has not done it: this one does. */
  takeOver(): void {
    this.enqueueQuietly(async () => {
      await this.catchUp();
      this.attendant.takeOver();
    });
  }

  /** Tells all watchers that there is nothing more to watch here. */
  dismissAll(code: RefusalCode): void {
    this.audience.sendAll(JSON.stringify({ tell: 'gone', table: this.id, code, error: refusalCodes[code] }));
  }

  /** Finishes what is queued and starts nothing new. */
  async close(): Promise<void> {
    this.attendant.retire();
    await this.queue.settled();
    this.isClosed = true;
    if (this.retry !== null) clearTimeout(this.retry);
    this.presence.close();
  }

  private writeOwn(decide: (state: TableState) => TableEvent | null): void {
    this.enqueueQuietly(async () => {
      await this.write((state) => {
        const event = decide(state);
        return event === null ? { written: state.number } : { write: event };
      });
    });
  }

  /** Decides on the current state, and again whenever another process's event came first. */
  private async write(
    decide: (state: TableState) => Outcome,
    pending: PendingAsk | null = null,
  ): Promise<Outcome> {
    for (let tries = 0, failures = 0; tries < mostTries; tries++) {
      if (this.context.health.isFull) return refused('server.full');
      if (this.isStale) await this.reload();
      const outcome = await this.decideOn(decide);
      if (!('write' in outcome)) return outcome;
      const { write: event } = outcome;
      this.isStale = true;
      const happening = applyEvent(this.state, event);
      const { number } = this.state;
      const row = rowOf(this.state);
      const entry = entryOf(this.state, event);
      const written = await this.append(entry, row);
      if (written === true) {
        this.isStale = false;
        this.row = row;
        this.context.bus.tell(this.id, entry);
        this.context.metrics.written(event.kind);
        const isTold = this.announce(number, happening, pending);
        if (affectsPlay(event)) this.attendant.attend(true);
        return isTold ? { written: number, isTold } : { written: number };
      }
      if (written === false) this.context.metrics.lostRace();
      else if (++failures === mostFailures) return refused('server.failed');
    }
    return refused('server.failed', 'other processes kept writing first');
  }

  /** A refusal may be due to an event that this process has not heard of yet: it is decided again after catching up. */
  private async decideOn(decide: (state: TableState) => Outcome): Promise<Outcome> {
    const outcome = decide(this.state);
    if (!('code' in outcome) || !this.context.bus.isShared) return outcome;
    const before = this.announced;
    await this.catchUp();
    return this.announced === before ? outcome : decide(this.state);
  }

  /** When the store fails, the event may or may not have been written. Either way the log is read again and the ask decided again. */
  private async append(entry: LogEntry, { due, listing }: Required<TableRow>): Promise<boolean | 'failed'> {
    const row = {
      ...(due === this.row.due ? {} : { due }),
      ...(listing === this.row.listing ? {} : { listing }),
    };
    const isRowChanged = due !== this.row.due || listing !== this.row.listing;
    const { store, health, log } = this.context;
    try {
      const isWritten = await store.append({ table: this.id, ...entry, ...(isRowChanged ? { row } : {}) });
      health.wrote();
      return isWritten;
    } catch (error) {
      health.failed(error);
      if (isDamaged(error)) throw error;
      if (!health.isFull) log.warn({ table: this.id, error }, 'the store failed to append an event');
      return 'failed';
    }
  }

  /** Rebuilds the state from the log up to the last announced event, then announces what came after it. */
  private async reload(): Promise<void> {
    const log = await this.context.store.read(this.id, 0);
    const state = stateOf(this.id, log.slice(0, this.announced));
    if (state === null) throw new Error(`table ${this.id} is gone from the store`);
    this.state = state;
    this.isStale = false;
    for (const entry of log.slice(this.announced)) this.applyRemote(entry);
    this.row = rowOf(this.state);
    this.attendant.attend(!this.context.bus.isShared);
  }

  private async catchUp(): Promise<void> {
    if (this.isStale) {
      await this.reload();
      return;
    }
    const news = await this.context.store.read(this.id, this.announced);
    const affected = news.map((entry) => this.applyRemote(entry));
    if (affected.includes(true)) this.attendant.attend(false);
  }

  /** Applies an event of another process; true if it affects play. */
  private applyRemote(entry: LogEntry): boolean {
    this.isStale = true;
    const event = readEvent(entry.event);
    const happening = publicEvent(event, (seat) => this.state.places[seat].name ?? '');
    applyEntry(this.state, entry);
    this.isStale = false;
    this.row = rowOf(this.state);
    this.announce(entry.number, happening);
    return affectsPlay(event);
  }

  /** True if the asker was among those who were told. */
  private announce(number: number, event: Change['event'], pending: PendingAsk | null = null): boolean {
    this.announced = number;
    this.lastUsed = Date.now();
    return this.audience.tell(this.state, number, event, pending);
  }

  /** The number of the last event that a guest may know of. From outside, one cannot tell how long the log is. */
  private numberFor(guest: string): number {
    return viewpointOf(this.state, guest) === 'outside' ? this.state.outsideNumber : this.announced;
  }

  /** What a client missed after an event, if that is not long ago; null if it has to be shown the whole table. */
  private changesSince(after: number | undefined, guest: string): readonly Change[] | null {
    if (after === undefined || after <= 0) return null;
    return after === this.numberFor(guest)
      ? []
      : this.audience.changesAfter(viewpointOf(this.state, guest), after);
  }

  private enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
    this.lastUsed = Date.now();
    return this.queue.run(task);
  }

  /** Failures are reported to `recover` only. */
  private enqueueQuietly(task: () => Promise<void>): void {
    this.enqueue(task).catch(() => {});
  }

  /** After a failure the state of the table is unknown: nothing is done here until it has been loaded again. */
  private recover(error: unknown): void {
    if (this.isClosed) return;
    this.attendant.stop();
    if (isBroken(error)) {
      this.quarantine(error);
      return;
    }
    if (this.retry !== null) return;
    this.context.log.error({ table: this.id, error }, 'a table failed; loading it again');
    this.retry = setTimeout(
      () => {
        this.retry = null;
        this.takeOver();
      },
      retryAfter * (1 + Math.random()),
    );
  }
}

/** Chat does not interrupt bots. */
const affectsPlay = ({ kind }: TableEvent): boolean => kind !== 'said' && kind !== 'muted';
