import type { BreaksOf } from './change.ts';

export const dominosa: BreaksOf<'dominosa'> = {
  'dominosa.setup': ['puzzles/dominosa/generate.ts', 'chance.shuffle(tiles);', 'tiles.fill(0);'],
  'dominosa.goal': [
    'puzzles/dominosa/count.ts',
    'tileOf(grid[black] ?? 0, grid[white] ?? 0)]',
    '(place % (cells / 2))]',
  ],
  'dominosa.shape': [
    'puzzles/dominosa/puzzle.ts',
    '  setOf(shape);\n  checkOnePiece(shape);',
    '  setOf(shape);',
  ],
  'dominosa.unique': ['puzzles/dominosa/generate.ts', 'yield* maker.climb(grade, chance)', 'true'],
};
