import type { BreaksOf } from './change.ts';

export const fortune: BreaksOf<'fortune'> = {
  'fortune.remove': [
    'solitaire/fortune.ts',
    'tilesOf(options).filter((tile) => !isDouble(tile));',
    'tilesOf(options);',
  ],
  'fortune.chain': ['solitaire/fortune.ts', 'if (all === 0) into[count++] = undoFar;', ''],
  'fortune.reveal': [
    'solitaire/fortune.ts',
    "(phase === 'matchOver' ? secretOf(state) : sealed)",
    'secretOf(state)',
  ],
  'fortune.set': ['solitaire/fortune.ts', 'set > 0 && set % 2 === 0', 'set > 0'],
};
