import type { BreaksOf } from './change.ts';

export const bergen: BreaksOf<'bergen'> = {
  'bergen.deal': ['domino/variants/bergen.ts', '4: 5', '4: 6'],
  'bergen.open': ['domino/variants/bergen.ts', "opens: 'lowest'", "opens: 'highest'"],
  'bergen.highest': ['domino/variants/bergen.ts', 'if (isHighestDouble(state, tile))', 'if (false)'],
  'bergen.double': ['domino/variants/bergen.ts', 'if (equal !== null)', "if (equal === 'bergen.triple')"],
  'bergen.triple': ['domino/variants/bergen.ts', "'bergen.triple': 3", "'bergen.triple': 2"],
  'bergen.draw': [
    'domino/variants/bergen.ts',
    "{ when: 'once', rule: 'bergen.draw' }",
    "{ when: 'untilFits' }",
  ],
  'bergen.out': ['domino/variants/bergen.ts', 'if (!isEmptyHand(state, state.turn)) return', 'return'],
  'bergen.blocked': [
    'domino/variants/bergen.ts',
    'withoutDouble.length > 0 ? withoutDouble : seats',
    'seats',
  ],
  'bergen.target': ['domino/variants/bergen.ts', 'players === 2 ? 15 : 10', '15'],
};
