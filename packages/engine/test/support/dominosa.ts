import type { Chance, Dominosa, DominosaShape } from '../../src/index.ts';
import { sizeOfSet, tileName, tileOf } from '../../src/pieces/dominoes.ts';

/** A connected shape of the set's size, grown cell by cell. */
export function someShape(n: number, chance: Chance): DominosaShape {
  const cols = n + 4;
  const rows = n + 4;
  const inside = new Set([chance.below(rows * cols)]);
  while (inside.size < (n + 1) * (n + 2)) {
    const cell = chance.below(rows * cols);
    if (sidesOf(cell, rows, cols).some((side) => inside.has(side))) inside.add(cell);
  }
  return { rows, cols, cells: Array.from({ length: rows * cols }, (_, cell) => inside.has(cell)) };
}

/** The right numbers in random order: most such grids have no solution, or many. */
export function someGrid({ rows, cols, cells }: DominosaShape, n: number, chance: Chance): Dominosa {
  const numbers = Array.from({ length: (n + 1) * (n + 2) }, (_, index) => index % (n + 1));
  chance.shuffle(numbers);
  let next = 0;
  return { n, rows, cols, grid: cells.map((cell) => (cell ? numbers[next++] : null)) };
}

/** Counts the solutions by brute force: pairs the first free cell with the one beside it, then with the one below it. */
export function countSimply({ n, cols, grid }: Dominosa): number {
  const covered = grid.map((value) => value === null);
  const used = new Set<number>();
  const tryPair = (cell: number, partner: number): number => {
    const tile = tileOf(grid[cell] ?? 0, grid[partner] ?? 0);
    if (used.has(tile)) return 0;
    used.add(tile);
    covered[cell] = covered[partner] = true;
    const found = count();
    covered[cell] = covered[partner] = false;
    used.delete(tile);
    return found;
  };
  const count = (): number => {
    const cell = covered.indexOf(false);
    if (cell < 0) return used.size === sizeOfSet(n) ? 1 : 0;
    const beside = cell % cols < cols - 1 && !covered[cell + 1] ? tryPair(cell, cell + 1) : 0;
    const below = cell + cols < grid.length && !covered[cell + cols] ? tryPair(cell, cell + cols) : 0;
    return beside + below;
  };
  return count();
}

/** The tiles that lie on these pairs of cells, in the order of the set. */
export const tilesOn = ({ grid }: Dominosa, dominoes: readonly (readonly [number, number])[]): string[] =>
  dominoes
    .map(([one, other]) => tileOf(grid[one] ?? -1, grid[other] ?? -1))
    .sort((a, b) => a - b)
    .map(tileName);

export const wholeSet = (n: number): string[] =>
  Array.from({ length: sizeOfSet(n) }, (_, tile) => tileName(tile));

function sidesOf(cell: number, rows: number, cols: number): number[] {
  const [row, col] = [Math.floor(cell / cols), cell % cols];
  return [
    ...(row > 0 ? [cell - cols] : []),
    ...(row < rows - 1 ? [cell + cols] : []),
    ...(col > 0 ? [cell - 1] : []),
    ...(col < cols - 1 ? [cell + 1] : []),
  ];
}
