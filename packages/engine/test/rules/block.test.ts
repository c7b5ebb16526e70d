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
