import type { Change, Scene } from '@tischrunde/protocol';
import { sceneOf, scenePatch } from '../table/scene.ts';
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

/** All watchers of a table in this process, and the scenes they were shown last. */
export class Audience {
  private readonly table: string;
  /** The seat of each watcher; null for spectators. */
  private readonly watchers = new Map<Watcher, number | null>();
  /** The scene last shown to each seat. */
  private scenes = new Map<number | null, Scene>();

  constructor(table: string) {
    this.table = table;
  }

  get isEmpty(): boolean {
    return this.watchers.size === 0;
  }

  has(watcher: Watcher): boolean {
    return this.watchers.has(watcher);
  }

  /** Adds a watcher; returns the scene to show it. */
  admit(watcher: Watcher, state: TableState): Scene {
    const seat = state.seatOf(watcher.guest);
    this.watchers.set(watcher, seat);
    return this.sceneAt(seat, state);
  }

  /** False if it was not watching. */
  dismiss(watcher: Watcher): boolean {
    const seat = this.watchers.get(watcher) ?? null;
    if (!this.watchers.delete(watcher)) return false;
    if (![...this.watchers.values()].includes(seat)) this.scenes.delete(seat);
    return true;
  }

  sendAll(text: string): void {
    for (const watcher of this.watchers.keys()) watcher.send(text);
  }

  /** Sends everybody the change an event makes for them; true if the asker was among them. */
  tell(state: TableState, number: number, event: Change['event'], pending: PendingAsk | null): boolean {
    const before = this.scenes;
    this.scenes = new Map();
    const start = `{"tell":"change","table":"${this.table}","number":${number}`;
    const end = `,"event":${JSON.stringify(event)},"patch":`;
    const patches = new Map<number | null, string>();
    for (const [watcher, seat] of this.watchers) {
      const seatNow = state.seatOf(watcher.guest);
      let patch = seat === seatNow ? patches.get(seat) : undefined;
      if (patch === undefined) {
        const scene = this.sceneAt(seatNow, state);
        const shown = before.get(seat);
        patch = JSON.stringify(shown === undefined ? null : scenePatch(shown, scene));
        if (seat === seatNow) patches.set(seat, patch);
        else this.watchers.set(watcher, seatNow);
      }
      const answer = watcher === pending?.watcher ? `,"answer":${pending.ask}` : '';
      watcher.send(`${start}${answer}${end}${patch}}`);
    }
    return pending !== null && this.watchers.has(pending.watcher);
  }

  private sceneAt(seat: number | null, state: TableState): Scene {
    const scene = this.scenes.get(seat) ?? sceneOf(state, seat);
    this.scenes.set(seat, scene);
    return scene;
  }
}
