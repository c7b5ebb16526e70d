import type { Dominosa, Shape } from './puzzle.ts';

/**
 * Where a domino can lie in a shape: its places, each of two cells next to each other. Coloured like a chessboard, every
 * place has one black cell and one white.
 */
export interface Board {
  readonly shape: Shape;
  /** The number of grid positions, cells or gaps. */
  readonly size: number;
  readonly black: Int32Array;
  readonly white: Int32Array;
  /** The places of cell c are `cellPlaces` from `cellStart[c]` up to `cellStart[c + 1]`. */
  readonly cellStart: Int32Array;
  readonly cellPlaces: Int32Array;
}

/** The two cells of a place, in grid order. */
export type Cells = readonly [number, number];

export function boardOf(shape: Shape): Board {
  const { rows, cols, cells } = shape;
  const black: number[] = [];
  const white: number[] = [];
  const byCell: number[][] = cells.map(() => []);
  const join = (cell: number, next: number): void => {
    if (!cells[cell] || !cells[next]) return;
    const isBlack = (Math.floor(cell / cols) + (cell % cols)) % 2 === 0;
    byCell[cell].push(black.length);
    byCell[next].push(black.length);
    black.push(isBlack ? cell : next);
    white.push(isBlack ? next : cell);
  };
  for (let cell = 0; cell < rows * cols; cell++) {
    if (cell % cols < cols - 1) join(cell, cell + 1);
    if (cell + cols < rows * cols) join(cell, cell + cols);
  }
  const cellStart = new Int32Array(cells.length + 1);
  for (let cell = 0; cell < cells.length; cell++) cellStart[cell + 1] = cellStart[cell] + byCell[cell].length;
  return {
    shape,
    size: cells.length,
    black: Int32Array.from(black),
    white: Int32Array.from(white),
    cellStart,
    cellPlaces: Int32Array.from(byCell.flat()),
  };
}

export const boardOfPuzzle = ({ rows, cols, grid }: Dominosa): Board =>
  grid.includes(null)
    ? boardOf({ rows, cols, cells: grid.map((value) => value !== null) })
    : boardOfRectangle(rows, cols);

/** Most puzzles are one of a few rectangles, so boards are cached; they are immutable. */
const rectangles = new Map<number, Board>();

function boardOfRectangle(rows: number, cols: number): Board {
  const key = rows * 1024 + cols;
  const known = rectangles.get(key);
  if (known !== undefined) return known;
  const board = boardOf({ rows, cols, cells: new Array<boolean>(rows * cols).fill(true) });
  rectangles.set(key, board);
  return board;
}

export function cellsOf(board: Board, place: number): Cells {
  const [black, white] = [board.black[place], board.white[place]];
  return black < white ? [black, white] : [white, black];
}

/** The place of two cells; -1 if they are not next to each other. */
export function placeAt(board: Board, one: number, other: number): number {
  for (let at = board.cellStart[one]; at < board.cellStart[one + 1]; at++) {
    const place = board.cellPlaces[at];
    if (board.black[place] === other || board.white[place] === other) return place;
  }
  return -1;
}
