import { tileName, tileOf } from '../../pieces/dominoes.ts';
import { completeQuadrille, type Match, matches, unused } from './complete.ts';
import type { QuadrillePuzzle } from './puzzle.ts';
import { agree, highest, isSame, neighbours, type Spot, spots, squareOf, tileOn } from './shape.ts';

/**
 * Why something is forced. `twice`: all other numbers already have two squares. `touch`: with any other number there, two
 * numbers could no longer touch, and the tile that shows both would have no place. `only`: for the same reason the number
 * has no other square left. `place`: the tile has no other place left. `cell`: there is no other way to cover the cell.
 * `every`: all completions agree on it, but it takes more than one step to see.
 */
export type QuadrilleDeduction = 'twice' | 'touch' | 'only' | 'place' | 'cell' | 'every';

export type QuadrilleHint =
  | {
      readonly square: number;
      readonly number: number;
      readonly deduction: QuadrilleDeduction;
      readonly why: string;
    }
  | {
      readonly tile: string;
      readonly cells: Spot;
      readonly deduction: QuadrilleDeduction;
      readonly why: string;
    }
  /** Nothing is forced: the puzzle is complete, impossible, or still leaves a choice. */
  | { readonly nothing: string };

type Squares = QuadrillePuzzle['squares'];

const numbers: readonly number[] = Array.from({ length: highest + 1 }, (_, number) => number);

/** A square or a tile that is the same in every completion, the easiest one to see, with the reason. */
export function hintQuadrille(given: QuadrillePuzzle): QuadrilleHint {
  const possible = [...matches(given)];
  if (possible.length === 0) return { nothing: 'this cannot be completed: something given is wrong' };
  return hintAtSquare(given, possible) ?? hintAtTile(given, possible) ?? nothing(given);
}

function nothing(given: QuadrillePuzzle): QuadrilleHint {
  const { pictures, solutions } = completeQuadrille(given);
  if (solutions === 1) return { nothing: 'all squares and tiles are known' };
  return {
    nothing: `nothing is forced here: ${count(pictures, 'picture')} and ${count(solutions, 'solution')} are left`,
  };
}

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;

function hintAtSquare({ squares }: QuadrillePuzzle, possible: readonly Match[]): QuadrilleHint | null {
  const forced = squares
    .map((number, square) => ({ square, shown: number === null ? numbersAt(possible, square) : [] }))
    .filter(({ shown }) => shown.length === 1)
    .map(({ square, shown: [number] }) => ({ square, number }));
  for (const { deduction, because } of squareDeductions) {
    for (const { square, number } of forced) {
      if (!because(squares, square, number)) continue;
      return {
        square,
        number,
        deduction,
        why: `square ${square} shows ${number}: ${reason(deduction, number)}`,
      };
    }
  }
  return null;
}

/** The numbers that a square shows in any completion. */
function numbersAt(possible: readonly Match[], square: number): number[] {
  const shown = possible.flatMap(({ pattern, meaning }) => {
    const number = meaning[pattern.squares[square]];
    return number === null ? unused(meaning) : [number];
  });
  return [...new Set(shown)];
}

const squareDeductions: readonly {
  readonly deduction: QuadrilleDeduction;
  readonly because: (squares: Squares, square: number, number: number) => boolean;
}[] = [
  {
    deduction: 'twice',
    because: (squares, _square, number) =>
      numbers.every((other) => other === number || isFull(squares, other)),
  },
  {
    deduction: 'touch',
    because: (squares, square, number) =>
      numbers.every((other) => other === number || !canShow(squares, square, other)),
  },
  {
    deduction: 'only',
    because: (squares, square, number) =>
      squaresOf(squares, number).length === 1 &&
      squaresOf(squares, null).every((other) => other === square || !canShow(squares, other, number)),
  },
  { deduction: 'every', because: () => true },
];

function reason(deduction: QuadrilleDeduction, number: number): string {
  switch (deduction) {
    case 'twice':
      return 'every other number lies on two squares already';
    case 'touch':
      return 'with any other number there, two numbers could no longer touch, and their tile would have no place';
    case 'only':
      return `on any other square, ${number} and another number could no longer touch`;
    default:
      return 'all completions agree on it';
  }
}

const squaresOf = (squares: Squares, number: number | null): number[] =>
  [...squares.keys()].filter((square) => squares[square] === number);

const isFull = (squares: Squares, number: number): boolean => squaresOf(squares, number).length === 2;

/** Whether a number is plausible there at first sight: any two numbers can still touch. */
function canShow(squares: Squares, square: number, number: number): boolean {
  if (isFull(squares, number)) return false;
  const then = squares.with(square, number);
  const open = squaresOf(then, null);
  const homes = numbers.map((other) =>
    isFull(then, other) ? squaresOf(then, other) : [...squaresOf(then, other), ...open],
  );
  return homes.every((home, one) => homes.every((other, index) => index <= one || touch(home, other)));
}

const touch = (some: readonly number[], others: readonly number[]): boolean =>
  some.some((one) => others.some((other) => (neighbours[one] >> other) & 1));

function hintAtTile(given: QuadrillePuzzle, possible: readonly Match[]): QuadrilleHint | null {
  const { squares, tiles } = given;
  const [first] = possible;
  const isEverywhere = (spot: Spot): boolean =>
    possible.every(({ tilings }) => tilings.every((tiling) => tiling.some((other) => isSame(other, spot))));
  const forced = first.tilings[0].filter(
    (spot) => isKnown(squares, spot) && !tiles.some((tile) => isSame(tile, spot)) && isEverywhere(spot),
  );
  const free = spots.filter(
    (spot) => tiles.every((tile) => agree(tile, spot)) && !tiles.some((tile) => isSame(tile, spot)),
  );
  const ranked = forced.map((spot) => whyThere(squares, free, spot));
  return (
    ranked.find((hint) => hint.deduction === 'place') ??
    ranked.find((hint) => hint.deduction === 'cell') ??
    ranked[0] ??
    null
  );
}

const isKnown = (squares: Squares, spot: Spot): boolean =>
  spot.every((cell) => squares[squareOf[cell]] !== null);

function whyThere(
  squares: Squares,
  free: readonly Spot[],
  spot: Spot,
): QuadrilleHint & { deduction: string } {
  const known = squares.map((number) => number ?? -1);
  const tile = tileOn(known, spot);
  const [one, other] = spot.map((cell) => known[squareOf[cell]]);
  const places = free.filter((place) => isKnown(squares, place) && tileOn(known, place) === tile);
  const name = tileName(tileOf(one, other));
  const told = (deduction: QuadrilleDeduction, why: string) => ({ tile: name, cells: spot, deduction, why });
  if (places.length === 1 && isFull(squares, one) && isFull(squares, other))
    return told('place', `${name} lies on the cells ${spot.join(' and ')}: it has no other place left`);
  const lonely = spot.find((cell) => free.filter((place) => place.includes(cell)).length === 1);
  if (lonely !== undefined)
    return told(
      'cell',
      `${name} lies on the cells ${spot.join(' and ')}: cell ${lonely} has no other free neighbour`,
    );
  return told('every', `${name} lies on the cells ${spot.join(' and ')}: all completions agree on it`);
}
