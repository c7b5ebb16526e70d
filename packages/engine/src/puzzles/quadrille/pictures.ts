import { sizeOfSet } from '../../pieces/dominoes.ts';
import { type CoverProblem, covers } from '../exact-cover.ts';
import { cellCount, highest, neighbours, type Spot, spots, squareCount, tileOn } from './shape.ts';

/** The numbers of the 14 squares. */
export type Picture = readonly number[];

/** The spots of the 28 tiles, by their first cells. */
export type Tiling = readonly Spot[];

/** A picture up to renumbering: its numbers are assigned in order of first appearance. */
export interface Pattern {
  readonly squares: Picture;
  /** Every way to lay the tiles. */
  readonly tilings: readonly Tiling[];
}

let found: readonly Pattern[] | null = null;

/** Every picture up to renumbering, with its tilings. Renumbering them in all 7! ways gives every solution once. */
export function patterns(): readonly Pattern[] {
  found ??= pairings()
    .map((squares) => ({ squares, tilings: [...tilingsOf(squares)] }))
    .filter(({ tilings }) => tilings.length > 0);
  return found;
}

/** The picture renumbered in order of first appearance. */
export function canonical(squares: Picture): Picture {
  const order: number[] = [];
  return squares.map((number) => {
    if (!order.includes(number)) order.push(number);
    return order.indexOf(number);
  });
}

/** Squares with few neighbours first, because they leave the fewest choices. */
const byNeighbours = [...neighbours.keys()].sort(
  (one, other) => bitCount(neighbours[one]) - bitCount(neighbours[other]),
);

/**
 * Every number has 8 halves, which fill two squares: a picture pairs the squares off. The tile of two different numbers
 * lies across two squares, so each pair of squares must touch each other pair.
 */
function pairings(): Picture[] {
  const pictures: Picture[] = [];
  const squares: number[] = Array(squareCount).fill(-1);
  const pairs: number[] = [];
  const touching: number[] = [];
  pairOff((1 << squareCount) - 1);
  return pictures;

  function pairOff(open: number): void {
    if (open === 0) {
      pictures.push(canonical(squares));
      return;
    }
    const first = byNeighbours.find((square) => (open >> square) & 1) ?? 0;
    for (let second = 0; second < squareCount; second++) {
      const pair = (1 << first) | (1 << second);
      if (second === first || ((open >> second) & 1) === 0) continue;
      const number = pairs.length;
      pairs.push(pair);
      touching.push(neighbours[first] | neighbours[second]);
      if (allCanTouch(open & ~pair)) {
        squares[first] = number;
        squares[second] = number;
        pairOff(open & ~pair);
      }
      pairs.pop();
      touching.pop();
    }
  }

  /** The newest pair touches every other one, and each has enough open squares beside it to touch those to come. */
  function allCanTouch(open: number): boolean {
    const toCome = highest + 1 - pairs.length;
    const newest = touching[pairs.length - 1];
    for (let number = 0; number < pairs.length; number++) {
      if (bitCount(touching[number] & open) < toCome) return false;
      if (number < pairs.length - 1 && (pairs[number] & newest) === 0) return false;
    }
    return true;
  }
}

function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/** Every way to lay the 28 tiles under a picture: every cell is covered once, and every tile is used once. */
function* tilingsOf(squares: Picture): Generator<Tiling> {
  const problem: CoverProblem = {
    columns: cellCount + sizeOfSet(highest),
    rows: spots.map((spot) => [...spot, cellCount + tileOn(squares, spot)]),
  };
  for (const cover of covers(problem)) yield cover.sort((one, other) => one - other).map((row) => spots[row]);
}
