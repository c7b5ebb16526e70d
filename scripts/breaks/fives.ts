import type { BreaksOf } from './change.ts';

export const fives: BreaksOf<'fives'> = {
  'fives.deal': ['domino/variants/fives.ts', 'options: [],', 'options: [],\n  deal: () => 6,'],
  'fives.score': ['domino/variants/fives.ts', '(isDouble(tileOfEnd(end)) ? 2 : 1)', '1'],
  'fives.draw': ['domino/variants/fives.ts', "when: 'untilFits'", "when: 'turnEnds'"],
  'fives.out': [
    'domino/variants/fives.ts',
    '5 * Math.round(pipsInHand(state, seat) / 5)',
    'pipsInHand(state, seat)',
  ],
  'fives.target': ['domino/play.ts', '!length.atOnce || ', 'true || '],
};
