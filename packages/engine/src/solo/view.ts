import { viewOfStanding } from '../core/base-view.ts';
import type { Shown, View } from '../core/game.ts';
import type { Json, JsonObject } from '../core/json.ts';
import type { Seat } from '../core/seat.ts';
import { leaders } from '../core/standing.ts';
import { colourName, isSwap, nameOf } from '../pieces/solo-cards.ts';
import { detailOf, interjected, kindOfEvent, seatOfEvent } from './history.ts';
import { writeMove } from './move.ts';
import { noCard, type SoloState } from './state.ts';

export const winnersOfMatch = (state: SoloState): readonly Seat[] => leaders(state, state.rules.length.wins);

/** What lies open on the table. */
const tableOf = (state: SoloState): JsonObject => ({
  top: nameOf(state.top),
  colour: colourName(state.colour),
  direction: state.direction,
  pending: state.pending,
});

/** The whole truth, for the referee. */
export const showAll = (state: SoloState): Shown => ({
  hands: state.hands.map((hand) => hand.map(nameOf)),
  stock: state.stock.length,
  ...tableOf(state),
});

export function viewOf(state: SoloState, seat: Seat | null): View {
  const open = state.phase !== 'play';
  const standing = viewOfStanding(state, {
    game: 'solo',
    options: state.rules.options,
    seat,
    hands: state.hands.map((hand, other) => (open || other === seat ? hand.map(nameOf) : hand.length)),
    stock: state.stock.length,
    winners: winnersOfMatch(state),
  });
  return {
    ...standing,
    ...tableOf(state),
    choose: state.choiceDue ? (isSwap(state.top) ? 'partner' : 'colour') : null,
    drawn: drawnAsSeen(state, seat),
    discard: [...state.discard, state.top].map(nameOf),
    log: state.history.map(writeEvent),
  };
}

/** The card that was drawn and may still be laid: its holder sees which, the others that there is one. */
function drawnAsSeen({ drawn, turn }: SoloState, seat: Seat | null): Json {
  if (drawn === noCard) return null;
  return seat === turn ? nameOf(drawn) : true;
}

/** An event in a view's `log`. */
function writeEvent(entry: number): JsonObject {
  const type = kindOfEvent(entry);
  const seat = seatOfEvent(entry);
  const detail = detailOf(entry);
  switch (type) {
    case 'start':
      return { seat, type, card: nameOf(detail) };
    case 'play':
      return (detail & interjected) === 0
        ? { seat, ...writeMove(detail) }
        : { seat, ...writeMove(detail ^ interjected), interjected: true };
    case 'choose':
      return { seat, ...writeMove(detail) };
    case 'swap':
      return { seat, type, partner: detail };
    case 'rotate':
      return { seat, type, direction: detail === 1 ? 1 : -1 };
    case 'keep':
    case 'pass':
    case 'skip':
      return { seat, type };
    default:
      return { seat, type, count: detail };
  }
}
