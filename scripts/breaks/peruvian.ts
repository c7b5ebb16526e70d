import type { BreaksOf } from './change.ts';

export const peruvian: BreaksOf<'peruvian'> = {
  'peruvian.deal': ['domino/variants/peruvian.ts', 'deal: () => 5', 'deal: () => 4'],
  'peruvian.score': ['domino/variants/peruvian.ts', 'counts[seat] * (', '('],
  'peruvian.quadruple': ['domino/variants/peruvian.ts', '!winners.includes(last)', 'winners[0] !== last'],
  'peruvian.rounds': ['domino/variants/peruvian.ts', "wins: 'fewest'", "wins: 'most'"],
  'peruvian.secret': ['domino/variants/peruvian.ts', '  secretScores,\n', ''],
};
