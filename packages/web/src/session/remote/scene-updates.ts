import type { JsonObject } from '@tischrunde/engine';
import { type Change, patched, type Scene } from '@tischrunde/protocol';
import { withEvents } from '../events.ts';
import { type Happened, onlooker, type Seen } from '../table.ts';

/** What is known of a table. */
export interface KnownTable {
  /** The number of the last event included. */
  readonly number: number;
  readonly scene: Scene;
  /** The latest moves of the match shown. */
  readonly happened: readonly Happened[];
}

/** Applies changes in order; null if one is missing. Known changes are skipped. */
export function applyChanges(told: KnownTable, changes: readonly Change[]): KnownTable | null {
  let { number, scene } = told;
  let happened: Happened[] = [];
  for (const { number: next, event, patch } of changes) {
    if (next <= number) continue;
    if (next > number + 1) return null;
    const before = scene;
    number = next;
    // The server's data is trusted to follow the protocol.
    if (patch !== null) scene = patched(before as unknown as JsonObject, patch) as unknown as Scene;
    if (event.kind === 'started') happened = [];
    if (event.kind === 'moved' && before.seen !== null && scene.seen !== null)
      happened.push(withEvents(event.seat, event.move, before.seen.view, scene.seen.view));
  }
  return { number, scene, happened };
}

/** The number of the match on the table: the current one, or the last one. */
export const shownMatchNumber = ({ table: { phase, match } }: Scene): number =>
  phase === 'playing' ? match : match - 1;

/** What the table screen shows; null before the first match. */
export function seenIn({ scene: { seen }, happened }: KnownTable): Seen | null {
  if (seen === null) return null;
  return { ...seen, seat: seen.seat ?? onlooker, happened };
}
