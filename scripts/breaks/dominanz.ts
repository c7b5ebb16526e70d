import type { BreaksOf } from './change.ts';

export const dominanz: BreaksOf<'dominanz'> = {
  'dominanz.layout': [
    'dominanz/state.ts',
    'tileOf(high[index] + 1, low[index] + 1)',
    'tileOf(high[index], low[index])',
  ],
  'dominanz.take': ['dominanz/play.ts', 'pips[tile] - row', 'row'],
  'dominanz.prescribe': ['dominanz/play.ts', 'if (!prescribed && !skips) ', 'if (!prescribed) '],
  'dominanz.score': ['dominanz/play.ts', ' && sum <= 2 * lower', ''],
  'dominanz.end': [
    'dominanz/play.ts',
    'if (state.left === 0) settle',
    'if ((state.left & (state.left - 1)) === 0) settle',
  ],
};
