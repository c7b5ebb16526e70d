import { type QuadrillePuzzle, quadrilleSolutions } from '@tischrunde/engine';
import {
  high,
  low,
  type QuadrilleState,
  quadrille,
  quadrilleShape,
  tileOf,
  tilings,
} from '@tischrunde/engine/internals';
import type { BotOf } from '../../bot.ts';
import { coveringBot, firstTile, type Lying } from './covering-bot.ts';

const { halvesOn, placeIn, placeOf, placingAt } = tilings;

/** The Domino square: all fillings are known. */
export const quadrilleBot: BotOf<'quadrille'> = coveringBot(quadrille, {
  *solutions(puzzle, lying) {
    for (const { squares, dominoes } of quadrilleSolutions(fillingOf(puzzle, lying))) {
      yield new Map(
        dominoes.map((spot) => {
          const [one, other] = spot.map((cell) => squares[quadrilleShape.squareOf[cell]]);
          return [tileOf(one, other), placingAt(placeOf(puzzle, spot), one < other)];
        }),
      );
    }
  },
  next: (_puzzle, _lying, missing) => firstTile(missing),
});

function fillingOf(puzzle: QuadrilleState['puzzle'], lying: Lying): QuadrillePuzzle {
  const squares = puzzle.filling.squares.slice();
  for (const [tile, placing] of lying) {
    const [higher, lower] = halvesOn(puzzle, placing);
    squares[quadrilleShape.squareOf[higher]] = high[tile];
    squares[quadrilleShape.squareOf[lower]] = low[tile];
  }
  return { squares, tiles: [...lying.values()].map((placing) => puzzle.places[placeIn(placing)]) };
}
