import type { Listing } from '@tischrunde/protocol';
import { dueTime } from './duty.ts';
import type { TableRow } from './log.ts';
import type { TableState } from './state.ts';

/** An entry of the public list as the store keeps it. Who opened the table, and from where, and which guests sit there is not told. */
export interface StoredListing extends Listing {
  readonly hostId: string;
  readonly from: string;
  /** Those who have a seat; older versions did not store them. */
  readonly guests?: readonly string[];
  /** Whether newcomers need the host's consent. */
  readonly guarded?: true;
}

/** What the store keeps of a table beside its log. */
export const rowOf = (state: TableState): Required<TableRow> => ({
  due: dueTime(state),
  listing: state.listed && !state.isClosed ? JSON.stringify(listingOf(state)) : null,
});

const listingOf = (state: TableState): StoredListing => ({
  id: state.id,
  game: state.game.id,
  host: state.hostName,
  players: state.places.length,
  free: state.places.filter(({ guest, bot }) => guest === null && bot === null).length,
  phase: state.phase,
  watching: state.watching,
  people: state.places.flatMap(({ name }) => (name === null ? [] : [name])),
  since: state.opened.at,
  hostId: state.host,
  from: state.from,
  guests: state.places.flatMap(({ guest }) => guest ?? []),
  ...(state.isGuarded ? { guarded: true } : {}),
});

/** The network in the mark of an address, which begins with it; older marks are only that of the address. */
export const networkIn = (mark: string): string => mark.split('.')[0];
