import { canonical, type Pattern, type Picture, patterns, type Tiling } from './pictures.ts';
import { highest, isSame, type Spot, type Symmetry, symmetries } from './shape.ts';

/**
 * A picture is the numbers alone; a solution is numbers and tiles. Two are essentially different if no renumbering and no
 * symmetry of the shape turns one into the other.
 */
export interface QuadrilleCount {
  readonly pictures: number;
  readonly solutions: number;
  readonly picturesUpToRenumbering: number;
  readonly solutionsUpToRenumbering: number;
  readonly picturesEssentiallyDifferent: number;
  readonly solutionsEssentiallyDifferent: number;
}

/** All numbers are in every picture, so only the trivial renumbering leaves a picture unchanged. */
export function countQuadrille(): QuadrilleCount {
  const renumberings = factorial(highest + 1);
  const found = patterns();
  const solutions = found.reduce((count, { tilings }) => count + tilings.length, 0);
  return {
    pictures: found.length * renumberings,
    solutions: solutions * renumberings,
    picturesUpToRenumbering: found.length,
    solutionsUpToRenumbering: solutions,
    picturesEssentiallyDifferent: orbits(found, isFixed),
    solutionsEssentiallyDifferent: orbits(found, fixedTilings),
  };
}

export const factorial = (number: number): number => (number <= 1 ? 1 : number * factorial(number - 1));

/** Burnside's lemma: the number of orbits is the mean number of elements that a symmetry leaves unchanged. */
function orbits(all: readonly Pattern[], fixed: (pattern: Pattern, by: Symmetry) => number): number {
  const sum = symmetries.reduce(
    (total, by) => all.reduce((count, pattern) => count + fixed(pattern, by), total),
    0,
  );
  return sum / symmetries.length;
}

const isFixed = ({ squares }: Pattern, by: Symmetry): number =>
  canonical(moved(squares, by)).every((number, square) => number === squares[square]) ? 1 : 0;

const fixedTilings = (pattern: Pattern, by: Symmetry): number =>
  isFixed(pattern, by) === 0
    ? 0
    : pattern.tilings.filter((tiling) => isSameTiling(movedTiling(tiling, by), tiling)).length;

const moved = (squares: Picture, by: Symmetry): Picture =>
  squares.map((_, square) => squares[by.squares[square]]);

const movedTiling = (tiling: Tiling, by: Symmetry): Tiling => tiling.map((spot) => spotOf(by.cells, spot));

const spotOf = (cells: readonly number[], [one, other]: Spot): Spot =>
  cells[one] < cells[other] ? [cells[one], cells[other]] : [cells[other], cells[one]];

const isSameTiling = (tiling: Tiling, other: Tiling): boolean =>
  tiling.every((spot) => other.some((candidate) => isSame(candidate, spot)));
