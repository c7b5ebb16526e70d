import { type Refusal, refuse } from '../../core/refusal.ts';
import { nameOf } from '../../pieces/dominoes.ts';
import type { QuadrilleSolution } from './complete.ts';
import { cellCount, cells, isSame, spots, squareCount, squareOf, tileOn } from './shape.ts';

/** Which rule does a filling break? Null where it is a solution. */
export function judgeQuadrille({ squares, dominoes }: QuadrilleSolution): Refusal | null {
  if (squares.length !== squareCount)
    return refuse('quadrille.shape', `the shape has ${squareCount} squares, not ${squares.length}`);
  const stray = dominoes.find((tile) => !spots.some((spot) => isSame(spot, tile)));
  if (stray !== undefined)
    return refuse(
      'quadrille.shape',
      `${stray.join(' and ')} are not two cells side by side, the lower one first`,
    );
  const covered = dominoes.flat();
  const twice = covered.find((cell, index) => covered.indexOf(cell) !== index);
  if (twice !== undefined) return refuse('quadrille.goal', `two tiles lie on cell ${twice}`);
  const bare = cells.findIndex((_, cell) => !covered.includes(cell));
  if (bare >= 0) return refuse('quadrille.goal', `cell ${bare} is not covered; all ${cellCount} must be`);
  const tiles = dominoes.map((spot) => tileOn(squares, spot));
  const again = tiles.findIndex((tile, index) => tiles.indexOf(tile) !== index);
  if (again < 0) return null;
  const where = dominoes[again].map((cell) => squareOf[cell]).join(' and ');
  return refuse('quadrille.goal', `${nameOf(tiles[again])} would lie twice, once more on square ${where}`);
}
