import type { BreaksOf } from './change.ts';

export const hungarian: BreaksOf<'hungarian'> = {
  'hungarian.deal': ['domino/variants/hungarian.ts', '4: 6', '4: 7'],
  'hungarian.run': ['domino/variants/hungarian.ts', "turn: 'asManyAsFit'", "turn: 'anotherAfterDouble'"],
  'hungarian.end': [
    'domino/play.ts',
    'if (!rules.matching || canDraw(state)) return;',
    'if (!rules.matching || canDraw(state) || state.laidThisTurn > 0) return;',
  ],
  'hungarian.target': ['domino/variants/hungarian.ts', 'exceed: true', 'exceed: false'],
};
