import {
  dominosaSvg,
  type JsonObject,
  type Options,
  openMatch,
  quadrilleSolutions,
  quadrilleSvg,
  readQuadrille,
  readTranscript,
  seatAt,
  solveDominosa,
  type View,
} from '@tischrunde/engine';
import { numbersIn, setIn } from '../../board/dominosa/numbers.ts';

/** A puzzle on paper, and its solution where there is only one. */
export interface PrintedPuzzle {
  readonly puzzle: string;
  readonly solution: string | null;
}

/** The sheet of the puzzle of a match; null for a game without one. */
export function printedPuzzle(view: View): PrintedPuzzle | null {
  if (view.game === 'dominosa') {
    const puzzle = { n: setIn(view), ...numbersIn(view) };
    return { puzzle: dominosaSvg(puzzle), solution: dominosaSvg(puzzle, solveDominosa(puzzle, 1).dominoes) };
  }
  if (view.game !== 'quadrille') return null;
  const puzzle = readQuadrille(view.given);
  const [first, second] = quadrilleSolutions(puzzle);
  const isOnly = first !== undefined && second === undefined;
  return { puzzle: quadrilleSvg(puzzle), solution: isOnly ? quadrilleSvg(puzzle, first) : null };
}

/** What is to be printed. */
export interface PrintRequest {
  readonly game: string;
  readonly options: Options;
  readonly count: number;
  readonly seed: string;
}

/** New puzzles as they would be dealt; the same wish gives the same sheets. */
export function newPrintedPuzzles({ game, options, count, seed }: PrintRequest): PrintedPuzzle[] {
  return Array.from({ length: count }, (_, index) => {
    const transcript: JsonObject = { game, players: 1, options, seed: `${seed} ${index + 1}`, moves: [] };
    return printedPuzzle(openMatch(readTranscript(transcript)).view(seatAt(0)));
  }).filter((sheet) => sheet !== null);
}
