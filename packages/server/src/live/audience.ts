import type { Change, Happening } from '@tischrunde/protocol';
import { mostWatchers } from '../limits.ts';
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

/** All watchers of a table in this process, and what they were shown last. */
export class Audience {
  private readonly table: string;
  private readonly watchers = new Map<Watcher, Viewpoint>();
  /** The snapshot last shown to each viewpoint. */
  private snapshots = new Map<Viewpoint, Snapshot>();
  /** What each viewpoint inside was told last. */
  private readonly recent = new Map<Viewpoint, RecentChanges>();
  /** Who is the host and who sits where, for which those changes hold. */
  private sitting = '';
  /** The number of the last event that was told outside. */
  private outsideNumber = 0;
  /** The last that was told outside of who is present. */
  private hereOutside = '';

  constructor(table: string) {
    this.table = table;
  }

  get isEmpty(): boolean {
    return this.watchers.size === 0;
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

  /** Adds a watcher that is about to be shown the table as it stands. */
  admit(watcher: Watcher, state: TableState): void {
    const viewpoint = viewpointOf(state, watcher);
    this.watchers.set(watcher, viewpoint);
    this.snapshotAt(viewpoint, state);
    this.outsideNumber = state.outsideNumber;
    this.sitting = sittingAt(state);
    if (viewpoint === 'outside') return;
    const recent = this.recent.get(viewpoint) ?? new RecentChanges();
    recent.watched();
    this.recent.set(viewpoint, recent);
  }

  /** The changes that a viewpoint inside was told after an event; null if they are no longer known. */
  changesAfter(viewpoint: Viewpoint, number: number): readonly Change[] | null {
    return this.recent.get(viewpoint)?.after(number) ?? null;
  }

  /** False if it was not watching. */
  dismiss(watcher: Watcher): boolean {
    const viewpoint = this.watchers.get(watcher) ?? null;
    if (!this.watchers.delete(watcher)) return false;
    if ([...this.watchers.values()].includes(viewpoint)) return true;
    const recent = this.recent.get(viewpoint);
    if (recent === undefined) this.snapshots.delete(viewpoint);
    else recent.unwatched();
    return true;
  }

  /** Tells everybody who is present. */
  tellHere(state: TableState, { guests, boards, loud }: Here): void {
    const textFor = (viewpoint: Viewpoint): string =>
      JSON.stringify({
        tell: 'here',
        table: this.table,
        here: hereSeenFrom(state, viewpoint, guests),
        boards,
        loud,
      });
    const [inside, outside] = [textFor(null), textFor('outside')];
    const isNewOutside = outside !== this.hereOutside;
    this.hereOutside = outside;
    for (const [watcher, viewpoint] of this.watchers) {
      if (viewpoint !== 'outside') watcher.send(withSeat(inside, watcher));
      else if (isNewOutside) watcher.send(outside);
    }
  }

  all(): readonly Watcher[] {
    return [...this.watchers.keys()];
  }

  /** Sends everybody the change an event makes for them; true if the asker was among them. */
  tell(state: TableState, number: number, event: Happening, pending: PendingAsk | null): boolean {
    const before = this.snapshots;
    this.snapshots = new Map();
    const start = `{"tell":"change","table":"${this.table}","number":${number}`;
    const texts = new Map<Viewpoint, string>();
    const textFor = (viewpoint: Viewpoint, viewpointNow: Viewpoint): string => {
      const snapshot = this.snapshotAt(viewpointNow, state);
      const shown = before.get(viewpoint) ?? snapshot;
      const events = heardOf(state, event, snapshot);
      const patch = patchOf(state, event, shown, snapshot);
      // Written in one go it is one flat string, which is all that is kept of it.
      return JSON.stringify({ event: happeningAt(viewpointNow, event), events, patch });
    };
    // By a move nobody comes to another seat.
    const isMove = event.kind === 'moved';
    for (const [watcher, viewpoint] of this.watchers) {
      const viewpointNow = isMove ? viewpoint : viewpointOf(state, watcher);
      if (isKeptFrom(viewpoint, viewpointNow, event.kind)) {
        // What they were shown last is what they see now.
        this.snapshots.set(viewpoint, before.get(viewpoint) ?? snapshotOf(state, viewpoint));
        continue;
      }
      let text = viewpoint === viewpointNow ? texts.get(viewpoint) : undefined;
      if (text === undefined) {
        text = textFor(viewpoint, viewpointNow);
        if (viewpoint === viewpointNow) texts.set(viewpoint, text);
        else this.watchers.set(watcher, viewpointNow);
      }
      const after = viewpoint === 'outside' ? `,"after":${this.outsideNumber}` : '';
      const answer = watcher === pending?.watcher ? `,"answer":${pending.ask}` : '';
      const seat = watcher.seat === undefined ? '' : `,"seat":${watcher.seat}`;
      watcher.send(`${start}${seat}${after}${answer},${text.slice(1)}`);
    }
    this.outsideNumber = state.outsideNumber;
    if (!isMove && this.sitting !== sittingAt(state)) this.forgetRecent(state);
    else
      for (const [viewpoint, recent] of this.recent) {
        const text = texts.get(viewpoint) ?? (recent.isWanted ? textFor(viewpoint, viewpoint) : undefined);
        if (text === undefined) this.recent.delete(viewpoint);
        else recent.add(number, text);
      }
    return pending !== null && this.watchers.has(pending.watcher);
  }

  /** A guest who takes or leaves a seat was shown something else before: nobody can go on from there. */
  private forgetRecent(state: TableState): void {
    this.sitting = sittingAt(state);
    this.recent.clear();
    for (const viewpoint of this.watchers.values())
      if (viewpoint !== 'outside') this.recent.set(viewpoint, new RecentChanges());
  }

  private snapshotAt(viewpoint: Viewpoint, state: TableState): Snapshot {
    const snapshot = this.snapshots.get(viewpoint) ?? snapshotOf(state, viewpoint);
    this.snapshots.set(viewpoint, snapshot);
    return snapshot;
  }
}

/** A message for a client that named the seat it looks from. */
const withSeat = (text: string, { seat }: Watcher): string =>
  seat === undefined ? text : `${text.slice(0, -1)},"seat":${seat}}`;

/** Everything that decides from where guests see the table. */
const sittingAt = (state: TableState): string =>
  [state.host, state.watching, ...sittersOf(state), '', ...state.guests].join();
