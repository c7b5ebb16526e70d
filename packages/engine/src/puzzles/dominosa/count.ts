import { tileOf } from '../../pieces/dominoes.ts';
import { type CoverProblem, countCovers } from '../exact-cover.ts';
import { type Board, boardOfPuzzle } from './board.ts';
import type { Dominosa } from './puzzle.ts';

export interface Count {
  readonly solutions: number;
  /** The count stopped at the limit: there are more solutions. */
  readonly stopped: boolean;
}

/** Counts the layouts of the set that show these numbers, exactly or up to the limit. */
export function countDominosa(puzzle: Dominosa, limit: number = Number.POSITIVE_INFINITY): Count {
  const found = countCovers(coverOf(puzzle), limit + 1);
  return { solutions: Math.min(found, limit), stopped: found > limit };
}

/** A row for each place: its two cells and its tile. Cells are numbered without the gaps of the shape. */
export function coverOf(puzzle: Dominosa, board: Board = boardOfPuzzle(puzzle)): CoverProblem {
  const { grid } = puzzle;
  let cells = 0;
  const columnOf = grid.map((value) => (value === null ? -1 : cells++));
  const rows: number[][] = [];
  for (let place = 0; place < board.black.length; place++) {
    const [black, white] = [board.black[place], board.white[place]];
    rows.push([columnOf[black], columnOf[white], cells + tileOf(grid[black] ?? 0, grid[white] ?? 0)]);
  }
  return { columns: cells + cells / 2, rows };
}
