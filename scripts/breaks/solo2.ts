import type { BreaksOf } from './change.ts';

export const solo2: BreaksOf<'solo2'> = {
  'solo2.deal': ['solitaire/solo2.ts', '(set === 6 ? 5 : 7)', '5'],
  'solo2.line': ['solitaire/line.ts', 'openWith(line, tile, 2);', 'openWith(line, tile, 4);'],
  'solo2.refill': [
    'solitaire/solo2.ts',
    'state.stock.slice(0, state.handSize)',
    'state.stock.slice(-state.handSize)',
  ],
  'solo2.win': [
    'solitaire/solo2.ts',
    'state.stock.length >= state.handSize',
    'state.stock.length > state.handSize',
  ],
};
