import { expect } from 'vitest';
import { type JsonObject, referee, seatAt } from '../../src/index.ts';
import { lay, tiles } from '../support/no-hands.ts';
import { rule } from '../support/rule.ts';
import { refusedWhole, type Table } from '../support/table.ts';

const table = (start: string, hand: string, stock = '', options: JsonObject = {}): Table =>
  lay('solo2', 1, [{ start, hands: [tiles(hand)], stock: tiles(stock) }], options);

const no = (at: Table, tile: string, end: string): string | null =>
  at.refusal({ type: 'lay', tile, at: end });

rule('solo2.deal', 'one tile is turned up, and the player draws 5, or 7 with set 9', () => {
  for (const [options, hand, tilesInSet] of [
    [{}, 5, 28],
    [{ set: 6, hand: 7 }, 7, 28],
    [{ set: 9 }, 7, 55],
    [{ set: 9, hand: 5 }, 5, 55],
  ] as const) {
    const { now } = lay('solo2', 1, [], options);
    expect(now.hands[0]).toHaveLength(hand);
    expect(now).toMatchObject({ round: 1, stock: tilesInSet - 1 - hand, scores: [0] });
    expect(now).toHaveProperty('line.length', 1);
  }
});

rule('solo2.deal', 'the order of the stock is hidden, and the hand is hidden from spectators', () => {
  const { match } = table('6-3', '6-1 3-2', '5-5 4-4 2-2');
  expect(match.view(seatAt(0))).toMatchObject({ hands: [['6-1', '3-2']], stock: 3, line: ['6-3'] });
  expect(match.view(null)).toMatchObject({ hands: [2], stock: 3, ends: ['6-3:3', '6-3:6'] });
  expect(JSON.stringify(match.view(seatAt(0)))).not.toMatch(/5-5|4-4|2-2/);
  expect(match.transcript()).toMatchObject({
    deals: [{ start: '6-3', hands: [['6-1', '3-2']], stock: ['5-5', '4-4', '2-2'] }],
  });
});

rule('solo2.deal', 'an invalid deal is refused with the place and the reason', () => {
  const refused = (deal: JsonObject, options: JsonObject = {}): string | null =>
    refusedWhole(referee({ game: 'solo2', players: 1, options, deals: [deal] }));
  expect(refused({ start: '6-3', hands: [['6-1']] })).toBeNull();
  expect(refused({ hands: [['6-1']] })).toMatch(/^deals\[0\]\.start: expected a domino/);
  expect(refused({ start: '6-3' })).toMatch(/^deals\[0\]\.hands: expected a list of 1 hand/);
  expect(refused({ start: '6-3', hands: [['6-1'], ['6-2']] })).toMatch(/^deals\[0\]\.hands: /);
  expect(refused({ start: '6-3', hands: [[]] })).toMatch(/^deals\[0\]\.hands\[0\]: .*one tile/);
  expect(refused({ start: '6-3', hands: [['3-6']] })).toMatch(/^deals\[0\]\.hands\[0\]\[0\]: .*twice/);
  expect(refused({ start: '6-3', hands: [['6-1']], stock: ['6-1'] })).toMatch(/stock\[0\]: 6-1 .*twice/);
  expect(refused({ start: '6-3', hands: [['9-1']] })).toMatch(/9-1 is not in the double-6 set/);
  expect(refused({ start: '6-3', hands: [['9-3']] }, { set: 9 })).toBeNull();
  expect(refused({ start: '6-3', hands: [['6-1']], grid: [] })).toMatch(/^deals\[0\]\.grid: .*no such field/);
});

rule('solo2.line', 'a tile is laid at one of the two ends with a half that shows the same', () => {
  const game = table('6-3', '6-1 3-3 5-2 1-0');
  expect(game.legal()).toEqual(['lay 3-3 at 6-3:3', 'lay 6-1 at 6-3:6']);
  expect([no(game, '6-1', '6-3:3'), no(game, '5-2', '6-3:6')]).toEqual(['solo2.line', 'solo2.line']);
  expect([no(game, '1-0', '6-1:1'), no(game, '6-1', '5-2:6')]).toEqual(['solo2.line', 'solo2.line']);
  game.lay('1-6', '6-3:6');
  expect(game.now).toMatchObject({
    ends: ['6-1:1', '6-3:3'],
    line: ['1-6', '6-3'],
    hands: [tiles('3-3 5-2 1-0')],
  });
  expect(no(game, '3-3', '6-3:6')).toBe('solo2.line');
  expect(game.lay('3-3', '6-3:3').now).toMatchObject({ ends: ['3-3:3', '6-1:1'] });
});

rule('solo2.line', 'there are never more than two ends, even at a double', () => {
  const game = table('3-3', '3-1 3-2 3-0 1-0');
  expect(game.now.ends).toEqual(['3-3:3']);
  expect(game.legal()).toEqual(['lay 3-0 at 3-3:3', 'lay 3-1 at 3-3:3', 'lay 3-2 at 3-3:3']);
  game.lay('3-1', '3-3:3').lay('3-2', '3-3:3');
  expect(game.now).toMatchObject({ ends: ['3-1:1', '3-2:2'], line: ['2-3', '3-3', '3-1'] });
  expect(no(game, '3-0', '3-3:3')).toBe('solo2.line');
});

rule('solo2.line', 'a move names a tile of the hand and an end', () => {
  const game = table('6-3', '6-1', '3-2');
  expect(['3-2', '6-3', '9-3', '99-3'].map((tile) => no(game, tile, '6-3:3'))).toEqual(
    Array(4).fill('table.piece'),
  );
  const malformed: JsonObject[] = [
    { type: 'lay', tile: '6-1' },
    { type: 'lay', at: '6-3:6' },
    { type: 'lay', tile: '6-1', at: '6' },
    { type: 'draw' },
  ];
  for (const move of malformed) expect([move, game.refusal(move)]).toEqual([move, 'table.move']);
});

rule('solo2.refill', 'when the hand is empty the next 5 are drawn, in the order of the stock', () => {
  const game = table('6-3', '6-1 3-2', '2-1 5-5 4-4 0-0 1-0 6-6');
  game.lay('6-1', '6-3:6');
  expect(game.now).toMatchObject({ hands: [['3-2']], stock: 6 });
  game.lay('3-2', '6-3:3');
  expect(game.now).toMatchObject({ phase: 'play', hands: [tiles('2-1 5-5 4-4 0-0 1-0')], stock: 1 });
});

rule('solo2.refill', 'or the next 7', () => {
  const stock = '3-1 5-5 4-4 0-0 1-0 6-6 2-2 1-1';
  expect(table('6-3', '6-1', stock, { hand: 7 }).lay('6-1', '6-3:6').now).toMatchObject({
    hands: [tiles('3-1 5-5 4-4 0-0 1-0 6-6 2-2')],
    stock: 1,
  });
});

rule('solo2.win', 'all full hands laid: won, and an incomplete last hand is left over', () => {
  const game = table('6-3', '6-1', '2-1 5-5 4-4 0-0').lay('6-1', '6-3:6');
  expect(game.now).toMatchObject({
    phase: 'matchOver',
    turn: null,
    winners: [0],
    stock: 4,
    scores: [0],
    roundResult: { winners: [0], points: [0], reason: 'out' },
    legal: { 0: [] },
  });
  expect(game.match.view(null)).toMatchObject({ winners: [0], hands: [[]] });
});

/** All 28 tiles in one line. */
const chain = tiles(
  '6-5 5-0 0-0 1-0 1-1 2-1 2-0 3-0 3-1 4-1 4-0 6-0 6-1 5-1 5-2 2-2 3-2 3-3 4-3 4-2 6-2 6-3 5-3 5-5 5-4 4-4 6-4 6-6',
);

rule('solo2.win', 'a whole set 6 by fives is five hands, and 2 tiles are left over', () => {
  const [start, ...rest] = chain;
  const game = table(start, rest.slice(0, 5).join(' '), rest.slice(5).join(' '));
  let out = 5;
  for (const [index, tile] of rest.slice(0, 25).entries()) {
    expect(game.now).toMatchObject({ phase: 'play', stock: 22 - 5 * Math.floor(index / 5) });
    game.lay(tile, `${chain[index]}:${out}`);
    const [one, other] = tile.split('-').map(Number);
    out = one + other - out;
  }
  expect(game.now).toMatchObject({ phase: 'matchOver', winners: [0], stock: 2, hands: [[]] });
});

rule('solo2.win', 'no tile fits: lost at once', () => {
  const game = table('6-3', '6-1 5-4', '3-1 2-2').lay('6-1', '6-3:6');
  expect(game.now).toMatchObject({
    phase: 'matchOver',
    winners: [],
    hands: [['5-4']],
    roundResult: { winners: [], points: [0], reason: 'blocked' },
  });
  expect(game.match.view(seatAt(0))).toMatchObject({ winners: [] });
  expect(game.match.view(null)).toMatchObject({ winners: [], hands: [['5-4']] });
});

rule('solo2.win', 'also with the first hand, and with one just drawn', () => {
  expect(table('6-3', '5-4 2-2', '3-1').now).toMatchObject({ phase: 'matchOver', winners: [] });
  const drawn = table('6-3', '6-1', '5-5 4-4 2-2 0-0 5-4').lay('6-1', '6-3:6');
  expect(drawn.now).toMatchObject({ phase: 'matchOver', winners: [], stock: 0 });
});
