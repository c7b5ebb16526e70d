import { viewOfStanding } from '../core/base-view.ts';
import type { Shown, View } from '../core/game.ts';
import type { JsonObject } from '../core/json.ts';
import type { Seat } from '../core/seat.ts';
import { nameOf } from '../pieces/dominoes.ts';
import { levelLaid } from './castle.ts';
import { writeMove, writePlacement } from './move.ts';
import { winnersOfMatch } from './play.ts';
import { type BurgEvent, type BurgState, stockLeft } from './state.ts';

/** The tiles laid, in order. */
const boardOf = (state: BurgState): JsonObject[] =>
  state.castle.laid.map((laid) => ({ ...writePlacement(laid), level: levelLaid(laid) }));

/** The whole truth, for the referee. */
export const showAll = (state: BurgState): Shown => ({
  hands: state.hands.map((hand) => hand.map(nameOf)),
  stock: stockLeft(state),
  board: boardOf(state),
});

/** One's own hand is seen, and everybody's once the match is over. Which tile was taken blindly is not. */
export function viewOf(state: BurgState, seat: Seat | null): View {
  const open = state.phase !== 'play';
  const standing = viewOfStanding(state, {
    game: 'burg',
    options: state.options,
    seat,
    hands: state.hands.map((hand, other) => (open || other === seat ? hand.map(nameOf) : hand.length)),
    stock: stockLeft(state),
    winners: winnersOfMatch(state),
  });
  return { ...standing, board: boardOf(state), log: state.history.map(writeEvent) };
}

/** An event in a view's `log`: a move, or `{ seat, type: 'take', from }`. */
const writeEvent = (event: BurgEvent): JsonObject =>
  'from' in event
    ? { seat: event.seat, type: 'take', from: event.from }
    : { seat: event.seat, ...writeMove(event.move) };
