import { expect } from 'vitest';
import { referee } from '../../src/index.ts';
import { rule } from '../support/rule.ts';
import { deal, refusedWhole, type SetUp, setUp, type Table } from '../support/table.ts';

/** The tiles of a set, in notation. */
function tilesOf(set: number): string[] {
  const values = Array.from({ length: set + 1 }, (_, value) => value);
  return values.flatMap((high) => values.slice(0, high + 1).map((low) => `${high}-${low}`));
}

/** The deal of a round as the match records it. */
function dealt(table: Table, round = 1): { hands: string[][]; stock: string[] } {
  const deals: { hands: string[][]; stock: string[] }[] = JSON.parse(
    JSON.stringify(table.match.transcript().deals),
  );
  return deals[round - 1];
}

rule('domino.deal', 'every tile of the set is in one hand or in the stock', () => {
  expect([tilesOf(6).length, tilesOf(9).length]).toEqual([28, 55]);
  for (const [set, players] of [
    [6, 2],
    [6, 4],
    [9, 3],
  ]) {
    const table = deal('block', players, { set });
    const { hands, stock } = dealt(table);
    expect(hands.map((hand) => hand.length)).toEqual(Array(players).fill(players === 2 ? 7 : 5));
    expect([...hands.flat(), ...stock].sort()).toEqual(tilesOf(set).sort());
    expect(table.now.hands).toEqual(hands);
    expect(table.now.stock).toBe(stock.length);
  }
});

rule('domino.deal', 'the tiles are shuffled: another seed deals different hands', () => {
  const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const deals = seeds.map((seed) => JSON.stringify(dealt(deal('block', 2, {}, seed))));
  expect(new Set(deals).size).toBe(seeds.length);
  const firstTiles = new Set(seeds.map((seed) => dealt(deal('block', 2, {}, seed)).hands[0][0]));
  expect(firstTiles.size).toBeGreaterThan(2);
});

rule('domino.deal', 'nobody sees what the others and the stock hold', () => {
  const { match } = deal('block', 3);
  expect(match.view(null).hands).toEqual([5, 5, 5]);
  expect(match.view(null).stock).toBe(13);
});

rule('domino.open', 'the holder of the highest double begins', () => {
  expect(setUp('block', { hands: ['6-5 6-4', '3-3 1-0', '2-2 5-4'] }).now.turn).toBe(1);
  expect(setUp('block', { hands: ['6-5 6-4', '3-3 1-0', '4-4 5-4'] }).now.turn).toBe(2);
  expect(setUp('block', { hands: ['0-0 2-1', '6-5 6-4'] }).now.turn).toBe(0);
});

rule('domino.open', 'without a double, the holder of the highest pip sum begins', () => {
  expect(setUp('block', { hands: ['4-1 2-0', '6-0', '5-3'] }).now.turn).toBe(2);
  expect(setUp('block', { hands: ['4-1 2-0', '6-5', '5-3'] }).now.turn).toBe(1);
});

rule('domino.open', 'in every round again', () => {
  const table = setUp('block', [{ hands: ['6-6', '1-0'] }, { hands: ['6-5', '0-0'] }]);
  expect(table.now.turn).toBe(0);
  expect(table.lay('6-6').next().now.turn).toBe(1);
});

rule('domino.open.tie', 'of equal sums the tile with the larger half is higher', () => {
  const opener = (hands: string[]) => setUp('block', { hands }, { set: 9 }).now.turn;
  expect([opener(['8-7', '9-6']), opener(['9-6', '8-7'])]).toEqual([1, 0]);
  expect([opener(['5-3 1-0', '6-2']), opener(['6-2', '5-3 1-0'])]).toEqual([1, 0]);
  expect(opener(['5-4', '7-2', '6-3'])).toBe(1);
});

rule('domino.open.tie', 'also within one hand', () => {
  expect(setUp('block', { hands: ['8-7 9-6', '1-0'] }, { set: 9 }).legal()).toEqual(['lay 9-6']);
  expect(setUp('block', { hands: ['9-6 8-7', '1-0'] }, { set: 9 }).legal()).toEqual(['lay 9-6']);
});

rule('domino.open.tile', 'the round must open with exactly that tile', () => {
  const table = setUp('block', { hands: ['6-5 6-6 1-1', '6-4 0-0'] });
  expect(table.legal()).toEqual(['lay 6-6']);
  expect(table.refusal({ type: 'lay', tile: '6-5' })).toBe('domino.open.tile');
  expect(table.refusal({ type: 'lay', tile: '1-1' })).toBe('domino.open.tile');
  expect(table.refusal({ type: 'lay', tile: '6-6' })).toBeNull();
  const plain = setUp('block', { hands: ['6-0 5-3', '5-2'] });
  expect(plain.legal()).toEqual(['lay 5-3']);
  expect(plain.refusal({ type: 'lay', tile: '6-0' })).toBe('domino.open.tile');
});

rule('domino.order', 'play goes clockwise, after a tile and after a pass', () => {
  const table = setUp('block', { hands: ['6-2 5-5', '4-4 3-3', '6-6 2-0', '6-1 4-0'] });
  const turns = [table.now.turn];
  const note = () => turns.push(table.now.turn);
  table.lay('6-6');
  note();
  table.lay('6-1', '6-6:6');
  note();
  table.lay('6-2', '6-6:6');
  note();
  table.pass();
  note();
  expect(turns).toEqual([2, 3, 0, 1, 2]);
});

rule('domino.match', 'a tile is laid with one half against an end showing the same value', () => {
  const table = setUp('block', { hands: ['6-6 5-0 6-3', '6-5 6-1 4-2 2-2'] }).lay('6-6');
  expect(table.legal()).toEqual(['lay 6-1 at 6-6:6', 'lay 6-5 at 6-6:6']);
  expect(table.refusal({ type: 'lay', tile: '4-2', at: '6-6:6' })).toBe('domino.match');
  expect(table.refusal({ type: 'lay', tile: '2-2', at: '6-6:6' })).toBe('domino.match');
  table.lay('6-5', '6-6:6');
  expect(table.now.ends).toEqual(['6-5:5', '6-6:6']);
  expect(table.legal()).toEqual(['lay 5-0 at 6-5:5', 'lay 6-3 at 6-6:6']);
  expect(table.refusal({ type: 'lay', tile: '6-3', at: '6-5:5' })).toBe('domino.match');
  expect(table.refusal({ type: 'lay', tile: '5-0', at: '6-6:6' })).toBe('domino.match');
  table.lay('5-0', '6-5:5');
  expect(table.now.ends).toEqual(['5-0:0', '6-6:6']);
});

rule('domino.match', 'either half may match: the other one is the new end', () => {
  const table = setUp('block', { hands: ['3-3 4-1', '4-3 3-1'] }).lay('3-3');
  expect(table.legal()).toEqual(['lay 3-1 at 3-3:3', 'lay 4-3 at 3-3:3']);
  table.lay('4-3', '3-3:3');
  expect(table.now.ends).toEqual(['3-3:3', '4-3:4']);
  table.lay('4-1', '4-3:4');
  expect(table.now.roundResult?.reason).toBe('out');
  expect(table.now.ends).toEqual(['3-3:3', '4-1:1']);
});

rule('domino.ends', 'a lone double has two sides, named once; afterwards the line has two ends', () => {
  const table = setUp('block', { hands: ['6-6 1-0 6-5', '6-1 6-3', '6-2 6-4'] }).lay('6-6');
  expect(table.now.ends).toEqual(['6-6:6']);
  table.lay('6-1', '6-6:6');
  expect(table.now.ends).toEqual(['6-1:1', '6-6:6']);
  table.lay('6-2', '6-6:6');
  expect(table.now.ends).toEqual(['6-1:1', '6-2:2']);
  expect(table.refusal({ type: 'lay', tile: '6-5', at: '6-6:6' })).toBe('domino.ends');
  expect(table.legal()).toEqual(['lay 1-0 at 6-1:1']);
});

rule('domino.ends', 'a double at an end shows its value once: it takes one tile', () => {
  const table = setUp('block', { hands: ['6-6 5-5 5-2 1-0', '6-5 5-1 4-3'] });
  table.lay('6-6').lay('6-5', '6-6:6').lay('5-5', '6-5:5');
  expect(table.now.ends).toEqual(['5-5:5', '6-6:6']);
  table.lay('5-1', '5-5:5');
  expect(table.now.ends).toEqual(['5-1:1', '6-6:6']);
  expect(table.refusal({ type: 'lay', tile: '5-2', at: '5-5:5' })).toBe('domino.ends');
  expect(table.legal()).toEqual(['lay 1-0 at 5-1:1']);
});

rule('domino.ends', 'a lone tile that is not a double has both its halves as ends', () => {
  const table = setUp('block', { hands: ['5-4 1-0', '4-3 5-0 2-0'] }).lay('5-4');
  expect(table.now.ends).toEqual(['5-4:4', '5-4:5']);
  expect(table.legal()).toEqual(['lay 4-3 at 5-4:4', 'lay 5-0 at 5-4:5']);
});

rule('domino.ends', 'only an open end can be named, and none for the opening tile', () => {
  const table = setUp('block', { hands: ['6-6 1-0 6-4', '6-5 6-1 5-1'] });
  expect(table.now.ends).toEqual([]);
  expect(table.refusal({ type: 'lay', tile: '6-6', at: '6-6:6' })).toBe('domino.ends');
  table.lay('6-6').lay('6-5', '6-6:6');
  const at = (end: string) => table.refusal({ type: 'lay', tile: '6-4', at: end });
  expect(['6-5:6', '6-6:5', '3-3:3', '6-1:6', '6-6:0'].map(at)).toEqual(Array(5).fill('domino.ends'));
  expect(at('6-6:6')).toBeNull();
});

rule('domino.must', 'a player who can lay must lay, and cannot pass', () => {
  const table = setUp('block', { hands: ['6-6 1-0', '6-1 4-4 6-2'], stock: '5-5 5-4 5-3' });
  expect(table.refusal({ type: 'pass' })).toBe('domino.must');
  table.lay('6-6');
  expect(table.legal()).toEqual(['lay 6-1 at 6-6:6', 'lay 6-2 at 6-6:6']);
  expect(table.refusal({ type: 'pass' })).toBe('domino.must');
});

rule('domino.must', 'nor draw, in games where drawing is a move', () => {
  const table = setUp('fives', { hands: ['6-6 1-0', '6-1 4-4'], stock: '5-5 5-4 5-3' }).lay('6-6');
  expect(table.legal()).toEqual(['lay 6-1 at 6-6:6']);
  expect(table.refusal({ type: 'draw' })).not.toBeNull();
});

rule('domino.reserve', 'the last two tiles of the stock are never drawn', () => {
  const table = setUp('block', { hands: ['6-6 6-1 4-4', '6-2 3-3 1-1'], stock: '5-5 5-4 5-3' }).lay('6-6');
  expect(table.now.hands[0]).toEqual(['6-1', '4-4', '5-5']);
  expect(table.now.stock).toBe(2);
  table.lay('6-2', '6-6:6');
  expect(table.now.hands[1]).toEqual(['3-3', '1-1']);
  expect(table.now.stock).toBe(2);
});

rule('domino.reserve', 'not even in games where drawing is a move', () => {
  const table = setUp('fives', { hands: ['6-6 6-1 4-4', '3-3 2-2'], stock: '5-5 5-4 5-3' }).lay('6-6');
  expect(table.legal()).toEqual(['draw']);
  table.draw();
  expect(table.now).toMatchObject({
    turn: 1,
    stock: 2,
    hands: [
      ['6-1', '4-4'],
      ['3-3', '2-2', '5-5'],
    ],
  });
  expect(table.refusal({ type: 'draw' })).toBe('domino.reserve');
  expect(table.legal()).toEqual(['pass']);
});

rule('domino.pass', 'a player who cannot lay passes, and the turn moves on', () => {
  const table = setUp('block', { hands: ['6-6 6-1', '3-3 2-2'], stock: '5-5 5-4' }).lay('6-6');
  expect(table.legal()).toEqual(['pass']);
  expect(table.refusal({ type: 'pass' })).toBeNull();
  table.pass();
  expect(table.now).toMatchObject({
    phase: 'play',
    turn: 0,
    ends: ['6-6:6'],
    hands: [['6-1'], ['3-3', '2-2']],
  });
});

rule('domino.pass', 'a player who can draw does not pass', () => {
  const table = setUp('fives', { hands: ['6-6 6-1', '3-3 2-2'], stock: '5-5 5-4 5-3' }).lay('6-6');
  expect(table.refusal({ type: 'pass' })).toBe('domino.pass');
  table.draw();
  expect(table.refusal({ type: 'pass' })).toBeNull();
});

rule('domino.out', 'laying the last tile ends and wins the round at once; nothing is drawn', () => {
  const table = setUp('block', { hands: ['6-6', '5-4 3-2'], stock: '1-1 2-2 3-3 4-4' }).lay('6-6');
  expect(table.now).toMatchObject({ phase: 'roundOver', turn: null, hands: [[], ['5-4', '3-2']], stock: 4 });
  expect(table.now.roundResult).toEqual({ winners: [0], points: [14, 0], reason: 'out' });
});

rule('domino.out', 'also later in the round, and nobody else moves', () => {
  const hands = ['6-6 5-5', '6-1', '6-2 1-0'];
  const table = setUp('block', { hands, stock: '1-1 2-2 3-3 4-4' }).lay('6-6').lay('6-1', '6-6:6');
  expect(table.now).toMatchObject({
    phase: 'roundOver',
    hands: [['5-5', '1-1'], [], ['6-2', '1-0']],
    stock: 3,
  });
  expect(table.now.roundResult).toEqual({ winners: [1], points: [0, 21, 0], reason: 'out' });
});

rule(
  'domino.blocked',
  'the round ends as soon as nobody can lay, without any pass; the fewest pips win',
  () => {
    const table = setUp('block', { hands: ['6-6 1-0', '5-5', '4-3'] }).lay('6-6');
    expect(table.now).toMatchObject({ phase: 'roundOver', turn: null });
    expect(table.now.roundResult).toEqual({ winners: [0], points: [17, 0, 0], reason: 'blocked' });
    const other = setUp('block', { hands: ['6-6 5-4', '1-0', '4-3'] }).lay('6-6');
    expect(other.now.roundResult).toEqual({ winners: [1], points: [0, 16, 0], reason: 'blocked' });
  },
);

rule('domino.blocked', 'the reserve does not count, even if it would fit', () => {
  const table = setUp('block', { hands: ['6-6 1-0', '3-3'], stock: '6-5 6-4' }).lay('6-6');
  expect(table.now).toMatchObject({ phase: 'roundOver', stock: 2, roundResult: { reason: 'blocked' } });
});

rule('domino.blocked', 'the round goes on while something can be drawn, and ends with the last draw', () => {
  const table = setUp('block', { hands: ['6-6 1-0', '3-3', '4-3'], stock: '2-2 2-1 2-0 1-1' }).lay('6-6');
  expect(table.now).toMatchObject({ phase: 'play', turn: 1, stock: 3 });
  table.pass();
  expect(table.now).toMatchObject({
    phase: 'roundOver',
    stock: 2,
    hands: [['1-0', '2-2'], ['3-3', '2-1'], ['4-3']],
  });
  expect(table.now.roundResult).toEqual({ winners: [0], points: [16, 0, 0], reason: 'blocked' });
});

rule('domino.blocked', 'the round goes on if the last tile drawn fits, or anybody can still lay', () => {
  const drawn = setUp('block', { hands: ['6-6 1-0', '3-3', '4-3'], stock: '6-4 1-1 2-2' }).lay('6-6');
  expect(drawn.now).toMatchObject({ phase: 'play', turn: 1, stock: 2 });
  drawn.pass().pass();
  expect(drawn.legal()).toEqual(['lay 6-4 at 6-6:6']);
  const last = setUp('block', { hands: ['6-6 1-0', '3-3', '6-3'] }).lay('6-6');
  expect(last.now).toMatchObject({ phase: 'play', turn: 1 });
});

rule('domino.blocked.tie', 'players tied for the fewest pips win together and nobody is credited', () => {
  const table = setUp('block', { hands: ['6-6 4-3', '5-2', '5-5'] }).lay('6-6');
  expect(table.now.roundResult).toEqual({ winners: [0, 1], points: [0, 0, 0], reason: 'blocked' });
  expect(table.now.scores).toEqual([0, 0, 0]);
  const all = setUp('block', { hands: ['6-6 4-3', '5-2'] }).lay('6-6');
  expect(all.now.roundResult).toEqual({ winners: [0, 1], points: [0, 0], reason: 'blocked' });
});

rule('domino.score', 'the winner is credited with the pips the others still hold', () => {
  const out = setUp('block', { hands: ['6-6', '5-4 3-2', '1-0 4-4'] }).lay('6-6');
  expect(out.now.roundResult?.points).toEqual([23, 0, 0]);
  expect(out.now.scores).toEqual([23, 0, 0]);
  const blocked = setUp('block', { hands: ['6-6 5-4', '2-0 1-1', '4-3 4-4'] }).lay('6-6');
  expect(blocked.now.roundResult?.points).toEqual([0, 24, 0]);
});

rule('domino.score', 'rounds add up', () => {
  const table = setUp('block', [{ hands: ['6-6', '1-0'] }, { hands: ['5-4', '3-3'] }])
    .lay('6-6')
    .next()
    .lay('3-3');
  expect(table.now.roundResult?.points).toEqual([0, 9]);
  expect(table.now.scores).toEqual([1, 9]);
});

/** Rounds that are over when 6-6 is laid. */
const one: SetUp = { hands: ['6-6', '1-0'] };
const nine: SetUp = { hands: ['6-6', '5-4'] };
const oneForSeat1: SetUp = { hands: ['1-0', '6-6'] };
const nineForSeat1: SetUp = { hands: ['5-4', '6-6'] };

/** Plays such rounds until the match is over, and returns their number. */
function roundsOf(table: Table): number {
  for (;;) {
    table.lay('6-6');
    if (table.now.phase === 'matchOver') return table.now.round;
    expect(table.now).toMatchObject({ phase: 'roundOver', winners: null });
    table.next();
  }
}

rule('domino.match.length', 'a match lasts as many rounds as there are players', () => {
  const hands = ['6-6', '1-0', '2-0', '3-0'];
  const rounds = [2, 3, 4].map((players) =>
    roundsOf(setUp('block', Array<SetUp>(5).fill({ hands: hands.slice(0, players) }))),
  );
  expect(rounds).toEqual([2, 3, 4]);
});

rule('domino.match.length', 'or the number of rounds agreed on', () => {
  const deals = Array<SetUp>(6).fill(nine);
  expect([1, 3, 5].map((rounds) => roundsOf(setUp('block', deals, { rounds })))).toEqual([1, 3, 5]);
});

rule('domino.match.length', 'or until a score is reached, checked after each round', () => {
  const deals = [nine, one, one, nine, nine, nine];
  const after = [1, 9, 10, 11, 12, 20, 30].map((target) => roundsOf(setUp('block', deals, { target })));
  expect(after).toEqual([1, 1, 2, 3, 4, 4, 6]);
  expect(roundsOf(setUp('block', [nine, nineForSeat1, nine, nine], { target: 18 }))).toBe(3);
});

rule('domino.match.length', 'rounds and a target together are refused', () => {
  const transcript = { game: 'block', players: 2, options: { rounds: 4, target: 100 } };
  expect(refusedWhole(referee(transcript))).toMatch(/rounds.*target|target.*rounds/);
});

rule('domino.match.length', 'most points win', () => {
  const table = setUp('block', [one, nineForSeat1]);
  roundsOf(table);
  expect(table.now).toMatchObject({ scores: [1, 9], winners: [1] });
  const lead = setUp('block', [nine, oneForSeat1]);
  roundsOf(lead);
  expect(lead.now).toMatchObject({ scores: [9, 1], winners: [0] });
});

rule('domino.match.length', 'equal points share the win', () => {
  const table = setUp('block', [one, oneForSeat1]);
  roundsOf(table);
  expect(table.now).toMatchObject({ scores: [1, 1], winners: [0, 1] });
  const nobody = setUp('block', { hands: ['6-6 4-3', '5-2', '5-5'] }, { rounds: 1 }).lay('6-6');
  expect(nobody.now).toMatchObject({ phase: 'matchOver', scores: [0, 0, 0], winners: [0, 1, 2] });
});
