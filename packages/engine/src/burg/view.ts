import { viewOfStanding } from '../core/base-view.ts';
import type { BaseView, Shown } from '../core/game.ts';
import type { Seat } from '../core/seat.ts';
import { oneRound } from '../core/standing.ts';
import { tileName } from '../pieces/dominoes.ts';
import { levelLaid } from './castle.ts';
import { type PlacedTile, writePlacement } from './move.ts';
import { winnersOfMatch } from './play.ts';
import { type BurgState, stockLeft } from './state.ts';

/** A tile of the castle. */
export type BuiltTile = PlacedTile & {
  /** The table is level 1. */
  readonly level: number;
};

/** What a seat sees of Burg. */
export type BurgView = BaseView<'burg'> & {
  /** The tiles of the castle, in the order they were laid. */
  readonly board: readonly BuiltTile[];
};

const boardOf = (state: BurgState): BuiltTile[] =>
  state.castle.laid.map((laid) => ({ ...writePlacement(laid), level: levelLaid(laid) }));

/** Nothing is hidden from the referee. */
export const showAll = (state: BurgState): Shown => ({
  hands: state.hands.map((hand) => hand.map(tileName)),
  stock: stockLeft(state),
  board: boardOf(state),
});

/** Players see their own hands, and all hands once the match is over. */
export function viewOf(state: BurgState, seat: Seat | null): BurgView {
  const open = state.phase !== 'play';
  const standing = viewOfStanding(state, {
    game: 'burg',
    options: state.options,
    length: oneRound,
    seat,
    hands: state.hands.map((hand, other) => (open || other === seat ? hand.map(tileName) : hand.length)),
    stock: stockLeft(state),
    winners: winnersOfMatch(state),
  });
  return { ...standing, board: boardOf(state) };
}
