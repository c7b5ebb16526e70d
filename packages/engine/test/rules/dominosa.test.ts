import { expect } from 'vitest';
import {
  countDominosa,
  dominosaGrades,
  generateDominosa,
  type JsonObject,
  readDominosa,
  readDominosaShape,
  referee,
  replay,
  seatAt,
  solveDominosa,
} from '../../src/index.ts';
import { tilesOn, wholeSet } from '../support/dominosa.ts';
import { nextMoves } from '../support/next-moves.ts';
import { lay as open } from '../support/no-hands.ts';
import { rule } from '../support/rule.ts';
import { refusedWhole, type Table } from '../support/table.ts';

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

rule('dominosa.goal', 'no tile lies twice', () => {
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

/** `0 0 1 / 1 1 0`, whose one solution is 0+1, 2+5, 3+4. */
const small: JsonObject = { rows: 2, cols: 3, grid: [0, 0, 1, 1, 1, 0] };
const play = (deal: JsonObject = small, options: JsonObject = { set: 1 }): Table =>
  open('dominosa', 1, [deal], options);
const lay = (one: number, other: number): JsonObject => ({ type: 'lay', cells: [one, other] });
const lift = (one: number, other: number): JsonObject => ({ type: 'lift', cells: [one, other] });
const refused = (deal: JsonObject, options: JsonObject = { set: 1 }): string | null =>
  refusedWhole(referee({ game: 'dominosa', players: 1, options, deals: [deal] }));

rule('dominosa.setup', 'a match begins with the numbers of a layout and no tile', () => {
  for (const set of [1, 6, 15]) {
    const { rows, cols, grid, dominoes, left, solution } = open('dominosa', 1, [], { set }).match.position();
    expect({ rows, cols, dominoes, solution }).toEqual({
      rows: set + 1,
      cols: set + 2,
      dominoes: [],
      solution: null,
    });
    expect(grid).toEqual(generateDominosa('a test', { n: set }).grid);
    expect(left).toEqual(wholeSet(set));
  }
});

rule('dominosa.setup', 'a deal is played as given, and written down again', () => {
  expect(play().match.position()).toMatchObject(small);
  expect(play({ ...small, n: 1 }).match.transcript()).toMatchObject({ deals: [small] });
  const several = generateDominosa('several', { n: 3, solutions: 'several' });
  expect(refused({ ...several }, { set: 3 })).toBeNull();
});

rule('dominosa.setup', 'an invalid deal is refused with the place and the reason', () => {
  expect(refused({ ...small, n: 2 })).toBe('deals[0].n: the set is double 1 (options.set), found 2');
  expect(refused(small, {})).toBe('deals[0].grid: the set of double 6 covers 56 cells, found 6');
  expect(refused({ rows: 2, cols: 3 })).toBe('deals[0].grid: expected a list, found nothing');
  expect(refused({ ...small, grid: [0, 0, 1, 1, 1] })).toBe(
    'deals[0].grid: 2 rows of 3 are 6 places, found 5',
  );
  expect(refused({ ...small, grid: [0, 0, 1, 1, 1, 2] })).toBe(
    'deals[0], row 2, column 3: expected a number from 0 to 1, or nothing, found 2',
  );
  expect(refused({ ...small, grid: [0, 1, 0, 1, 0, 1] })).toBe(
    'deals[0].grid: no layout of the set of double 1 shows these numbers',
  );
  expect(refused({ ...small, hands: [] })).toBe('deals[0].hands: a deal of dominosa has no such field');
});

rule('dominosa.goal', 'all tiles laid: won', () => {
  const table = play().move(lay(0, 1)).move(lay(5, 2));
  expect(table.now).toMatchObject({
    phase: 'play',
    dominoes: [
      [0, 1],
      [2, 5],
    ],
    left: ['1-1'],
  });
  table.move(lay(3, 4));
  expect(table.now).toMatchObject({
    phase: 'matchOver',
    turn: null,
    winners: [0],
    left: [],
    roundResult: { winners: [0], points: [0], reason: 'out' },
    solution: [
      [0, 1],
      [2, 5],
      [3, 4],
    ],
    legal: { 0: [] },
  });
  expect(table.match.transcript()).toMatchObject({
    moves: [{ cells: [0, 1] }, { cells: [2, 5] }, { cells: [3, 4] }],
  });
});

rule('dominosa.goal', 'a tile covers two cells side by side, no cell twice, and each tile lies once', () => {
  const table = play();
  expect(table.legal()).toHaveLength(8);
  for (const [one, other] of [
    [0, 2],
    [0, 4],
    [2, 3],
    [1, 1],
  ])
    expect([one, other, table.refusal(lay(one, other))]).toEqual([one, other, 'dominosa.goal']);
  table.move(lay(0, 3));
  expect(table.refusal(lay(0, 1))).toBe('dominosa.goal');
  expect(table.refusal(lay(3, 4))).toBe('dominosa.goal');
  // 1-0 lies on 0 and 3 already.
  expect(table.refusal(lay(1, 2))).toBe('dominosa.goal');
  expect(table.match.attempt(seatAt(0), lay(1, 2))).toMatchObject({
    error: 'this is 1-0, which lies elsewhere: every tile lies once',
  });
  expect(table.legal()).toEqual(['giveUp', 'lift cells [0,3]']);
});

rule('dominosa.goal', 'being stuck is not losing: a tile can be lifted again', () => {
  const table = play().move(lay(0, 3)).move(lift(3, 0));
  expect(table.now).toEqual(play().now);
  table.move(lay(0, 1)).move(lay(2, 5)).move(lay(3, 4));
  expect(table.now.winners).toEqual([0]);
});

rule('dominosa.goal', 'a player who gives up loses, and sees a solution', () => {
  const table = play().move(lay(0, 3)).move({ type: 'giveUp' });
  expect(table.now).toMatchObject({
    phase: 'matchOver',
    winners: [],
    roundResult: { winners: [], points: [0], reason: 'stuck' },
    dominoes: [[0, 3]],
    solution: [
      [0, 1],
      [2, 5],
      [3, 4],
    ],
  });
  expect(table.match.view(null)).toMatchObject({
    winners: [],
    solution: [
      [0, 1],
      [2, 5],
      [3, 4],
    ],
  });
});

rule('dominosa.goal', "the solver's moves win, whatever the set and the grade", () => {
  for (const options of [{}, { set: 3, grade: 'hard' }, { set: 9, grade: 'expert' }, { unique: false }]) {
    const { match } = open('dominosa', 1, [], options);
    for (let move = nextMoves.dominosa(match); move !== null; move = nextMoves.dominosa(match))
      expect(match.attempt(seatAt(0), move)).toBeNull();
    expect(match.position()).toMatchObject({ winners: [0], left: [] });
    const again = replay(match.transcript());
    expect(again.moves.every(({ ok }) => ok === true)).toBe(true);
    expect(again.match.hash()).toBe(match.hash());
  }
});

rule('table.piece', 'Dominosa: only a tile that lies there can be lifted', () => {
  const table = play().move(lay(0, 1));
  for (const [one, other] of [
    [0, 3],
    [2, 5],
    [0, 2],
    [7, 9],
  ])
    expect([one, other, table.refusal(lift(one, other))]).toEqual([one, other, 'table.piece']);
  expect(table.refusal(lift(1, 0))).toBeNull();
});

rule('table.move', 'Dominosa: a move names two cells', () => {
  const malformed: JsonObject[] = [
    { type: 'lay' },
    { type: 'lay', cells: [0] },
    { type: 'lay', cells: [0, 1, 2] },
    { type: 'lay', cells: ['0', '1'] },
    { type: 'lift', cells: 5 },
    { type: 'pass' },
  ];
  for (const move of malformed) expect([move, play().refusal(move)]).toEqual([move, 'table.move']);
});

rule('dominosa.shape', 'tiles lie in the shape only, whatever it is', () => {
  const shape = readDominosaShape('####..\n#..#..\n####..\n...##.');
  const table = play({ ...generateDominosa('shape', { shape }) }, { set: 2 });
  for (const [one, other] of [
    [1, 7],
    [4, 3],
    [-1, 0],
    [22, 24],
  ])
    expect([one, other, table.refusal(lay(one, other))]).toEqual([one, other, 'dominosa.shape']);
  expect(table.refusal(lay(9, 3))).toBeNull();
  expect(table.refusal(lay(15, 21))).not.toBe('dominosa.shape');
  expect(refused({ rows: 1, cols: 7, grid: [0, 0, 1, null, 1, 1, 0] })).toMatch(
    /^deals\[0\]\.grid: the shape is in more than one piece/,
  );
});

rule('dominosa.unique', 'a match has one solution, or several on request', () => {
  const solutions = (options: JsonObject, seed: string): number => {
    const { match } = replay({ game: 'dominosa', players: 1, options, seed });
    const { rows, cols, grid } = match.position();
    return countDominosa(readDominosa({ n: options.set ?? 6, rows, cols, grid }), 2).solutions;
  };
  for (const seed of ['1', '2', '3', '4']) {
    for (const grade of dominosaGrades) expect(solutions({ grade, set: 4 }, seed)).toBe(1);
    expect(solutions({ unique: false }, seed)).toBe(2);
  }
});

rule('dominosa.unique', 'a match has the requested grade, or the hardest that the set has', () => {
  const gradeOf = (set: number, grade: string): string | null => {
    const { rows, cols, grid } = open('dominosa', 1, [], { set, grade }).match.position();
    return solveDominosa(readDominosa({ n: set, rows, cols, grid })).grade;
  };
  for (const grade of dominosaGrades) expect(gradeOf(5, grade)).toBe(grade);
  expect(dominosaGrades.map((grade) => gradeOf(1, grade))).toEqual(['easy', 'easy', 'easy', 'easy']);
  expect(dominosaGrades.map((grade) => gradeOf(2, grade))).toEqual(['easy', 'medium', 'medium', 'medium']);
});
