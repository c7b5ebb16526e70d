import type { Seat } from '../../core/seat.ts';
import { seatsOf } from '../../core/seat.ts';
import { pipsInHand } from '../hands.ts';
import { lockHolds } from '../lock.ts';
import { fewestPips, othersThan, winnersOf } from '../scoring.ts';
import type { DominoState } from '../state.ts';
import type { DominoVariant, Settle } from '../variant.ts';
import { block } from './block.ts';

/** peruvian.score: everybody is charged for the pips in hand, one seat several times over. */
function charge(state: DominoState, heavy: Seat | null, times: number): void {
  for (const seat of seatsOf(state.players)) {
    state.scores[seat] += pipsInHand(state, seat) * (seat === heavy ? times : 1);
  }
}

const settle: Settle = (state, reason, last) => {
  const winners = winnersOf(state, reason, last);
  charge(state, reason === 'blocked' && !winners.includes(last) ? last : null, 4);
  return winners;
};

const settleLock: Settle = (state, _reason, locker) => {
  const holds = lockHolds(state, locker);
  charge(state, holds ? null : locker, 2);
  return holds ? [locker] : fewestPips(state, othersThan(state, locker));
};

/** peruvian.secret: open only from the end of the last round but one. */
function secretScores(state: DominoState): boolean {
  const { rounds } = state.rules.length;
  if (state.phase === 'matchOver') return false;
  return rounds === null || (state.phase === 'roundOver' ? state.round + 1 : state.round) < rounds;
}

/** Peruanisches Domino: Block with penalty points that nobody sees until the last round. */
export const peruvian: DominoVariant = {
  ...block,
  id: 'peruvian',
  title: 'Peruvian domino',
  players: { least: 4, most: 4 },
  sets: [6, 12, 15],
  pages: ['block', 'peruvian'],
  replaces: ['block.deal', 'domino.score', 'domino.blocked.tie', 'domino.match.length'],
  deal: () => 5,
  settle,
  settleLock,
  length: () => ({ rounds: 7, wins: 'fewest' }),
  secretScores,
};
