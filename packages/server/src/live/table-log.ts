import type { Change } from '@tischrunde/protocol';
import type { Append } from '../store/store.ts';
import { isDamaged, isFull } from '../store/store-error.ts';
import { BrokenLog } from '../table/chain.ts';
import { publicEvent, readEvent, type TableEvent } from '../table/events.ts';
import type { LogEntry, TableRow } from '../table/log.ts';
import { fileToStore } from '../table/match-file.ts';
import { type Outcome, refused } from '../table/outcome.ts';
import { applyEntry, entryOf } from '../table/replay.ts';
import { rowOf } from '../table/row.ts';
import { applyEvent } from '../table/scene.ts';
import type { TableState } from '../table/state.ts';
import { isSlowToDeal } from '../table/table-match.ts';
import { isNoted } from '../table/visits.ts';
import type { PendingAsk } from './audience.ts';
import type { ServerContext } from './context.ts';
import { isStateStored, loadState, storeState } from './load-state.ts';
import { dealInSlices } from './slow-deals.ts';
import { VisitNotes } from './visit-notes.ts';

/** How often a write is attempted when other processes keep winning the race. */
const mostTries = 20;
/** How often a write is attempted when the store fails. */
const mostFailures = 3;
/** Events of other processes that are told without a break. */
const newsAtOnce = 20;

/** Whom a log tells what was added to it. */
export interface LogListener {
  /** The store has another event; returns true if the one who asked for it was told. */
  announce(number: number, event: Change['event'], pending: PendingAsk | null): boolean;
  /** What is to be done next may be something else; `isOurs` if this process is to see to it at once. */
  changed(isOurs: boolean): void;
}

/** An event that was applied and is to be written. */
interface Made {
  readonly event: TableEvent;
  /** What everybody may know of it. */
  readonly happening: Change['event'];
  /** Those who were at the table before it, if they are to find it otherwise in their lists. */
  readonly noted: readonly string[] | null;
  readonly row: Required<TableRow>;
  readonly append: Append;
}

const unchanged: TableRow = {};

/** The log of a table, and the state that it leads to. Only one thing may be done with it at a time. */
export class TableLog {
  private readonly context: ServerContext;
  private readonly listener: LogListener;
  private current: TableState;
  /** The number of the last event that was announced. */
  private announced: number;
  private announcedHash: string;
  /** The state may not match the store and must be loaded again. */
  private isStale = false;
  private row: Required<TableRow>;
  private readonly visits: VisitNotes;

  constructor(state: TableState, context: ServerContext, listener: LogListener) {
    this.context = context;
    this.listener = listener;
    this.current = state;
    this.announced = state.number;
    this.announcedHash = state.hash;
    this.row = rowOf(state);
    this.visits = new VisitNotes(context);
  }

  get state(): TableState {
    return this.current;
  }

  get number(): number {
    return this.announced;
  }

  /** When another process should take the table over if nothing happens. */
  get due(): number | null {
    return this.row.due;
  }

  /** As the table is to be listed. */
  get listing(): string | null {
    return this.row.listing;
  }

  /**
   * Decides on the current state, and again whenever another process's event came first. Only what `mayLag` is refused without asking the store
   * whether there was one.
   */
  async write(
    decide: (state: TableState) => Outcome,
    pending: PendingAsk | null = null,
    mayLag = false,
  ): Promise<Outcome> {
    // What the store may have written although it failed.
    const unsure: Made[] = [];
    let isReloaded = false;
    for (let tries = 0; ; tries++) {
      // Every promise on this way costs something, and most moves need only the one for the store.
      if (this.isStale) {
        await this.reload();
        isReloaded = true;
        const found = await this.writtenOf(unsure);
        if (found !== null) return this.found(found);
      }
      // From here on, what is refused has left nothing in the state.
      if (this.context.health.isFull) return refused('server.full');
      if (unsure.length === mostFailures) return refused('server.failed');
      if (tries === mostTries) return refused('server.failed', 'other processes kept writing first');
      const isAsked = this.context.bus.isShared && !mayLag;
      const outcome = isAsked ? await this.decideOn(decide) : decide(this.current);
      if (!('write' in outcome)) {
        if (isReloaded) this.goOn();
        return outcome;
      }
      const { write: event } = outcome;
      if (event.kind === 'started' && !(await this.storeFile())) return refused('server.full');
      const made = this.make(event.kind === 'started' ? await this.dealt(event) : event);
      let isWritten: boolean;
      try {
        isWritten = await this.context.store.append(made.append);
      } catch (error) {
        this.failedToAppend(error);
        unsure.push(made);
        continue;
      }
      this.context.health.wrote();
      if (isWritten) {
        const written = this.written(made, pending);
        if (isReloaded) this.goOn();
        return written;
      }
      this.context.metrics.lostRace();
    }
  }

  /** Whether a match would be started whose deal takes long. */
  isSlowStart(decide: (state: TableState) => Outcome): boolean {
    if (!isSlowToDeal(this.current.game)) return false;
    const outcome = decide(this.current);
    return 'write' in outcome && outcome.write.kind === 'started';
  }

  /** Makes the deal of a match that begins, if it takes long. That does not count against the first turn. */
  private async dealt(event: TableEvent): Promise<TableEvent> {
    const since = performance.now();
    await dealInSlices(this.current, JSON.stringify(event));
    return { ...event, at: event.at + Math.round(performance.now() - since) };
  }

  /** Applies an event that is to be written. */
  private make(decided: TableEvent): Made {
    const { current } = this;
    const { at, id: table } = current;
    // The machine's clock may have been set back; the log's never is.
    const event = decided.at < at ? { ...decided, at } : decided;
    this.isStale = true;
    // A score pad is kept on the phones that fill it.
    const noted = isNoted(event.kind) && current.pad === null ? current.guests : null;
    const happening = applyEvent(current, event);
    const row = rowOf(current);
    const { hash: after } = current;
    const { number, event: text, hash } = entryOf(current, event);
    return {
      event,
      happening,
      noted,
      row,
      append: { table, number, event: text, hash, after, row: this.rowChange(row) },
    };
  }

  /** Tells everybody what the store has now. */
  private written(made: Made, pending: PendingAsk | null): Outcome {
    const { event, happening, row, append } = made;
    this.isStale = false;
    this.row = row;
    this.follow(made);
    const isTold = this.announce(append.number, happening, pending);
    if (affectsPlay(event)) this.listener.changed(true);
    if (isStateStored(this.current)) this.storeState();
    return isTold ? { written: append.number, isTold } : { written: append.number };
  }

  /** An event was written although the store failed. Everybody here was told when the log was read again. */
  private found(made: Made): Outcome {
    this.follow(made);
    this.listener.changed(true);
    return { written: made.append.number };
  }

  /** What follows for others from an event that was written here. */
  private follow({ event, noted, append }: Made): void {
    const { bus, metrics } = this.context;
    const { table, number, event: text, hash } = append;
    bus.tell(table, { number, event: text, hash });
    metrics.written(event.kind);
    if (noted !== null) this.visits.note(this.current, noted);
  }

  /** The first of some events that is in the log. The same number alone proves nothing: another process may have been first. */
  private async writtenOf(unsure: readonly Made[]): Promise<Made | null> {
    for (const made of unsure) {
      const { table, number, hash } = made.append;
      const [entry] = await this.context.store.read(table, number - 1, 1);
      if (entry?.number === number && entry.hash === hash) return made;
    }
    return null;
  }

  /** Another process has written an event. */
  async hear(entry: LogEntry): Promise<void> {
    const { number } = entry;
    if (number <= this.announced) return;
    if (this.isStale || number > this.announced + 1) {
      await this.catchUp();
      return;
    }
    await dealInSlices(this.current, entry.event);
    if (this.applyRemote(entry)) this.listener.changed(false);
  }

  /** Applies events of other processes whose announcement was lost. */
  async catchUp(): Promise<void> {
    if (this.isStale) await this.freshen();
    else if (await this.applyNews()) this.listener.changed(false);
  }

  /** Loads the state again if it may not match the store. */
  async freshen(): Promise<void> {
    if (!this.isStale) return;
    await this.reload();
    this.goOn();
  }

  /** Stores the file of the last match before the next one replaces it. False if the disk is full. */
  private async storeFile(): Promise<boolean> {
    const { id, match } = this.current;
    const text = fileToStore(this.current);
    if (text === null) return true;
    try {
      await this.context.store.attach(id, 'match', match - 1, text, 0);
      return true;
    } catch (error) {
      if (!isFull(error)) throw error;
      this.context.health.failed(error);
      return false;
    }
  }

  private storeState(): void {
    const { id } = this.current;
    storeState(this.context.store, this.current).catch((error: unknown) =>
      this.context.log.warn({ table: id, error }, 'the state of a table was not stored'),
    );
  }

  /** A refusal may be due to an event that this process has not heard of yet: it is decided again after catching up. */
  private async decideOn(decide: (state: TableState) => Outcome): Promise<Outcome> {
    const outcome = decide(this.current);
    if (!('code' in outcome)) return outcome;
    const before = this.announced;
    await this.catchUp();
    return this.announced === before ? outcome : decide(this.current);
  }

  /** What changes of the row that the store keeps of the table. */
  private rowChange({ due, listing }: Required<TableRow>): TableRow {
    const { row } = this;
    if (due === row.due && listing === row.listing) return unchanged;
    return { ...(due === row.due ? {} : { due }), ...(listing === row.listing ? {} : { listing }) };
  }

  /** When the store fails, the event may or may not have been written. Either way the log is read again and the ask decided again. */
  private failedToAppend(error: unknown): void {
    const { health, log } = this.context;
    health.failed(error);
    if (isDamaged(error)) throw error;
    if (!health.isFull) log.warn({ table: this.current.id, error }, 'the store failed to append an event');
  }

  /** Rebuilds the state from the log up to the last announced event, then announces what came after it. */
  private async reload(): Promise<void> {
    const { id } = this.current;
    const state = await loadState(this.context.store, id, this.announced);
    if (state?.number !== this.announced || state.hash !== this.announcedHash)
      throw new BrokenLog(
        `table ${id}: the store no longer has event ${this.announced}, which people have seen. If a backup or a standby has taken its place, \`restore\` is needed`,
      );
    this.current = state;
    this.isStale = false;
    await this.applyNews();
    this.row = rowOf(this.current);
    // Not at once: while the store fails, everything done at once would be read and done again, without end.
    this.listener.changed(false);
  }

  /** The state was loaded again, and the store works: this process goes on at once unless another one may have done so. */
  private goOn(): void {
    if (!this.context.bus.isShared) this.listener.changed(true);
  }

  /** Applies what other processes have written, in pages; true if it affects play. */
  private async applyNews(): Promise<boolean> {
    let doesAffectPlay = false;
    for (;;) {
      const news = await this.context.store.read(this.current.id, this.announced, newsAtOnce);
      for (const entry of news) {
        await dealInSlices(this.current, entry.event);
        if (this.applyRemote(entry)) doesAffectPlay = true;
      }
      if (news.length === newsAtOnce) continue;
      return doesAffectPlay;
    }
  }

  /** Applies an event of another process; true if it affects play. */
  private applyRemote(entry: LogEntry): boolean {
    this.isStale = true;
    const event = readEvent(entry.event);
    const happening = publicEvent(event, (seat) => this.current.places[seat].name ?? '');
    applyEntry(this.current, entry);
    this.isStale = false;
    this.row = rowOf(this.current);
    this.announce(entry.number, happening);
    return affectsPlay(event);
  }

  private announce(number: number, event: Change['event'], pending: PendingAsk | null = null): boolean {
    this.announced = number;
    this.announcedHash = this.current.hash;
    return this.listener.announce(number, event, pending);
  }
}

/** Chat does not interrupt bots, and neither does who is the host. */
const affectsPlay = ({ kind }: TableEvent): boolean => kind !== 'said' && kind !== 'muted' && kind !== 'host';
