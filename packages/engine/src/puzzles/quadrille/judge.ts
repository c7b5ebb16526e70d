import { type Refusal, refuse } from '../../core/refusal.ts';
import { tileName } from '../../pieces/dominoes.ts';
import type { QuadrilleSolution } from './complete.ts';
import { cellCount, cells, isSame, spots, squareCount, squareOf, tileOn } from './shape.ts';

/** Finds the rule that a filling breaks; null if it is a solution. */
export function judgeQuadrille({ squares, dominoes }: QuadrilleSolution): Refusal | null {
  if (squares.length !== squareCount)
    return refuse('quadrille.shape', 'squareCount', { count: squareCount, found: `${squares.length}` });
  const stray = dominoes.find((tile) => !spots.some((spot) => isSame(spot, tile)));
  if (stray !== undefined) return refuse('quadrille.shape', 'notSideBySide', { cells: stray.map(String) });
  const covered = dominoes.flat();
  const twice = covered.find((cell, index) => covered.indexOf(cell) !== index);
  if (twice !== undefined) return refuse('quadrille.goal', 'cellTwice', { cell: twice });
  const bare = cells.findIndex((_, cell) => !covered.includes(cell));
  if (bare >= 0) return refuse('quadrille.goal', 'bareCell', { cell: bare, count: cellCount });
  const tiles = dominoes.map((spot) => tileOn(squares, spot));
  const again = tiles.findIndex((tile, index) => tiles.indexOf(tile) !== index);
  if (again < 0) return null;
  const where = dominoes[again].map((cell) => `${squareOf[cell]}`);
  return refuse('quadrille.goal', 'tileTwice', { tile: tileName(tiles[again]), squares: where });
}
