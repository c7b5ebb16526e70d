import { flag } from '../core/options.ts';
import type { Seat } from '../core/seat.ts';
import { pipsInHand } from './hands.ts';
import { fewestPips, othersThan, pipsOf } from './scoring.ts';
import type { DominoState } from './state.ts';
import type { DominoVariant, Settle } from './variant.ts';

/** Whether the lock holds: no opponent has fewer pips than the locker. */
export function lockHolds(state: DominoState, locker: Seat): boolean {
  const [lowest] = fewestPips(state, othersThan(state, locker));
  return pipsInHand(state, lowest) >= pipsInHand(state, locker);
}

const settleLock: Settle = (state, _reason, locker) => {
  const opponents = othersThan(state, locker);
  if (lockHolds(state, locker)) {
    state.scores[locker] += pipsOf(state, opponents);
    return [locker];
  }
  const lowest = fewestPips(state, opponents);
  for (const winner of lowest) state.scores[winner] += pipsOf(state, othersThan(state, winner));
  state.scores[locker] -= 2 * pipsInHand(state, locker);
  return lowest;
};

/** Sperr-Domino, the rule that can be added to a game: a double locks an end, and the round is over. */
export const sperr = {
  options: [flag('sperr', 'an open end may be locked with a double, which ends the round')],
  settleLock,
} as const satisfies Partial<DominoVariant>;
