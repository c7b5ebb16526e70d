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

/** How a table stands for a guest who sits or sat there. */
export function ownTable(state: TableState, guest: string): OwnTable {
  const { id, game, phase, isClosed, hostName, places, match, at, score } = state;
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
    // Who only waits at a closed table knows nothing of its matches.
    results: viewpointOf(state, { guest }) === 'outside' ? [] : score.evening.results,
  };
}
