import { BadInput } from '../../core/json.ts';
import { covers } from '../exact-cover.ts';
import { type Board, boardOfPuzzle, type Cells, cellsOf, placeAt } from './board.ts';
import { Candidates, nothing } from './candidates.ts';
import { countDominosa, coverOf } from './count.ts';
import { nextStep } from './deductions/deduce.ts';
import type { Step } from './deductions/step.ts';
import { type Grade, gradeOf } from './grade.ts';
import type { Dominosa } from './puzzle.ts';

export interface Solution {
  /** The number of solutions, at most `limit`. */
  readonly solutions: number;
  /** There are more solutions than the limit. */
  readonly stopped: boolean;
  /** The dominoes of a solution; empty if there is none. */
  readonly dominoes: readonly Cells[];
  /** How far deductions lead; with one solution and a grade, all the way. */
  readonly steps: readonly Step[];
  /** The grade of the hardest step; null if deductions do not lead to a unique solution. */
  readonly grade: Grade | null;
}

const mostCounted = 100_000;

/** Solves a puzzle by deduction, and by search if that is not enough. Counts up to `limit` solutions. */
export function solveDominosa(puzzle: Dominosa, limit: number = mostCounted): Solution {
  const board = boardOfPuzzle(puzzle);
  const state = new Candidates(board);
  state.begin(puzzle.grid);
  const steps: Step[] = [];
  for (let step = nextStep(state); step !== null; step = nextStep(state)) steps.push(step);
  if (state.left === 0 && state.lacking === nothing) {
    const dominoes = inOrder(board, laidIn(state));
    return { solutions: 1, stopped: false, dominoes, steps, grade: gradeOf(steps) };
  }
  const count = countDominosa(puzzle, limit);
  const [first] = covers(coverOf(puzzle, board));
  return { ...count, dominoes: inOrder(board, first ?? []), steps, grade: null };
}

/** The dominoes of one solution, the first that a search finds: much faster than by deduction. None if there is no solution. */
export function findSolution(puzzle: Dominosa): readonly Cells[] {
  const board = boardOfPuzzle(puzzle);
  const [first = []] = covers(coverOf(puzzle, board));
  return inOrder(board, first);
}

/** What to do next in a partial filling. */
export interface Hint {
  /** The deductions up to the next domino; none if they do not help, and then `lay` is a domino of some solution. */
  readonly steps: readonly Step[];
  /** The next domino; null if all are laid, or if there is no solution. */
  readonly lay: Cells | null;
  /** Dominoes of the filling that cannot stay. */
  readonly wrong: readonly Cells[];
}

/** What to do next, given the dominoes already laid. Throws `BadInput` for two cells that are not side by side. */
export function hintDominosa(puzzle: Dominosa, dominoes: readonly Cells[] = []): Hint {
  const board = boardOfPuzzle(puzzle);
  const given = dominoes.map(([one, other], index) => placeOfDomino(board, one, other, index));
  const solution = solutionWith(puzzle, board, given);
  if (solution === null) {
    const [some] = covers(coverOf(puzzle, board));
    const wrong = given.filter((place) => !some?.includes(place));
    return { steps: [], lay: null, wrong: inOrder(board, wrong) };
  }
  const state = new Candidates(board);
  state.begin(puzzle.grid);
  for (const place of given) if (state.laid[place] === 0) state.lay(place);
  const steps: Step[] = [];
  for (let step = nextStep(state); step !== null; step = nextStep(state)) {
    steps.push(step);
    if (step.lay !== undefined) return { steps, lay: step.lay, wrong: [] };
  }
  const missing = inOrder(
    board,
    solution.filter((place) => state.laid[place] === 0),
  );
  return { steps: [], lay: missing[0] ?? null, wrong: [] };
}

function placeOfDomino(board: Board, one: number, other: number, index: number): number {
  const place = placeAt(board, one, other);
  if (place < 0) {
    throw new BadInput(`dominoes[${index}]`, `expected two cells side by side, found ${one} and ${other}`);
  }
  return place;
}

/** A solution that contains the given dominoes. */
function solutionWith(puzzle: Dominosa, board: Board, given: readonly number[]): number[] | null {
  const { columns, rows } = coverOf(puzzle, board);
  const taken = new Set(given.flatMap((place) => rows[place]));
  const kept = rows.map((row, place) =>
    given.includes(place) || !row.some((column) => taken.has(column)) ? row : [],
  );
  const [first] = covers({ columns, rows: kept });
  return first ?? null;
}

const laidIn = (state: Candidates): number[] =>
  Array.from(state.laid.keys()).filter((place) => state.laid[place] === 1);

const inOrder = (board: Board, places: readonly number[]): Cells[] =>
  places.map((place) => cellsOf(board, place)).sort((a, b) => a[0] - b[0]);
