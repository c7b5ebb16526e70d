import { describe, expect, test } from 'vitest';
import {
  chanceOf,
  countDominosa,
  dominosaGrades,
  generateDominosa,
  readDominosa,
  seedOf,
  solveDominosa,
} from '../src/index.ts';
import { countSimply, someGrid, someShape, tilesOn, wholeSet } from './support/dominosa.ts';

describe('Dominosa at length', () => {
  test.each([9, 12, 15])('every grade of double %i can be generated, with one solution', (n) => {
    for (const grade of dominosaGrades) {
      for (let seed = 0; seed < 8; seed++) {
        const puzzle = generateDominosa(`long ${seed}`, { n, grade });
        const solved = solveDominosa(puzzle);
        expect(solved).toMatchObject({ solutions: 1, grade });
        expect(tilesOn(puzzle, solved.dominoes)).toEqual(wholeSet(n));
        expect(countDominosa(puzzle).solutions).toBe(1);
      }
    }
  });

  test('grades of random shapes are correct', () => {
    const chance = chanceOf(seedOf('shapes'), 0);
    let made = 0;
    for (let i = 0; made < 40; i++) {
      const shape = someShape(4 + (i % 4), chance);
      const grade = dominosaGrades[i % 4];
      let puzzle: ReturnType<typeof generateDominosa>;
      try {
        puzzle = generateDominosa(`shape ${i}`, { shape, grade });
      } catch {
        continue;
      }
      made++;
      expect(solveDominosa(puzzle)).toMatchObject({ solutions: 1, grade });
      expect(countDominosa(puzzle).solutions).toBe(1);
    }
  });

  test('the counter agrees with a simple search on more grids and shapes', () => {
    const chance = chanceOf(seedOf('more'), 0);
    for (let i = 0; i < 5000; i++) {
      const n = 1 + chance.below(4);
      const puzzle = readDominosa({ ...someGrid(someShape(n, chance), n, chance) });
      expect(countDominosa(puzzle).solutions).toBe(countSimply(puzzle));
    }
  });
});
