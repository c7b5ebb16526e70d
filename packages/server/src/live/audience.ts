import type { Answers, Change, Happening } from '@tischrunde/protocol';
import { mostWatchers, mostWatchersOfGuest } from '../limits.ts';
import { heardOf, patchOf, type Snapshot, snapshotOf } from '../table/scene.ts';
import type { TableState } from '../table/state.ts';
import {
  happeningAt,
  hereSeenFrom,
  isKeptFrom,
  type Looker,
  sittersOf,
  type Viewpoint,
  viewpointOf,
} from '../table/viewpoint.ts';
import type { Here } from './presence.ts';
import { RecentChanges } from './recent-changes.ts';

/** A connection that watches a table through this process; once for each seat that it wants to see it from. */
export interface Watcher extends Looker {
  send(text: string): void;
}

/** An ask of a watcher that still needs its answer. */
export interface PendingAsk {
  readonly watcher: Watcher;
  readonly ask: number;
}

/** A viewpoint that somebody watches from, or watched from just now. */
interface Perspective {
  readonly viewpoint: Viewpoint;
  shown: Snapshot;
  /** While an event is told: what was shown before it. */
  before: Snapshot;
  /** While an event is told: the change as JSON, without its number; null as long as nobody here was told. */
  text: string | null;
  /** What was told there last; null outside, where nobody is told every event. */
  recent: RecentChanges | null;
}

/** Who is present, as a message says it. */
type HereSeen = Pick<Answers['look'], 'here' | 'boards' | 'loud'>;

const hereAt = (state: TableState, viewpoint: Viewpoint, { guests, boards, loud }: Here): HereSeen => ({
  here: hereSeenFrom(state, viewpoint, guests),
  boards,
  loud,
});

/** All watchers of a table in this process, and what they were shown last. */
export class Audience {
  private readonly table: string;
  private readonly watchers = new Map<Watcher, Perspective>();
  private perspectives: Perspective[] = [];
  /** Who is the host and who sits where, for which the recent changes hold. */
  private sitting = '';
  /** The number of the last change that each watcher outside was told. They count only those: how much else happens is not for them. */
  private readonly outsideNumbers = new Map<Watcher, number>();
  /** The last that each watcher was told about who is present. */
  private readonly toldHere = new Map<Watcher, string>();
  /** Whether telling an event has failed, so that it is not known who was shown what. */
  private isLost = false;

  constructor(table: string) {
    this.table = table;
  }

  /** Another one whenever the host or who sits where has changed. */
  get seating(): string {
    return this.sitting;
  }

  get isEmpty(): boolean {
    return this.watchers.size === 0;
  }

  get size(): number {
    return this.watchers.size;
  }

  get isFull(): boolean {
    return this.watchers.size >= mostWatchers;
  }

  /** Boards that were let in as one was, or not. */
  boardsLike({ board }: Watcher): number {
    return [...this.watchers.keys()].filter((watcher) => watcher.board === board).length;
  }

  has(watcher: Watcher): boolean {
    return this.watchers.has(watcher);
  }

  /** Whether the connection of a watcher watches the table in another way, too. */
  hasOtherOf({ send }: Watcher): boolean {
    return [...this.watchers.keys()].some((watcher) => watcher.send === send);
  }

  /** The oldest watchers of a guest, as far as they are too many. */
  surplusOf(guest: string): ReadonlySet<Watcher> {
    const own = [...this.watchers.keys()].filter((watcher) => watcher.guest === guest);
    return new Set(own.slice(0, -mostWatchersOfGuest));
  }

  /** Adds a watcher that is about to be shown the table as it stands. */
  admit(watcher: Watcher, state: TableState): void {
    if (this.isLost) this.beginAnew(state);
    const perspective = this.perspectiveAt(viewpointOf(state, watcher), state);
    this.watchers.set(watcher, perspective);
    this.sitting = sittingAt(state);
    if (perspective.recent === null) this.outsideNumbers.set(watcher, this.outsideNumberOf(watcher));
    else this.outsideNumbers.delete(watcher);
    perspective.recent?.watched();
  }

  /** The number of the last change that a watcher outside was told. */
  outsideNumberOf(watcher: Watcher): number {
    return this.outsideNumbers.get(watcher) ?? firstOutside;
  }

  /** The changes that a viewpoint inside was told after an event; null if they are no longer known. */
  changesAfter(viewpoint: Viewpoint, number: number): readonly Change[] | null {
    const known = this.perspectives.find((perspective) => perspective.viewpoint === viewpoint);
    return known?.recent?.after(number) ?? null;
  }

  /** False if it was not watching. */
  dismiss(watcher: Watcher): boolean {
    const perspective = this.watchers.get(watcher);
    if (perspective === undefined) return false;
    this.watchers.delete(watcher);
    this.outsideNumbers.delete(watcher);
    this.toldHere.delete(watcher);
    if (this.isWatched(perspective)) return true;
    if (perspective.recent === null) this.drop(perspective);
    else perspective.recent.unwatched();
    return true;
  }

  /** Who is present, for a watcher who is about to be shown the table. */
  hereFor(watcher: Watcher, state: TableState, present: Here): HereSeen {
    // It is told again once somebody comes or goes, even if everything is as it was told before.
    this.toldHere.delete(watcher);
    return hereAt(state, viewpointOf(state, watcher), present);
  }

  /** Tells all watchers who is present, unless that is what they were told last. */
  tellHere(state: TableState, present: Here): void {
    const inside = this.hereText(hereAt(state, null, present));
    const outside = this.hereText(hereAt(state, 'outside', present));
    for (const [watcher, { viewpoint }] of this.watchers) {
      const text = viewpoint === 'outside' ? outside : inside;
      const isNew = this.toldHere.get(watcher) !== text;
      // The same string for all, so that it is in memory once.
      this.toldHere.set(watcher, text);
      if (isNew) watcher.send(withSeat(text, watcher));
    }
  }

  private hereText(seen: HereSeen): string {
    return JSON.stringify({ tell: 'here', table: this.table, ...seen });
  }

  all(): readonly Watcher[] {
    return [...this.watchers.keys()];
  }

  /**
   * Sends everybody the change an event makes for them; true if the asker was among them. If that fails, it is as if nobody had been told: everybody
   * misses the number, and looks again.
   */
  tell(state: TableState, number: number, event: Happening, pending: PendingAsk | null): boolean {
    if (this.isLost) this.beginAnew(state);
    try {
      return this.tellEach(state, number, event, pending);
    } catch (error) {
      this.isLost = true;
      this.perspectives = [];
      throw error;
    }
  }

  /** Shows everybody the table as it is, without telling them. */
  private beginAnew(state: TableState): void {
    this.isLost = false;
    this.sitting = sittingAt(state);
    for (const watcher of this.watchers.keys()) {
      this.watchers.set(watcher, this.perspectiveAt(viewpointOf(state, watcher), state));
      const numberOutside = this.outsideNumbers.get(watcher);
      if (numberOutside !== undefined) this.outsideNumbers.set(watcher, numberOutside + 1);
    }
  }

  private tellEach(state: TableState, number: number, event: Happening, pending: PendingAsk | null): boolean {
    const known = this.perspectives;
    for (const perspective of known) show(perspective, state, event);
    const start = `{"tell":"change","table":"${this.table}","number":`;
    // Sent once nothing can fail any more: whoever had been told would not miss the number.
    const receivers: Watcher[] = [];
    const texts: string[] = [];
    // By a move nobody comes to another seat.
    const isMove = event.kind === 'moved';
    for (const [watcher, perspective] of this.watchers) {
      const now = isMove ? perspective : this.perspectiveAt(viewpointOf(state, watcher), state);
      if (isKeptFrom(perspective.viewpoint, now.viewpoint, event.kind)) continue;
      const text = textBetween(perspective, now, state, event);
      if (now !== perspective) this.watchers.set(watcher, now);
      const numbered = this.numberedFor(watcher, perspective.viewpoint, now.viewpoint, number);
      const answer = watcher === pending?.watcher ? `,"answer":${pending.ask}` : '';
      const seat = watcher.seat === undefined ? '' : `,"seat":${watcher.seat}`;
      receivers.push(watcher);
      texts.push(`${start}${numbered}${seat}${answer},${text.slice(1)}`);
    }
    if (!isMove && this.sitting !== sittingAt(state)) this.forgetRecent(state);
    else for (const perspective of known) this.keepRecent(perspective, state, number, event);
    for (const perspective of known) forgetBefore(perspective);
    receivers.forEach((watcher, index) => {
      watcher.send(texts[index]);
    });
    return pending !== null && this.watchers.has(pending.watcher);
  }

  /** The number of a change for a watcher. A watcher let in from outside continues from the last number told there. */
  private numberedFor(watcher: Watcher, before: Viewpoint, now: Viewpoint, number: number): number | string {
    if (before !== 'outside' && now !== 'outside') return number;
    const last = before === 'outside' ? this.outsideNumberOf(watcher) : null;
    const next = now === 'outside' && last !== null ? last + 1 : number;
    if (now === 'outside') this.outsideNumbers.set(watcher, next);
    else this.outsideNumbers.delete(watcher);
    return last === null || now === 'outside' ? next : `${next},"after":${last}`;
  }

  /** Keeps the change for those who come back soon. */
  private keepRecent(perspective: Perspective, state: TableState, number: number, event: Happening): void {
    const { text, recent } = perspective;
    if (recent === null) return;
    if (text !== null || recent.isWanted)
      recent.add(number, text ?? textBetween(perspective, perspective, state, event));
    else this.drop(perspective);
  }

  /** A guest who takes or leaves a seat was shown something else before: nobody can go on from there. */
  private forgetRecent(state: TableState): void {
    this.sitting = sittingAt(state);
    this.perspectives = this.perspectives.filter((perspective) => this.isWatched(perspective));
    for (const perspective of this.perspectives)
      perspective.recent = perspective.recent === null ? null : new RecentChanges();
  }

  private perspectiveAt(viewpoint: Viewpoint, state: TableState): Perspective {
    const known = this.perspectives.find((perspective) => perspective.viewpoint === viewpoint);
    if (known !== undefined) return known;
    const shown = snapshotOf(state, viewpoint);
    const recent = viewpoint === 'outside' ? null : new RecentChanges();
    const perspective = { viewpoint, shown, before: shown, text: null, recent };
    // Not in place: what is being told is not told to those who come to another viewpoint by it.
    this.perspectives = [...this.perspectives, perspective];
    return perspective;
  }

  private isWatched(perspective: Perspective): boolean {
    for (const watched of this.watchers.values()) if (watched === perspective) return true;
    return false;
  }

  private drop(perspective: Perspective): void {
    this.perspectives = this.perspectives.filter((one) => one !== perspective);
  }
}

/** Shows the table as it is after an event. What is not told outside changes nothing there. */
function show(perspective: Perspective, state: TableState, event: Happening): void {
  const { viewpoint } = perspective;
  if (isKeptFrom(viewpoint, viewpoint, event.kind)) return;
  perspective.before = perspective.shown;
  perspective.shown = snapshotOf(state, viewpoint);
}

/** What is not needed any more must not grow old with the table. */
function forgetBefore(perspective: Perspective): void {
  perspective.before = perspective.shown;
  perspective.text = null;
}

/** The change by an event for somebody who saw the table from one perspective before it, and sees it from another now. */
function textBetween(from: Perspective, to: Perspective, state: TableState, event: Happening): string {
  if (from === to && to.text !== null) return to.text;
  const events = heardOf(state, event, to.shown);
  const patch = patchOf(state, event, from.before, to.shown);
  // Written in one go it is one flat string, which is all that is kept of it.
  const text = JSON.stringify({ event: happeningAt(to.viewpoint, event), events, patch });
  if (from === to) to.text = text;
  return text;
}

/** The number of the first scene that a watcher outside is shown. */
export const firstOutside = 1;

/** A message for a client that named the seat it looks from. */
const withSeat = (text: string, { seat }: Watcher): string =>
  seat === undefined ? text : `${text.slice(0, -1)},"seat":${seat}}`;

/** Everything that decides from where guests see the table. */
const sittingAt = (state: TableState): string =>
  [state.host, state.watching, ...sittersOf(state), '', ...state.guests].join();
