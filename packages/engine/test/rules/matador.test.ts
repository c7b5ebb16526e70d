import { expect } from 'vitest';
import { rule } from '../support/rule.ts';
import { deal, setUp } from '../support/table.ts';

const dealt = (players: number, options = {}): string => {
  const { hands, stock } = deal('matador', players, options).now;
  return `${hands.length} hands of ${[...new Set(hands.map((hand) => hand.length))]}, stock ${stock}`;
};

rule('matador.deal', 'seven tiles each for three to six, five for seven to eleven', () => {
  expect([3, 4, 5, 6, 7, 8, 9, 10, 11].map((players) => dealt(players))).toEqual([
    '3 hands of 7, stock 34',
    '4 hands of 7, stock 27',
    '5 hands of 7, stock 20',
    '6 hands of 7, stock 13',
    '7 hands of 5, stock 20',
    '8 hands of 5, stock 15',
    '9 hands of 5, stock 10',
    '10 hands of 5, stock 5',
    '11 hands of 5, stock 0',
  ]);
});

rule('matador.deal', 'only six players may agree on five tiles', () => {
  expect(dealt(6, { small: true })).toBe('6 hands of 5, stock 25');
  expect(dealt(6, { small: false })).toBe('6 hands of 7, stock 13');
  expect(() => dealt(5, { small: true })).toThrow('small');
});

rule('matador.deal', 'for three to eleven players, with the big set', () => {
  expect(() => deal('matador', 2)).toThrow('players');
  expect(() => deal('matador', 12)).toThrow('players');
  expect(dealt(3, { set: 9 })).toBe('3 hands of 7, stock 34');
  expect(() => deal('matador', 3, { set: 6 })).toThrow('set');
});

rule('matador.sum', 'the halves that meet make ten', () => {
  const table = setUp('matador', { hands: ['9-9 7-2 6-6', '4-1 9-3 8-8', '6-3 5-3'] });
  table.lay('9-9');
  expect(table.legal()).toEqual(['lay 4-1 at 9-9:9']);
  table.lay('4-1', '9-9:9');
  expect(table.now.ends).toEqual(['4-1:4', '9-9:9']);
  expect(table.legal()).toEqual(['lay 6-3 at 4-1:4']);
  table.lay('6-3', '4-1:4');
  expect(table.legal()).toEqual(['lay 7-2 at 6-3:3']);
  table.lay('7-2', '6-3:3').lay('8-8', '7-2:2');
  expect(table.now.ends).toEqual(['8-8:8', '9-9:9']);
});

rule('matador.sum', 'five lies against five', () => {
  const table = setUp('matador', { hands: ['9-5 6-2', '5-4 2-0', '7-1 6-0'] });
  table.lay('9-5');
  expect(table.legal()).toEqual(['lay 5-4 at 9-5:5']);
  expect(table.lay('5-4', '9-5:5').now.ends).toEqual(['5-4:4', '9-5:9']);
});

rule('matador.sum', 'equal values, seven and any other sum are refused', () => {
  const table = setUp('matador', { hands: ['9-9 1-0 6-5', '9-3 8-4 4-1', '5-3 5-4 6-3'] });
  table.lay('9-9');
  expect(table.refusal({ type: 'lay', tile: '9-3', at: '9-9:9' })).toBe('matador.sum');
  expect(table.refusal({ type: 'lay', tile: '8-4', at: '9-9:9' })).toBe('matador.sum');
  expect(table.refusal({ type: 'lay', tile: '4-1', at: '9-9:9' })).toBeNull();
  table.lay('4-1', '9-9:9');
  expect(table.refusal({ type: 'lay', tile: '5-3', at: '4-1:4' })).toBe('matador.sum');
  expect(table.refusal({ type: 'lay', tile: '5-4', at: '4-1:4' })).toBe('matador.sum');
  expect(table.refusal({ type: 'lay', tile: '6-3', at: '4-1:4' })).toBeNull();
});

rule(
  'matador.sum',
  'matadors are 0-0 and the tiles that add up to ten: they go anywhere, either half outwards',
  () => {
    const table = setUp('matador', { hands: ['3-3 2-0', '9-1 8-2 7-3 6-4 0-0 6-1 5-2 4-3', '7-2'] });
    table.lay('3-3');
    expect(table.legal()).toEqual([
      'lay 0-0 at 3-3:3 out 0',
      'lay 6-4 at 3-3:3 out 4',
      'lay 6-4 at 3-3:3 out 6',
      'lay 7-3 at 3-3:3 out 3',
      'lay 7-3 at 3-3:3 out 7',
      'lay 8-2 at 3-3:3 out 2',
      'lay 8-2 at 3-3:3 out 8',
      'lay 9-1 at 3-3:3 out 1',
      'lay 9-1 at 3-3:3 out 9',
    ]);
    for (const tile of ['6-1', '5-2', '4-3']) {
      expect(table.refusal({ type: 'lay', tile, at: '3-3:3' })).toBe('matador.sum');
    }
    expect(table.lay('9-1', '3-3:3', 9).now.ends).toEqual(['3-3:3', '9-1:9']);
  },
);

rule('matador.sum', '5-5 is a matador', () => {
  const table = setUp('matador', { hands: ['9-9 4-2', '5-5 2-0', '7-2'] });
  table.lay('9-9');
  expect(table.legal()).toEqual(['lay 5-5 at 9-9:9 out 5']);
  expect(table.lay('5-5', '9-9:9', 5).now.ends).toEqual(['5-5:5', '9-9:9']);
});

rule('matador.sum', 'only a matador lies at a blank, which keeps the id of All Sevens', () => {
  const table = setUp('matador', { hands: ['9-9 7-2', '1-0 4-4', '6-0 8-2 9-7'] });
  table.lay('9-9').lay('1-0', '9-9:9');
  expect(table.refusal({ type: 'lay', tile: '6-0', at: '1-0:0' })).toBe('sevens.blank');
  expect(table.refusal({ type: 'lay', tile: '9-7', at: '1-0:0' })).toBe('sevens.blank');
  expect(table.lay('8-2', '1-0:0', 2).now.ends).toEqual(['8-2:2', '9-9:9']);
});

rule('sevens.draw', 'matador too: a player who can lay may draw one tile first and must then lay', () => {
  const table = setUp('matador', { hands: ['9-9 7-2', '4-1 6-6', '3-0'], stock: '8-8 8-7 8-6 8-5' });
  table.lay('9-9');
  expect(table.legal()).toEqual(['draw', 'lay 4-1 at 9-9:9']);
  table.draw();
  expect(table.now.turn).toBe(1);
  expect(table.now.hands[1]).toEqual(['4-1', '6-6', '8-8']);
  expect(table.legal()).toEqual(['lay 4-1 at 9-9:9']);
  expect(table.refusal({ type: 'draw' })).toBe('sevens.draw');
});

rule('sevens.score', "matador too: the others' pips less the winner's own", () => {
  const table = setUp('matador', { hands: ['9-9 3-0', '4-2', '5-3'] });
  table.lay('9-9');
  expect(table.now.roundResult).toEqual({ winners: [0], points: [6 + 8 - 3, 0, 0], reason: 'blocked' });
});

/** Hands of 99 and of 100 pips. */
const ninetyNine = '9-8 9-7 9-6 9-5 9-4 8-8 5-3';
const hundred = '8-7 8-6 8-5 7-7 7-6 6-6 9-3 7-0';

rule('matador.target', 'the match ends when somebody has 200 points after a round, not before', () => {
  const short = setUp('matador', { hands: ['9-9', ninetyNine, hundred] });
  short.lay('9-9');
  expect(short.now.scores).toEqual([199, 0, 0]);
  expect(short.now.phase).toBe('roundOver');
  const enough = setUp('matador', { hands: ['9-9', `${ninetyNine} 1-0`, hundred] });
  enough.lay('9-9');
  expect(enough.now.scores).toEqual([200, 0, 0]);
  expect(enough.now.phase).toBe('matchOver');
  expect(enough.now.winners).toEqual([0]);
});

rule('matador.target', 'no number of rounds ends it', () => {
  const small = { hands: ['9-9', '1-0', ''] };
  const table = setUp('matador', [small, small, small, small]);
  table.lay('9-9').next().lay('9-9').next().lay('9-9').next().lay('9-9');
  expect(table.now.scores).toEqual([4, 0, 0]);
  expect(table.now.phase).toBe('roundOver');
});

rule('matador.target', 'the table may agree on another target or on rounds instead', () => {
  const low = setUp('matador', { hands: ['9-9', '8-7', '8-6'] }, { target: 29 });
  expect(low.lay('9-9').now.phase).toBe('matchOver');
  const high = setUp('matador', { hands: ['9-9', `${ninetyNine} 1-0`, hundred] }, { target: 201 });
  expect(high.lay('9-9').now.phase).toBe('roundOver');
  const one = setUp('matador', { hands: ['9-9', '8-7', '8-6'] }, { rounds: 1 });
  expect(one.lay('9-9').now.phase).toBe('matchOver');
  const two = setUp('matador', { hands: ['9-9', `${ninetyNine} 1-0`, hundred] }, { rounds: 2 });
  expect(two.lay('9-9').now.phase).toBe('roundOver');
});
