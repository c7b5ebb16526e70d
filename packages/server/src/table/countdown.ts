import { countdown, longestCountdown } from '../limits.ts';
import type { TableState } from './state.ts';

/** When the next match starts at the latest; null before the first one, and while nobody is ready. */
export function startsAt(state: TableState): number | null {
  const { phase, isClosed, places, readyAt, satAt, voidSince } = state;
  if (phase !== 'over' || isClosed || readyAt === null) return null;
  // Those in whose place a bot plays take the seat back first.
  if (!places.some(({ guest, bot, seal }) => guest !== null && bot === null && seal !== null)) return null;
  const atLatest = Math.min(Math.max(readyAt, satAt ?? readyAt) + countdown, readyAt + longestCountdown);
  // Otherwise somebody who gives another word late could have bots in the place of all others.
  return voidSince === null ? atLatest : Math.max(atLatest, voidSince + countdown);
}

/** When it starts although everybody is ready: not while somebody is just sitting down. */
export function startsReadyAt({ at, readyAt, satAt }: TableState): number {
  if (satAt === null) return at;
  return Math.min(satAt + countdown, readyAt === null ? satAt + countdown : readyAt + longestCountdown);
}

/** Whether the next match has been held up for so long that it starts with those who are ready: nobody else comes in before it. */
export const isOverdue = (state: TableState, at: number): boolean =>
  startsAt(state) !== null && state.readyAt !== null && at >= state.readyAt + longestCountdown;

/** Whether everybody is ready, but somebody has not told the word. */
export const isUntold = (state: TableState): boolean =>
  state.phase !== 'playing' && state.isPromised && !state.isComplete;

/** Whether somebody who was ready has to give another word. */
export const hasVoidWord = ({ phase, places }: TableState): boolean =>
  phase === 'over' && places.some(({ isVoid, bot }) => isVoid && bot === null);

/** When the next round is dealt at the latest; null while nobody is ready for it. */
export function nextRoundAt({ running, phase }: TableState): number | null {
  if (phase !== 'playing' || running === null || running.agreedAt === null) return null;
  return running.agreedAt + countdown;
}
