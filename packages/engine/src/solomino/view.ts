import { viewOfStanding } from '../core/base-view.ts';
import type { Shown, View } from '../core/game.ts';
import type { Json, JsonObject } from '../core/json.ts';
import type { Seat } from '../core/seat.ts';
import { leaders } from '../core/standing.ts';
import { nameOf, nameOfHalf } from '../pieces/solomino-cards.ts';
import { writeEvent } from './history.ts';
import { type Link, leftHalf, rightHalf, snakeOf } from './snake.ts';
import { noCard, pileLeft, type SolominoState } from './state.ts';

export const winnersOfMatch = (state: SolominoState): readonly Seat[] =>
  leaders(state, state.rules.length.wins);

/** What lies on the table for everybody to see. */
const fieldsOf = (state: SolominoState): JsonObject => ({
  ends: { left: nameOfHalf(state.left), right: nameOfHalf(state.right) },
  direction: state.direction,
  pending: state.pending,
  ask: state.ask.length === 0 ? null : state.ask.map(nameOf),
});

/** The whole truth, for the referee. */
export const showAll = (state: SolominoState): Shown => ({
  hands: state.hands.map((hand) => hand.map(nameOf)),
  stock: pileLeft(state),
  ...fieldsOf(state),
});

export function viewOf(state: SolominoState, seat: Seat | null): View {
  const open = state.phase !== 'play';
  const standing = viewOfStanding(state, {
    game: 'solomino',
    options: state.rules.options,
    seat,
    hands: state.hands.map((hand, other) => (open || other === seat ? hand.map(nameOf) : hand.length)),
    stock: pileLeft(state),
    winners: winnersOfMatch(state),
  });
  return {
    ...standing,
    ...fieldsOf(state),
    drawn: drawnFor(state, seat),
    start: nameOf(state.start),
    snake: snakeOf(state).map(asItLies),
    log: state.history.map(writeEvent),
  };
}

/** A card of the snake with its left half first, whichever half that is: `b7|r4` where r4|b7 lies turned. */
const asItLies = (link: Link): string => `${nameOfHalf(leftHalf(link))}|${nameOfHalf(rightHalf(link))}`;

/** The card that was drawn and may still be laid: its holder sees which, the others that there is one. */
function drawnFor(state: SolominoState, seat: Seat | null): Json {
  if (state.drawn === noCard) return null;
  return seat === state.turn ? nameOf(state.drawn) : true;
}
