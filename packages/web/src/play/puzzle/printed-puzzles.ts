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
import { setIn } from '../../board/dominosa/numbers.ts';
import { drawnLabel } from './drawn-label.ts';

/** The drawing of a puzzle, and of its solution if that is unique. */
export interface PrintedPuzzle {
  readonly puzzle: string;
  readonly solution: string | null;
}

/** The drawing of a match's puzzle; null for games without one. */
export function printedPuzzle(view: View): PrintedPuzzle | null {
  if (view.game === 'dominosa') {
    const { rows, cols, grid } = view;
    const puzzle = { n: setIn(view), rows, cols, grid };
    const { dominoes } = solveDominosa(puzzle, 1);
    return {
      puzzle: dominosaSvg(puzzle, [], drawnLabel),
      solution: dominosaSvg(puzzle, dominoes, drawnLabel),
    };
  }
  if (view.game !== 'quadrille') return null;
  const puzzle = readQuadrille(view.given);
  const [first, second] = quadrilleSolutions(puzzle);
  const isOnly = first !== undefined && second === undefined;
  return {
    puzzle: quadrilleSvg(puzzle, undefined, drawnLabel),
    solution: isOnly ? quadrilleSvg(puzzle, first, drawnLabel) : null,
  };
}

/** What is to be printed. */
export interface PrintRequest {
  readonly game: string;
  readonly options: Options;
  readonly count: number;
  readonly seed: string;
}

/** New puzzles; the same request gives the same ones. */
export function newPrintedPuzzles({ game, options, count, seed }: PrintRequest): PrintedPuzzle[] {
  return Array.from({ length: count }, (_, index) => {
    const transcript: JsonObject = { game, players: 1, options, seed: `${seed} ${index + 1}`, moves: [] };
    return printedPuzzle(openMatch(readTranscript(transcript)).view(seatAt(0)));
  }).filter((sheet) => sheet !== null);
}
