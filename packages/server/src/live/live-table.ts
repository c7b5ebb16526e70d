import {
  type Answers,
  type Change,
  type Invitation,
  type MatchFile,
  type RefusalCode,
  refusalCodes,
} from '@tischrunde/protocol';
import { heirsOf, hostOf, type TableAsk } from '../table/ask-outcome.ts';
import { BrokenLog } from '../table/chain.ts';
import { renamed } from '../table/evening-outcome.ts';
import { invitationOf } from '../table/facts.ts';
import type { LogEntry } from '../table/log.ts';
import { matchFile, storedFile } from '../table/match-file.ts';
import type { Asker, Outcome } from '../table/outcome.ts';
import { sceneOf } from '../table/scene.ts';
import type { TableState } from '../table/state.ts';
import { type Looker, mayHaveFile, mayInvite, viewpointOf } from '../table/viewpoint.ts';
import { admissionOf } from './admission.ts';
import { Attendant } from './attendant.ts';
import { Audience, firstOutside, type PendingAsk, type Watcher } from './audience.ts';
import type { ServerContext } from './context.ts';
import { GuestRoles } from './guest-roles.ts';
import { MatchStarts } from './match-starts.ts';
import { News } from './news.ts';
import { OwnWrites } from './own-writes.ts';
import { Presence } from './presence.ts';
import { isBroken } from './quarantine.ts';
import { SerialQueue } from './serial-queue.ts';
import { SteadyClock } from './steady-clock.ts';
import { TableAsks } from './table-asks.ts';
import { TableLog } from './table-log.ts';
import { TableUsage } from './table-usage.ts';

/** How long after a failure the table is loaded again. Milliseconds. */
const retryAfter = 1000;
/** After how many times `awayAfter` another guest becomes the host, at public tables and at others. */
const listedHostPatience = 8;
const hostPatience = 20;

/**
 * A table in memory, because somebody watches it or the server has a duty there. Everything happens in sequence, and an event is announced only
 * once the store has it. The whole object can be dropped and rebuilt from the store.
 */
export class LiveTable {
  readonly id: string;
  readonly presence: Presence;
  readonly roles = new GuestRoles(() => this.state);
  /** By a clock that nobody sets. */
  lastUsed = performance.now();
  private readonly context: ServerContext;
  private readonly attendant: Attendant;
  private readonly audience: Audience;
  /** Neither behind the log, so that what began at the table also ends there. */
  private readonly clock: SteadyClock;
  private readonly queue = new SerialQueue((error) => this.recover(error));
  private readonly news = new News(() => this.enqueue(() => this.log.catchUp()));
  private readonly log: TableLog;
  private readonly starts: MatchStarts;
  private readonly asks: TableAsks;
  private readonly own: OwnWrites;
  private readonly usage: TableUsage;
  private isClosed = false;
  private retry: NodeJS.Timeout | null = null;
  private shutOutsBefore: number;
  private readonly quarantine: (error: unknown) => void;

  /** `quarantine` is called if the log turns out to be broken. */
  constructor(state: TableState, context: ServerContext, quarantine: (error: unknown) => void) {
    this.quarantine = quarantine;
    this.id = state.id;
    this.shutOutsBefore = state.shutOuts;
    this.context = context;
    this.log = new TableLog(state, context, {
      announce: (number, event, pending) => this.announce(number, event, pending),
      changed: (isOurs) => this.attendant.attend(isOurs),
    });
    this.clock = new SteadyClock(() => Math.max(context.now(), this.state.at));
    this.audience = new Audience(state.id);
    this.presence = new Presence(
      state.id,
      context.process,
      context.bus,
      () => {
        this.tellHere();
        this.attendant.presenceChanged(!context.bus.isShared || !this.presence.isAnybodyElsewhere);
      },
      (guest) => this.roles.isHost(guest) || this.roles.isAtTable(guest),
    );
    this.starts = new MatchStarts({
      log: this.log,
      slowDeals: context.slowDeals,
      enqueue: (task) => this.enqueue(task),
    });
    this.asks = new TableAsks({
      context,
      log: this.log,
      news: this.news,
      presence: this.presence,
      now: () => this.clock.now(),
      enqueue: (task) => this.enqueue(task),
      starts: this.starts,
    });
    this.own = new OwnWrites({
      log: this.log,
      starts: this.starts,
      enqueue: (task) => this.enqueue(task),
      refused: () => this.attendant.couldNotWrite(),
    });
    this.usage = new TableUsage(context, this.presence, () =>
      this.recover(new BrokenLog(`table ${this.id} was deleted by another process`)),
    );
    this.attendant = new Attendant({
      state: () => this.state,
      write: (decide) => this.own.write(decide),
      start: (decide) => this.own.start(decide),
      now: () => this.clock.now(),
      isWatched: () => this.presence.isAnybodyHere,
      availableSince: () => this.clock.now() - context.health.availableFor,
      awayFor: (guest) => this.presence.awayFor(guest),
      awayAfter: context.awayAfter,
      call: context.calls === null ? null : (guest, turn) => void context.calls?.call(guest, turn),
      botPool: context.botPool,
      pace: context.pace,
      broken: (error) => this.recover(error),
    });
  }

  get isIdle(): boolean {
    const { audience, queue, attendant, starts } = this;
    return audience.isEmpty && queue.isEmpty && !attendant.isBusy && starts.isIdle;
  }

  get isWatched(): boolean {
    return !this.audience.isEmpty;
  }

  isWatchedBy(watcher: Watcher): boolean {
    return this.audience.has(watcher);
  }

  /** How many are told of what happens, through this process. */
  get watchers(): number {
    return this.audience.size;
  }

  get number(): number {
    return this.log.number;
  }

  private get state(): TableState {
    return this.log.state;
  }

  /** Carries out an ask if it is allowed. An asker who watches the table gets the change itself as the answer. */
  ask(asker: Asker, ask: TableAsk, pending: PendingAsk | null): Promise<Outcome> {
    return this.asks.carryOut(asker, ask, pending);
  }

  /** A guest has another name, here as well if nobody has one like it. */
  rename(guest: string, name: string): void {
    this.own.write((state) => renamed(state, guest, name, this.clock.now()));
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
  async look(
    watcher: Watcher,
    after: number | undefined,
    answer: (shown: Answers['look']) => void,
  ): Promise<RefusalCode | null> {
    // The watcher may have seen events that this process has not heard of yet.
    if (after !== undefined && after > this.number) await this.hearNews();
    return this.enqueue(async () => {
      await this.log.freshen();
      const admission = admissionOf(this.state, this.audience, watcher);
      if (typeof admission === 'string') return admission;
      if (admission.instead !== null) this.dismiss('table.crowded', (one) => one === admission.instead);
      const changes = this.changesSince(after, watcher);
      if (!this.audience.has(watcher)) this.presence.came(watcher.guest);
      this.audience.admit(watcher, this.state);
      this.dismissSurplusOf(watcher.guest);
      this.use();
      const viewpoint = viewpointOf(this.state, watcher);
      const number = viewpoint === 'outside' ? this.audience.outsideNumberOf(watcher) : this.number;
      const present = this.audience.hereFor(watcher, this.state, this.presence.here());
      if (changes !== null) answer({ changes, ...present });
      else {
        const scene = sceneOf(this.state, viewpoint);
        answer({ number, epoch: this.context.epoch, scene, ...present });
      }
      return null;
    });
  }

  /** The newest screens of a guest are the ones that somebody looks at. */
  private dismissSurplusOf(guest: string): void {
    const surplus = this.audience.surplusOf(guest);
    if (surplus.size > 0) this.dismiss('table.crowded', (watcher) => surplus.has(watcher));
  }

  /** Notes that the table is in use, so that it is kept and listed. */
  use(): void {
    this.lastUsed = performance.now();
    this.usage.note(this.state, this.log.listing !== null);
  }

  leave(watcher: Watcher): void {
    if (!this.audience.dismiss(watcher)) return;
    this.presence.left(watcher.guest);
    this.lastUsed = performance.now();
  }

  /** Seats a guest on the first free seat, or finds the seat that they have; null if there is none. */
  join(asker: Asker, promise: { readonly word?: string; readonly seal?: string }): Promise<number | null> {
    return this.enqueue(async () => {
      await this.asks.seat(asker, promise);
      if (this.state.isClosed) return null;
      this.use();
      return this.state.seatOf(asker.guest);
    });
  }

  /** Whether a guest or a board may have the code of the table. */
  async mayInvite(looker: Looker): Promise<boolean> {
    await this.hearNews();
    return this.enqueue(async () => {
      await this.log.freshen();
      return mayInvite(this.state, looker);
    });
  }

  /** What other processes have written, if there are any, for somebody who can be anybody. */
  private async hearNews(): Promise<void> {
    // It must not leave the memory meanwhile.
    this.lastUsed = performance.now();
    if (this.context.bus.isShared) await this.news.soon();
  }

  /** How often boards had to leave the closed table. */
  get shutOuts(): number {
    return this.state.shutOuts;
  }

  /** Stands for the address from which the table was opened. */
  get from(): string {
    return this.state.from;
  }

  /** What somebody may know who was sent the link; null if the table is closed for good. */
  invitation(): Promise<Invitation | null> {
    return this.enqueue(async () => {
      await this.log.freshen();
      return invitationOf(this.state);
    });
  }

  /** The file of a finished match, for guests who may see it. */
  file(guest: string, match: number): Promise<MatchFile | 'closed' | null> {
    return this.enqueue(async () => {
      await this.log.freshen();
      if (viewpointOf(this.state, { guest }) === 'outside' && !mayHaveFile(this.state, guest))
        return 'closed';
      const file = matchFile(this.state, match, guest);
      if (file !== null || match >= this.state.match) return file;
      const text = await this.context.store.attached(this.id, 'match', match);
      return text === null ? null : storedFile(this.state, text, match, guest);
    });
  }

  /** Another process has written an event. */
  hear(entry: LogEntry): void {
    this.enqueueQuietly(() => this.log.hear(entry));
  }

  /** Applies events of other processes whose announcement was lost. */
  syncWithStore(): void {
    this.enqueueQuietly(() => this.log.catchUp());
  }

  /** The process that had a duty here has not done it: this one does. `claimed` says until when others leave it to this one. */
  takeOver(claimed: number | null = null): void {
    this.enqueueQuietly(async () => {
      await this.log.catchUp();
      if (claimed !== null && this.log.due === null) this.dropDue(claimed);
      this.attendant.takeOver();
    });
  }

  /** Another version saw something to be done here. If the store fails, the table is claimed again. */
  private dropDue(claimed: number): void {
    this.context.store.dropDue(this.id, claimed).catch(() => {});
  }

  /** If the host is away for long, the first one with a say at the table who is here becomes the host. */
  seeToHost(): void {
    const { host, listed, isClosed } = this.state;
    const { awayAfter } = this.context;
    const isAway = this.presence.awayFor(host) >= awayAfter * (listed ? listedHostPatience : hostPatience);
    if (isClosed || this.audience.isEmpty || !isAway) return;
    this.own.write((state) => {
      const next = heirsOf(state).find((guest) => this.presence.isHere(guest));
      return state.host === host && !state.isClosed ? hostOf(state, next, this.clock.now()) : null;
    });
  }

  /** Tells all watchers, or some of them, that there is nothing more to watch here. */
  dismiss(code: RefusalCode, isMeant: (watcher: Watcher) => boolean = () => true): void {
    for (const watcher of this.audience.all().filter(isMeant)) {
      const { seat } = watcher;
      watcher.send(JSON.stringify({ tell: 'gone', table: this.id, seat, code, error: refusalCodes[code] }));
      this.leave(watcher);
    }
  }

  /** Finishes what is queued and starts nothing new. */
  async close(): Promise<void> {
    this.attendant.retire();
    this.starts.close();
    await this.queue.settled();
    this.isClosed = true;
    if (this.retry !== null) clearTimeout(this.retry);
    this.presence.close();
  }

  /** True if the asker was among those who were told. */
  private announce(number: number, event: Change['event'], pending: PendingAsk | null): boolean {
    this.lastUsed = performance.now();
    const { seating } = this.audience;
    const isTold = this.audience.tell(this.state, number, event, pending);
    if (event.kind === 'closed') this.dismiss('table.ended');
    if (event.kind === 'kicked' && event.kicked)
      this.dismiss('table.kicked', ({ guest }) => guest === event.guest);
    if (this.shutOuts !== this.shutOutsBefore)
      this.dismiss('table.closed', ({ board }) => board !== undefined);
    this.shutOutsBefore = this.shutOuts;
    // People who sit down or leave are named to others than before.
    if (this.audience.seating !== seating) this.tellHere();
    return isTold;
  }

  private tellHere(): void {
    this.audience.tellHere(this.state, this.presence.here());
  }

  /** The number of an event for somebody who may know of it; from outside, one cannot tell how long the log is. */
  numberFor(looker: Looker, number: number): number {
    return viewpointOf(this.state, looker) === 'outside' ? firstOutside : number;
  }

  /** What a client missed after an event, if that is not long ago; null if it has to be shown the whole table. */
  private changesSince(after: number | undefined, looker: Looker): readonly Change[] | null {
    const viewpoint = viewpointOf(this.state, looker);
    // Numbers outside are no events of the log.
    if (after === undefined || after <= 0 || viewpoint === 'outside') return null;
    return after === this.number ? [] : this.audience.changesAfter(viewpoint, after);
  }

  private enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
    this.lastUsed = performance.now();
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
