import { seatAt } from '@tischrunde/engine';
import { nextRoundAt, startsAt, startsReadyAt } from './countdown.ts';
import { votedGame } from './evening-outcome.ts';
import type { TableState } from './state.ts';

// How long a duty may be late before another process takes the table over. Milliseconds.
const soon = 3000;
const afterThinking = 10_000;
const afterDeadline = 2000;

/** How long a guest may take to tell the word once everybody is ready. Milliseconds. */
const wordsPatience = 10_000;
/** How many turns of everybody run out in a row while nobody watches; then the clock stands still. */
const mostMissed = 2;

/** What the server itself must do at a table next. */
export type Duty =
  /** The match is over or has become too long; its secret must be revealed. */
  | 'end'
  /** The people at the table have chosen another game. */
  | 'change'
  /** Everybody is ready for the next match. */
  | 'start'
  /** Some are ready for the next match. When the countdown is over, bots play for the others. */
  | 'fill'
  /** Everybody is ready, but some have not told their words yet. Those who do not in time are replaced by bots. */
  | 'words'
  /** A bot has to move, or a turn timer is running. */
  | 'play'
  | null;

export function dutyAt(state: TableState): Duty {
  const { phase, running, places } = state;
  if (state.isClosed) return null;
  if (phase === 'playing') {
    if (running?.match.phase === 'matchOver' || running?.isTooLong) return 'end';
    return state.paused ? null : 'play';
  }
  if (votedGame(state) !== null) return 'change';
  if (untoldSeat(state) !== null) return 'words';
  if (phase !== 'over') return null;
  const somebodyIsReady = places.some(({ guest, word }) => guest !== null && word !== null);
  if (somebodyIsReady && state.isComplete) return 'start';
  return startsAt(state) === null ? null : 'fill';
}

/** When the duty is to be done. */
export function dutyTime(state: TableState, duty: Duty): number {
  if (duty === 'start') return startsReadyAt(state);
  // What others do in the meantime gives nobody more time.
  if (duty === 'words') return (state.untoldSince ?? state.at) + wordsPatience;
  return duty === 'fill' ? (startsAt(state) ?? state.at) : state.at;
}

/** The first seat for which nobody is ready; null if there is none. */
export function unreadySeat({ places }: TableState): number | null {
  const seat = places.findIndex(({ bot, seal }) => bot === null && seal === null);
  return seat < 0 ? null : seat;
}

/** The first seat whose guest should have told the word by now; null if there is none. */
export function untoldSeat({ isPromised, places }: TableState): number | null {
  const seat = places.findIndex(({ bot, seal, word }) => bot === null && seal !== null && word === null);
  return isPromised && seat >= 0 ? seat : null;
}

/** When another process should take the table over if nothing happens; null where it waits for people only. */
export function dueTime(state: TableState): number | null {
  const duty = dutyAt(state);
  if (duty === null) return null;
  if (duty !== 'play') return dutyTime(state, duty) + soon;
  // The process through which somebody watches sees to it.
  if (restsUnwatched(state)) return null;
  const { deadline, waitingSince } = state;
  const turnEnds = deadline === null ? never : deadline + afterDeadline;
  const botIsLate = waitsForBots(state) ? waitingSince + afterThinking : never;
  const nextRound = nextRoundAt(state);
  const due = Math.min(turnEnds, botIsLate, nextRound === null ? never : nextRound + soon);
  return due === never ? null : due;
}

const never = Number.POSITIVE_INFINITY;

/** Whether a match goes on only while somebody watches: bots play among themselves, or it waits for people who have all left it. */
export const restsUnwatched = (state: TableState): boolean =>
  isOfBotsAlone(state) || (isDeserted(state) && !waitsForBots(state));

/** Whether nobody plays but bots. */
const isOfBotsAlone = ({ places }: TableState): boolean =>
  !places.some(({ guest, bot }) => guest !== null && bot === null);

/** Whether everybody has missed turn after turn. */
const isDeserted = (state: TableState): boolean =>
  state.missedTurns > 0 && state.missedTurns >= mostMissed * state.people.length;

function waitsForBots(state: TableState): boolean {
  const { running, places } = state;
  if (running === null) return false;
  const { phase, turn } = running.match;
  if (phase === 'roundOver') return isOfBotsAlone(state);
  if (turn !== null) return places[turn].bot !== null;
  return places.some(({ bot }, seat) => bot !== null && running.match.countLegal(seatAt(seat)) > 0);
}
