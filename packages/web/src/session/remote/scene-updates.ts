import type { JsonObject } from '@tischrunde/engine';
import { type Change, patched, type Scene } from '@tischrunde/protocol';
import { withEvents } from '../events.ts';
import { type Happened, onlooker, type Seen } from '../table.ts';

/** A table as it was told so far. */
export interface KnownTable {
  /** The number of the last event that is in it. */
  readonly number: number;
  readonly scene: Scene;
  /** What was done at last, in the match that is shown. */
  readonly happened: readonly Happened[];
}

/** What is known after some more changes; null where one in between is missing. What is known already is passed over. */
export function applyChanges(told: KnownTable, changes: readonly Change[]): KnownTable | null {
  let { number, scene } = told;
  let happened: Happened[] = [];
  for (const { number: next, event, patch } of changes) {
    if (next <= number) continue;
    if (next > number + 1) return null;
    const before = scene;
    number = next;
    // What comes over the network is read as what the protocol says that it is.
    if (patch !== null) scene = patched(before as unknown as JsonObject, patch) as unknown as Scene;
    if (event.kind === 'started') happened = [];
    if (event.kind === 'moved' && before.seen !== null && scene.seen !== null)
      happened.push(withEvents(event.seat, event.move, before.seen.view, scene.seen.view));
  }
  return { number, scene, happened };
}

/** The number of the match that lies on the table: the one that is played, or the last one. */
export const shownMatchNumber = ({ table: { phase, match } }: Scene): number =>
  phase === 'playing' ? match : match - 1;

/** What the screen of a table shows of it; null before the first match. */
export function seenIn({ scene: { seen }, happened }: KnownTable): Seen | null {
  if (seen === null) return null;
  return { ...seen, seat: seen.seat ?? onlooker, happened };
}
