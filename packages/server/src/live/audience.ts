import type { Change, Scene } from '@tischrunde/protocol';
import { patchOfScenes, sceneOf } from '../table/scene.ts';
import type { TableState } from '../table/state.ts';

/** Somebody who looks at a table through this process. */
export interface Watcher {
  readonly guest: string;
  send(text: string): void;
}

/** Who waits for the answer to an ask, and by which number. */
export interface Waiting {
  readonly watcher: Watcher;
  readonly ask: number;
}

/** All who look at a table through this process, and what they were shown last. */
export class Audience {
  private readonly table: string;
  /** Each with the seat from which they look; null is none. */
  private readonly watchers = new Map<Watcher, number | null>();
  /** What everybody on a seat was shown last. */
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

  /** Somebody looks at the table from now on; answers with what they see. */
  admit(watcher: Watcher, state: TableState): Scene {
    const seat = state.seatOf(watcher.guest);
    this.watchers.set(watcher, seat);
    return this.sceneAt(seat, state);
  }

  /** False for who did not look at all. */
  dismiss(watcher: Watcher): boolean {
    const seat = this.watchers.get(watcher) ?? null;
    if (!this.watchers.delete(watcher)) return false;
    if (![...this.watchers.values()].includes(seat)) this.scenes.delete(seat);
    return true;
  }

  sendAll(text: string): void {
    for (const watcher of this.watchers.keys()) watcher.send(text);
  }

  /** Tells everybody what an event has changed for them; true where whoever waits was among them. */
  tell(state: TableState, number: number, event: Change['event'], waiting: Waiting | null): boolean {
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
        patch = JSON.stringify(shown === undefined ? null : patchOfScenes(shown, scene));
        if (seat === seatNow) patches.set(seat, patch);
        else this.watchers.set(watcher, seatNow);
      }
      const answer = watcher === waiting?.watcher ? `,"answer":${waiting.ask}` : '';
      watcher.send(`${start}${answer}${end}${patch}}`);
    }
    return waiting !== null && this.watchers.has(waiting.watcher);
  }

  private sceneAt(seat: number | null, state: TableState): Scene {
    const scene = this.scenes.get(seat) ?? sceneOf(state, seat);
    this.scenes.set(seat, scene);
    return scene;
  }
}
