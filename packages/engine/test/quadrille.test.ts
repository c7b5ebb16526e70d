import { describe, expect, test } from 'vitest';
import {
  BadInput,
  completeQuadrille,
  countQuadrille,
  generateQuadrille,
  hintQuadrille,
  judgeQuadrille,
  type QuadrillePuzzle,
  quadrilleSolutions,
  quadrilleSvg,
  quadrilleText,
  readQuadrille,
  writeQuadrille,
} from '../src/index.ts';
import { essence, essenceOfPicture, everySolution } from './support/quadrille.ts';

const fromTheSheet = readQuadrille('0 2 3 1 / 1 4 5 / 6 4 0 / 2 5 6 3');
const nothing = readQuadrille({});
const given = ({ squares }: QuadrillePuzzle): number => squares.filter((number) => number !== null).length;

describe('the count', () => {
  const others = everySolution();
  const counted = countQuadrille();
  const different = <T>(all: readonly T[]): number => new Set(all).size;

  test('is the same if the tiles are laid first and then numbered', () => {
    const pictures = different(others.map(({ squares }) => squares.join()));
    expect(counted).toEqual({
      pictures: 5040 * pictures,
      solutions: 5040 * others.length,
      picturesUpToRenumbering: pictures,
      solutionsUpToRenumbering: others.length,
      picturesEssentiallyDifferent: different(others.map(essenceOfPicture)),
      solutionsEssentiallyDifferent: different(others.map(essence)),
    });
  });

  test('has the known values', () => {
    expect(counted).toEqual({
      pictures: 372_960,
      solutions: 685_440,
      picturesUpToRenumbering: 74,
      solutionsUpToRenumbering: 136,
      picturesEssentiallyDifferent: 20,
      solutionsEssentiallyDifferent: 34,
    });
  });

  test('includes the picture of the sheet', () => {
    expect(completeQuadrille(fromTheSheet)).toMatchObject({ pictures: 1 });
    for (const solution of quadrilleSolutions(fromTheSheet)) {
      expect(solution.squares).toEqual(fromTheSheet.squares);
      expect(judgeQuadrille(solution)).toBeNull();
    }
  });

  test('the list is lazy', () => {
    const [first] = quadrilleSolutions();
    expect(judgeQuadrille(first)).toBeNull();
  });
});

describe('completing', () => {
  test('nothing given: everything completes it', () => {
    expect(completeQuadrille()).toMatchObject({ pictures: 372_960, solutions: 685_440 });
  });

  test('squares and tiles given: the count matches the full list', () => {
    const [any] = quadrilleSolutions(readQuadrille('6 . . 1 / . . 5 / . 4 . / . . . 3'));
    for (const size of [1, 2, 3, 5]) {
      const squares = any.squares.map((number, square) =>
        square % 3 === 0 && square < 3 * size ? number : null,
      );
      const whole: QuadrillePuzzle = { squares: any.squares, tiles: [any.dominoes[4 * size]] };
      const [tile] = writeQuadrille(whole).tiles ?? [];
      const puzzle = readQuadrille({ squares, tiles: [tile] });
      const { pictures, solutions, completion } = completeQuadrille(puzzle);
      const all = [...quadrilleSolutions(puzzle)];
      expect(all.length).toBe(solutions);
      expect(new Set(all.map((solution) => solution.squares.join())).size).toBe(pictures);
      expect(all[0]).toEqual(completion);
      for (const solution of all) {
        for (const [square, number] of puzzle.squares.entries())
          if (number !== null) expect(solution.squares[square]).toBe(number);
        expect(solution.dominoes).toContainEqual(puzzle.tiles[0]);
      }
    }
  });

  test('what has no completion', () => {
    // 0 is on two squares that do not touch the two of 1.
    const puzzle = readQuadrille('0 . . 1 / . . . / . . . / 0 . . 1');
    expect(completeQuadrille(puzzle)).toEqual({ pictures: 0, solutions: 0, completion: null });
    expect(hintQuadrille(puzzle)).toEqual({ nothing: 'this cannot be completed: something given is wrong' });
  });
});

describe('a generated puzzle', () => {
  const seeds = Array.from({ length: 30 }, (_, index) => `puzzle ${index}`);

  test.each(seeds)('%s has exactly one solution, and no redundant givens', (seed) => {
    const puzzle = generateQuadrille(seed);
    expect(completeQuadrille(puzzle)).toMatchObject({ pictures: 1, solutions: 1 });
    for (const [square, number] of puzzle.squares.entries()) {
      if (number === null) continue;
      const fewer = { ...puzzle, squares: puzzle.squares.with(square, null) };
      expect(completeQuadrille(fewer).solutions).toBeGreaterThan(1);
    }
  });

  test('the same seed gives the same puzzle, other seeds give others', () => {
    const texts = seeds.map((seed) => quadrilleText(generateQuadrille(seed)));
    expect(seeds.map((seed) => quadrilleText(generateQuadrille(seed)))).toEqual(texts);
    expect(new Set(texts).size).toBe(seeds.length);
    expect(texts[0]).toMatchInlineSnapshot(`
      "3 . 2 .
       1 . 1
       . 5 6
      . . 2 0"
    `);
  });

  test('more squares are given on request', () => {
    expect(given(generateQuadrille('easy', { given: 10 }))).toBe(10);
    expect(given(generateQuadrille('done', { given: 14 }))).toBe(14);
    expect(() => generateQuadrille('x', { given: 15 })).toThrow('given: expected a number of squares');
  });

  test('with one picture there may be two tilings', () => {
    const all = seeds.map((seed) => completeQuadrille(generateQuadrille(seed, { one: 'picture' })));
    expect(all.every(({ pictures }) => pictures === 1)).toBe(true);
    expect(new Set(all.map(({ solutions }) => solutions))).toEqual(new Set([1, 2]));
  });
});

describe('a hint', () => {
  test.each(['a', 'b', 'c', 'd', 'e', 'f'])('leads through a puzzle to its solution: %s', (seed) => {
    let puzzle = generateQuadrille(seed);
    const { completion } = completeQuadrille(puzzle);
    if (completion === null) throw new Error('it has one');
    const { squares, dominoes } = completion;
    for (;;) {
      const hint = hintQuadrille(puzzle);
      if ('nothing' in hint) break;
      if ('square' in hint) {
        expect(puzzle.squares[hint.square]).toBeNull();
        expect(hint.number).toBe(squares[hint.square]);
        puzzle = { ...puzzle, squares: puzzle.squares.with(hint.square, hint.number) };
      } else {
        expect(puzzle.tiles).not.toContainEqual(hint.cells);
        expect(dominoes).toContainEqual(hint.cells);
        puzzle = { ...puzzle, tiles: [...puzzle.tiles, hint.cells] };
      }
    }
    expect(puzzle.squares).toEqual(squares);
    expect(puzzle.tiles.length).toBe(28);
    expect(hintQuadrille(puzzle)).toEqual({ nothing: 'all squares and tiles are known' });
  });

  test('says why', () => {
    expect(hintQuadrille({ ...fromTheSheet, squares: fromTheSheet.squares.with(5, null) })).toEqual({
      square: 5,
      number: 4,
      deduction: 'twice',
      why: 'square 5 shows 4: every other number lies on two squares already',
    });
    expect(hintQuadrille(fromTheSheet)).toMatchObject({ deduction: 'place' });
    const open = hintQuadrille(nothing);
    expect(open).toEqual({
      nothing: 'nothing is forced here: 372960 pictures and 685440 solutions are left',
    });
  });

  test('every kind of deduction occurs', () => {
    const seen = new Set<string>();
    for (let number = 0; number < 8; number++) {
      let puzzle = generateQuadrille(`deductions ${number}`, { one: 'picture' });
      for (;;) {
        const hint = hintQuadrille(puzzle);
        if ('nothing' in hint) break;
        seen.add(hint.deduction);
        puzzle =
          'square' in hint
            ? { ...puzzle, squares: puzzle.squares.with(hint.square, hint.number) }
            : { ...puzzle, tiles: [...puzzle.tiles, hint.cells] };
      }
    }
    expect([...seen].sort()).toEqual(['cell', 'every', 'only', 'place', 'touch', 'twice']);
  });
});

describe('reading', () => {
  test('survives a round trip', () => {
    const [solution] = quadrilleSolutions(fromTheSheet);
    const puzzle = { squares: solution.squares, tiles: solution.dominoes };
    expect(readQuadrille(JSON.parse(JSON.stringify(writeQuadrille(puzzle))))).toEqual(puzzle);
    expect(readQuadrille(quadrilleText(puzzle)).squares).toEqual(solution.squares);
    expect(readQuadrille(JSON.stringify(writeQuadrille(nothing)))).toEqual(nothing);
    expect(quadrilleText(fromTheSheet)).toBe('0 2 3 1\n 1 4 5\n 6 4 0\n2 5 6 3');
  });

  test('a tile determines its squares', () => {
    const { squares } = readQuadrille({ tiles: [{ tile: '3-6', cells: [2, 1] }] });
    expect(squares.slice(0, 3)).toEqual([6, 3, null]);
  });

  const squares = Array(14).fill(null);
  test.each<[unknown, string]>([
    [7, 'a Domino square is a JSON object, not 7'],
    ['{"squares":', 'this begins like JSON but is none'],
    [{ rows: 8 }, 'rows: a Domino square has only squares and tiles'],
    ['0 1 2', 'squares: the shape has 14 squares, not 3'],
    ['0 1 2 x', 'squares[3]: expected a number from 0 to 6, or null, found "x"'],
    [{ squares: squares.with(2, 7) }, 'squares[2]: expected a number from 0 to 6, or null, found 7'],
    [{ squares: squares.fill(3, 4, 7) }, 'squares[6]: 3 is on two squares already'],
    [{ tiles: [{ tile: '7-1', cells: [0, 1] }] }, 'tiles[0].tile: 7-1 is not in the double-6 set'],
    [{ tiles: [{ tile: 'x', cells: [0, 1] }] }, 'tiles[0].tile: "x" is not a domino'],
    [
      { tiles: [{ tile: '6-1', cells: [0, 2] }] },
      'tiles[0].cells: the cells 0 and 2 do not lie side by side',
    ],
    [{ tiles: [{ tile: '6-1', cells: [0] }] }, 'tiles[0].cells: a tile lies on two cells'],
    [
      { tiles: [{ tile: '6-1', cells: [0, 56] }] },
      'tiles[0].cells[1]: expected a cell from 0 to 55, found 56',
    ],
    [{ tiles: [{ tile: '6-1', cells: [0, 1] }] }, 'tiles[0]: square 0 would show 6 and 1'],
    [
      {
        tiles: [
          { tile: '6-1', cells: [1, 2] },
          { tile: '1-6', cells: [10, 9] },
        ],
      },
      'tiles[1]: 6-1 lies at tiles[0] already',
    ],
    [
      {
        tiles: [
          { tile: '6-1', cells: [1, 2] },
          { tile: '1-1', cells: [2, 3] },
        ],
      },
      'tiles[1].cells: tiles[0] covers one of these cells already',
    ],
  ])('%j is refused', (value, reason) => {
    expect(() => readQuadrille(value)).toThrow(BadInput);
    expect(() => readQuadrille(value)).toThrow(reason);
  });
});

test('a sheet shows what is given, and its solution all tiles', () => {
  const puzzle = generateQuadrille('a sheet');
  const sheet = quadrilleSvg(puzzle);
  expect(sheet).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /);
  expect(sheet.match(/font-weight="bold"/g)).toHaveLength(4 * given(puzzle));
  expect(sheet).not.toContain('rx="8"');
  const { completion } = completeQuadrille(puzzle);
  const solved = quadrilleSvg(puzzle, completion ?? undefined);
  expect(solved.match(/rx="8"/g)).toHaveLength(28);
  expect(solved).not.toMatch(/undefined|null|NaN/);
});
