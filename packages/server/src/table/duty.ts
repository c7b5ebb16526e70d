import { seatAt } from '@tischrunde/engine';
import type { Listing } from '@tischrunde/protocol';
import type { Row } from '../store/store.ts';
import type { TableState } from './state.ts';

// When another process has to see to a table, if the one that should have done it is gone. Milliseconds.
const soon = 3000;
const afterThinking = 10_000;
const afterDeadline = 2000;

/** What the server itself has to do at a table next. */
export type Duty =
  /** The match is over and its secret is to be told. */
  | 'end'
  /** Everybody wants to play again. */
  | 'start'
  /** Bots are to move, or somebody's time runs. */
  | 'play'
  | null;

export function dutyAt(state: TableState): Duty {
  const { phase, running, places } = state;
  if (phase === 'playing') {
    if (running?.match.phase === 'matchOver') return 'end';
    return state.paused ? null : 'play';
  }
  const somebodyIsReady = places.some(({ guest, word }) => guest !== null && word !== null);
  return phase === 'over' && somebodyIsReady && state.isComplete ? 'start' : null;
}

/** By when somebody has to have seen to the table; null where it waits for people only. */
function dueOf(state: TableState): number | null {
  const duty = dutyAt(state);
  if (duty === null) return null;
  if (duty !== 'play') return state.at + soon;
  const { deadline } = state;
  const times = [
    ...(deadline === null ? [] : [deadline + afterDeadline]),
    ...(waitsForBots(state) ? [state.turnSince + afterThinking] : []),
  ];
  return times.length === 0 ? null : Math.min(...times);
}

function waitsForBots({ running, places, people }: TableState): boolean {
  if (running === null) return false;
  const { phase, turn } = running.match;
  if (phase === 'roundOver') return people.length === 0;
  if (turn !== null) return places[turn].bot !== null;
  return places.some(({ bot }, seat) => bot !== null && running.match.legal(seatAt(seat)).length > 0);
}

/** What the store keeps of a table beside its log. */
export const rowOf = (state: TableState): Required<Row> => ({
  due: dueOf(state),
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
