import { expect } from 'vitest';
import { type JsonObject, referee, seatAt } from '../../src/index.ts';
import { lay, tiles } from '../support/no-hands.ts';
import { rule } from '../support/rule.ts';
import { refusedWhole, type Table } from '../support/table.ts';

const doubles = (order: string, players = 2, options: JsonObject = {}): Table =>
  lay('hektik', players, [{ doubles: tiles(order) }], options);

/** A seat takes tiles, one after the other, on the right or on the left of its chain. */
const take = (table: Table, seat: number, text: string, side = 'right'): Table =>
  tiles(text).reduce((now, tile) => now.move({ type: 'take', tile, side }, seat), table);

const putBack = (table: Table, seat: number, side: string): Table =>
  table.move({ type: 'return', side }, seat);

const giveUp = (table: Table, ...seats: number[]): Table =>
  seats.reduce((now, seat) => now.move({ type: 'giveUp' }, seat), table);

const refusal = (table: Table, seat: number, tile: string, side = 'right'): string | null =>
  table.refusal({ type: 'take', tile, side }, seat);

const chainsOf = (table: Table) => table.match.position().chains;
const middleOf = (table: Table) => table.match.position().table;

rule('hektik.layout', 'the doubles are set aside, all other tiles lie in the middle', () => {
  const { now } = lay('hektik', 3);
  expect(middleOf(lay('hektik', 3))).toHaveLength(45);
  expect(now).toMatchObject({ hands: [[], [], []], stock: 0, turn: null, chains: [[], [], []] });
  const table = doubles('3-3 4-4');
  expect(middleOf(table)).toContain('9-3');
  expect(middleOf(table)).not.toContain('9-9');
  expect(refusal(table, 0, '3-3')).toBe('table.piece');
  expect(refusal(table, 0, '9-9')).toBe('table.piece');
  expect(refusal(table, 0, '10-9')).toBe('table.piece');
});

rule('hektik.layout', 'nobody sees the doubles that are still face down', () => {
  const [one, other] = ['3-3 4-4 5-5', '3-3 5-5 4-4'].map((order) => doubles(order));
  for (const seat of [null, seatAt(0), seatAt(1)])
    expect(one.match.view(seat)).toEqual(other.match.view(seat));
  expect(one.match.view(null)).toMatchObject({ double: '3-3', past: [], faceDown: 2 });
  expect(giveUp(one, 0, 1).match.view(null)).toMatchObject({
    double: '4-4',
    past: [{ double: '3-3', owner: null }],
    faceDown: 1,
  });
});

rule('hektik.layout', 'an invalid deal is refused with the place and the reason', () => {
  const refused = (deal: JsonObject): string | null =>
    refusedWhole(referee({ game: 'hektik', players: 2, deals: [deal] }));
  expect(refused({})).toMatch(/^deals\[0\]\.doubles: .*list/);
  expect(refused({ doubles: [] })).toMatch(/^deals\[0\]\.doubles: .*no double/);
  expect(refused({ doubles: ['3-3', '3'] })).toMatch(/^deals\[0\]\.doubles\[1\]: "3" is not a domino/);
  expect(refused({ doubles: ['4-3'] })).toMatch(/^deals\[0\]\.doubles\[0\]: 4-3 is not a double/);
  expect(refused({ doubles: ['10-10'] })).toMatch(/^deals\[0\]\.doubles\[0\]: 10-10 is not a double/);
  expect(refused({ doubles: ['3-3', '3-3'] })).toMatch(/^deals\[0\]\.doubles\[1\]: 3-3 .*twice/);
  expect(refused({ doubles: ['3-3'], grid: [] })).toMatch(/^deals\[0\]\.grid: .*no such field/);
});

rule('hektik.reveal', 'each round turns up one double, and there are ten', () => {
  const table = lay('hektik', 2);
  const seen: unknown[] = [];
  while (table.match.phase === 'play') {
    seen.push(table.match.position().double);
    expect(table.match.round).toBe(seen.length);
    giveUp(table, 1, 0);
  }
  expect(seen.toSorted()).toEqual(tiles('0-0 1-1 2-2 3-3 4-4 5-5 6-6 7-7 8-8 9-9'));
  expect(table.now).toMatchObject({ phase: 'matchOver', round: 10, turn: null });
});

rule('hektik.reveal', 'a deal sets their order; the next one is turned up automatically', () => {
  const table = doubles('7-7 0-0');
  expect(table.now).toMatchObject({ round: 1, phase: 'play', turn: null, double: '7-7' });
  giveUp(table, 0, 1);
  expect(table.now).toMatchObject({ round: 2, phase: 'play', turn: null, double: '0-0' });
  expect(table.now.roundResult).toBeUndefined();
  expect(table.refusal({ type: 'next' })).toBe('table.phase');
  expect(giveUp(table, 0, 1).now).toMatchObject({ round: 2, phase: 'matchOver' });
});

rule('hektik.reveal', 'the table can agree on fewer rounds, or on a target', () => {
  const short = giveUp(lay('hektik', 2, [], { rounds: 2 }), 0, 1, 0, 1);
  expect(short.now).toMatchObject({ phase: 'matchOver', round: 2 });
  const table = take(doubles('3-3 2-2 1-1', 2, { target: 3 }), 1, '3-5 5-6 6-3');
  expect(table.now).toMatchObject({ phase: 'matchOver', round: 1, winners: [1], scores: [0, 3] });
});

rule('hektik.race', 'everybody builds at the same time', () => {
  const table = doubles('9-9', 3);
  take(table, 2, '9-4');
  take(table, 0, '8-1');
  take(table, 2, '4-2');
  take(table, 1, '7-0');
  expect(chainsOf(table)).toEqual([['8-1'], ['7-0'], ['9-4', '4-2']]);
  for (const seat of [0, 1, 2]) expect(table.legal(seat)).toContain('giveUp');
});

rule('hektik.race', 'the first tile lies as written, whichever side is named', () => {
  const table = doubles('9-9', 4);
  take(table, 0, '9-4', 'left');
  take(table, 1, '3-8', 'left');
  take(table, 2, '8-5', 'right');
  take(table, 3, '1-2', 'right');
  expect(chainsOf(table)).toEqual([['9-4'], ['3-8'], ['8-5'], ['1-2']]);
});

rule('hektik.race', 'further tiles must fit their side, and are turned to fit', () => {
  const table = take(doubles('9-9'), 0, '8-4');
  expect(refusal(table, 0, '8-3', 'right')).toBe('hektik.race');
  expect(refusal(table, 0, '4-3', 'left')).toBe('hektik.race');
  expect(refusal(table, 0, '6-3', 'left')).toBe('hektik.race');
  take(table, 0, '3-4 2-3', 'right');
  take(table, 0, '8-3', 'left');
  expect(chainsOf(table)).toEqual([['3-8', '8-4', '4-3', '3-2'], []]);
});

rule('hektik.race', 'a tile is put back from the left or the right', () => {
  const table = take(doubles('9-9'), 0, '8-4 4-3 3-2');
  expect(chainsOf(putBack(table, 0, 'left'))).toEqual([['4-3', '3-2'], []]);
  expect(chainsOf(putBack(table, 0, 'right'))).toEqual([['4-3'], []]);
  expect(middleOf(table)).toContain('8-4');
  expect(middleOf(table)).toHaveLength(44);
  expect(chainsOf(putBack(table, 0, 'right'))).toEqual([[], []]);
  expect(middleOf(table)).toHaveLength(45);
  for (const side of ['left', 'right'])
    expect(table.refusal({ type: 'return', side }, 0)).toBe('hektik.race');
  expect(chainsOf(take(table, 0, '3-4'))).toEqual([['3-4'], []]);
});

rule(
  'hektik.race',
  'legal moves are listed: both orientations for an empty chain, later only what fits',
  () => {
    const table = take(doubles('9-9'), 0, '8-4');
    const fits = (side: string, end: number, without: number) =>
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
        .filter((value) => value !== end && value !== without)
        .map((value) => `take ${Math.max(value, end)}-${Math.min(value, end)} side ${side}`);
    expect(table.legal(0)).toEqual(
      [
        'giveUp',
        'return side left',
        'return side right',
        ...fits('left', 8, 4),
        ...fits('right', 4, 8),
      ].sort(),
    );
    const first = table.legal(1);
    expect(first).toHaveLength(44 * 4 + 1);
    for (const tile of ['9-2', '2-9'])
      for (const side of ['left', 'right']) expect(first).toContain(`take ${tile} side ${side}`);
    expect(first).not.toContain('take 8-4 side left');
  },
);

rule('hektik.race', 'an invalid move is refused', () => {
  const table = doubles('9-9');
  const malformed: JsonObject[] = [
    { type: 'lay', tile: '9-4', side: 'left' },
    { type: 'take', tile: '9-4' },
    { type: 'take', tile: '9-4', side: 'top' },
    { type: 'take', side: 'left' },
    { type: 'take', tile: 94, side: 'left' },
    { type: 'take', tile: '9-9', side: 0 },
    { type: 'return' },
    { type: 'return', side: 'both' },
    {},
  ];
  for (const move of malformed) expect([move, table.refusal(move, 1)]).toEqual([move, 'table.move']);
});

rule('hektik.shared', "a tile in somebody's chain is not in the middle", () => {
  const table = take(take(doubles('9-9'), 0, '8-4 4-3'), 1, '4-6');
  expect(middleOf(table)).toHaveLength(42);
  expect(middleOf(table)).not.toContain('8-4');
  expect(refusal(table, 1, '8-4', 'left')).toBe('hektik.shared');
  expect(table.match.attempt(seatAt(1), { type: 'take', tile: '4-3', side: 'left' })).toMatchObject({
    rule: 'hektik.shared',
    error: expect.stringContaining('seat 0'),
  });
  expect(table.legal(1)).not.toContain('take 4-3 side left');
  expect(refusal(table, 0, '8-4', 'left')).toBe('hektik.shared');
  putBack(table, 0, 'right');
  expect(refusal(table, 1, '4-3', 'left')).toBeNull();
});

rule('hektik.shared', 'is checked before the fit', () => {
  const table = take(take(doubles('9-9'), 0, '8-4'), 1, '6-5');
  expect(refusal(table, 1, '8-4')).toBe('hektik.shared');
  expect(refusal(table, 1, '8-3')).toBe('hektik.race');
});

rule('hektik.shared', 'with copies everybody has a full middle', () => {
  const table = take(take(doubles('9-9', 2, { copies: true }), 0, '8-4 4-3'), 1, '4-8');
  expect(chainsOf(table)).toEqual([['8-4', '4-3'], ['4-8']]);
  expect(refusal(table, 1, '4-3', 'left')).toBeNull();
  expect(refusal(table, 0, '8-4', 'left')).toBe('hektik.shared');
  expect(table.legal(0)).not.toContain('take 8-4 side left');
  expect(middleOf(table)).toHaveLength(45);
});

rule('hektik.goal', 'a chain from the value to itself wins the double at once, and all tiles go back', () => {
  const table = take(take(doubles('3-3 5-5'), 0, '8-4'), 1, '3-5 5-6');
  expect(table.now.round).toBe(1);
  take(table, 1, '6-3');
  expect(table.now).toMatchObject({ round: 2, double: '5-5', scores: [0, 3], chains: [[], []] });
  expect(middleOf(table)).toHaveLength(45);
  expect(table.match.view(null)).toMatchObject({ past: [{ double: '3-3', owner: 1 }] });
});

rule('hektik.goal', 'it shows the value at both ends', () => {
  const table = take(doubles('1-1 2-2'), 0, '1-5 5-6 6-7 7-8');
  expect(table.now.round).toBe(1);
  take(table, 0, '8-1');
  expect(table.now.round).toBe(2);
});

rule('hektik.goal', 'it has the value nowhere else', () => {
  const table = take(doubles('1-1 2-2'), 0, '5-6 6-1 1-8 8-7 7-1');
  take(table, 0, '1-5', 'left');
  expect(table.now).toMatchObject({ round: 1, scores: [0, 0] });
});

rule('hektik.goal', 'it has at least as many tiles as the value', () => {
  const [three, four] = ['3-3 0-0', '4-4 0-0'].map((order) => doubles(order));
  expect(take(three, 0, '3-5 5-6 6-3').now.round).toBe(2);
  take(four, 0, '4-5 5-6 6-4');
  expect(four.now).toMatchObject({ round: 1, chains: [['4-5', '5-6', '6-4'], []] });
  take(putBack(four, 0, 'right'), 0, '6-7 7-4');
  expect(four.now).toMatchObject({ round: 2, scores: [4, 0] });
});

rule('hektik.goal', 'for the blank it needs at least one tile', () => {
  const table = doubles('0-0 1-1');
  expect(table.now.round).toBe(1);
  putBack(take(table, 0, '0-5'), 0, 'left');
  expect(table.now.round).toBe(1);
  expect(take(table, 0, '0-5 5-6 6-0').now).toMatchObject({ round: 2, scores: [3, 0] });
});

rule('hektik.goal', 'nine tiles for the nine', () => {
  const table = take(doubles('9-9'), 0, '9-1 1-2 2-3 3-4 4-5 5-6 6-7 7-8');
  expect(table.now.phase).toBe('play');
  expect(take(table, 0, '8-9').now).toMatchObject({ phase: 'matchOver', scores: [5, 0] });
});

rule('hektik.goal', 'a tile put back can complete it too', () => {
  const table = take(doubles('1-1 2-2'), 0, '5-6 6-1 1-7');
  take(table, 0, '1-5', 'left');
  expect(table.now.round).toBe(1);
  expect(putBack(table, 0, 'right').now).toMatchObject({ round: 2, scores: [3, 0] });
});

rule('hektik.stuck', 'a player who gave up does nothing more this round, and the chain stays', () => {
  const table = giveUp(take(doubles('9-9 8-8', 3), 0, '8-4'), 0);
  expect(table.legal(0)).toEqual([]);
  expect(refusal(table, 0, '4-3')).toBe('table.turn');
  expect(table.refusal({ type: 'return', side: 'left' }, 0)).toBe('table.turn');
  expect(table.refusal({ type: 'giveUp' }, 0)).toBe('table.turn');
  expect(table.refusal({ type: 'jump' }, 0)).toBe('table.turn');
  expect(chainsOf(table)).toEqual([['8-4'], [], []]);
  expect(refusal(table, 1, '8-4')).toBe('hektik.shared');
  expect(table.match.view(null)).toMatchObject({ gaveUp: [0] });
  giveUp(table, 1, 2);
  expect(table.match.view(null)).toMatchObject({ round: 2, gaveUp: [], chains: [[], [], []] });
  expect(refusal(table, 0, '8-4')).toBeNull();
});

rule('hektik.stuck', 'the others go on, and can win the double', () => {
  const table = giveUp(doubles('3-3 4-4'), 0);
  expect(take(table, 1, '3-5 5-6 6-3').now).toMatchObject({ round: 2, scores: [0, 3] });
});

rule('hektik.stuck', 'if all give up, nobody gets the double', () => {
  const table = giveUp(take(doubles('9-9', 2), 1, '8-4'), 1, 0);
  expect(table.now).toMatchObject({
    phase: 'matchOver',
    scores: [0, 0],
    winners: [0, 1],
    chains: [[], []],
    legal: { 0: [], 1: [] },
    roundResult: { winners: [], points: [0, 0], reason: 'stuck' },
  });
});

rule('hektik.score', 'doubles 0–3 are worth 3 points, 4–6 4 and 7–9 5', () => {
  const winning = [
    '0-1 1-2 2-0',
    '1-2 2-3 3-1',
    '2-3 3-4 4-2',
    '3-4 4-5 5-3',
    '4-5 5-6 6-7 7-4',
    '5-6 6-7 7-8 8-9 9-5',
    '6-1 1-2 2-3 3-4 4-5 5-6',
    '7-1 1-2 2-3 3-4 4-5 5-6 6-7',
    '8-1 1-2 2-3 3-4 4-5 5-6 6-7 7-8',
    '9-1 1-2 2-3 3-4 4-5 5-6 6-7 7-8 8-9',
  ];
  const worth = winning.map((chain, value) => take(doubles(`${value}-${value}`), 1, chain).now.scores);
  expect(worth).toEqual([3, 3, 3, 3, 4, 4, 4, 5, 5, 5].map((points) => [0, points]));
});

rule('hektik.score', 'most points win in the end; a tie is shared', () => {
  const table = take(doubles('3-3 2-2 7-7', 3), 1, '3-5 5-6 6-3');
  take(table, 0, '2-5 5-6 6-2');
  take(table, 2, '7-1 1-2 2-3 3-4 4-5 5-6 6-7');
  expect(table.now).toMatchObject({
    phase: 'matchOver',
    scores: [3, 3, 5],
    winners: [2],
    roundResult: { winners: [2], points: [0, 0, 5], reason: 'goal' },
  });
  const shared = take(take(doubles('3-3 2-2'), 1, '3-5 5-6 6-3'), 0, '2-5 5-6 6-2');
  expect(shared.now).toMatchObject({ phase: 'matchOver', scores: [3, 3], winners: [0, 1] });
});
