import { tileName } from '../../../pieces/dominoes.ts';
import { type Cells, cellsOf } from '../board.ts';
import type { Candidates } from '../candidates.ts';
import type { Deduction, Grade } from '../grade.ts';

/** One deduction, with what a page marks to explain it. Cells are indices into the grid, dominoes are written `6-3`. */
export interface Step {
  readonly deduction: Deduction;
  readonly grade: Grade;
  /** The cells and the dominoes involved. */
  readonly cells: readonly number[];
  readonly dominoes: readonly string[];
  /** The only partners of these cells, for deductions about partners. */
  readonly partners?: readonly number[];
  /** The domino that is laid. */
  readonly lay?: Cells;
  /** Places that are ruled out. */
  readonly out: readonly Cells[];
  /** What would follow from the first domino, one after another. */
  readonly chain?: readonly Cells[];
}

/** Where the contradiction of a step shows: the cell or the domino that would have no place left. */
export const lackOf = (state: Candidates, need: number): { cells: number[]; dominoes: string[] } =>
  need < state.board.size
    ? { cells: [need], dominoes: [] }
    : { cells: [], dominoes: [tileName(need - state.board.size)] };

export const placesOf = (state: Candidates, places: readonly number[]): Cells[] =>
  places.map((place) => cellsOf(state.board, place));
