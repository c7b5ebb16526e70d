import { expect } from 'vitest';
import { isObject, type JsonObject, referee, seatAt } from '../../src/index.ts';
import { pips, readTile } from '../../src/pieces/dominoes.ts';
import { lay, tiles } from '../support/no-hands.ts';
import { rule } from '../support/rule.ts';
import { refusedWhole, type Table } from '../support/table.ts';

const layout = (grid: string, options: JsonObject = {}, players = 2): Table =>
  lay('concentration', players, [{ grid: tiles(grid) }], options);

const flip = (table: Table, ...cells: number[]): Table =>
  cells.reduce((now, cell) => now.move({ type: 'flip', cell }), table);

/** Cells 0 and 1 make 12, so do 2 and 3, and 4 and 5; no other two do. */
const three = '4-2 5-1 6-6 0-0 6-5 1-0';

rule(
  'concentration.layout',
  'all tiles lie face down in a rectangle of 4 × 7, or of 5 × 11 with set 9',
  () => {
    for (const [set, cells, columns] of [
      [6, 28, 7],
      [9, 55, 11],
    ]) {
      const table = lay('concentration', 3, [], { set });
      const { deals } = table.match.transcript();
      const [grid] = Array.isArray(deals) ? deals.map((deal) => deal.grid) : [];
      expect(new Set(grid).size).toBe(cells);
      expect(table.now).toMatchObject({ hands: [[], [], []], stock: 0, up: [], left: [...grid.keys()] });
      for (const seat of [null, 0, 1, 2]) {
        const view = table.match.view(seat === null ? null : seatAt(seat));
        expect(view).toMatchObject({ columns, up: [], grid: grid.map(() => null) });
      }
    }
  },
);

rule('concentration.layout', 'a deal names the tiles row by row, and may name fewer', () => {
  const table = flip(layout('6-3 5-5 2-1 6-1'), 1, 3);
  expect(table.match.view(null)).toMatchObject({ grid: [null, '5-5', null, '6-1'], left: [0, 1, 2, 3] });
  expect(table.match.transcript()).toMatchObject({ deals: [{ grid: ['6-3', '5-5', '2-1', '6-1'] }] });
});

rule('concentration.layout', 'an invalid deal is refused with the place and the reason', () => {
  const refused = (deal: JsonObject): string | null =>
    refusedWhole(referee({ game: 'concentration', players: 2, deals: [deal] }));
  expect(refused({})).toMatch(/^deals\[0\]\.grid: .*list/);
  expect(refused({ grid: '6-6' })).toMatch(/^deals\[0\]\.grid: .*list.*"6-6"/);
  expect(refused({ grid: ['6-6', 'r9'] })).toMatch(/^deals\[0\]\.grid\[1\]: "r9" is not a domino/);
  expect(refused({ grid: ['6-6', '9-1'] })).toMatch(/^deals\[0\]\.grid\[1\]: 9-1 is not in the double-6 set/);
  expect(refused({ grid: ['6-3', '3-6'] })).toMatch(/^deals\[0\]\.grid\[1\]: 3-6 .*twice.*grid\[0\]/);
  expect(refused({ grid: ['6-3'], hands: [] })).toMatch(/^deals\[0\]\.hands: .*no such field/);
});

rule('concentration.turn', 'two tiles are turned up, one after the other', () => {
  const table = flip(layout(three), 0);
  expect(table.now).toMatchObject({ turn: 0, up: [0] });
  expect(table.match.view(seatAt(1))).toMatchObject({ grid: ['4-2', null, null, null, null, null] });
  flip(table, 2);
  expect(table.now).toMatchObject({ turn: 1, up: [0, 2], scores: [0, 0] });
  expect(table.match.view(null)).toMatchObject({ grid: ['4-2', null, '6-6', null, null, null] });
});

rule('concentration.turn', 'the second tile must differ from the first', () => {
  const table = flip(layout(three), 3);
  expect(table.refusal({ type: 'flip', cell: 3 })).toBe('concentration.turn');
  expect(table.legal()).toEqual(['flip 0', 'flip 1', 'flip 2', 'flip 4', 'flip 5']);
  expect(table.legal(1)).toEqual([]);
});

rule('concentration.turn', 'only a tile that is still there can be turned up', () => {
  const table = flip(layout(three), 0, 1);
  expect(table.legal()).toEqual(['flip 2', 'flip 3', 'flip 4', 'flip 5']);
  const refusal = (cell: JsonObject[string]): string | null => table.refusal({ type: 'flip', cell });
  expect([0, 1, 6, 28, -1].map(refusal)).toEqual(Array(5).fill('table.piece'));
  expect(['2', 2.5, null, [2]].map(refusal)).toEqual(Array(4).fill('table.move'));
  expect(table.refusal({ type: 'flip' })).toBe('table.move');
  expect(table.refusal({ type: 'turn', cell: 2 })).toBe('table.move');
  expect(table.refusal({ type: 'flip', cell: 2 }, 0)).toBe('table.turn');
  expect(refusal(2)).toBeNull();
});

rule('concentration.pair', 'two tiles whose halves add to 12 are taken', () => {
  const table = flip(layout(three), 0, 1);
  expect(table.now).toMatchObject({ up: [], left: [2, 3, 4, 5], turn: 1, scores: [2, 0] });
  expect(table.match.view(null)).toMatchObject({
    grid: ['4-2', '5-1', null, null, null, null],
    takers: [0, 0, null, null, null, null],
  });
});

rule('concentration.pair', 'with set 9 they must add to 18', () => {
  const table = flip(layout('6-6 0-0 9-9 5-4 8-1', { set: 9 }), 0, 1);
  expect(table.now).toMatchObject({ up: [0, 1], left: [0, 1, 2, 3, 4], scores: [0, 0] });
  flip(table, 1, 2);
  expect(table.now).toMatchObject({ up: [], left: [0, 3, 4], scores: [0, 2] });
});

rule(
  'concentration.pair',
  'other tiles are turned face down again by the first flip of the next player',
  () => {
    const table = flip(layout(three), 0, 2);
    expect(table.now).toMatchObject({ up: [0, 2], left: [0, 1, 2, 3, 4, 5] });
    flip(table, 4);
    expect(table.now.legal[1]).toHaveLength(5);
    expect(table.match.view(seatAt(0))).toMatchObject({
      up: [4],
      grid: [null, null, null, null, '6-5', null],
    });
  },
);

rule('concentration.pair', 'a tile that still lies face up may be the first, and stays face up', () => {
  const table = flip(layout(three), 0, 2);
  expect(table.legal()).toHaveLength(6);
  flip(table, 2);
  expect(table.now).toMatchObject({ turn: 1, up: [2] });
  expect(table.match.view(null)).toMatchObject({ grid: [null, null, '6-6', null, null, null] });
  flip(table, 3);
  expect(table.now).toMatchObject({ turn: 0, up: [], scores: [0, 2] });
});

rule('concentration.pair', 'either way it is the next player’s turn', () => {
  const table = layout(three, {}, 3);
  expect(flip(table, 0, 1).now.turn).toBe(1);
  expect(flip(table, 2, 4).now.turn).toBe(2);
  expect(flip(table, 2, 3).now.turn).toBe(0);
});

rule('concentration.score', 'one point for each tile taken', () => {
  const table = flip(layout(three), 0, 1, 2, 4, 2, 3);
  expect(table.now).toMatchObject({ scores: [4, 0], phase: 'play' });
  expect(flip(table, 5, 4).now).toMatchObject({ scores: [4, 2], phase: 'roundOver' });
});

rule('concentration.round', 'is over when no two remaining tiles make the sum', () => {
  const table = flip(layout('4-2 5-1 6-6 1-0 5-5'), 2, 3, 0, 1);
  expect(table.now).toMatchObject({
    phase: 'roundOver',
    turn: null,
    winners: null,
    scores: [0, 2],
    left: [2, 3, 4],
    roundResult: { winners: [1], points: [0, 2], reason: 'exhausted' },
  });
  expect(table.now.legal).toEqual({ 0: [{ type: 'next' }], 1: [{ type: 'next' }] });
});

rule('concentration.round', 'goes on while two remaining tiles make the sum', () => {
  const table = flip(layout('4-2 5-1 6-0 3-3 5-5'), 0, 1);
  expect(table.now).toMatchObject({ phase: 'play', turn: 1, left: [2, 3, 4] });
});

rule('concentration.round', 'one tile alone is not a pair, even with half the sum', () => {
  expect(flip(layout('4-2 5-1 3-3'), 0, 1).now).toMatchObject({ phase: 'roundOver', left: [2] });
});

rule('concentration.round', 'then a new layout is dealt, and its points are counted separately', () => {
  const grids = [{ grid: tiles('4-2 5-1') }, { grid: tiles('6-6 0-0 3-3 6-0') }];
  const table = flip(lay('concentration', 2, grids), 0, 1).next();
  expect(table.now).toMatchObject({ round: 2, phase: 'play', up: [], left: [0, 1, 2, 3], scores: [2, 0] });
  flip(table, 0, 1, 2, 3);
  expect(table.now).toMatchObject({
    scores: [4, 2],
    roundResult: { winners: [0, 1], points: [2, 2], reason: 'exhausted' },
  });
  table.next();
  expect(table.match.view(null)).toMatchObject({ round: 3, left: [...Array(28).keys()] });
});

rule('concentration.round', 'is over at once in a layout without a pair', () => {
  const table = lay('concentration', 2, [{ grid: tiles('6-6 5-5 3-3') }]);
  expect(table.now).toMatchObject({
    phase: 'roundOver',
    roundResult: { winners: [0, 1], points: [0, 0], reason: 'exhausted' },
  });
  expect(table.next().now).toMatchObject({ round: 2, phase: 'play', turn: 0 });
});

rule('concentration.order', 'a later layout continues with the player whose turn it is', () => {
  const pair = { grid: tiles('4-2 5-1') };
  const table = lay('concentration', 3, [pair, { grid: tiles('6-6 0-0 5-5') }, pair]);
  expect(flip(table, 0, 1).next().now).toMatchObject({ round: 2, turn: 1 });
  expect(flip(table, 0, 2, 2, 1, 0, 1).next().now).toMatchObject({ round: 3, turn: 1, scores: [4, 0, 0] });
});

rule('concentration.order', 'the first layout begins with the starter', () => {
  expect([0, 1, 2].map((starter) => layout(three, { starter }, 3).now.turn)).toEqual([0, 1, 2]);
  expect(flip(layout(three, { starter: 2 }, 3), 0, 1).now).toMatchObject({ turn: 0, scores: [0, 0, 2] });
});

/** Two cells that are left and make the sum, or two that do not. */
function twoCells(table: Table, sum: number, pair: boolean): number[] {
  const { deals } = table.match.transcript();
  const deal = Array.isArray(deals) ? deals[table.match.round - 1] : null;
  const grid: unknown[] = isObject(deal) && Array.isArray(deal.grid) ? deal.grid : [];
  const counts = grid.map((tile) => pips[readTile(tile) ?? 0]);
  const { left } = table.match.position();
  const cells = Array.isArray(left) ? left.map(Number) : [];
  for (const one of cells)
    for (const other of cells)
      if (one < other && (counts[one] + counts[other] === sum) === pair) return [one, other];
  throw new Error('there are no such two cells');
}

/** Seat 0 takes pairs, seat 1 takes none, until seat 0 has that many points. */
function takePairs(table: Table, points: number): Table {
  for (let turns = 0; turns < 60 && table.now.scores[0] < points; turns++)
    flip(table, ...twoCells(table, 18, table.now.turn === 0));
  return table;
}

rule('concentration.target', 'the first to 51 points wins, at once', () => {
  const table = takePairs(lay('concentration', 2, [], { set: 9 }), 50);
  flip(table, ...twoCells(table, 18, false));
  expect(table.now).toMatchObject({ phase: 'play', turn: 0 });
  takePairs(table, 52);
  expect(table.now).toMatchObject({
    phase: 'matchOver',
    turn: null,
    winners: [0],
    scores: [52, 0],
    legal: { 0: [], 1: [] },
    roundResult: { winners: [0], points: [52, 0], reason: 'target' },
  });
  expect(table.match.position().left).toHaveLength(3);
});

rule('concentration.target', 'the table can agree on another target, or on rounds', () => {
  const early = flip(layout(three, { target: 3 }), 0, 1, 4, 3, 2, 3);
  expect(early.now).toMatchObject({ phase: 'matchOver', winners: [0], scores: [4, 0] });
  expect(early.now.roundResult).toEqual({ winners: [0], points: [4, 0], reason: 'target' });
  const long = takePairs(lay('concentration', 2, [], { set: 9, rounds: 1 }), 52);
  expect(long.now).toMatchObject({ phase: 'play', turn: 1 });
  flip(long, ...twoCells(long, 18, true));
  expect(long.now).toMatchObject({ phase: 'matchOver', winners: [0], scores: [52, 2] });
  expect(long.now.roundResult).toMatchObject({ winners: [0], reason: 'exhausted' });
});

rule('concentration.target', 'the last pair of a layout can reach the target too', () => {
  const table = flip(layout('4-2 5-1', { target: 2 }), 0, 1);
  expect(table.now.roundResult).toEqual({ winners: [0], points: [2, 0], reason: 'target' });
});
