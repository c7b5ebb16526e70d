import type { RefusalCode } from '@tischrunde/protocol';
import { mostBoards } from '../limits.ts';
import { shutFor } from '../table/ask-outcome.ts';
import type { TableState } from '../table/state.ts';
import { viewpointOf } from '../table/viewpoint.ts';
import type { Audience, Watcher } from './audience.ts';

/** Whether a watcher is admitted to the audience of a table: the reason why not, or else the one who gives up a place; null if nobody has to. */
export function admissionOf(
  state: TableState,
  audience: Audience,
  watcher: Watcher,
): RefusalCode | { readonly instead: Watcher | null } {
  const shut = shutFor(state, watcher.guest);
  if (shut !== null) return shut;
  if (watcher.board !== undefined && viewpointOf(state, watcher) === 'outside') return 'table.closed';
  if (isOneTooMany(state, audience, watcher)) return 'table.crowded';
  const isCrowded = audience.isFull && !audience.has(watcher) && !hasPlace(state, watcher);
  const instead = isCrowded ? insteadOf(state, audience, watcher) : null;
  return isCrowded && instead === null ? 'table.crowded' : { instead };
}

/** Whether a watcher has a place however many there are. */
const hasPlace = (state: TableState, { guest, board }: Watcher): boolean =>
  board !== undefined || guest === state.host || state.isAtTable(guest);

function isOneTooMany(state: TableState, audience: Audience, watcher: Watcher): boolean {
  if (audience.has(watcher)) return false;
  if (watcher.board !== undefined) return audience.boardsLike(watcher) >= mostBoards / 2;
  // Only players look from several seats. Others would take the places of many.
  return !hasPlace(state, watcher) && audience.hasOtherOf(watcher);
}

/** The oldest onlooker of the network with the most, for one of a network with fewer: nobody keeps all others from a table. */
function insteadOf(state: TableState, audience: Audience, { network }: Watcher): Watcher | null {
  const onlookers = audience.all().filter((one) => !hasPlace(state, one));
  const ofNetworks = Map.groupBy(onlookers, (one) => one.network);
  const own = ofNetworks.get(network) ?? [];
  const largest = [...ofNetworks.values()].reduce(
    (one, other) => (other.length > one.length ? other : one),
    own,
  );
  return largest.length > own.length + 1 ? largest[0] : null;
}
