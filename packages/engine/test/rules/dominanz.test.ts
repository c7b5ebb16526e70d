import { expect } from 'vitest';
import { dominated } from '../../src/dominanz/play.ts';
import { type JsonObject, referee } from '../../src/index.ts';
import { lay, tiles } from '../support/no-hands.ts';
import { rule } from '../support/rule.ts';
import { refusedWhole, type Table } from '../support/table.ts';

const fresh = (options: JsonObject = {}): Table => lay('dominanz', 2, [], options);

/** Takes in turn, written as '5-3:5' for the tile 5-3 in row 5. */
function take(table: Table, ...texts: string[]): Table {
  for (const text of texts.flatMap(tiles)) {
    const [tile, row] = text.split(':');
    table.move({ type: 'take', tile, row: Number(row) });
  }
  return table;
}

const prescribe = (table: Table, tile: string, row: number): Table =>
  table.move({ type: 'prescribe', tile, row });

const noTake = (table: Table, tile: string, row: number): string | null =>
  table.refusal({ type: 'take', tile, row });

const noPrescription = (table: Table, tile: string, row: number): string | null =>
  table.refusal({ type: 'prescribe', tile, row });

const rowsOf = (table: Table) => table.match.position().rows;
const leftOf = (table: Table) => table.match.position().left;

/** Seat 0 to move; 7-1 is the last tile with a 1, and seat 1 has nothing in row 1. */
const lastOne = (): Table => take(fresh(), '1-1:1 2-1:2 3-1:3 4-1:4 5-1:5 6-1:6');

/** Seat 1 to move; 7-1 and 7-2 are the last tiles with a 1 and a 2, and seat 0 has nothing in rows 1 and 2. */
const lastTwo = (): Table =>
  take(fresh(), '3-1:3 1-1:1 4-1:4 2-2:2 5-1:5 2-1:1 6-1:6 5-2:5 3-2:3 6-2:6 4-2:4');

/** All tiles but 7-7, each in the row of its smaller half; seat 1 to move. */
const butOne = (): Table => {
  const table = fresh();
  for (let high = 1; high <= 7; high++)
    for (let low = 1; low <= high; low++) if (low < 7) take(table, `${high}-${low}:${low}`);
  return table;
};

rule('dominanz.layout', 'the 28 tiles with the values 1 to 7 lie face up, and all rows are empty', () => {
  const table = fresh();
  const { left } = table.match.position();
  expect(new Set(Array.isArray(left) ? left : [])).toHaveProperty('size', 28);
  expect(left).toContain('7-1');
  expect(left).not.toContain('7-0');
  expect(left).not.toContain('8-7');
  const empty = [0, 0, 0, 0, 0, 0, 0];
  expect(table.now).toMatchObject({ hands: [[], []], stock: 0, turn: 0, rows: [empty, empty] });
  expect(table.match.view(null)).toMatchObject({ left, rows: [empty, empty] });
  expect(fresh({ starter: 1 }).now.turn).toBe(1);
});

rule('dominanz.layout', 'there is nothing to deal', () => {
  const refused = (deal: JsonObject | null): string | null =>
    refusedWhole(referee({ game: 'dominanz', players: 2, deals: [deal] }));
  expect([refused({}), refused(null)]).toEqual([null, null]);
  expect(refused({ grid: [] })).toMatch(/^deals\[0\]\.grid: .*no such field/);
});

rule('dominanz.take', 'one value goes into the row of the other', () => {
  expect(rowsOf(take(fresh(), '5-3:5'))).toEqual([
    [0, 0, 0, 0, 3, 0, 0],
    [0, 0, 0, 0, 0, 0, 0],
  ]);
  expect(rowsOf(take(fresh(), '5-3:3'))).toEqual([
    [0, 0, 5, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0],
  ]);
  expect(rowsOf(take(fresh(), '4-4:4'))).toEqual([
    [0, 0, 0, 4, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0],
  ]);
});

rule('dominanz.take', 'the entries of a row add up', () => {
  expect(rowsOf(take(fresh(), '5-3:5 7-2:7 7-5:5 7-3:7'))).toEqual([
    [0, 0, 0, 0, 10, 0, 0],
    [0, 0, 0, 0, 0, 0, 5],
  ]);
});

rule('dominanz.take', 'the players take turns, one tile each', () => {
  const table = take(fresh(), '5-3:5');
  expect(table.now.turn).toBe(1);
  expect(table.refusal({ type: 'take', tile: '6-3', row: 6 }, 0)).toBe('table.turn');
  expect(leftOf(table)).toHaveLength(27);
  expect(take(table, '3-6:6').now.turn).toBe(0);
});

rule('dominanz.take', 'the row must be a value of the tile', () => {
  const table = fresh();
  expect([1, 4, 0, 8, -5].map((row) => noTake(table, '5-3', row))).toEqual(Array(5).fill('dominanz.take'));
  expect([noTake(table, '5-3', 5), noTake(table, '3-5', 3)]).toEqual([null, null]);
});

rule('dominanz.take', 'only a remaining tile can be taken', () => {
  const table = take(fresh(), '5-3:5');
  expect(['5-3', '3-5', '5-0', '8-5', '9-9'].map((tile) => noTake(table, tile, 5))).toEqual(
    Array(5).fill('table.piece'),
  );
  const malformed: JsonObject[] = [
    { type: 'take', row: 5 },
    { type: 'take', tile: '5-4' },
    { type: 'take', tile: '5-4', row: '5' },
    { type: 'take', tile: '5-3', row: 4.5 },
    { type: 'prescribe', tile: '5-4' },
    { type: 'lay', tile: '5-4', row: 5 },
  ];
  for (const move of malformed) expect([move, table.refusal(move)]).toEqual([move, 'table.move']);
});

rule('dominanz.take', 'every tile can be taken for both of its values, a double for one', () => {
  const legal = fresh().legal();
  expect(legal).toHaveLength(7 + 2 * 21);
  expect(legal.filter((move) => /5-3|4-4/.test(move))).toEqual([
    'take 4-4 row 4',
    'take 5-3 row 3',
    'take 5-3 row 5',
  ]);
  expect(fresh().legal(1)).toEqual([]);
});

rule('dominanz.prescribe', "the last tile with an r goes into the opponent's empty row r", () => {
  const table = lastOne();
  expect(table.legal().filter((move) => move.startsWith('prescribe'))).toEqual(['prescribe 7-1 row 1']);
  prescribe(table, '7-1', 1);
  expect(rowsOf(table)).toEqual([
    [1, 0, 1, 0, 1, 0, 0],
    [7, 1, 0, 1, 0, 1, 0],
  ]);
  expect(leftOf(table)).not.toContain('7-1');
});

rule('dominanz.prescribe', 'the player then takes as usual, and the opponent misses a turn', () => {
  const table = prescribe(lastOne(), '7-1', 1);
  expect(table.now.turn).toBe(0);
  expect(table.legal(1)).toEqual([]);
  expect(take(table, '7-7:7').now.turn).toBe(0);
  expect(take(table, '7-6:7').now.turn).toBe(1);
  expect(rowsOf(table)).toEqual([
    [1, 0, 1, 0, 1, 0, 13],
    [7, 1, 0, 1, 0, 1, 0],
  ]);
});

rule('dominanz.prescribe', 'without it the turns go on as usual', () => {
  expect(take(lastOne(), '7-7:7').now.turn).toBe(1);
});

rule('dominanz.prescribe', 'not while more than one tile with an r is left', () => {
  const table = take(fresh(), '1-1:1 2-1:2 3-1:3 4-1:4');
  expect(noPrescription(table, '7-1', 1)).toBe('dominanz.prescribe');
  expect(table.legal().some((move) => move.startsWith('prescribe'))).toBe(false);
  expect(noPrescription(lastOne(), '7-1', 7)).toBe('dominanz.prescribe');
});

rule('dominanz.prescribe', 'not into a row with an entry', () => {
  const table = take(fresh(), '2-1:2 1-1:1 3-1:3 4-1:4 5-1:5 6-1:6');
  expect(noPrescription(table, '7-1', 1)).toBe('dominanz.prescribe');
  expect(noTake(table, '7-1', 1)).toBeNull();
  take(table, '7-7:7');
  expect(noPrescription(table, '7-1', 1)).toBeNull();
});

rule('dominanz.prescribe', 'only that tile, and only into a row that is one of its values', () => {
  const table = lastOne();
  expect(noPrescription(table, '7-6', 1)).toBe('dominanz.prescribe');
  expect(noPrescription(table, '7-1', 3)).toBe('dominanz.prescribe');
  expect(noPrescription(table, '3-1', 1)).toBe('table.piece');
  expect(noPrescription(table, '1-0', 1)).toBe('table.piece');
});

rule('dominanz.prescribe', 'once a turn, before taking a tile', () => {
  const table = lastTwo();
  const prescriptions = () => table.legal().filter((move) => move.startsWith('prescribe'));
  expect(prescriptions()).toEqual(['prescribe 7-1 row 1', 'prescribe 7-2 row 2']);
  prescribe(table, '7-1', 1);
  expect(noPrescription(table, '7-2', 2)).toBe('dominanz.prescribe');
  expect(prescriptions()).toEqual([]);
  take(table, '7-7:7');
  expect(table.now.turn).toBe(1);
  expect(prescriptions()).toEqual(['prescribe 7-2 row 2']);
  take(prescribe(table, '7-2', 2), '7-6:7');
  expect(table.now.turn).toBe(1);
  expect(rowsOf(table)).toMatchObject([[7, 7, 3, 3, 1, 1, 0], {}]);
});

rule('dominanz.prescribe', 'prescribing the very last tile ends the game', () => {
  const table = butOne();
  expect(table.now).toMatchObject({ turn: 1, left: ['7-7'] });
  prescribe(table, '7-7', 7);
  expect(table.now).toMatchObject({ phase: 'matchOver', turn: null, left: [] });
  expect(rowsOf(table)).toMatchObject([{ 6: 7 }, { 6: 0 }]);
});

/** How A and B reach the sums of the sheet's example. */
const sheetA = '5-1:1 6-1:1 1-1:1 7-2:2 6-2:2 2-2:2 3-3:3 6-3:3 6-4:4 5-4:4 4-3:4 5-5:5 6-5:5 7-7:7';
const sheetB = '7-1:1 3-1:1 4-1:1 2-1:1 5-2:2 4-2:2 3-2:3 7-3:3 7-4:4 4-4:4 5-3:5 6-6:6 7-6:7 7-5:7';
const sheetExample = tiles(sheetA).flatMap((own, index) => [own, tiles(sheetB)[index]]);

rule('dominanz.score', "the sheet's example gives the sheet's result", () => {
  const table = take(fresh(), ...sheetExample);
  expect(table.now).toMatchObject({
    phase: 'matchOver',
    rows: [
      [12, 15, 9, 14, 11, 0, 7],
      [16, 9, 9, 11, 3, 6, 11],
    ],
    scores: [20, 19],
    winners: [0],
    roundResult: { winners: [0], points: [20, 19], reason: 'exhausted' },
  });
});

rule('dominanz.score', 'the higher sum gets the lower one if it is at most twice as high', () => {
  expect(dominated([4], [3])).toBe(3);
  expect(dominated([6], [3])).toBe(3);
  expect(dominated([7], [3])).toBe(0);
  expect(dominated([3], [4])).toBe(0);
  expect(dominated([3], [3])).toBe(0);
  expect([dominated([3], [0]), dominated([0], [3]), dominated([0], [0])]).toEqual([0, 0, 0]);
  expect(dominated([4, 7, 6], [3, 3, 5])).toBe(8);
});

rule('dominanz.end', 'when all tiles are taken; until then nobody has points', () => {
  const table = take(fresh(), ...sheetExample.slice(0, -1));
  expect(table.now).toMatchObject({ phase: 'play', turn: 1, scores: [0, 0], winners: null, left: ['7-5'] });
  take(table, ...sheetExample.slice(-1));
  expect(table.now).toMatchObject({ phase: 'matchOver', round: 1, turn: null, legal: { 0: [], 1: [] } });
  expect(table.refusal({ type: 'next' })).toBe('table.phase');
});

rule('dominanz.end', 'most points win', () => {
  const table = take(fresh({ starter: 1 }), ...sheetExample);
  expect(table.now).toMatchObject({ scores: [19, 20], winners: [1] });
});
