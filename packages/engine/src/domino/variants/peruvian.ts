import type { Seat } from '../../core/seat.ts';
import { seatsOf } from '../../core/seat.ts';
import type { MatchLength, Standing } from '../../core/standing.ts';
import { lockHolds } from '../lock.ts';
import { fewestPips, othersThan, winnersOf } from '../scoring.ts';
import type { DominoVariant, EndedRound, Settle } from '../variant.ts';
import { block } from './block.ts';

/** peruvian.score: everybody is charged for the pips in hand, one seat several times over. */
function charge({ players, scores, counts }: EndedRound, heavy: Seat | null, times: number): void {
  for (const seat of seatsOf(players)) scores[seat] += counts[seat] * (seat === heavy ? times : 1);
}

const settle: Settle = (round, reason, last) => {
  const winners = winnersOf(round, reason, last);
  charge(round, reason === 'blocked' && !winners.includes(last) ? last : null, 4);
  return winners;
};

const settleLock: Settle = (round, _reason, locker) => {
  const holds = lockHolds(round, locker);
  charge(round, holds ? null : locker, 2);
  return holds ? [locker] : fewestPips(round, othersThan(round, locker));
};

/** peruvian.secret: open only from the end of the last round but one. */
function secretScores({ phase, round }: Standing, { rounds }: MatchLength): boolean {
  if (phase === 'matchOver') return false;
  return rounds === null || (phase === 'roundOver' ? round + 1 : round) < rounds;
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
