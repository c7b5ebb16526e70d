import type { BreaksOf } from './change.ts';

export const fives: BreaksOf<'fives'> = {
  'fives.deal': ['domino/variants/fives.ts', 'options: [],', 'options: [],\n  deal: () => 6,'],
  'fives.score': ['domino/variants/fives.ts', '(isDouble(tileOfEnd(end)) ? 2 : 1)', '1'],
  'fives.draw': ['domino/variants/fives.ts', "when: 'untilFits'", "when: 'turnEnds'"],
  'fives.out': ['domino/variants/fives.ts', '5 * Math.round(round.counts[seat] / 5)', 'round.counts[seat]'],
  'fives.target': ['core/standing.ts', '!length.atOnce || ', 'true || '],
};
