import { expect } from 'vitest';
import { rule } from '../support/rule.ts';
import { deal, setUp } from '../support/table.ts';

const pass = { type: 'pass' };
const draw = { type: 'draw' };

/** Hands of the small set that count 97 (rounded 95) and 98 (rounded 100). */
const to95 = '6-5 6-4 6-3 6-2 6-1 6-0 5-5 5-4 5-3 5-2 5-1 4-2';
const to100 = '6-5 6-4 6-3 6-2 6-1 6-0 5-5 5-4 5-3 5-2 5-1 4-3';

/** Hands of the big set that count 197 (rounded 195) and 198 (rounded 200). */
const most = '9-8 9-7 9-6 9-5 9-4 9-3 9-2 9-1 9-0 8-8 8-7 8-6 8-5 8-4';
const to195 = `${most} 8-2`;
const to200 = `${most} 8-3`;

rule('fives.deal', 'seven tiles each for two, five for three and four, of either set', () => {
  for (const [set, stocks] of [
    [6, [14, 13, 8]],
    [9, [41, 40, 35]],
  ] as const) {
    const tables = [2, 3, 4].map((players) => deal('fives', players, { set }).now);
    expect(tables.map(({ hands }) => hands.map((hand) => hand.length))).toEqual([
      [7, 7],
      [5, 5, 5],
      [5, 5, 5, 5],
    ]);
    expect(tables.map(({ stock }) => stock)).toEqual(stocks);
  }
  expect(deal('fives', 2).now.stock).toBe(14);
  expect(() => deal('fives', 5)).toThrow();
});

rule('fives.score', 'the example of the sheet: 4 at one end and 6 at the other make 10', () => {
  const table = setUp('fives', { hands: ['6-5 1-0', '5-4 2-0'], stock: '3-1 3-0' });
  table.lay('6-5');
  expect(table.now.scores).toEqual([0, 0]);
  table.lay('5-4', '6-5:5');
  expect(table.now.ends).toEqual(['5-4:4', '6-5:6']);
  expect(table.now.scores).toEqual([0, 10]);
});

rule('fives.score', 'the example of the sheet: 9-9 at one end and 1-1 at the other make 20', () => {
  const table = setUp('fives', { hands: ['9-9 1-1 3-0', '9-1 2-0'], stock: '3-1 3-2 4-0' }, { set: 9 });
  table.lay('9-9').lay('9-1', '9-9:9');
  expect(table.now.scores).toEqual([0, 0]);
  table.lay('1-1', '9-1:1');
  expect(table.now.ends).toEqual(['1-1:1', '9-9:9']);
  expect(table.now.scores).toEqual([20, 0]);
});

rule('fives.score', 'a lone opening tile counts the sum of its halves', () => {
  expect(setUp('fives', { hands: ['6-4 1-0', '5-4'] }).lay('6-4').now.scores).toEqual([10, 0]);
  expect(setUp('fives', { hands: ['5-5 1-0', '5-4'] }).lay('5-5').now.scores).toEqual([10, 0]);
  expect(setUp('fives', { hands: ['6-5 1-0', '5-4'] }).lay('6-5').now.scores).toEqual([0, 0]);
  expect(setUp('fives', { hands: ['4-4 1-0', '5-4'] }).lay('4-4').now.scores).toEqual([0, 0]);
});

rule('fives.score', 'five is a multiple of five too', () => {
  expect(setUp('fives', { hands: ['4-1 2-0', '4-0'] }).lay('4-1').now.scores).toEqual([5, 0]);
  const table = setUp('fives', { hands: ['5-5 5-2 1-0', '5-3 2-0'] });
  table.lay('5-5').lay('5-3', '5-5:5').lay('5-2', '5-5:5');
  expect(table.now.ends).toEqual(['5-2:2', '5-3:3']);
  expect(table.now.scores).toEqual([15, 0]);
});

rule('fives.score', 'a double at an end counts both its halves, and nothing once it is covered', () => {
  const table = setUp('fives', { hands: ['5-5 5-2 3-1', '5-0 4-2 1-0'] });
  table.lay('5-5').lay('5-0', '5-5:5');
  expect(table.now.scores).toEqual([10, 10]);
  table.lay('5-2', '5-5:5');
  expect(table.now.ends).toEqual(['5-0:0', '5-2:2']);
  expect(table.now.scores).toEqual([10, 10]);
});

rule('fives.score', 'a sum that is not a multiple of five pays nothing', () => {
  const table = setUp('fives', { hands: ['6-6 6-3 4-1', '6-4 5-3 1-1', '3-2 2-0'] });
  table.lay('6-6').lay('6-4', '6-6:6');
  expect(table.now.scores).toEqual([0, 0, 0]);
  table.pass().lay('6-3', '6-6:6');
  expect(table.now.ends).toEqual(['6-3:3', '6-4:4']);
  expect(table.now.scores).toEqual([0, 0, 0]);
  table.lay('5-3', '6-3:3');
  expect(table.now.scores).toEqual([0, 0, 0]);
  expect(table.now.phase).toBe('play');
});

rule('fives.score', 'fifteen is paid in full', () => {
  const table = setUp('fives', { hands: ['6-6 1-0 3-1', '6-3 2-0'] });
  table.lay('6-6').lay('6-3', '6-6:6');
  expect(table.now.scores).toEqual([0, 15]);
  expect(table.now.hands[1]).toEqual(['2-0']);
});

rule('fives.score', 'only a lay is paid, not a draw or a pass', () => {
  const table = setUp('fives', { hands: ['5-5 5-1 1-0', '4-4 3-0'], stock: '4-3 4-2 4-0' });
  table.lay('5-5').draw().pass();
  expect(table.now).toMatchObject({ turn: 0, scores: [10, 0] });
});

rule('fives.draw', 'a player who cannot lay draws, one tile at a time, until one fits', () => {
  const table = setUp('fives', { hands: ['6-6 6-1 2-2', '3-3 4-4'], stock: '5-5 5-4 6-4 1-0 2-0 3-0' });
  table.lay('6-6');
  expect(table.legal()).toEqual(['draw']);
  expect(table.refusal(pass)).toBe('domino.pass');
  table.draw();
  expect(table.now).toMatchObject({ turn: 1, stock: 5 });
  expect(table.now.hands[1]).toEqual(['3-3', '4-4', '5-5']);
  expect(table.legal()).toEqual(['draw']);
  expect(table.refusal(pass)).toBe('domino.pass');
  table.draw().draw();
  expect(table.now).toMatchObject({ turn: 1, stock: 3 });
  expect(table.legal()).toEqual(['lay 6-4 at 6-6:6']);
  expect(table.refusal(draw)).toBe('domino.must');
  expect(table.refusal(pass)).toBe('domino.must');
  table.lay('6-4', '6-6:6');
  expect(table.now.hands[1]).toEqual(['3-3', '4-4', '5-5', '5-4']);
});

rule(
  'fives.draw',
  'a player who can lay draws nothing, neither before laying nor at the end of the turn',
  () => {
    const table = setUp('fives', { hands: ['6-6 6-1 2-2', '6-3 4-4'], stock: '5-5 5-4 6-4 1-0 2-0 3-0' });
    expect(table.refusal(draw)).toBe('domino.must');
    expect(table.refusal(pass)).toBe('domino.must');
    table.lay('6-6');
    expect(table.now).toMatchObject({
      stock: 6,
      hands: [
        ['6-1', '2-2'],
        ['6-3', '4-4'],
      ],
    });
    expect(table.legal()).toEqual(['lay 6-3 at 6-6:6']);
    expect(table.refusal(draw)).toBe('domino.must');
    expect(table.refusal(pass)).toBe('domino.must');
  },
);

rule('fives.draw', 'the reserve stays: then the player passes without drawing', () => {
  const table = setUp('fives', { hands: ['6-6 6-1 2-2', '3-3 4-4'], stock: '5-5 6-4 6-3' });
  table.lay('6-6').draw();
  expect(table.now).toMatchObject({ turn: 1, stock: 2 });
  expect(table.legal()).toEqual(['pass']);
  expect(table.refusal(draw)).toBe('domino.reserve');
  table.pass();
  expect(table.now).toMatchObject({
    turn: 0,
    stock: 2,
    hands: [
      ['6-1', '2-2'],
      ['3-3', '4-4', '5-5'],
    ],
  });
});

rule('fives.out', 'the examples of the sheet: seventeen pips are worth 15, eighteen are worth 20', () => {
  const table = setUp('fives', { hands: ['6-6', '6-5 5-1', '6-4 5-3'] }).lay('6-6');
  expect(table.now.roundResult).toEqual({ winners: [0], points: [35, 0, 0], reason: 'out' });
  expect(setUp('fives', { hands: ['6-6', '6-5 5-1'] }).lay('6-6').now.scores).toEqual([15, 0]);
  expect(setUp('fives', { hands: ['6-6', '6-4 5-3'] }).lay('6-6').now.scores).toEqual([20, 0]);
});

rule('fives.out', 'every hand is rounded to the nearest five, up or down', () => {
  const worth = (hand: string) => setUp('fives', { hands: ['6-6', hand] }).lay('6-6').now.scores[0];
  expect(['1-0', '2-0', '3-0', '4-0', '5-0', '6-0', '6-1', '6-2', '6-3', '6-4'].map(worth)).toEqual([
    0, 0, 5, 5, 5, 5, 5, 10, 10, 10,
  ]);
});

rule('fives.out', 'each hand is rounded separately, not their sum', () => {
  expect(setUp('fives', { hands: ['6-6', '1-0', '2-0'] }).lay('6-6').now.scores).toEqual([0, 0, 0]);
  expect(setUp('fives', { hands: ['6-6', '3-0', '2-1'] }).lay('6-6').now.scores).toEqual([10, 0, 0]);
});

rule('fives.out', 'the last tile is also paid for its ends', () => {
  const table = setUp('fives', { hands: ['6-6 1-0', '6-3', '4-3'] });
  table.lay('6-6').lay('6-3', '6-6:6');
  expect(table.now.roundResult).toEqual({ winners: [1], points: [0, 20, 0], reason: 'out' });
});

rule('fives.out', 'blocked: the same for the fewest pips, compared before rounding', () => {
  const table = setUp('fives', { hands: ['6-6 4-0', '2-1', '5-3'], stock: '1-1 0-0' }).lay('6-6');
  expect(table.now.roundResult).toEqual({ winners: [1], points: [0, 15, 0], reason: 'blocked' });
});

rule('fives.out', 'blocked with a tie for the fewest pips: nobody is credited', () => {
  const table = setUp('fives', { hands: ['6-6 3-0', '2-1', '5-3'], stock: '1-1 0-0' }).lay('6-6');
  expect(table.now.roundResult).toEqual({ winners: [0, 1], points: [0, 0, 0], reason: 'blocked' });
});

rule('fives.target', 'a hundred points win with the small set', () => {
  const table = setUp('fives', { hands: ['6-6', to100] }).lay('6-6');
  expect(table.now).toMatchObject({ scores: [100, 0], phase: 'matchOver', winners: [0] });
  expect(setUp('fives', { hands: ['6-6', to95] }).lay('6-6').now).toMatchObject({
    scores: [95, 0],
    phase: 'roundOver',
    winners: null,
  });
});

rule('fives.target', 'two hundred points win with the big set', () => {
  const table = setUp('fives', { hands: ['9-9', to200] }, { set: 9 }).lay('9-9');
  expect(table.now).toMatchObject({ scores: [200, 0], phase: 'matchOver', winners: [0] });
  expect(setUp('fives', { hands: ['9-9', to195] }, { set: 9 }).lay('9-9').now).toMatchObject({
    scores: [195, 0],
    phase: 'roundOver',
  });
});

rule('fives.target', 'reaching it within a round ends the match at once', () => {
  const second = { hands: ['3-2 1-0', '2-1 4-0'], stock: '5-1 5-0 4-2' };
  const table = setUp('fives', [{ hands: ['6-6', to95] }, second])
    .lay('6-6')
    .next();
  table.lay('3-2');
  expect(table.now).toMatchObject({ scores: [100, 0], phase: 'matchOver', turn: null, winners: [0] });
  expect(table.now.roundResult).toEqual({ winners: [0], points: [5, 0], reason: 'target' });
  expect(table.legal(0)).toEqual([]);
  expect(table.refusal({ type: 'lay', tile: '2-1', at: '3-2:2' }, 1)).toBe('table.phase');
});

rule('fives.target', 'the match goes on round after round until then', () => {
  const one = { hands: ['6-6', '3-0'] };
  const table = setUp('fives', [one, one, one, one]);
  for (let round = 1; round < 4; round++) table.lay('6-6').next();
  expect(table.lay('6-6').now).toMatchObject({ round: 4, scores: [20, 0], phase: 'roundOver' });
});

rule('fives.target', 'a last tile that reaches it by its ends wins before the round is settled', () => {
  const table = setUp('fives', { hands: ['5-5', '6-1'] }, { target: 10 }).lay('5-5');
  expect(table.now).toMatchObject({ scores: [10, 0], phase: 'matchOver', winners: [0] });
  expect(table.now.roundResult).toEqual({ winners: [0], points: [10, 0], reason: 'target' });
});

rule(
  'fives.target',
  'a last tile that does not reach it by its ends settles the round, and then the target is checked',
  () => {
    const table = setUp('fives', { hands: ['5-5', '6-1'] }, { target: 15 }).lay('5-5');
    expect(table.now).toMatchObject({ scores: [15, 0], phase: 'matchOver', winners: [0] });
    expect(table.now.roundResult).toEqual({ winners: [0], points: [15, 0], reason: 'out' });
    expect(setUp('fives', { hands: ['5-5', '6-1'] }, { target: 16 }).lay('5-5').now.phase).toBe('roundOver');
  },
);

rule('fives.target', 'a lay that reaches it and blocks the round pays nothing for the block', () => {
  const table = setUp('fives', { hands: ['5-5 1-0', '6-4'], stock: '0-0 1-1' }, { target: 10 }).lay('5-5');
  expect(table.now.roundResult).toEqual({ winners: [0], points: [10, 0], reason: 'target' });
});

rule('fives.target', 'the table can agree on a number of rounds instead', () => {
  const deals = [{ hands: ['6-6', to100] }, { hands: ['5-5 1-0', '5-4 2-0'] }];
  const table = setUp('fives', deals, { rounds: 2 }).lay('6-6');
  expect(table.now).toMatchObject({ scores: [100, 0], phase: 'roundOver' });
  table.next().lay('5-5');
  expect(table.now).toMatchObject({ scores: [110, 0], phase: 'play' });
  table.lay('5-4', '5-5:5');
  expect(table.now).toMatchObject({ round: 2, scores: [110, 0], phase: 'matchOver', winners: [0] });
  expect(() => deal('fives', 2, { rounds: 2, target: 50 })).toThrow();
});
