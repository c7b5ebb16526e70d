import { expect, test } from 'vitest';
import { fromOneToSeven, nineWithoutDoubles, spreadIn } from '../../src/board/spread.ts';

test.each([
  ['the 28 tiles of Dominanz', fromOneToSeven, 28],
  ['the 45 tiles of Hektik', nineWithoutDoubles, 45],
] as const)('%s lie inside the area, and none on another', (_, groups, count) => {
  for (const [width, height] of [
    [320, 170],
    [200, 300],
    [370, 400],
    [600, 700],
    [1400, 450],
  ]) {
    const { half, angle, middles } = spreadIn(groups, width, height, 60);
    const [wide, tall] = angle === 0 ? [half, 2 * half] : [2 * half, half];
    const all = [...middles.values()];
    expect(all).toHaveLength(count);
    for (const [index, { x, y }] of all.entries()) {
      expect(x - wide / 2).toBeGreaterThanOrEqual(0);
      expect(x + wide / 2).toBeLessThanOrEqual(width);
      expect(y - tall / 2).toBeGreaterThanOrEqual(0);
      expect(y + tall / 2).toBeLessThanOrEqual(height);
      for (const other of all.slice(index + 1)) {
        expect(Math.abs(x - other.x) > wide || Math.abs(y - other.y) > tall).toBe(true);
      }
    }
  }
});
