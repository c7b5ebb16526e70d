import { type Chance, chanceOf, type Seed, seedOf } from '../../core/chance.ts';
import { BadInput, preview } from '../../core/json.ts';
import { completeQuadrille } from './complete.ts';
import { type Pattern, patterns } from './pictures.ts';
import { nothingGiven, type QuadrillePuzzle } from './puzzle.ts';
import { highest, squareCount, symmetries } from './shape.ts';

export interface QuadrilleWish {
  /**
   * What is unique: the `solution` of numbers and tiles (and so the picture too), or only the `picture` of numbers, with up to
   * two tilings. Most pictures have two tilings, so `picture` allows more puzzles.
   */
  readonly one?: 'solution' | 'picture';
  /** The minimum number of given squares; by default only those that are needed. */
  readonly given?: number;
}

/** A puzzle with some squares given and exactly one completion. The same seed gives the same puzzle everywhere. */
export const generateQuadrille = (seed: string, wish: QuadrilleWish = {}): QuadrillePuzzle =>
  dealQuadrille(seedOf(seed), wish);

/** The puzzle of a match: that of the text from which its seed was made. */
export function dealQuadrille(seed: Seed, wish: QuadrilleWish): QuadrillePuzzle {
  const { one = 'solution', given = 0 } = wish;
  if (!Number.isInteger(given) || given < 0 || given > squareCount)
    throw new BadInput(
      'given',
      `expected a number of squares from 0 to ${squareCount}, found ${preview(given)}`,
    );
  const chance = chanceOf(seed, 0);
  const squares = randomPicture(chance, one);
  const order = [...squares.keys()];
  chance.shuffle(order);
  let puzzle: QuadrillePuzzle = { squares, tiles: [] };
  let left = squareCount;
  for (const square of order) {
    if (left <= given) break;
    const fewer = { ...nothingGiven, squares: puzzle.squares.with(square, null) };
    const completions = completeQuadrille(fewer);
    if ((one === 'solution' ? completions.solutions : completions.pictures) !== 1) continue;
    puzzle = fewer;
    left--;
  }
  return puzzle;
}

/** A random picture, randomly numbered and reflected. */
function randomPicture(chance: Chance, one: 'solution' | 'picture'): number[] {
  const all: readonly Pattern[] = patterns().filter(
    ({ tilings }) => one === 'picture' || tilings.length === 1,
  );
  const { squares } = all[chance.below(all.length)];
  const { squares: places } = symmetries[chance.below(symmetries.length)];
  const numbers = Array.from({ length: highest + 1 }, (_, number) => number);
  chance.shuffle(numbers);
  return places.map((square) => numbers[squares[square]]);
}
