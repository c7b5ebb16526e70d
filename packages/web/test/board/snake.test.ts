import { expect, test } from 'vitest';
import { cellAt, laySnake } from '../../src/board/cards/snake.ts';

const aspects = [0.5, 1, 1.4, 2.8];

test.each(aspects)(
  'in the shape %f no cell is visited twice, and each is next to the one before',
  (aspect) => {
    const seen = new Set<string>();
    for (let steps = -80; steps <= 80; steps++) {
      const { x, y } = cellAt(steps, aspect);
      expect(seen.has(`${x} ${y}`)).toBe(false);
      seen.add(`${x} ${y}`);
      const before = cellAt(steps - 1, aspect);
      expect(Math.abs(x - before.x) + Math.abs(y - before.y)).toBe(1);
    }
  },
);

test.each(aspects)('a long snake has about the shape %f of its table', (aspect) => {
  const cells = Array.from({ length: 101 }, (_, index) => cellAt(index - 50, aspect));
  const [wide, high] = [cells.map(({ x }) => x), cells.map(({ y }) => y)].map(
    (all) => Math.max(...all) - Math.min(...all) + 1,
  );
  expect(wide / high / aspect).toBeGreaterThan(0.6);
  expect(wide / high / aspect).toBeLessThan(1.7);
});

test('a card that lies stays where it is when others are laid at either end', () => {
  const cards = ['a|b', 'b|c', 'c|d', 'd|e', 'e|f'];
  const laid = laySnake(cards, 2, 1);
  const more = laySnake(['z|a', ...cards, 'f|g', 'g|h'], 3, 1);
  for (const { layer, ...card } of laid) expect(more).toContainEqual({ ...card, layer });
});

test('every card covers two neighbouring cells, and what was laid later lies on top', () => {
  const laid = laySnake(['a|b', 'b|c', 'c|d', 'd|e', 'e|f'], 2, 1);
  expect(laid.map(({ card }) => card)[0]).toBe('c|d');
  expect(laid.map(({ layer }) => layer)).toEqual([0, 1, 1, 2, 2]);
});
