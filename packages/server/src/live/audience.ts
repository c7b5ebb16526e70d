import type { Event } from '@tischrunde/engine';
import type { Happening } from '@tischrunde/protocol';
import { heardOf, patchOf, type Snapshot, snapshotOf } from '../table/scene.ts';
import type { TableState } from '../table/state.ts';

/** A connection that watches a table through this process. */
export interface Watcher {
  readonly guest: string;
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
  /** The seat of each watcher; null for spectators. */
  private readonly watchers = new Map<Watcher, number | null>();
  /** The snapshot last shown to each seat. */
  private snapshots = new Map<number | null, Snapshot>();

  constructor(table: string) {
    this.table = table;
  }

  get isEmpty(): boolean {
    return this.watchers.size === 0;
  }

  has(watcher: Watcher): boolean {
    return this.watchers.has(watcher);
  }

  /** Adds a watcher that is about to be shown the table as it stands. */
  admit(watcher: Watcher, state: TableState): void {
    const seat = state.seatOf(watcher.guest);
    this.watchers.set(watcher, seat);
    this.snapshotAt(seat, state);
  }

  /** False if it was not watching. */
  dismiss(watcher: Watcher): boolean {
    const seat = this.watchers.get(watcher) ?? null;
    if (!this.watchers.delete(watcher)) return false;
    if (![...this.watchers.values()].includes(seat)) this.snapshots.delete(seat);
    return true;
  }

  sendAll(text: string): void {
    for (const watcher of this.watchers.keys()) watcher.send(text);
  }

  /** Sends everybody the change an event makes for them; true if the asker was among them. */
  tell(state: TableState, number: number, event: Happening, pending: PendingAsk | null): boolean {
    const before = this.snapshots;
    this.snapshots = new Map();
    const start = `{"tell":"change","table":"${this.table}","number":${number}`;
    const middle = `,"event":${JSON.stringify(event)}`;
    const ends = new Map<number | null, string>();
    const texts = new Map<Event, string>();
    for (const [watcher, seat] of this.watchers) {
      const seatNow = state.seatOf(watcher.guest);
      let end = seat === seatNow ? ends.get(seat) : undefined;
      if (end === undefined) {
        const snapshot = this.snapshotAt(seatNow, state);
        const shown = before.get(seat) ?? snapshot;
        const events = textOf(heardOf(state, event, snapshot), texts);
        const patch = JSON.stringify(patchOf(state, event, shown, snapshot));
        end = `,"events":[${events}],"patch":${patch}}`;
        if (seat === seatNow) ends.set(seat, end);
        else this.watchers.set(watcher, seatNow);
      }
      const answer = watcher === pending?.watcher ? `,"answer":${pending.ask}` : '';
      watcher.send(start + answer + middle + end);
    }
    return pending !== null && this.watchers.has(pending.watcher);
  }

  private snapshotAt(seat: number | null, state: TableState): Snapshot {
    const snapshot = this.snapshots.get(seat) ?? snapshotOf(state, seat);
    this.snapshots.set(seat, snapshot);
    return snapshot;
  }
}

/** Events as JSON. One that all seats hear alike is the same object for all of them, and is written only once. */
function textOf(events: readonly Event[], texts: Map<Event, string>): string {
  let all = '';
  for (const event of events) {
    let text = texts.get(event);
    if (text === undefined) {
      text = JSON.stringify(event);
      texts.set(event, text);
    }
    all += all === '' ? text : `,${text}`;
  }
  return all;
}
