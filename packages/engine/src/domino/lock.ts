import { flag } from '../core/options.ts';
import type { Seat } from '../core/seat.ts';
import { fewestPips, othersThan, pipsOf } from './scoring.ts';
import type { DominoVariant, EndedRound, Settle } from './variant.ts';

/** Whether the lock holds: no opponent has fewer pips than the locker. */
export function lockHolds(round: EndedRound, locker: Seat): boolean {
  const [lowest] = fewestPips(round, othersThan(round, locker));
  return round.counts[lowest] >= round.counts[locker];
}

const settleLock: Settle = (round, _reason, locker) => {
  const opponents = othersThan(round, locker);
  if (lockHolds(round, locker)) {
    round.scores[locker] += pipsOf(round, opponents);
    return [locker];
  }
  const lowest = fewestPips(round, opponents);
  for (const winner of lowest) round.scores[winner] += pipsOf(round, othersThan(round, winner));
  round.scores[locker] -= 2 * round.counts[locker];
  return lowest;
};

/** Sperr-Domino, the rule that can be added to a game: a double locks an end, and the round is over. */
export const sperr = {
  options: [flag('sperr', 'an open end may be locked with a double, which ends the round')],
  settleLock,
} as const satisfies Partial<DominoVariant>;
