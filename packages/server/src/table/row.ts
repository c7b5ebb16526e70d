import type { Listing } from '@tischrunde/protocol';
import { dueTime } from './duty.ts';
import type { TableRow } from './log.ts';
import type { TableState } from './state.ts';

/** What the store keeps of a table beside its log. */
export const rowOf = (state: TableState): Required<TableRow> => ({
  due: dueTime(state),
  listing: state.listed ? JSON.stringify(listingOf(state)) : null,
});

const listingOf = (state: TableState): Listing => ({
  id: state.id,
  game: state.game.id,
  host: state.hostName,
  players: state.places.length,
  free: state.places.filter(({ guest, bot }) => guest === null && bot === null).length,
  phase: state.phase,
  watching: state.watching,
});
