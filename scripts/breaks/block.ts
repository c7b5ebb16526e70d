import type { BreaksOf } from './change.ts';

export const block: BreaksOf<'block'> = {
  'block.deal': ['domino/variants/block.ts', '3: 5', '3: 7'],
  'block.draw': [
    'domino/play.ts',
    "state.rules.draw.when === 'turnEnds' &&",
    "state.rules.draw.when === 'turnEnds' && state.laidThisTurn > 0 &&",
  ],
};
