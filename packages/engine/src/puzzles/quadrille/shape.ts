import { tileOf } from '../../pieces/dominoes.ts';

// quadrille.shape: 56 cells in rows of 8, 8, 6, 6, 6, 6, 8, 8, the sixes centred, and their 14 squares of 2×2. Cells and
// squares are numbered from 0, row by row from the top left.

export const highest = 6;
export const width = 8;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** How many squares lie in a row of squares, from top to bottom. */
export const squareRows: readonly number[] = [4, 3, 3, 4];

/** The top left cell of every square. */
export const corners: readonly Place[] = squareRows.flatMap((count, row) =>
  Array.from({ length: count }, (_, index) => ({ x: width / 2 - count + 2 * index, y: 2 * row })),
);

export const squareCount: number = corners.length;

const squareAt = (x: number, y: number): number =>
  corners.findIndex((corner) => x >= corner.x && x < corner.x + 2 && y >= corner.y && y < corner.y + 2);

export const cells: readonly Place[] = Array.from({ length: width * 2 * squareRows.length }, (_, index) => ({
  x: index % width,
  y: Math.floor(index / width),
})).filter(({ x, y }) => squareAt(x, y) >= 0);

export const cellCount: number = cells.length;

export const squareOf: readonly number[] = cells.map(({ x, y }) => squareAt(x, y));

/** Two cells side by side: where a tile can lie. The lower cell is named first. */
export type Spot = readonly [number, number];

export const spots: readonly Spot[] = cells.flatMap(({ x, y }, cell) =>
  [cellAt(x + 1, y), cellAt(x, y + 1)].filter((other) => other >= 0).map((other): Spot => [cell, other]),
);

function cellAt(x: number, y: number): number {
  return cells.findIndex((cell) => cell.x === x && cell.y === y);
}

export const isSame = (one: Spot, other: Spot): boolean => one[0] === other[0] && one[1] === other[1];

/** Whether two spots are compatible: they are the same, or have no cell in common. */
export const agree = (one: Spot, other: Spot): boolean =>
  isSame(one, other) || !one.some((cell) => other.includes(cell));

/** The squares that touch a square, as bits. */
export const neighbours: readonly number[] = corners.map((_, square) =>
  spots.reduce((bits, [one, other]) => {
    const [first, second] = [squareOf[one], squareOf[other]];
    if (first === second) return bits;
    return first === square ? bits | (1 << second) : second === square ? bits | (1 << first) : bits;
  }, 0),
);

/** Where each cell and each square is mapped to. */
export interface Symmetry {
  readonly cells: readonly number[];
  readonly squares: readonly number[];
}

const last = width - 1;

/** The shape is its own mirror image both ways, so it has four symmetries; a quarter turn is not one of them. */
export const symmetries: readonly Symmetry[] = [false, true].flatMap((across) =>
  [false, true].map((down): Symmetry => {
    const moved = cells.map(({ x, y }) => cellAt(across ? last - x : x, down ? last - y : y));
    return {
      cells: moved,
      squares: corners.map((_, square) => squareOf[moved[squareOf.indexOf(square)]]),
    };
  }),
);

/** The tile that lies on a spot of a picture. */
export const tileOn = (squares: readonly number[], [one, other]: Spot): number =>
  tileOf(squares[squareOf[one]], squares[squareOf[other]]);
