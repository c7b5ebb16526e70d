import { halvesOf } from '../chain/tile-tree.ts';

/**
 * The open tiles in rows of equal length: first all with the highest number, then those with the next highest together with the
 * lowest, and so on. Taking a tile shifts only its own row, and tiles missing from the start leave no gap.
 */
export function poolOf(left: readonly string[], set: number): string[][] {
  const ofHigh = (high: number): string[] => left.filter((tile) => Math.max(...halvesOf(tile)) === high);
  return Array.from({ length: set / 2 + 1 }, (_, row) => [
    ...ofHigh(set - row),
    ...(row === 0 ? [] : ofHigh(row - 1)),
  ]).filter((row) => row.length > 0);
}
