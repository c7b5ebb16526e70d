import { type Direction, neighbour } from '../core/direction.ts';
import { type Seat, seatAt } from '../core/seat.ts';

/** Why cards were drawn: instead of laying one, to pay an open debt, or because the call was forgotten. */
export type DrawCause = 'turn' | 'debt' | 'penalty';

/** The events that SOLO and SOLOmino share. */
export type CardEvent =
  /** Cards came from the draw pile into a hand; only its holder hears which. `count` is less than what is due if the pile runs out. */
  | {
      readonly type: 'drew';
      readonly seat: number;
      readonly count: number;
      readonly cards: readonly string[] | null;
      readonly cause: DrawCause;
    }
  /** A card of the seat made the debt grow: the next player must draw `count` cards, or add to them. */
  | { readonly type: 'owed'; readonly seat: number; readonly count: number }
  /** “SOLO!” or “SOLOmino!” */
  | { readonly type: 'called'; readonly seat: number }
  /** The seat misses its turn. */
  | { readonly type: 'skipped'; readonly seat: number }
  /** Play now goes in this direction. */
  | { readonly type: 'reversed'; readonly seat: number; readonly direction: Direction }
  | HandsMoved;

/**
 * Players exchanged whole hands. `hands` are the hands afterwards, as in a view: a seat hears the cards of the hand it received
 * and of the one it gave away, and how many cards the others hold.
 */
export type HandsMoved =
  | {
      readonly type: 'swapped';
      readonly seat: number;
      readonly partner: number;
      readonly hands: readonly (readonly string[] | number)[];
    }
  /** Every hand went to the neighbour in this direction. */
  | {
      readonly type: 'rotated';
      readonly seat: number;
      readonly direction: Direction;
      readonly hands: readonly (readonly string[] | number)[];
    };

/** The seat that now holds the former hand of `seat`. */
export function receiverOf(event: HandsMoved, seat: Seat): Seat {
  if (event.type === 'rotated') return neighbour(seat, event.direction, event.hands.length);
  if (seat === event.seat) return seatAt(event.partner);
  return seat === event.partner ? seatAt(event.seat) : seat;
}

export function hearCards(event: CardEvent, seat: Seat | null): CardEvent {
  switch (event.type) {
    case 'drew':
      return seat === event.seat ? event : { ...event, cards: null };
    case 'swapped':
    case 'rotated': {
      const receiver = seat === null ? null : receiverOf(event, seat);
      const hands = event.hands.map((hand, other) =>
        typeof hand === 'number' || other === seat || other === receiver ? hand : hand.length,
      );
      return { ...event, hands };
    }
    default:
      return event;
  }
}
