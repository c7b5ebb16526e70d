import { factorial } from './count.ts';
import { type Pattern, patterns, type Tiling } from './pictures.ts';
import { nothingGiven, type QuadrillePuzzle } from './puzzle.ts';
import { highest, isSame, type Spot } from './shape.ts';

/** The numbers of the 14 squares and the cells of the 28 tiles. */
export interface QuadrilleSolution {
  readonly squares: readonly number[];
  readonly dominoes: readonly Spot[];
}

export interface QuadrilleCompletions {
  /** How many pictures of numbers complete what is given, and how many solutions, numbers and tiles. */
  readonly pictures: number;
  readonly solutions: number;
  /** The first solution; null if there is none. */
  readonly completion: QuadrilleSolution | null;
}

/** A pattern that agrees with what is given under some renumbering. */
export interface Match {
  readonly pattern: Pattern;
  /** What each number of the pattern stands for; null if that is still open. */
  readonly meaning: readonly (number | null)[];
  /** The tilings that contain all given tiles. */
  readonly tilings: readonly Tiling[];
}

/** Counts all completions of what is given, exactly, and finds the first one. */
export function completeQuadrille(given: QuadrillePuzzle = nothingGiven): QuadrilleCompletions {
  let pictures = 0;
  let solutions = 0;
  for (const { meaning, tilings } of matches(given)) {
    const renumberings = factorial(freeIn(meaning));
    pictures += renumberings;
    solutions += renumberings * tilings.length;
  }
  const first = quadrilleSolutions(given).next();
  return { pictures, solutions, completion: first.done === true ? null : first.value };
}

/** Generates every solution that agrees with what is given, once each, lazily. */
export function* quadrilleSolutions(given: QuadrillePuzzle = nothingGiven): Generator<QuadrilleSolution> {
  for (const { pattern, meaning, tilings } of matches(given)) {
    for (const numbers of renumberings(meaning)) {
      const squares = pattern.squares.map((number) => numbers[number]);
      for (const dominoes of tilings) yield { squares, dominoes };
    }
  }
}

export function* matches(given: QuadrillePuzzle): Generator<Match> {
  for (const pattern of patterns()) {
    const meaning = meaningIn(pattern, given);
    if (meaning === null) continue;
    const tilings = pattern.tilings.filter((tiling) =>
      given.tiles.every((tile) => tiling.some((spot) => isSame(spot, tile))),
    );
    if (tilings.length > 0) yield { pattern, meaning, tilings };
  }
}

/** Null if a number would have to stand for two, or two for one. */
function meaningIn({ squares }: Pattern, given: QuadrillePuzzle): (number | null)[] | null {
  const meaning: (number | null)[] = Array(highest + 1).fill(null);
  for (const [square, number] of given.squares.entries()) {
    if (number === null) continue;
    const stands = meaning[squares[square]];
    if (stands === null && !meaning.includes(number)) meaning[squares[square]] = number;
    else if (stands !== number) return null;
  }
  return meaning;
}

/** The numbers that nothing stands for yet. */
export const unused = (meaning: readonly (number | null)[]): number[] =>
  [...meaning.keys()].filter((number) => !meaning.includes(number));

const freeIn = (meaning: readonly (number | null)[]): number =>
  meaning.filter((number) => number === null).length;

function* renumberings(meaning: readonly (number | null)[]): Generator<number[]> {
  const open = meaning.indexOf(null);
  if (open < 0) yield meaning.filter((number) => number !== null);
  else for (const number of unused(meaning)) yield* renumberings(meaning.with(open, number));
}
