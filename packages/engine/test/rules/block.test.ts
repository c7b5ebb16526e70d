import { expect } from 'vitest';
import { rule } from '../support/rule.ts';
import { deal, setUp } from '../support/table.ts';

rule('block.deal', 'seven tiles each for two, five for three and four', () => {
  expect([2, 3, 4].map((players) => deal('block', players).now.hands.map((hand) => hand.length))).toEqual([
    [7, 7],
    [5, 5, 5],
    [5, 5, 5, 5],
  ]);
});

rule('block.deal', 'of the 28 tiles of set 6, or the 55 of set 9', () => {
  expect([2, 3, 4].map((players) => deal('block', players).now.stock)).toEqual([14, 13, 8]);
  expect([2, 3, 4].map((players) => deal('block', players, { set: 9 }).now.stock)).toEqual([41, 40, 35]);
});

rule('block.draw', 'one tile is drawn at the end of every turn, laid or not, down to the reserve', () => {
  const table = setUp('block', { hands: ['6-6 6-1 4-4', '3-3 2-2'], stock: '5-5 5-4 5-3 5-2' });
  table.lay('6-6');
  expect(table.now.hands[0]).toEqual(['6-1', '4-4', '5-5']);
  table.pass();
  expect(table.now.hands[1]).toEqual(['3-3', '2-2', '5-4']);
  table.lay('6-1', '6-6:6');
  expect(table.now.hands[0]).toEqual(['4-4', '5-5']);
  expect(table.now.stock).toBe(2);
});
