import { expect, test } from 'vitest';
import {
  endOf,
  hektikAreas,
  layChain,
  leftmostOf,
  middleIn,
  type Rect,
  takeAtOnce,
  takesOf,
} from '../../src/board/hektik/chains.ts';

const tables = [
  [160, 100],
  [320, 300],
  [370, 560],
  [700, 800],
  [1400, 700],
] as const;

const apart = (one: Rect, other: Rect): boolean =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y;

test.each(tables)('on a table of %i × %i everything has its own area', (width, height) => {
  for (const others of [1, 2, 3]) {
    const { others: strips, middle, goal, chain } = hektikAreas(width, height, others);
    const all = [...strips, middle, goal, chain];
    for (const [index, area] of all.entries()) {
      expect(area.x).toBeGreaterThanOrEqual(0);
      expect(area.y).toBeGreaterThanOrEqual(0);
      expect(area.x + area.width).toBeLessThanOrEqual(width);
      expect(area.y + area.height).toBeLessThanOrEqual(height);
      expect(area.height).toBeGreaterThan(0);
      for (const other of all.slice(index + 1)) expect(apart(area, other)).toBe(true);
    }
  }
});

test('a chain of any length stays in its area, and each tile is beside the next', () => {
  for (const [width, height] of tables) {
    const { chain: area } = hektikAreas(width, height, 3);
    for (let count = 1; count <= 47; count++) {
      const { half, links } = layChain(-Math.floor(count / 3), count, area, 48);
      const isOut = links.some(
        ({ x, y }) =>
          x - half < area.x - 1e-6 ||
          x + half > area.x + area.width + 1e-6 ||
          y - half / 2 < area.y - 1e-6 ||
          y + half / 2 > area.y + area.height + 1e-6,
      );
      const isBroken = links.slice(1).some(({ x, y }, index) => {
        const [across, down] = [Math.abs(x - links[index].x), Math.abs(y - links[index].y)];
        return Math.abs((down < 1e-6 ? across : down) - (down < 1e-6 ? 2.14 : 1.3) * half) > 1e-6;
      });
      expect({ count, isOut, isBroken }).toEqual({ count, isOut: false, isBroken: false });
    }
  }
});

test('a tile that joins a chain on either side leaves the others in their rows and columns', () => {
  for (const [width, height] of tables) {
    const { chain: area } = hektikAreas(width, height, 3);
    const before = layChain(-2, 6, area, 48);
    for (const [from, skip] of [
      [-3, 1],
      [-2, 0],
    ]) {
      const after = layChain(from, 7, area, 48);
      const cells = ({ half, links }: typeof before, start: number) =>
        links
          .slice(start, start + 6)
          .map(({ x, y, angle }) => [
            Math.round((100 * (x - links[start].x)) / half),
            Math.round((100 * (y - links[start].y)) / half),
            angle,
          ]);
      expect(cells(after, skip)).toEqual(cells(before, 0));
    }
  }
});

test('a chain is counted from the tile that it began with', () => {
  const took = (side: 'left' | 'right', seat = 0) => ({ type: 'took', seat, tile: '6-3', side }) as const;
  const returned = (side: 'left' | 'right') => ({ type: 'returned', seat: 0, tile: '6-3', side }) as const;
  expect(leftmostOf([took('left'), took('left'), took('right'), took('left', 1)], 0)).toBe(-1);
  expect(leftmostOf([took('right'), took('right'), returned('left')], 0)).toBe(1);
  expect(leftmostOf([took('right'), took('left'), returned('left'), returned('left'), took('left')], 0)).toBe(
    0,
  );
});

test('the chosen tile may go to the ends that it fits, and to one place in an empty chain', () => {
  const left = { type: 'take', tile: '6-3', side: 'left' };
  const right = { type: 'take', tile: '6-3', side: 'right' };
  expect(takesOf([left, right], '6-3', false)).toEqual({ left, right });
  expect(takesOf([left], '6-3', false)).toEqual({ left, right: null });
  expect(takesOf([left, right], '6-3', true)).toEqual({ left: null, right });
  expect(takesOf([left, right], '5-3', false)).toEqual({ left: null, right: null });
});

test('one tap takes a tile wherever that leaves no choice', () => {
  const left = { type: 'take', tile: '7-4', side: 'left' };
  const right = { type: 'take', tile: '7-4', side: 'right' };
  const chain = ['4-2', '2-7'];
  expect(takeAtOnce([], '7-4', { left: null, right }, 4)).toBe(right);
  expect(takeAtOnce(chain, '4-1', { left, right: null }, 4)).toBe(left);
  // The referee says what is wrong.
  expect(takeAtOnce(chain, '5-1', { left: null, right: null }, 4)).toEqual({
    type: 'take',
    tile: '5-1',
    side: 'right',
  });
  // Both ends show the same, so both sides are alike.
  expect(takeAtOnce(['4-2', '2-3', '3-4'], '4-1', { left, right }, 9)).toBe(right);
  // It fits both ends: 7-4 … 7 or 4 … 7-4, which wins the double four at once if the chain is long enough.
  expect(takeAtOnce(chain, '7-4', { left, right }, 6)).toBeNull();
  expect(takeAtOnce(['4-2', '2-3', '3-7'], '7-4', { left, right }, 4)).toBe(right);
  expect(takeAtOnce(['7-2', '2-3', '3-4'], '7-4', { left, right }, 4)).toBe(left);
});

test('a chain shows a number at either end', () => {
  expect(endOf(['4-2', '2-7'], 'left')).toBe(4);
  expect(endOf(['4-2', '2-7'], 'right')).toBe(7);
  expect(endOf([], 'left')).toBeUndefined();
});

test('with copies, what lies in one’s own chain is not in one’s own middle', () => {
  const view = { table: ['6-3', '5-3', '4-1'], chains: [['3-5'], ['6-3']] };
  expect(middleIn(view, 0)).toEqual(['6-3', '4-1']);
});
