import { seatAt } from '@tischrunde/engine';
import type { TableState } from './state.ts';

// How long a duty may be late before another process takes the table over. Milliseconds.
const soon = 3000;
const afterThinking = 10_000;
const afterDeadline = 2000;

/** What the server itself must do at a table next. */
export type Duty =
  /** The match is over; its secret must be revealed. */
  | 'end'
  /** Everybody is ready for the next match. */
  | 'start'
  /** A bot has to move, or a turn timer is running. */
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

/** When another process should take the table over if nothing happens; null where it waits for people only. */
export function dueTime(state: TableState): number | null {
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
  return places.some(({ bot }, seat) => bot !== null && running.legal(seatAt(seat)).length > 0);
}
