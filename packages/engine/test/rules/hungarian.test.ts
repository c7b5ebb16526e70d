import { expect } from 'vitest';
import { rule } from '../support/rule.ts';
import { deal, setUp } from '../support/table.ts';

const pass = { type: 'pass' };

/** Ninety-one pips: with 4-4 and 1-0 a hundred, with 4-4 and 2-0 one more. */
const ninetyOne = '6-5 6-4 6-3 6-2 6-1 6-0 5-5 5-4 5-3 5-2 5-1';

rule('hungarian.deal', 'twelve tiles each for two, eight for three, six for four', () => {
  const tables = [2, 3, 4].map((players) => deal('hungarian', players).now);
  expect(tables.map(({ hands }) => hands.map((hand) => hand.length))).toEqual([
    [12, 12],
    [8, 8, 8],
    [6, 6, 6, 6],
  ]);
  expect(tables.map(({ stock }) => stock)).toEqual([0, 0, 0]);
  expect(() => deal('hungarian', 5)).toThrow();
});

rule('hungarian.deal', 'the small set is used', () => {
  const hands = deal('hungarian', 2).now.hands.flat();
  expect(hands.filter((tile) => /[7-9]/.test(tile))).toEqual([]);
  expect(() => deal('hungarian', 2, { set: 9 })).toThrow();
});

rule('hungarian.deal', 'the rest is out of the game: a stock that a set-up names is ignored', () => {
  const table = setUp('hungarian', { hands: ['6-6 5-5 2-0', '6-1 4-4'], stock: '3-3 3-2 3-1 3-0' });
  expect(table.now.stock).toBe(0);
  table.lay('6-6');
  expect(table.legal()).toEqual(['pass']);
  expect(table.refusal({ type: 'draw' })).toBe('table.move');
  table.pass();
  expect(table.now.hands).toEqual([
    ['5-5', '2-0'],
    ['6-1', '4-4'],
  ]);
});

rule('hungarian.run', 'tile after tile is laid in one turn, as long as they fit', () => {
  const table = setUp('hungarian', { hands: ['6-6 6-5 5-4 1-0', '4-3 6-2 3-3'] });
  expect(table.legal()).toEqual(['lay 6-6']);
  table.lay('6-6');
  expect(table.now.turn).toBe(0);
  expect(table.legal()).toEqual(['lay 6-5 at 6-6:6', 'pass']);
  table.lay('6-5', '6-6:6');
  expect(table.now.turn).toBe(0);
  table.lay('5-4', '6-5:5');
  expect(table.now.ends).toEqual(['5-4:4', '6-6:6']);
  expect(table.now.hands[0]).toEqual(['1-0']);
});

rule('hungarian.run', 'a turn ends with a pass, even when nothing fits any more', () => {
  const table = setUp('hungarian', { hands: ['6-6 6-5 1-0', '6-2 5-3 3-3'] });
  table.lay('6-6').lay('6-5', '6-6:6');
  expect(table.now.turn).toBe(0);
  expect(table.legal()).toEqual(['pass']);
  expect(table.legal(1)).toEqual([]);
  expect(table.refusal({ type: 'lay', tile: '6-2', at: '6-6:6' }, 1)).toBe('table.turn');
  table.pass();
  expect(table.now.turn).toBe(1);
});

rule('hungarian.run', 'one tile is enough, though others fit', () => {
  const table = setUp('hungarian', { hands: ['6-6 6-5 6-4', '6-2 5-3', '6-1 5-1'] });
  table.lay('6-6').pass();
  expect(table.now.turn).toBe(1);
  expect(table.now.hands[0]).toEqual(['6-5', '6-4']);
  table.lay('6-2', '6-6:6').pass();
  expect(table.now.turn).toBe(2);
});

rule('hungarian.run', 'at least one tile is laid if any fits', () => {
  const table = setUp('hungarian', { hands: ['6-6 5-4', '6-2 5-3', '6-3 1-1'] });
  expect(table.refusal(pass)).toBe('domino.must');
  table.lay('6-6').pass();
  expect(table.refusal(pass)).toBe('domino.must');
  expect(table.legal()).toEqual(['lay 6-2 at 6-6:6']);
  table.lay('6-2', '6-6:6');
  expect(table.refusal(pass)).toBeNull();
  table.pass();
});

rule('hungarian.run', 'a player without a tile that fits passes, and may lay again later', () => {
  const table = setUp('hungarian', { hands: ['6-6 6-4', '4-3 1-1', '6-5 2-2'] });
  table.lay('6-6').pass();
  expect(table.legal()).toEqual(['pass']);
  table.pass().lay('6-5', '6-6:6').pass().lay('6-4', '6-6:6');
  expect(table.now.roundResult?.reason).toBe('out');
});

rule('hungarian.run', 'every tile of a run must fit an end that is open at that point', () => {
  const table = setUp('hungarian', { hands: ['6-6 6-5 6-4 6-3 5-2', '4-3 1-1'] });
  table.lay('6-6').lay('6-5', '6-6:6').lay('6-4', '6-6:6');
  expect(table.refusal({ type: 'lay', tile: '6-3', at: '6-6:6' })).toBe('domino.ends');
  expect(table.refusal({ type: 'lay', tile: '6-3', at: '6-5:5' })).toBe('domino.match');
  expect(table.legal()).toEqual(['lay 5-2 at 6-5:5', 'pass']);
});

rule('hungarian.run', 'laying the last tile in a run wins the round at once', () => {
  const table = setUp('hungarian', { hands: ['6-6 6-5', '6-4 5-4', '6-1'] });
  table.lay('6-6').lay('6-5', '6-6:6');
  expect(table.now.roundResult).toEqual({ winners: [0], points: [26, 0, 0], reason: 'out' });
});

rule(
  'hungarian.end',
  'when nobody can lay, the round ends at once, and the fewest pips get what the others hold',
  () => {
    const table = setUp('hungarian', { hands: ['6-6 6-5 4-4', '3-3 2-2', '1-1 1-0'] });
    table.lay('6-6');
    expect(table.now.phase).toBe('play');
    table.lay('6-5', '6-6:6');
    expect(table.now.phase).toBe('roundOver');
    expect(table.now.turn).toBeNull();
    expect(table.now.roundResult).toEqual({ winners: [2], points: [0, 0, 18], reason: 'blocked' });
    expect(table.now.scores).toEqual([0, 0, 18]);
  },
);

rule('hungarian.end', 'the round goes on as long as one player can lay', () => {
  const table = setUp('hungarian', { hands: ['6-6 6-5 4-4', '3-3 2-2', '5-1 2-0'] });
  table.lay('6-6').lay('6-5', '6-6:6').pass().pass();
  expect(table.now.phase).toBe('play');
  expect(table.legal()).toEqual(['lay 5-1 at 6-5:5']);
  table.lay('5-1', '6-5:5');
  expect(table.now.roundResult).toEqual({ winners: [2], points: [0, 0, 18], reason: 'blocked' });
});

rule('hungarian.end', 'players tied for the fewest pips share the round and nobody is credited', () => {
  const table = setUp('hungarian', { hands: ['6-6 6-5 1-1', '2-0', '4-4'] });
  table.lay('6-6').lay('6-5', '6-6:6');
  expect(table.now.roundResult).toEqual({ winners: [0, 1], points: [0, 0, 0], reason: 'blocked' });
});

rule('hungarian.target', 'a hundred points are not enough, more than a hundred are', () => {
  const table = setUp('hungarian', [{ hands: ['6-6', `${ninetyOne} 4-4 1-0`] }, { hands: ['6-6', '1-0'] }]);
  table.lay('6-6');
  expect(table.now).toMatchObject({ scores: [100, 0], phase: 'roundOver', winners: null });
  table.next().lay('6-6');
  expect(table.now).toMatchObject({ scores: [101, 0], phase: 'matchOver', winners: [0] });
});

rule('hungarian.target', 'the match ends right after the round that brings more than a hundred', () => {
  const table = setUp('hungarian', { hands: [`${ninetyOne} 4-4 2-0`, '6-6'] }).lay('6-6');
  expect(table.now).toMatchObject({ scores: [0, 101], phase: 'matchOver', winners: [1] });
});

rule('hungarian.target', 'without it no number of rounds ends the match', () => {
  const one = { hands: ['6-6', '1-0'] };
  const table = setUp('hungarian', [one, one, one, one, one]);
  for (let round = 1; round < 5; round++) table.lay('6-6').next();
  table.lay('6-6');
  expect(table.now).toMatchObject({ round: 5, scores: [5, 0], phase: 'roundOver' });
});

rule('hungarian.target', 'another target must be exceeded too', () => {
  const ten = setUp('hungarian', { hands: ['6-6', '6-4'] }, { target: 10 }).lay('6-6');
  expect(ten.now).toMatchObject({ scores: [10, 0], phase: 'roundOver' });
  const eleven = setUp('hungarian', { hands: ['6-6', '6-5'] }, { target: 10 }).lay('6-6');
  expect(eleven.now).toMatchObject({ scores: [11, 0], phase: 'matchOver', winners: [0] });
});

rule('hungarian.target', 'the table can agree on a number of rounds instead', () => {
  const table = setUp('hungarian', [{ hands: ['6-6', `${ninetyOne} 4-4 2-0`] }, { hands: ['1-0', '6-6'] }], {
    rounds: 2,
  });
  table.lay('6-6');
  expect(table.now).toMatchObject({ scores: [101, 0], phase: 'roundOver' });
  table.next().lay('6-6');
  expect(table.now).toMatchObject({ scores: [101, 1], phase: 'matchOver', winners: [0] });
  expect(() => deal('hungarian', 2, { rounds: 2, target: 50 })).toThrow();
});
