import { describe, expect, test } from 'vitest';
import {
  chanceOf,
  countDominosa,
  type Dominosa,
  type DominosaStep,
  dominosaDeductions,
  dominosaGrades,
  dominosaSvg,
  dominosaText,
  generateDominosa,
  hintDominosa,
  readDominosa,
  readDominosaFilling,
  readDominosaShape,
  seedOf,
  solveDominosa,
} from '../src/index.ts';
import { boardOfPuzzle, cellsOf } from '../src/puzzles/dominosa/board.ts';
import { coverOf } from '../src/puzzles/dominosa/count.ts';
import { findSolution } from '../src/puzzles/dominosa/solve.ts';
import { covers } from '../src/puzzles/exact-cover.ts';
import { countSimply, someGrid, someShape, tilesOn, wholeSet } from './support/dominosa.ts';
import { firstUnfounded } from './support/dominosa-steps.ts';

const bare = ({ n, rows, cols, grid }: Dominosa): Dominosa => ({ n, rows, cols, grid });

/** A step rules out no domino of the solution, and lays no other. */
function isSound(step: DominosaStep, solution: readonly string[]): boolean {
  const laysRight = step.lay === undefined || solution.includes(step.lay.join());
  return laysRight && step.out.every((cells) => !solution.includes(cells.join()));
}

describe('the counter', () => {
  test('agrees with a simple search on random grids and shapes', () => {
    const chance = chanceOf(seedOf('dominosa'), 0);
    let solvable = 0;
    for (let i = 0; i < 1500; i++) {
      const n = 1 + chance.below(3);
      const puzzle = readDominosa({ ...someGrid(someShape(n, chance), n, chance) });
      const expected = countSimply(puzzle);
      if (expected > 0) solvable++;
      expect(countDominosa(puzzle)).toEqual({ solutions: expected, stopped: false });
    }
    expect(solvable).toBeGreaterThan(100);
  });

  test('agrees with it on layouts of the whole set', () => {
    for (let i = 0; i < 300; i++) {
      const puzzle = generateDominosa(`layout ${i}`, { n: 2 + (i % 4), solutions: 'several' });
      expect(countDominosa(puzzle).solutions).toBe(countSimply(puzzle));
    }
  });

  test('reports that it stopped at the limit', () => {
    const puzzle = generateDominosa('many', { n: 6, solutions: 'several' });
    expect(countDominosa(puzzle, 1)).toEqual({ solutions: 1, stopped: true });
    const { solutions } = countDominosa(puzzle);
    expect(countDominosa(puzzle, solutions)).toEqual({ solutions, stopped: false });
  });
});

describe('the solver', () => {
  test('finds the solutions, and its steps lose none', () => {
    for (let i = 0; i < 300; i++) {
      const n = 2 + (i % 3);
      const puzzle = generateDominosa(`steps ${i}`, { n, solutions: 'several' });
      const solved = solveDominosa(puzzle);
      expect(solved.solutions).toBe(countSimply(puzzle));
      expect(solved.grade).toBeNull();
      expect(tilesOn(puzzle, solved.dominoes)).toEqual(wholeSet(n));
      for (const places of covers(coverOf(puzzle))) {
        const solution = places.map((place) => cellsOf(boardOfPuzzle(puzzle), place).join());
        expect(solved.steps.filter((step) => !isSound(step, solution))).toEqual([]);
      }
    }
  });

  test('claims only what can be seen in each step', () => {
    const used = new Set<string>();
    for (let i = 0; i < 120; i++) {
      const grade = dominosaGrades[i % 4];
      const puzzle = generateDominosa(`claims ${i}`, { n: 3 + (i % 5), grade });
      const { steps } = solveDominosa(puzzle);
      expect(firstUnfounded(puzzle, steps)).toBeNull();
      for (const step of steps) used.add(step.deduction);
    }
    expect([...used].sort()).toEqual(Object.keys(dominosaDeductions).sort());
  });

  test('explains each step with a deduction of its grade', () => {
    const puzzle = generateDominosa('explained', { n: 6, grade: 'expert' });
    const { steps, dominoes } = solveDominosa(puzzle);
    for (const step of steps) {
      expect(step.grade).toBe(dominosaDeductions[step.deduction]);
      expect(step.lay !== undefined || step.out.length > 0).toBe(true);
      expect(step.cells.length + step.dominoes.length).toBeGreaterThan(0);
      if (step.deduction === 'chain') expect(step.chain?.[0]).toEqual(step.out[0]);
      if (step.grade === 'hard') expect(step.cells.length).toBe((step.partners ?? step.dominoes).length);
    }
    expect(steps.flatMap((step) => (step.lay === undefined ? [] : [step.lay])).sort()).toEqual(
      [...dominoes].sort(),
    );
  });

  test('gives the same solution as the search that shows one to those who give up', () => {
    const chance = chanceOf(seedOf('search'), 0);
    const puzzles = Array.from({ length: 300 }, () => {
      const n = 1 + chance.below(3);
      return readDominosa({ ...someGrid(someShape(n, chance), n, chance) });
    });
    for (let i = 0; i < 60; i++) {
      puzzles.push(bare(generateDominosa(`several ${i}`, { n: 3 + (i % 8), solutions: 'several' })));
      puzzles.push(bare(generateDominosa(`one ${i}`, { n: 3 + (i % 4), grade: dominosaGrades[i % 4] })));
    }
    for (const puzzle of puzzles) expect(findSolution(puzzle)).toEqual(solveDominosa(puzzle, 1).dominoes);
  });

  test('recognizes a grid without a solution', () => {
    expect(solveDominosa(readDominosa('010\n101'))).toMatchObject({
      solutions: 0,
      dominoes: [],
      grade: null,
    });
  });
});

describe('a hint', () => {
  const puzzle = generateDominosa('hint', { n: 5, grade: 'medium' });
  const { dominoes } = solveDominosa(puzzle);

  test('leads from any part of the solution to the end', () => {
    const lying = dominoes.filter((_, index) => index % 3 === 0);
    for (let hint = hintDominosa(puzzle, lying); hint.lay !== null; hint = hintDominosa(puzzle, lying)) {
      expect(hint.wrong).toEqual([]);
      lying.push(hint.lay);
    }
    expect(tilesOn(puzzle, lying)).toEqual(wholeSet(5));
  });

  test('names the dominoes that cannot stay', () => {
    const own = dominoes.map((cells) => cells.join());
    const wrong: [number, number] = own.includes('0,1') ? [0, puzzle.cols] : [0, 1];
    const right = dominoes
      .filter(([one, other]) => !wrong.includes(one) && !wrong.includes(other))
      .slice(0, 3);
    expect(hintDominosa(puzzle, [...right, wrong])).toEqual({ steps: [], lay: null, wrong: [wrong] });
  });

  test('refuses two cells that are not side by side', () => {
    expect(() => hintDominosa(puzzle, [[0, 2]])).toThrow(
      'dominoes[0]: expected two cells side by side, found 0 and 2',
    );
    expect(() => hintDominosa(puzzle, [[-1, 999]])).toThrow('dominoes[0]');
  });

  test('reads the laid dominoes from the puzzle', () => {
    expect(readDominosaFilling({ ...puzzle, dominoes: [[0, 1]] })).toEqual([[0, 1]]);
    expect(readDominosaFilling({ ...puzzle })).toEqual([]);
    expect(() => readDominosaFilling({ dominoes: [[0]] })).toThrow(
      'dominoes[0]: expected two cells, found 0',
    );
    expect(() => readDominosaFilling({ dominoes: 3 })).toThrow('dominoes: expected a list, found 3');
  });

  test('gives a domino of a solution if no deduction helps', () => {
    const several = generateDominosa('hint', { n: 4, solutions: 'several' });
    const lying: (readonly [number, number])[] = [];
    for (let hint = hintDominosa(several); hint.lay !== null; hint = hintDominosa(several, lying))
      lying.push(hint.lay);
    expect(tilesOn(several, lying)).toEqual(wholeSet(4));
  });
});

describe('the generator', () => {
  test('makes puzzles of the grade it claims, with one solution', () => {
    for (const n of [3, 4, 6]) {
      for (const grade of dominosaGrades) {
        for (let seed = 0; seed < 8; seed++) {
          const puzzle = generateDominosa(`grade ${seed}`, { n, grade });
          expect(puzzle.grade).toBe(grade);
          expect(readDominosa({ ...puzzle })).toEqual(bare(puzzle));
          expect(solveDominosa(puzzle)).toMatchObject({ solutions: 1, grade });
          expect(countDominosa(puzzle).solutions).toBe(1);
        }
      }
    }
  });

  test('gives the same puzzle for the same seed', () => {
    const first = generateDominosa('same', { n: 6, grade: 'hard' });
    expect(generateDominosa('same', { n: 6, grade: 'hard' })).toEqual(first);
    expect(generateDominosa('other', { n: 6, grade: 'hard' })).not.toEqual(first);
    expect(dominosaText(generateDominosa('Tischrunde', { n: 3 }))).toMatchInlineSnapshot(`
      "0 2 1 2 2
      1 0 0 3 1
      3 3 2 2 0
      3 3 0 1 1
      "
    `);
  });

  test('rejects impossible requests', () => {
    const uneven = readDominosaShape('##.\n.#.\n###');
    expect(() => generateDominosa('', { shape: uneven })).toThrow(
      'shape: this shape cannot be covered with dominoes',
    );
    expect(() => generateDominosa('', { n: 16 })).toThrow('n: a set goes from 1 to 15, found 16');
    expect(() => generateDominosa('', { n: 1, grade: 'hard' })).toThrow(
      'no hard puzzle of double 1 was found',
    );
    const apart = { rows: 2, cols: 5, cells: [...'###..##..#'].map((sign) => sign === '#') };
    expect(() => generateDominosa('', { shape: apart })).toThrow('grid: the shape is in more than one piece');
    expect(() => generateDominosa('', JSON.parse('{"grade":"x"}'))).toThrow(
      'grade: expected one of easy, medium',
    );
    const shape = readDominosaShape('######');
    expect(() => generateDominosa('', { n: 2, shape })).toThrow(
      'n: the shape is one of double 1, not of double 2',
    );
  });
});

describe('the formats', () => {
  test('survive a round trip', () => {
    const chance = chanceOf(seedOf('formats'), 0);
    for (let i = 0; i < 200; i++) {
      const n = 1 + (i % 15);
      const puzzle = someGrid(someShape(n, chance), n, chance);
      expect(readDominosa(dominosaText(puzzle))).toEqual(puzzle);
      expect(readDominosa(JSON.stringify(puzzle))).toEqual(puzzle);
    }
  });

  test('read what people type', () => {
    const puzzle = { n: 1, rows: 2, cols: 4, grid: [0, 0, 1, null, null, 1, 1, 0] };
    expect(readDominosa('0 0 1 .\n. 1 1 0')).toEqual(puzzle);
    expect(readDominosa('# mine\n001\r\n-110\n\n')).toEqual(puzzle);
    expect(readDominosa(' 0,0,1\n -, 1, 1, 0 ')).toEqual(puzzle);
    const column = { n: 10, rows: 132, cols: 1, grid: Array.from({ length: 132 }, (_, cell) => cell % 11) };
    expect(readDominosa(dominosaText(column))).toEqual(column);
  });

  test.each([
    ['a number too many', '0 0 0\n0 1 1', 'grid: there is a 0 too many: each number occurs 3 times, found 4'],
    ['a wrong cell count', '0 0 0\n1 1', 'grid: no set from 1 to 15 covers 5 cells'],
    ['a word', '0 0 x\n1 1 0', 'row 1, column 3: expected a number or "." for no cell, found "x"'],
    [
      'a number out of range',
      '0 0 0\n1 1 2',
      'row 2, column 3: expected a number from 0 to 1, or nothing, found 2',
    ],
    ['too much', '0\n'.repeat(300), 'a shape has at most 272 rows and columns, found 300 and 1'],
    ['nothing', ' \n', 'expected rows of numbers, found nothing'],
    ['broken JSON', '{"n":', 'this begins like JSON but is none'],
    [
      'two pieces',
      '0 0 0 .\n. . . .\n1 1 1 .',
      'grid: the shape is in more than one piece: row 1, column 1 and row 3, column 1 are not joined',
    ],
  ])('refuse %s', (_, text, sentence) => {
    expect(() => readDominosa(text)).toThrow(
      expect.objectContaining({ name: 'BadInput', message: sentence }),
    );
  });

  test.each([
    [{ n: 16, rows: 1, cols: 1, grid: [0] }, 'n: a set goes from 1 to 15, found 16'],
    [{ n: 0, rows: 1, cols: 2, grid: [0, 0] }, 'n: a set goes from 1 to 15, found 0'],
    [{ n: 1, rows: 2, cols: 3, grid: [0, 0, 0] }, 'grid: 2 rows of 3 are 6 places, found 3'],
    [{ n: 1, rows: 2, cols: 2, grid: [0, 0, 1, 1] }, 'grid: the set of double 1 covers 6 cells, found 4'],
    [{ n: 1, rows: 2.5, cols: 2, grid: [] }, 'rows: expected a whole number from 1 to 272, found 2.5'],
    [{ n: 1, rows: 2, cols: 3 }, 'grid: expected a list, found nothing'],
    [[], 'expected a Dominosa puzzle, found a list of 0'],
  ])('refuse %j', (value, sentence) => {
    expect(() => readDominosa(value)).toThrow(
      expect.objectContaining({ name: 'BadInput', message: sentence }),
    );
  });
});

describe('the sheet', () => {
  test('is well-formed, with every number and every domino', () => {
    for (const n of [1, 6, 15]) {
      const puzzle = generateDominosa('sheet', { n });
      const svg = dominosaSvg(puzzle, solveDominosa(puzzle).dominoes);
      const opened = [...svg.matchAll(/<(\w+)(?:\s[^<>]*[^/])?>/g)].map(([, name]) => name).sort();
      const closed = [...svg.matchAll(/<\/(\w+)>/g)].map(([, name]) => name).sort();
      expect(opened).toEqual(closed);
      expect(svg).not.toMatch(/NaN|undefined|null/);
      const tiles = wholeSet(n).length;
      expect(svg.match(/<text/g)).toHaveLength(tiles * 3);
      expect(svg.match(/<rect/g)).toHaveLength(1 + tiles * 4);
    }
  });
});
