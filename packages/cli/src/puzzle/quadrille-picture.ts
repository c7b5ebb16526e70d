import type { Cells, QuadrilleSolution } from '@tischrunde/engine';
import { drawDominoes } from './grid-picture.ts';

// quadrille.shape: rows of 8, 8, 6, 6, 6, 6, 8 and 8 cells, the sixes centred; squares of 2×2 in rows of 4, 3, 3 and 4.
export const size = 8;
const squareRows = [4, 3, 3, 4];

interface Place {
  /** Its index in a full grid of 8 × 8. */
  readonly index: number;
  readonly square: number;
}

/** The cells, in the order of their numbers. */
export const places: readonly Place[] = squareRows.flatMap((count, row) => {
  const first = squareRows.slice(0, row).reduce((sum, before) => sum + before, 0);
  const margin = size / 2 - count;
  return [0, 1].flatMap((half) =>
    Array.from({ length: 2 * count }, (_, x) => ({
      index: (2 * row + half) * size + margin + x,
      square: first + Math.floor(x / 2),
    })),
  );
});

/** The numbers with the tiles on them. */
export function drawQuadrille({ squares, dominoes }: QuadrilleSolution): string {
  const grid: (number | null)[] = Array(size * size).fill(null);
  for (const { index, square } of places) grid[index] = squares[square];
  const laid = dominoes.map(([one, other]): Cells => [places[one].index, places[other].index]);
  return drawDominoes({ n: 6, rows: size, cols: size, grid }, laid);
}
