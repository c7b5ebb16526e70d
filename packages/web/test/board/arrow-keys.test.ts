import { expect, test } from 'vitest';
import { nextTowards } from '../../src/board/gestures/arrow-keys.ts';

const grid = Array.from({ length: 12 }, (_, index) => ({
  x: (index % 4) * 50,
  y: Math.floor(index / 4) * 90,
}));

test('an arrow goes to the neighbour in its direction', () => {
  expect(nextTowards('ArrowRight', grid[5], grid)).toBe(6);
  expect(nextTowards('ArrowLeft', grid[5], grid)).toBe(4);
  expect(nextTowards('ArrowUp', grid[5], grid)).toBe(1);
  expect(nextTowards('ArrowDown', grid[5], grid)).toBe(9);
});

test('it stays where nothing lies ahead, and other keys go nowhere', () => {
  expect(nextTowards('ArrowUp', grid[1], grid)).toBe(-1);
  expect(nextTowards('Enter', grid[5], grid)).toBe(-1);
});

test('it goes over a gap', () => {
  const gone = grid.filter((_, index) => index !== 6);
  expect(gone[nextTowards('ArrowRight', grid[5], gone)]).toEqual(grid[7]);
});
