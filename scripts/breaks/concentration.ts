import type { BreaksOf } from './change.ts';

export const concentration: BreaksOf<'concentration'> = {
  'concentration.layout': ['concentration/state.ts', 'set === 6 ? 7 : 11', '7'],
  'concentration.turn': ['concentration/judge.ts', 'secondFlipIsDue(state) && state.up[0] === cell', 'false'],
  'concentration.pair': ['concentration/play.ts', '=== agreed.sum', '=== 12'],
  'concentration.score': ['concentration/play.ts', 'pairPays = 2', 'pairPays = 1'],
  'concentration.round': [
    'concentration/play.ts',
    'else endIfExhausted(state, report);',
    'else if (state.takers.every((taker) => taker >= 0)) endIfExhausted(state, report);',
  ],
  'concentration.order': [
    'concentration/deal.ts',
    'state.turn = state.goesOn;',
    'state.turn = 0 as typeof state.turn;',
  ],
  'concentration.target': [
    'concentration/state.ts',
    'rounds === null ? 51 : null',
    'rounds === null ? 50 : null',
  ],
};
