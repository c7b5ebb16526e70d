import { expect } from 'vitest';
import {
  countDominosa,
  dominosaGrades,
  generateDominosa,
  readDominosa,
  readDominosaShape,
  solveDominosa,
} from '../../src/index.ts';
import { tilesOn, wholeSet } from '../support/dominosa.ts';
import { rule } from '../support/rule.ts';

rule(
  'dominosa.setup',
  'the whole set is laid out, as a rectangle by default, and only the numbers are kept',
  () => {
    for (const n of [1, 2, 6, 9, 12, 15]) {
      const puzzle = generateDominosa('setup', { n });
      expect([puzzle.rows, puzzle.cols]).toEqual([n + 1, n + 2]);
      for (let number = 0; number <= n; number++) {
        expect(puzzle.grid.filter((cell) => cell === number)).toHaveLength(n + 2);
      }
      expect(Object.keys(puzzle).sort()).toEqual(['cols', 'grade', 'grid', 'n', 'rows']);
    }
  },
);

rule('dominosa.goal', 'a solution lays each tile once and shows these numbers', () => {
  const puzzle = readDominosa('0 0 1\n1 1 0');
  const { solutions, dominoes } = solveDominosa(puzzle);
  expect(solutions).toBe(1);
  expect(dominoes).toEqual([
    [0, 1],
    [2, 5],
    [3, 4],
  ]);
  expect(tilesOn(puzzle, dominoes)).toEqual(['0-0', '1-0', '1-1']);
});

rule('dominosa.goal', 'a tile does not lie twice', () => {
  // Each of the three coverings of this shape would need a tile twice.
  const puzzle = readDominosa('0 1 0\n1 0 1');
  expect(solveDominosa(puzzle)).toMatchObject({ solutions: 0, dominoes: [], grade: null });
  const big = generateDominosa('goal', { n: 6, grade: 'hard' });
  expect(tilesOn(big, solveDominosa(big).dominoes)).toEqual(wholeSet(6));
});

rule('dominosa.shape', 'any shape in one piece with the right number of cells', () => {
  const shape = readDominosaShape('####..\n#..#..\n####..\n...##.');
  const puzzle = generateDominosa('shape', { shape });
  expect(puzzle.n).toBe(2);
  expect(puzzle.grid.map((cell) => cell !== null)).toEqual(shape.cells);
  expect(countDominosa(puzzle).solutions).toBe(1);
  expect(() => readDominosaShape('###.###\n###.###')).toThrow('more than one piece');
  expect(() => readDominosaShape('###\n####')).toThrow('no set from 1 to 15 covers 7 cells');
  expect(() => readDominosa('0 0 0 . 1\n1 1 . . .')).toThrow('more than one piece');
});

rule('dominosa.unique', 'a generated puzzle has exactly one solution, unless asked otherwise', () => {
  for (const grade of dominosaGrades) {
    for (let seed = 0; seed < 5; seed++) {
      expect(countDominosa(generateDominosa(`unique ${seed}`, { n: 5, grade })).solutions).toBe(1);
    }
  }
  for (let seed = 0; seed < 10; seed++) {
    const several = generateDominosa(`several ${seed}`, { n: 5, solutions: 'several' });
    expect(countDominosa(several).solutions).toBeGreaterThan(1);
  }
});
