import { pips } from '../../pieces/dominoes.ts';
import { othersThan } from '../scoring.ts';
import type { DominoVariant, Settle } from '../variant.ts';
import { deals, domino } from './base.ts';

/** chickenfoot.score: everybody is charged for the pips in hand, except the player who laid last. */
const chargeOthers: Settle = (round, _reason, last) => {
  for (const seat of othersThan(round, last)) round.scores[seat] += round.counts[seat];
  return [last];
};

/** Hühnerkralle: every double is a foot that takes three toes before anything else may be laid. */
export const chickenfoot: DominoVariant = {
  ...domino,
  id: 'chickenfoot',
  title: 'Chickenfoot',
  players: { least: 2, most: 7 },
  sets: [9, 12, 15],
  pages: ['chickenfoot'],
  replaces: ['domino.open', 'domino.blocked.tie', 'domino.score', 'domino.match.length'],
  deal: deals({ 2: 24, 3: 16, 4: 12, 5: 10, 6: 8, 7: 7 }),
  toes: 3,
  draw: { when: 'once', rule: 'chickenfoot.draw' },
  worth: (tile) => (tile === 0 ? 25 : pips[tile]),
  settle: chargeOthers,
  length: () => ({ target: 121, wins: 'fewest' }),
};
