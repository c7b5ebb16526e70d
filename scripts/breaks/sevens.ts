import type { BreaksOf } from './change.ts';

export const sevens: BreaksOf<'sevens'> = {
  'sevens.deal': ['domino/variants/sevens.ts', '3: 5', '3: 7'],
  'sevens.match': ['domino/rules.ts', 'sum === null ? value : (sum - value) & 15', 'value'],
  'sevens.joker': ['domino/rules.ts', '(pips[tile] === sum || pips[tile] === 0)', 'pips[tile] === sum'],
  'sevens.blank': ['domino/rules.ts', ': (sum - value) & 15', ': value === 0 ? 0 : (sum - value) & 15'],
  'sevens.draw': ['domino/legal.ts', 'return !couldLay || state.drawnThisTurn === 0;', 'return true;'],
  'sevens.score': ['domino/variants/sevens.ts', ' - round.counts[winner]', ''],
};
