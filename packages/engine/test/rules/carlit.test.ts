import { expect } from 'vitest';
import { rule } from '../support/rule.ts';
import { deal, setUp } from '../support/table.ts';

rule('carlit.deal', 'seven tiles each for two, five for three and four', () => {
  expect([2, 3, 4].map((players) => deal('carlit', players).now.hands.map((hand) => hand.length))).toEqual([
    [7, 7],
    [5, 5, 5],
    [5, 5, 5, 5],
  ]);
});

rule('carlit.deal', 'of the 55 tiles of set 9, or the 28 of set 6', () => {
  expect([2, 3, 4].map((players) => deal('carlit', players).now.stock)).toEqual([41, 40, 35]);
  expect([2, 3, 4].map((players) => deal('carlit', players, { set: 9 }).now.stock)).toEqual([41, 40, 35]);
  expect([2, 3, 4].map((players) => deal('carlit', players, { set: 6 }).now.stock)).toEqual([14, 13, 8]);
});

rule('carlit.draw', 'one tile is drawn at the end of every turn, laid or not, down to the last', () => {
  const table = setUp('carlit', { hands: ['6-6 6-1 4-4', '3-3 2-2'], stock: '5-5 5-4 5-3' });
  table.lay('6-6');
  expect(table.now).toMatchObject({
    turn: 1,
    hands: [
      ['6-1', '4-4', '5-5'],
      ['3-3', '2-2'],
    ],
    stock: 2,
  });
  expect(table.legal()).toEqual(['pass']);
  table.pass();
  expect(table.now).toMatchObject({ turn: 0, hands: [expect.anything(), ['3-3', '2-2', '5-4']], stock: 1 });
  table.lay('6-1', '6-6:6');
  expect(table.now).toMatchObject({ hands: [['4-4', '5-5', '5-3'], expect.anything()], stock: 0 });
  expect(table.now.roundResult).toEqual({ winners: [1], points: [0, 26], reason: 'blocked' });
});

rule('carlit.draw', 'nothing is drawn from an empty stock', () => {
  const table = setUp('carlit', { hands: ['6-6 6-1 4-4', '6-2 3-3 1-1'], stock: '5-5' }).lay('6-6');
  expect(table.now).toMatchObject({ hands: [['6-1', '4-4', '5-5'], expect.anything()], stock: 0 });
  table.lay('6-2', '6-6:6');
  expect(table.now).toMatchObject({ turn: 0, hands: [expect.anything(), ['3-3', '1-1']], stock: 0 });
});

rule('carlit.draw', 'a round is not blocked before the stock is empty', () => {
  const table = setUp('carlit', { hands: ['6-6 1-0', '3-3'], stock: '5-5 5-4' }).lay('6-6');
  expect(table.now).toMatchObject({ phase: 'play', turn: 1, stock: 1 });
  table.pass();
  expect(table.now).toMatchObject({
    phase: 'roundOver',
    stock: 0,
    roundResult: { winners: [0], points: [15, 0] },
  });
});

rule('carlit.draw', 'drawing is not a move, and does not happen after the last tile of a hand', () => {
  const table = setUp('carlit', { hands: ['6-6 1-0', '6-2', '3-3'], stock: '5-5 5-4 5-3' }).lay('6-6');
  expect(table.refusal({ type: 'draw' })).toBe('table.move');
  table.lay('6-2', '6-6:6');
  expect(table.now).toMatchObject({ phase: 'roundOver', hands: [['1-0', '5-5'], [], ['3-3']], stock: 2 });
  expect(table.now.roundResult).toEqual({ winners: [1], points: [0, 17, 0], reason: 'out' });
});
