import type { DominosaView, MoveText } from '@tischrunde/engine';
import type { Area } from '../areas.ts';
import { type Pair, pairOf } from '../highlight.ts';

/** The numbers of a puzzle, row by row; null outside of its shape. */
export type Numbers = Pick<DominosaView, 'rows' | 'cols' | 'grid'>;

/** The set of the puzzle. */
export const setIn = ({ options }: Pick<DominosaView, 'options'>): number =>
  typeof options.set === 'number' ? options.set : 6;

/** The cells of a lay. */
export function pairOfMove({ cells }: MoveText): Pair[] {
  if (!Array.isArray(cells)) return [];
  const [one, other] = cells.map(Number);
  return [pairOf(one, other)];
}

/** The tile with the numbers of two cells, the higher one first. */
export function tileOn({ grid }: Numbers, [one, other]: Pair): string {
  const [first, second] = [grid[one] ?? 0, grid[other] ?? 0];
  return `${Math.max(first, second)}-${Math.min(first, second)}`;
}

export function areNeighbours({ cols, grid }: Numbers, one: number, other: number): boolean {
  if (grid[one] === null || grid[other] === null) return false;
  const [low, high] = pairOf(one, other);
  return high - low === cols || (high - low === 1 && high % cols !== 0);
}

/** All tiles of the set, starting with the double blank. */
export const tilesOfSet = (set: number): string[] =>
  Array.from({ length: set + 1 }, (_, high) =>
    Array.from({ length: high + 1 }, (_, low) => `${high}-${low}`),
  ).flat();

/** The next cell in a direction; the same cell at the edge. */
export function cellBeside({ rows, cols, grid }: Numbers, cell: number, key: string): number {
  const [dx, dy] = ways[key] ?? [0, 0];
  let [x, y] = [cell % cols, Math.floor(cell / cols)];
  if (dx === 0 && dy === 0) return cell;
  for (;;) {
    x += dx;
    y += dy;
    if (x < 0 || y < 0 || x >= cols || y >= rows) return cell;
    if (grid[y * cols + x] !== null) return y * cols + x;
  }
}

const ways: Readonly<Record<string, readonly [number, number] | undefined>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What a finger points at: a cell, or a pair if it is near the edge between two cells. */
export interface Hit {
  readonly cell: number;
  readonly pair: Pair | null;
}

/** How close to an edge, in cells, a finger points at the pair; small cells have no edges to hit. */
export const nearFor = (cell: number): number => (cell < 34 ? 0 : 0.2);

/** What lies at a point; x and y are in cells from the top left. */
export function hitAt(numbers: Numbers, x: number, y: number, near: number): Hit | null {
  const { rows, cols, grid } = numbers;
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 0 || row < 0 || column >= cols || row >= rows) return null;
  const cell = row * cols + column;
  if (grid[cell] === null) return null;
  const edges = [
    { distance: x - column, other: cell - 1 },
    { distance: column + 1 - x, other: cell + 1 },
    { distance: y - row, other: cell - cols },
    { distance: row + 1 - y, other: cell + cols },
  ]
    .filter(({ distance, other }) => distance < near && areNeighbours(numbers, cell, other))
    .sort((one, other) => one.distance - other.distance);
  const [nearest, next] = edges;
  // In a corner the edge is ambiguous.
  const clear = nearest !== undefined && (next === undefined || next.distance - nearest.distance > 0.08);
  return { cell, pair: clear ? pairOf(cell, nearest.other) : null };
}

export interface DominosaAreas {
  /** The size of a cell, and the position of the first one. */
  readonly cell: number;
  readonly left: number;
  readonly top: number;
  /** The area of the list of tiles. */
  readonly list: Area;
  /** How much larger than usual its tiles are. */
  readonly enlarged: number;
  /** Whether the list is a single row that scrolls. */
  readonly isStrip: boolean;
}

const largestCell = 76;
const margin = 7;
const chip = { width: 48, height: 48 };
const stripHeight = 56;
/** Larger than this, tiles of the list would compete with the numbers. */
const mostEnlarged = 1.7;
/** On narrow boards the heading takes two lines. */
const headingFor = (width: number): number => (width < 320 ? 96 : 56);

/** Puts the list of tiles beside or below the numbers, whichever leaves the numbers larger. */
export function dominosaAreas(numbers: Numbers, tiles: number, width: number, height: number): DominosaAreas {
  const { rows, cols } = numbers;
  const fit = (wide: number, tall: number): number =>
    Math.min(largestCell, (wide - 2 * margin) / cols, (tall - 2 * margin) / rows);
  const listWidth = Math.max(170, Math.min(7 * chip.width + 2 * margin, width * 0.3));
  const beside = fit(width - listWidth, height);
  const below = fit(width, height - headingFor(width) - 2 * chip.height);
  const overStrip = fit(width, height - stripHeight);
  if (overStrip > 1.2 * Math.max(beside, below))
    return { ...stacked(numbers, overStrip, stripHeight, width, height), isStrip: true };
  if (beside < below || (beside === below && width < height))
    return { ...stacked(numbers, below, listHeightFor(tiles, width), width, height), isStrip: false };
  const room = width - cols * beside - 3 * margin;
  const rowOfSeven = 7 * chip.width + 2 * margin;
  const tallest = height - 2 * margin;
  const enlarged = Math.max(
    1,
    Math.min(mostEnlarged, room / rowOfSeven, tallest / listHeightFor(tiles, rowOfSeven)),
  );
  const wide = Math.min(enlarged * rowOfSeven, room);
  const left = Math.max(margin, (width - cols * beside - wide - margin) / 2);
  const tall = Math.min(tallest, enlarged * listHeightFor(tiles, wide / enlarged));
  const list = {
    left: left + cols * beside + margin,
    top: (height - tall) / 2,
    width: Math.min(wide, width - left - cols * beside - 2 * margin),
    height: tall,
  };
  return { cell: beside, left, top: (height - rows * beside) / 2, list, enlarged, isStrip: false };
}

/** The list below the numbers, as high as needed or possible. */
function stacked({ rows, cols }: Numbers, cell: number, wanted: number, width: number, height: number) {
  const rest = height - rows * cell - 2 * margin;
  const tall = Math.min(rest, wanted);
  const top = margin + (rest - tall) / 2;
  return {
    cell,
    left: (width - cols * cell) / 2,
    top,
    enlarged: 1,
    list: { left: margin, top: top + rows * cell + margin / 2, width: width - 2 * margin, height: tall },
  };
}

const listHeightFor = (tiles: number, width: number): number =>
  headingFor(width) +
  8 +
  Math.ceil(tiles / Math.max(1, Math.floor((width - 2 * margin) / chip.width))) * chip.height;
