import { expect, test } from 'vitest';
import { bestReach, cellAt, laySnake } from '../../src/board/cards/snake.ts';

test.each([2, 3, 5, 9])(
  'with a reach of %i no cell is visited twice, and each is next to the one before',
  (reach) => {
    const seen = new Set<string>();
    for (let steps = -80; steps <= 80; steps++) {
      const { x, y } = cellAt(steps, reach);
      expect(seen.has(`${x} ${y}`)).toBe(false);
      seen.add(`${x} ${y}`);
      expect(Math.abs(x)).toBeLessThanOrEqual(reach);
      const before = cellAt(steps - 1, reach);
      expect(Math.abs(x - before.x) + Math.abs(y - before.y)).toBe(1);
    }
  },
);

test('every card covers two neighbouring cells, and what was laid later lies on top', () => {
  const cards = ['a|b', 'b|c', 'c|d', 'd|e', 'e|f'];
  const laid = laySnake(cards, 2, bestReach(2, 3, 400, 300));
  expect(laid.map(({ card }) => card)[0]).toBe('c|d');
  expect(laid.map(({ layer }) => layer)).toEqual([0, 1, 1, 2, 2]);
});
