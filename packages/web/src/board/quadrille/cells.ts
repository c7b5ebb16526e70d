import type { MoveText } from '@tischrunde/engine';
import { type Pair, pairOf } from '../highlight.ts';

// quadrille.shape: rows of 8, 8, 6, 6, 6, 6, 8 and 8 cells, the sixes centred, and their 14 squares of 2×2. Cells and squares are
// numbered row by row from the top left, as in the game's moves.

interface Place {
  readonly x: number;
  readonly y: number;
}

export const side = 8;
const squareRows = [4, 3, 3, 4];

/** The top left cell of every square. */
export const corners: readonly Place[] = squareRows.flatMap((count, row) =>
  Array.from({ length: count }, (_, index) => ({ x: side / 2 - count + 2 * index, y: 2 * row })),
);

const squareAt = (x: number, y: number): number =>
  corners.findIndex((corner) => x >= corner.x && x < corner.x + 2 && y >= corner.y && y < corner.y + 2);

export const cells: readonly Place[] = Array.from({ length: side * side }, (_, index) => ({
  x: index % side,
  y: Math.floor(index / side),
})).filter(({ x, y }) => squareAt(x, y) >= 0);

export const squareOf: readonly number[] = cells.map(({ x, y }) => squareAt(x, y));

export const cellAt = (x: number, y: number): number =>
  cells.findIndex((cell) => cell.x === x && cell.y === y);

/** The cells of a square. */
export const cellsOf = (square: number): number[] =>
  [...squareOf.keys()].filter((cell) => squareOf[cell] === square);

/** The directions from the first half of a tile to the second: right, down, left, up. */
export const ways: readonly Place[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];

/** The rotation of a tile in a direction. */
export const angleOf = (way: number): number => [-90, 0, 90, 180][way];

/** The neighbour of a cell; -1 if there is none. */
export function neighbourOf(cell: number, way: number): number {
  const { x, y } = cells[cell];
  return cellAt(x + ways[way].x, y + ways[way].y);
}

export const wayFrom = (one: number, other: number): number =>
  ways.findIndex((_, way) => neighbourOf(one, way) === other);

export const isDoubleTile = (tile: string): boolean => {
  const [one, other] = tile.split('-');
  return one === other;
};

/** The lay of a tile with its first half on a cell, in a direction; null if it is illegal. */
export function layAt(legal: readonly MoveText[], tile: string, cell: number, way: number): MoveText | null {
  const other = neighbourOf(cell, way);
  const wanted = isDoubleTile(tile) ? pairOf(cell, other) : [cell, other];
  const found = legal.find(
    (move) =>
      move.type === 'lay' &&
      move.tile === tile &&
      Array.isArray(move.cells) &&
      move.cells[0] === wanted[0] &&
      move.cells[1] === wanted[1],
  );
  return found ?? null;
}

export interface Anchor {
  readonly cell: number;
  readonly other: number;
  readonly move: MoveText;
}

/** The legal cells for the first half of a tile in a direction. */
export const anchorsOf = (legal: readonly MoveText[], tile: string, way: number): Anchor[] =>
  cells.flatMap((_, cell) => {
    const move = layAt(legal, tile, cell, way);
    return move === null ? [] : [{ cell, other: neighbourOf(cell, way), move }];
  });

/** Whether none of these tiles overlap. */
export function areApart(anchors: readonly Anchor[]): boolean {
  const all = anchors.flatMap(({ cell, other }) => [cell, other]);
  return new Set(all).size === all.length;
}

/** The tile for two squares with known numbers. */
export function tileFor(squares: readonly (number | null)[], [one, other]: Pair): string | null {
  const [first, second] = [squares[squareOf[one]], squares[squareOf[other]]];
  if (first === null || second === null) return null;
  return `${Math.max(first, second)}-${Math.min(first, second)}`;
}
