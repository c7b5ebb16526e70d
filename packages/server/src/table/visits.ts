import type { OwnTable } from '@tischrunde/protocol';
import type { TableEvent } from './events.ts';
import type { TableState } from './state.ts';
import { viewpointOf } from './viewpoint.ts';

/** The events after which those at a table are to find it otherwise in their list. */
const noted: ReadonlySet<TableEvent['kind']> = new Set<TableEvent['kind']>([
  'sat',
  'stood',
  'benched',
  'unbenched',
  'removed',
  'kicked',
  'swapped',
  'changed',
  'renamed',
  'host',
  'started',
  'ended',
  'restored',
  'closed',
]);

export const isNoted = (kind: TableEvent['kind']): boolean => noted.has(kind);

/** How a table stands for a guest who sits or sat there, as it is noted. How matches there ended is noted once for all guests. */
export interface Visit extends OwnTable {
  /** The guest may know of the results of matches before this one; missing where they are in `results`, as they once were. */
  readonly resultsBefore?: number;
}

export function visitOf(state: TableState, guest: string): Visit {
  const { id, game, phase, isClosed, hostName, places, match, at } = state;
  return {
    id,
    game: game.id,
    phase,
    isClosed,
    host: hostName,
    seat: state.seatOf(guest),
    players: places.map(({ name }) => name),
    match,
    at,
    results: [],
    // Who only waits at a closed table knows nothing of its matches.
    resultsBefore: viewpointOf(state, { guest }) === 'outside' ? 0 : match,
  };
}
