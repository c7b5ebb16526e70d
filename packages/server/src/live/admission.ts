import type { RefusalCode } from '@tischrunde/protocol';
import { mostBoards } from '../limits.ts';
import { shutFor } from '../table/ask-outcome.ts';
import type { TableState } from '../table/state.ts';
import { viewpointOf } from '../table/viewpoint.ts';
import type { Audience, Watcher } from './audience.ts';

/** Why a watcher is not admitted to the audience of a table; null if it may look. */
export function admissionRefusal(
  state: TableState,
  audience: Audience,
  watcher: Watcher,
): RefusalCode | null {
  const shut = shutFor(state, watcher.guest);
  if (shut !== null) return shut;
  if (watcher.board !== undefined && viewpointOf(state, watcher) === 'outside') return 'table.closed';
  return isCrowdedFor(state, audience, watcher) ? 'table.crowded' : null;
}

function isCrowdedFor(state: TableState, audience: Audience, watcher: Watcher): boolean {
  const { guest } = watcher;
  if (watcher.board !== undefined)
    return audience.boardsLike(watcher) >= mostBoards / 2 && !audience.has(watcher);
  const isAtTable = guest === state.host || state.isAtTable(guest);
  if (isAtTable || audience.has(watcher)) return false;
  // Only players look from several seats. Others would take the places of many.
  return audience.isFull || audience.hasOtherOf(watcher);
}
