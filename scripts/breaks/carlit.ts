import type { BreaksOf } from './change.ts';

export const carlit: BreaksOf<'carlit'> = {
  'carlit.deal': ['domino/variants/carlit.ts', '[9, 6, 12, 15]', '[6, 9, 12, 15]'],
  'carlit.draw': ['domino/variants/carlit.ts', 'reserve: 0,', ''],
};
