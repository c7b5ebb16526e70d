import type { Happening } from '@tischrunde/protocol';
import { mostNamed } from '../limits.ts';
import type { TableEvent } from './events.ts';
import type { TableState } from './state.ts';

/**
 * From where a guest sees a table: a seat of the match on it, no seat (null), or from outside. Outside is everybody who has no seat at a
 * table that nobody may watch, but for its host, and for people on the bench who have played there: they see it as spectators do. `next` is
 * somebody who sits at such a table for its next match and did not play the last one.
 */
export type Viewpoint = number | null | 'next' | 'outside';

/** Who looks: a guest, from one of several seats, or a board. */
export interface Looker {
  readonly guest: string;
  /** Where a guest looks from: of a crowd, no network takes all places. */
  readonly network?: string | undefined;
  /** The seat that a guest with several wants to see the table from. */
  readonly seat?: number | undefined;
  /** Boards have no seat. Those that were let in see closed tables, too. */
  readonly board?: 'open' | 'letIn' | undefined;
  /** How often boards had been shut out when it was let in. */
  readonly shutOuts?: number | undefined;
}

export function viewpointOf(state: TableState, { guest, seat: wish, board, shutOuts }: Looker): Viewpoint {
  const isLetIn = board === 'letIn' && shutOuts === state.shutOuts;
  if (board !== undefined) return state.watching === 'link' || isLetIn ? null : 'outside';
  const sitters = sittersOf(state);
  const seat = wish !== undefined && sitters[wish] === guest ? wish : sitters.indexOf(guest);
  const isOpen = state.watching === 'link' || guest === state.host;
  if (seat >= 0 && (isOpen || state.isAtTable(guest))) return seat;
  if (isOpen) return null;
  if (state.seatOf(guest) !== null) return 'next';
  return state.isAtTable(guest) && state.score.hasPlayed(guest) ? null : 'outside';
}

/** Who has the seats of the match on the table; before the first one, those of the table. */
export const sittersOf = ({ phase, running, places }: TableState): readonly (string | null)[] =>
  phase === 'over' && running !== null ? running.guests : places.map(({ guest }) => guest);

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
  undoAsked: false,
  undoAnswered: false,
  takenBack: false,
  said: false,
  noted: false,
  padBegun: false,
  muted: false,
  kicked: true,
  host: true,
  delayed: false,
  closed: true,
  agreed: false,
  changed: true,
  voted: false,
  removed: true,
  swapped: true,
  renamed: true,
  benched: true,
  unbenched: true,
};

/** What somebody at a viewpoint is told of an event. How a match ended is part of what nobody outside may see. */
export const happeningAt = (viewpoint: Viewpoint, happening: Happening): Happening =>
  viewpoint === 'outside' && happening.kind === 'ended'
    ? { ...happening, winners: null, scores: null }
    : happening;

/** Whether an event is kept from a guest who sees the table from one viewpoint before it and from another after it. */
export const isKeptFrom = (before: Viewpoint, after: Viewpoint, kind: TableEvent['kind']): boolean =>
  before === 'outside' && after === 'outside' && !toldOutside[kind];

/** The guests present, as they are named to a viewpoint: outside, only those who are known to be at the table; of a crowd, those first. */
export function hereSeenFrom(
  state: TableState,
  viewpoint: Viewpoint,
  here: readonly string[],
): readonly string[] {
  if (viewpoint !== 'outside' && here.length <= mostNamed) return here;
  const known = here.filter((guest) => guest === state.host || state.isAtTable(guest));
  return viewpoint === 'outside' ? known : [...new Set([...known, ...here])].slice(0, mostNamed);
}

/** Whether a guest may have the file of the match on the table: where nobody may watch, those who played it and the host. */
export const mayHaveFile = ({ watching, host, running }: TableState, guest: string): boolean =>
  watching === 'link' || guest === host || (running?.isPlayer(guest) ?? false);

/**
 * Whether somebody may have the code of a table: everybody at it, and boards that show it; at a public one, not those whom nobody has let in. With the
 * code a board sees a closed table, and has a place of its own, so those who may not see it may not have the code, either.
 */
export function mayInvite(state: TableState, looker: Looker): boolean {
  const { isClosed, watching, host, listed } = state;
  const isLetIn = looker.board === 'letIn' || looker.guest === host || state.seatOf(looker.guest) !== null;
  const isThere = isLetIn || (!listed && (looker.board !== undefined || state.isAtTable(looker.guest)));
  const viewpoint = viewpointOf(state, looker);
  const isSeen = watching === 'link' || (viewpoint !== 'outside' && viewpoint !== 'next');
  return !isClosed && isThere && isSeen;
}
