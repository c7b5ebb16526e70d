import { expect } from 'vitest';
import { isObject, type JsonObject, referee, seatAt, solveSolo1 } from '../../src/index.ts';
import { lay, tiles } from '../support/no-hands.ts';
import { rule } from '../support/rule.ts';
import { refusedWhole, type Table } from '../support/table.ts';

const rows = [
  '6-5 6-4 6-3 6-2 6-1 5-5 6-6',
  '6-0 5-3 5-2 5-1 4-4 5-0 5-4',
  '4-3 4-2 4-1 4-0 3-3 3-1 3-2',
  '3-0 2-2 2-1 2-0 1-1 0-0 1-0',
];

const layout = (grid: readonly string[] = rows): Table => lay('solo1', 1, [{ grid: grid.flatMap(tiles) }]);

const no = (table: Table, tile: string, at?: string): string | null =>
  table.refusal({ type: 'lay', tile, ...(at === undefined ? {} : { at }) });

const fieldsOf = (table: Table): JsonObject => table.match.position();

/** All 28 tiles in one line. */
const chain = tiles(
  '6-5 5-0 0-0 1-0 1-1 2-1 2-0 3-0 3-1 4-1 4-0 6-0 6-1 5-1 5-2 2-2 3-2 3-3 4-3 4-2 6-2 6-3 5-3 5-5 5-4 4-4 6-4 6-6',
);

/** A layout from which the chain can be laid tile by tile, from one row after the other. */
const ofTheChain = [0, 1, 2, 3].map((row) =>
  chain
    .filter((_, index) => index % 4 === row)
    .toReversed()
    .join(' '),
);

/** Lays the chain up to, but not including, a tile. */
function layChain(table: Table, until: number): Table {
  let out = 5;
  chain.slice(0, until).forEach((tile, index) => {
    table.lay(tile, index === 0 ? undefined : `${chain[index - 1]}:${out}`);
    const [one, other] = tile.split('-').map(Number);
    if (index > 0) out = one + other - out;
  });
  return table;
}

rule('solo1.layout', 'all 28 tiles lie face up in 4 rows of 7', () => {
  const table = lay('solo1', 1);
  const { grid } = fieldsOf(table);
  expect(Array.isArray(grid) ? grid.map((row) => row.length) : grid).toEqual([7, 7, 7, 7]);
  expect(new Set(Array.isArray(grid) ? grid.flat() : [])).toHaveProperty('size', 28);
  expect(table.now).toMatchObject({ turn: 0, hands: [[]], stock: 0, ends: [], line: [] });
  for (const seat of [null, seatAt(0)]) expect(table.match.view(seat)).toMatchObject({ grid, line: [] });
});

rule('solo1.layout', 'a deal names them row by row, the right end of a row last', () => {
  expect(fieldsOf(layout()).grid).toEqual(rows.map(tiles));
  expect(layout().match.transcript()).toMatchObject({ deals: [{ grid: rows.flatMap(tiles) }] });
});

rule('solo1.layout', 'an invalid deal is refused with the place and the reason', () => {
  const all = rows.flatMap(tiles);
  const refused = (deal: JsonObject): string | null =>
    refusedWhole(referee({ game: 'solo1', players: 1, deals: [deal] }));
  expect(refused({ grid: all })).toBeNull();
  expect(refused({})).toMatch(/^deals\[0\]\.grid: .*list/);
  expect(refused({ grid: all.slice(1) })).toMatch(/^deals\[0\]\.grid: .*28 tiles, found 27/);
  expect(refused({ grid: all.with(3, '6-5') })).toMatch(/^deals\[0\]\.grid\[3\]: 6-5 .*twice.*grid\[0\]/);
  expect(refused({ grid: all.with(3, '7-1') })).toMatch(/^deals\[0\]\.grid\[3\]: 7-1 is not in the double-6/);
  expect(refused({ grid: all.with(3, 'r9') })).toMatch(/^deals\[0\]\.grid\[3\]: "r9" is not a domino/);
  expect(refused({ grid: all, stock: [] })).toMatch(/^deals\[0\]\.stock: .*no such field/);
  expect(refusedWhole(referee({ game: 'solo1', players: 2 }))).toMatch(/^players: solo1 is for 1 players/);
});

rule('solo1.layout', 'only layouts that can be won are dealt on request', () => {
  const deals = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => {
    const answers = [true, false].map((winnable) =>
      referee({ game: 'solo1', players: 1, options: { winnable }, seed: `${number}` }),
    );
    return answers.map((answer) => isObject(answer) && solveSolo1([answer.grid ?? []].flat(2)).winnable);
  });
  expect(deals.map(([onRequest]) => onRequest)).toEqual(Array(8).fill(true));
  expect(deals.map(([, otherwise]) => otherwise)).toContain(false);
});

rule('solo1.take', 'only the tile at the right end of a row may be taken', () => {
  const table = layout();
  expect(['5-5', '6-5', '5-0', '0-0'].map((tile) => no(table, tile))).toEqual(Array(4).fill('solo1.take'));
  expect(['6-6', '4-5', '3-2', '1-0'].map((tile) => no(table, tile))).toEqual(Array(4).fill(null));
  table.lay('5-4');
  expect(no(table, '5-5', '5-4:5')).toBe('solo1.take');
  expect(no(table, '5-0', '5-4:5')).toBeNull();
  expect(fieldsOf(table).grid).toEqual(rows.map((row, index) => tiles(row).slice(0, index === 1 ? 6 : 7)));
});

rule('solo1.take', 'a tile that does not exist or has been laid is refused', () => {
  const table = layout().lay('5-4');
  expect(['5-4', '4-5', '7-4', '99-4'].map((tile) => no(table, tile, '5-4:4'))).toEqual(
    Array(4).fill('table.piece'),
  );
  const malformed: JsonObject[] = [
    { type: 'lay', tile: '5-0' },
    { type: 'lay', tile: '5-0', at: '5-4' },
    { type: 'lay', tile: 'r9', at: '5-4:5' },
    { type: 'lay', at: '5-4:5' },
    { type: 'draw' },
  ];
  for (const move of malformed) expect([move, table.refusal(move)]).toEqual([move, 'table.move']);
});

rule('solo1.start', 'any of the four begins the line', () => {
  expect(layout().legal()).toEqual(['lay 1-0', 'lay 3-2', 'lay 5-4', 'lay 6-6']);
  expect(layout().lay('2-3').now).toMatchObject({ ends: ['3-2:2', '3-2:3'], line: ['3-2'] });
  expect(no(layout(), '5-4', '6-6:6')).toBe('solo1.line');
});

rule('solo1.line', 'each further tile is laid at one of the two ends', () => {
  const table = layout().lay('5-4');
  expect(table.legal()).toEqual(['lay 5-0 at 5-4:5']);
  table.lay('5-0', '5-4:5');
  expect(table.now).toMatchObject({ ends: ['5-0:0', '5-4:4'], line: ['0-5', '5-4'] });
  expect(table.legal()).toEqual(['lay 1-0 at 5-0:0', 'lay 4-4 at 5-4:4']);
  expect(no(table, '1-0', '5-4:5')).toBe('solo1.line');
  expect(no(table, '1-0', '6-1:1')).toBe('solo1.line');
  expect(no(table, '1-0', '5-4:4')).toBe('solo1.line');
  table.lay('4-4', '5-4:4').lay('1-0', '5-0:0');
  expect(table.now).toMatchObject({ ends: ['1-0:1', '4-4:4'], line: ['1-0', '0-5', '5-4', '4-4'] });
});

rule('solo1.line', 'the sides of a first double are one end, which takes two tiles', () => {
  const table = layout([rows[0], rows[1], rows[2], '3-0 2-2 2-1 2-0 1-1 1-0 0-0']).lay('0-0');
  expect(table.now.ends).toEqual(['0-0:0']);
  expect(table.legal()).toEqual(['lay 1-0 at 0-0:0']);
  table.lay('1-0', '0-0:0');
  expect(table.now).toMatchObject({ ends: ['0-0:0', '1-0:1'], line: ['0-0', '0-1'] });
});

rule('solo1.win', 'all 28 laid: won', () => {
  const table = layChain(layout(ofTheChain), 27);
  expect(table.now).toMatchObject({ phase: 'play', winners: null, turn: 0 });
  table.lay('6-6', '6-4:6');
  expect(table.now).toMatchObject({
    phase: 'matchOver',
    turn: null,
    round: 1,
    winners: [0],
    scores: [0],
    grid: [[], [], [], []],
    roundResult: { winners: [0], points: [0], reason: 'out' },
    legal: { 0: [] },
  });
  expect(table.match.view(null)).toMatchObject({ winners: [0] });
  expect(table.refusal({ type: 'next' })).toBe('table.phase');
});

rule('solo1.win', 'no end tile fits: lost at once', () => {
  const table = layout().lay('6-6');
  expect(table.now).toMatchObject({
    phase: 'matchOver',
    winners: [],
    scores: [0],
    ends: ['6-6:6'],
    roundResult: { winners: [], points: [0], reason: 'blocked' },
  });
  expect(table.match.view(seatAt(0))).toMatchObject({ winners: [] });
});
