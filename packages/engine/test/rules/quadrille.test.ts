import { expect } from 'vitest';
import {
  completeQuadrille,
  generateQuadrille,
  type JsonObject,
  judgeQuadrille,
  type QuadrilleSolution,
  readQuadrille,
  referee,
  replay,
  seatAt,
  writeQuadrille,
} from '../../src/index.ts';
import { cells, squareOf } from '../../src/puzzles/quadrille/shape.ts';
import { nextMoves } from '../support/next-moves.ts';
import { lay as open } from '../support/no-hands.ts';
import { rule } from '../support/rule.ts';
import { refusedWhole, type Table } from '../support/table.ts';

const picture = readQuadrille('0 2 3 1 / 1 4 5 / 6 4 0 / 2 5 6 3');

function solved(): QuadrilleSolution {
  const { completion } = completeQuadrille(picture);
  if (completion === null) throw new Error('the picture of the sheet has no solution');
  return completion;
}

rule('quadrille.shape', 'rows of 8, 8, 6, 6, 6, 6, 8 and 8 cells, the sixes centred, make 14 squares', () => {
  const drawn = Array.from({ length: 8 }, (_, y) =>
    Array.from({ length: 8 }, (_, x) => {
      const cell = cells.findIndex((place) => place.x === x && place.y === y);
      return cell < 0 ? '.' : 'ABCDEFGHIJKLMN'[squareOf[cell]];
    }).join(''),
  );
  expect(drawn).toEqual([
    'AABBCCDD',
    'AABBCCDD',
    '.EEFFGG.',
    '.EEFFGG.',
    '.HHIIJJ.',
    '.HHIIJJ.',
    'KKLLMMNN',
    'KKLLMMNN',
  ]);
});

rule('quadrille.shape', 'a tile lies on two cells of the shape, side by side', () => {
  const { squares, dominoes } = solved();
  expect(judgeQuadrille({ squares, dominoes: dominoes.with(0, [0, 9]) })?.rule).toBe('quadrille.shape');
  expect(judgeQuadrille({ squares: squares.slice(1), dominoes })?.rule).toBe('quadrille.shape');
});

rule('quadrille.goal', 'the picture of the sheet can be laid', () => {
  expect(solved().squares).toEqual(picture.squares);
  expect(judgeQuadrille(solved())).toBeNull();
});

rule('quadrille.goal', 'every tile lies once, and every cell is covered', () => {
  const { squares, dominoes } = solved();
  const judged = (change: Partial<QuadrilleSolution>) => judgeQuadrille({ ...solved(), ...change });
  expect(judged({ dominoes: dominoes.slice(1) })).toMatchObject({
    rule: 'quadrille.goal',
    error: 'cell 0 is not covered; all 56 must be',
  });
  expect(judged({ dominoes: [...dominoes, dominoes[0]] })).toMatchObject({
    rule: 'quadrille.goal',
    error: 'two tiles lie on cell 0',
  });
  // Two neighbours of different numbers change places.
  const swapped = squares.with(0, squares[1]).with(1, squares[0]);
  expect(judged({ squares: swapped })?.rule).toBe('quadrille.goal');
});

const play = (deal: JsonObject = {}): Table => open('quadrille', 1, [deal]);
const lay = (tile: string, one: number, other: number): JsonObject => ({
  type: 'lay',
  tile,
  cells: [one, other],
});
const lift = (tile: string): JsonObject => ({ type: 'lift', tile });
const refused = (deal: JsonObject): string | null =>
  refusedWhole(referee({ game: 'quadrille', players: 1, deals: [deal] }));
const nothing = Array(14).fill(null);

rule('quadrille.shape', 'a match begins with an empty shape', () => {
  const { squares, dominoes, left, solution } = open('quadrille', 1).match.position();
  expect({ squares, dominoes, solution }).toEqual({ squares: nothing, dominoes: [], solution: null });
  expect(left).toHaveLength(28);
});

rule('quadrille.shape', 'cells that do not exist, or are not side by side, take no tile', () => {
  for (const [one, other] of [
    [0, 2],
    [0, 9],
    [7, 8],
    [13, 21],
    [0, 0],
    [-1, 0],
    [55, 56],
  ])
    expect([one, other, play().refusal(lay('6-3', one, other))]).toEqual([one, other, 'quadrille.shape']);
  expect(play().match.attempt(seatAt(0), lay('6-3', 55, 56))).toMatchObject({
    error: 'cell 56 is not in the shape',
  });
  // The second row has eight cells and the third six, in the middle: cell 9 lies above cell 16.
  expect(play().refusal(lay('6-3', 9, 16))).toBeNull();
  expect(play().refusal(lay('6-3', 9, 17))).toBe('quadrille.shape');
});

rule('quadrille.goal', 'the half named first lies on the first cell', () => {
  const table = play().move(lay('3-6', 1, 2));
  expect(table.now).toMatchObject({
    squares: nothing.with(0, 3).with(1, 6),
    dominoes: [{ tile: '6-3', cells: [2, 1] }],
  });
  expect(table.match.transcript()).toMatchObject({ moves: [lay('6-3', 2, 1)] });
  expect(
    play()
      .move(lay('6-3', 2, 1))
      .match.hash(),
  ).toBe(table.match.hash());
  expect(play().move(lay('6-3', 1, 2)).now).toMatchObject({ squares: nothing.with(0, 6).with(1, 3) });
  expect(
    play()
      .move(lay('5-5', 9, 8))
      .match.transcript(),
  ).toMatchObject({ moves: [lay('5-5', 8, 9)] });
});

rule('quadrille.goal', 'a square shows one number, from a tile or given', () => {
  const table = play({ squares: nothing.with(2, 5) }).move(lay('6-3', 1, 2));
  expect(table.refusal(lay('5-5', 1, 9))).toBe('quadrille.goal');
  expect(table.match.attempt(seatAt(0), lay('3-3', 0, 8))).toMatchObject({
    rule: 'quadrille.goal',
    error: '3-3 does not fit there: the square shows a 6, and shows it four times',
  });
  expect(table.refusal(lay('6-6', 0, 8))).toBeNull();
  expect(table.refusal(lay('4-3', 4, 3))).toBe('quadrille.goal');
  expect(table.refusal(lay('5-3', 4, 3))).toBeNull();
  // Two numbers in a square that is still open.
  expect(table.refusal(lay('4-2', 6, 7))).toBe('quadrille.goal');
  expect(table.refusal(lay('4-4', 6, 7))).toBeNull();
});

rule('quadrille.goal', 'no cell is covered twice', () => {
  const table = play().move(lay('6-6', 0, 1));
  expect(table.refusal(lay('6-3', 1, 2))).toBe('quadrille.goal');
  expect(table.refusal(lay('6-3', 9, 10))).toBeNull();
});

rule('quadrille.goal', 'a tile can be lifted again, which opens its squares; given tiles stay', () => {
  const given = {
    squares: nothing.with(0, 6).with(1, 3),
    tiles: [lay('6-3', 1, 2)].map(({ type: _, ...tile }) => tile),
  };
  const table = play(given).move(lay('5-3', 4, 3));
  expect(table.refusal(lift('6-3'))).toBe('quadrille.goal');
  expect(table.legal()).toContain('lift 5-3');
  expect(table.legal()).not.toContain('lift 6-3');
  expect(table.now).toMatchObject({ squares: given.squares.with(2, 5), given });
  expect(table.move(lift('3-5')).now).toEqual(play(given).now);
});

rule('quadrille.goal', 'all 28 laid: won', () => {
  for (const options of [{}, { given: true }]) {
    const { match } = open('quadrille', 1, [], options);
    for (let move = nextMoves.quadrille(match); move !== null; move = nextMoves.quadrille(match)) {
      expect(match.phase).toBe('play');
      expect(match.attempt(seatAt(0), move)).toBeNull();
    }
    expect(match.position()).toMatchObject({
      phase: 'matchOver',
      winners: [0],
      left: [],
      roundResult: { winners: [0], points: [0], reason: 'out' },
    });
    const { squares, dominoes, solution } = match.position();
    expect(solution).toEqual(dominoes);
    const filled = readQuadrille({ squares, tiles: dominoes });
    expect(completeQuadrille(filled).solutions).toBe(1);
    expect(replay(match.transcript()).match.hash()).toBe(match.hash());
  }
  expect(
    play({ ...writeQuadrille({ squares: solved().squares, tiles: solved().dominoes }) }).now,
  ).toMatchObject({
    winners: [0],
  });
});

rule('quadrille.goal', 'a player who gives up loses, and sees a solution of what was given', () => {
  const table = play({ squares: [...picture.squares] }).move({ type: 'giveUp' });
  expect(table.now).toMatchObject({
    winners: [],
    roundResult: { winners: [], points: [0], reason: 'stuck' },
    dominoes: [],
    solution: writeQuadrille({ squares: picture.squares, tiles: solved().dominoes }).tiles,
  });
});

rule('quadrille.goal', 'on request squares are given, so that there is one solution', () => {
  for (const seed of ['1', '2', '3']) {
    const { match } = replay({ game: 'quadrille', players: 1, options: { given: true }, seed });
    const { squares } = match.position();
    expect(squares).toEqual(generateQuadrille(seed).squares);
    expect(completeQuadrille(readQuadrille({ squares })).solutions).toBe(1);
    expect(match.transcript()).toMatchObject({ deals: [{ squares }] });
  }
});

rule('quadrille.goal', 'a deal that cannot be played is refused with the place and the reason', () => {
  expect(refused({ squares: nothing.with(3, 7) })).toBe(
    'deals[0].squares[3]: expected a number from 0 to 6, or null, found 7',
  );
  expect(refused({ tiles: [{ tile: '6-3', cells: [0, 2] }] })).toBe(
    'deals[0].tiles[0].cells: the cells 0 and 2 do not lie side by side',
  );
  expect(refused({ grid: [] })).toBe('deals[0].grid: a Domino square has only squares and tiles');
  // 0 is on two squares that do not touch the two of 1.
  expect(refused({ squares: nothing.with(0, 0).with(3, 1).with(10, 0).with(13, 1) })).toBe(
    'deals[0]: no layout of the 28 tiles completes what is given',
  );
});

rule('table.piece', 'Domino square: only an available tile can be laid, and only a laid one lifted', () => {
  const table = play().move(lay('6-3', 1, 2));
  expect(['6-3', '3-6', '7-1'].map((tile) => table.refusal(lay(tile, 4, 5)))).toEqual(
    Array(3).fill('table.piece'),
  );
  expect(['5-3', '7-1'].map((tile) => table.refusal(lift(tile)))).toEqual(Array(2).fill('table.piece'));
});

rule('table.move', 'Domino square: a lay names a tile and two cells, a lift a tile', () => {
  const malformed: JsonObject[] = [
    { type: 'lay', tile: '6-3' },
    { type: 'lay', cells: [0, 1] },
    { type: 'lay', tile: 'r9', cells: [0, 1] },
    { type: 'lay', tile: '6-3', cells: [0, 1.5] },
    { type: 'lift', cells: [0, 1] },
    { type: 'undo' },
  ];
  for (const move of malformed) expect([move, play().refusal(move)]).toEqual([move, 'table.move']);
});
