import {
  type Answers,
  type Change,
  type MatchFile,
  type RefusalCode,
  refusalCodes,
} from '@tischrunde/protocol';
import { isDamaged } from '../store/store-error.ts';
import {
  type Asker,
  hostOf,
  type Outcome,
  outcomeOf,
  refused,
  shutFor,
  type TableAsk,
} from '../table/ask-outcome.ts';
import { BrokenLog } from '../table/chain.ts';
import { publicEvent, readEvent, type TableEvent } from '../table/events.ts';
import type { LogEntry, TableRow } from '../table/log.ts';
import { fileToStore, matchFile, storedFile } from '../table/match-file.ts';
import { applyEntry, entryOf } from '../table/replay.ts';
import { rowOf } from '../table/row.ts';
import { applyEvent, sceneOf } from '../table/scene.ts';
import type { TableState } from '../table/state.ts';
import { hereSeenFrom, mayHaveFile, viewpointOf } from '../table/viewpoint.ts';
import { Attendant } from './attendant.ts';
import { Audience, type PendingAsk, type Watcher } from './audience.ts';
import type { ServerContext } from './context.ts';
import { loadState, storeState } from './load-state.ts';
import { Presence } from './presence.ts';
import { isBroken } from './quarantine.ts';
import { SerialQueue } from './serial-queue.ts';

/** How often a write is attempted when other processes keep winning the race. */
const mostTries = 20;
/** How often a write is attempted when the store fails. */
const mostFailures = 3;
/** Events of other processes that are told without a break. */
const newsAtOnce = 20;
/** How often the store is told that a table is in use. Milliseconds. */
const noteEvery = 60_000;
/** How long after a failure the table is loaded again. Milliseconds. */
const retryAfter = 1000;
/** After how many times `awayAfter` another one becomes the host, at public tables and at others. */
const listedHostPatience = 8;
const hostPatience = 60;

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
  /** When its use was last noted in the store. */
  private noted = 0;
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
    this.presence = new Presence(state.id, context.process, context.bus, (here) => {
      this.audience.tellHere(this.state, here);
      this.attendant.presenceChanged(!context.bus.isShared || !this.presence.isAnybodyElsewhere);
    });
    this.attendant = new Attendant({
      state: () => this.state,
      write: (decide) => this.writeOwn(decide),
      isWatched: () => this.presence.isAnybodyHere,
      availableSince: () => context.health.availableSince,
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
    const isAway = (guest: string): boolean => this.presence.awayFor(guest) >= this.context.awayAfter;
    return this.enqueue(async () => {
      const outcome = await this.write((state) => outcomeOf(state, asker, ask, Date.now(), isAway), pending);
      this.use();
      return outcome;
    });
  }

  /** Starts attending to a table just loaded. Where other processes may be doing so already, they go first. */
  begin(): void {
    if (this.context.bus.isShared) this.syncWithStore();
    this.attendant.attend(!this.context.bus.isShared);
  }

  /**
   * Subscribes a watcher. It is sent the scene, or the changes it missed since an event it has seen, before anything else can happen at
   * the table. Resolves to the reason if the guest may not see it.
   */
  look(
    watcher: Watcher,
    after: number | undefined,
    answer: (shown: Answers['look']) => void,
  ): Promise<RefusalCode | null> {
    return this.enqueue(async () => {
      if (this.isStale) await this.reload();
      // The watcher has seen events that this process has not heard of yet.
      if (after !== undefined && after > this.numberFor(watcher.guest)) await this.catchUp();
      const shut = shutFor(this.state, watcher.guest);
      if (shut !== null) return shut;
      this.use();
      if (this.isCrowdedFor(watcher)) return 'table.crowded';
      const number = this.numberFor(watcher.guest);
      const changes = this.changesSince(after, watcher.guest);
      if (!this.audience.has(watcher)) this.presence.came(watcher.guest);
      this.audience.admit(watcher, this.state);
      const viewpoint = viewpointOf(this.state, watcher.guest);
      const here = hereSeenFrom(this.state, viewpoint, this.presence.here());
      if (changes !== null) answer({ changes, here });
      else answer({ number, epoch: this.context.epoch, scene: sceneOf(this.state, viewpoint), here });
      return null;
    });
  }

  private isCrowdedFor(watcher: Watcher): boolean {
    const { guest } = watcher;
    const isAtTable = guest === this.state.host || this.state.seatOf(guest) !== null;
    return this.audience.isFull && !isAtTable && !this.audience.has(watcher);
  }

  /** Notes that the table is in use, so that it is kept and listed. */
  use(): void {
    const { store, health, log } = this.context;
    const now = Date.now();
    if (now - this.noted < noteEvery || health.isFull) return;
    this.noted = now;
    store.touch(this.id, now, this.row.listing).then(
      (isThere) => {
        if (!isThere) this.recover(new BrokenLog(`table ${this.id} was deleted by another process`));
      },
      (error: unknown) => log.warn({ table: this.id, error }, 'cannot note that a table is in use'),
    );
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
      const file = matchFile(this.state, match, guest);
      if (file !== null || match >= this.state.match) return file;
      const text = await this.context.store.attached(this.id, 'match', match);
      return text === null ? null : storedFile(this.state, text, match, guest);
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

  /** If the host is away for long, the first player who is here becomes the host. */
  seeToHost(): void {
    const { host, listed, isClosed } = this.state;
    const { awayAfter } = this.context;
    const isAway = this.presence.awayFor(host) >= awayAfter * (listed ? listedHostPatience : hostPatience);
    if (isClosed || this.audience.isEmpty || !isAway) return;
    this.writeOwn((state) => {
      const seat = state.places.findIndex(({ guest }) => guest !== null && this.presence.isHere(guest));
      return state.host === host && !state.isClosed ? hostOf(state, seat, Date.now()) : null;
    });
  }

  /** Tells all watchers, or those of one guest, that there is nothing more to watch here. */
  dismiss(code: RefusalCode, guest: string | null = null): void {
    const text = JSON.stringify({ tell: 'gone', table: this.id, code, error: refusalCodes[code] });
    for (const watcher of this.audience.watchersOf(guest)) {
      watcher.send(text);
      this.leave(watcher);
    }
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
      // The machine's clock may have been set back; the log's never is.
      const event = { ...outcome.write, at: Math.max(outcome.write.at, this.state.at) };
      if (event.kind === 'started') await this.storeFile();
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
        this.storeState();
        return isTold ? { written: number, isTold } : { written: number };
      }
      if (written === false) this.context.metrics.lostRace();
      else if (++failures === mostFailures) return refused('server.failed');
    }
    return refused('server.failed', 'other processes kept writing first');
  }

  /** Another match takes the place of the last one, whose file could not be made any more. */
  private async storeFile(): Promise<void> {
    const text = fileToStore(this.state);
    if (text !== null) await this.context.store.attach(this.id, 'match', this.state.match - 1, text, 0);
  }

  private storeState(): void {
    storeState(this.context.store, this.state).catch((error: unknown) =>
      this.context.log.warn({ table: this.id, error }, 'the state of a table was not stored'),
    );
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
    const state = await loadState(this.context.store, this.id, this.announced);
    if (state === null) throw new Error(`table ${this.id} is gone from the store`);
    this.state = state;
    this.isStale = false;
    await this.applyNews();
    this.row = rowOf(this.state);
    this.attendant.attend(!this.context.bus.isShared);
  }

  private async catchUp(): Promise<void> {
    if (this.isStale) {
      await this.reload();
      return;
    }
    if (await this.applyNews()) this.attendant.attend(false);
  }

  /** Applies what other processes have written, in pages; true if it affects play. */
  private async applyNews(): Promise<boolean> {
    let affectsPlay = false;
    for (;;) {
      const news = await this.context.store.read(this.id, this.announced, newsAtOnce);
      for (const entry of news) if (this.applyRemote(entry)) affectsPlay = true;
      if (news.length < newsAtOnce) return affectsPlay;
    }
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
    const isTold = this.audience.tell(this.state, number, event, pending);
    if (event.kind === 'closed') this.dismiss('table.ended');
    if (event.kind === 'kicked' && event.kicked) this.dismiss('table.kicked', event.guest);
    return isTold;
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

/** Chat does not interrupt bots, and neither does who is the host. */
const affectsPlay = ({ kind }: TableEvent): boolean => kind !== 'said' && kind !== 'muted' && kind !== 'host';
