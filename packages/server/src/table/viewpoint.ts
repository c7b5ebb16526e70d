import { mostNamed } from '../limits.ts';
import type { TableEvent } from './events.ts';
import type { TableState } from './state.ts';

/**
 * From where a guest sees a table: a seat, no seat (null), or from outside. Outside is everybody who has no seat at a table that nobody may
 * watch, but for its host, who sees it as a spectator does.
 */
export type Viewpoint = number | null | 'outside';

export function viewpointOf(state: TableState, guest: string): Viewpoint {
  const seat = state.seatOf(guest);
  return seat !== null || state.watching === 'link' || guest === state.host ? seat : 'outside';
}

/** The events that are told outside: those that change who sits at the table, and when matches begin and end. */
const toldOutside: Readonly<Record<TableEvent['kind'], boolean>> = {
  opened: true,
  sat: true,
  stood: true,
  bot: true,
  ready: true,
  word: false,
  started: true,
  moved: false,
  ended: true,
  restored: true,
  pause: false,
  said: false,
  muted: false,
  kicked: true,
  host: true,
  delayed: false,
  closed: true,
};

export const isToldOutside = (kind: TableEvent['kind']): boolean => toldOutside[kind];

/** Whether an event is kept from a guest who sees the table from one viewpoint before it and from another after it. */
export const isKeptFrom = (before: Viewpoint, after: Viewpoint, kind: TableEvent['kind']): boolean =>
  before === 'outside' && after === 'outside' && !isToldOutside(kind);

/** The guests present, as they are named to a viewpoint: outside, only those who are known to be at the table; of a crowd, those first. */
export function hereSeenFrom(
  state: TableState,
  viewpoint: Viewpoint,
  here: readonly string[],
): readonly string[] {
  if (viewpoint !== 'outside' && here.length <= mostNamed) return here;
  const known = here.filter((guest) => guest === state.host || state.seatOf(guest) !== null);
  return viewpoint === 'outside' ? known : [...new Set([...known, ...here])].slice(0, mostNamed);
}

/** Whether a viewpoint may see the match on the table. Where nobody may watch, one who sat down after it may not. */
export function maySeeMatch({ watching, phase, running, places }: TableState, viewpoint: Viewpoint): boolean {
  if (watching === 'link' || viewpoint === null) return true;
  if (viewpoint === 'outside') return false;
  return phase === 'playing' || (running?.guests.includes(places[viewpoint].guest) ?? true);
}

/** Whether a guest may have the file of the match on the table: where nobody may watch, those who played it and the host. */
export const mayHaveFile = ({ watching, host, running }: TableState, guest: string): boolean =>
  watching === 'link' || guest === host || (running?.guests.includes(guest) ?? false);
