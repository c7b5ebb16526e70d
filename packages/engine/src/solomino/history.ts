import type { JsonObject } from '../core/json.ts';
import { type Seat, seatAt } from '../core/seat.ts';
import { type Card, findCard, isCardText, nameOf } from '../pieces/solomino-cards.ts';
import {
  answerMove,
  answersWith,
  calls,
  cardIn,
  choiceOf,
  draws,
  hasCall,
  kindOf,
  layMove,
  lays,
  numberIn,
  passes,
  type SolominoMove,
  sides,
  takes,
  ways,
  writeMove,
} from './move.ts';

/**
 * What everybody at the table saw in a round, one number an event: a move as `solomino/move.ts` packs it, or one of the three
 * below; with the seat in bits 19–21 and bit 22 for an interjection. Events that are about a number of cards have it in
 * place of the card.
 */
export const saw = {
  lay: lays,
  draw: draws,
  pass: passes,
  answer: answersWith,
  take: takes,
  /** A card was turned up before the seat: an ask begins. */
  ask: 5,
  /** The seat forgot to call, and drew a card if there was one. */
  penalty: 6,
  /** The seat took cards from the right end of the snake. */
  lift: 7,
} as const;

export const moveEvent = (seat: Seat, move: SolominoMove): number => move | (seat << 19);

export const interjectedEvent = (seat: Seat, move: SolominoMove): number => moveEvent(seat, move) | (1 << 22);

export const askEvent = (seat: Seat, card: Card): number => saw.ask | (card << 3) | (seat << 19);

export const countEvent = (kind: number, seat: Seat, count: number): number =>
  kind | (count << 3) | (seat << 19);

const seatIn = (event: number): Seat => seatAt((event >> 19) & 7);
export const countIn = (event: number): number => (event >> 3) & 255;
const isInterjected = (event: number): boolean => event >> 22 === 1;

/** An event in a view's `log`. */
export function writeEvent(event: number): JsonObject {
  const seat = seatIn(event);
  switch (kindOf(event)) {
    case saw.ask:
      return { seat, type: 'ask', card: nameOf(cardIn(event)) };
    case saw.penalty:
      return { seat, type: 'penalty', count: countIn(event) };
    case saw.lift:
      return { seat, type: 'lift', count: countIn(event) };
    case saw.draw:
      return { seat, type: 'draw', count: countIn(event), ...(hasCall(event) ? { call: true } : {}) };
    case saw.take:
      return { seat, type: 'take', count: countIn(event) };
    default:
      return { seat, ...writeMove(event), ...(isInterjected(event) ? { interjected: true } : {}) };
  }
}

const kinds = ['lay', 'draw', 'pass', 'answer', 'take', 'ask', 'penalty', 'lift'];

/** Reads what `writeEvent` wrote. */
export function readEvent(event: JsonObject): number {
  const kind = numberIn(kinds, event.type);
  const seat = seatAt(Number(event.seat));
  const card = isCardText(event.card) ? (findCard(event.card) ?? 0) : 0;
  const called = event.call === true ? calls : 0;
  switch (kind) {
    case saw.lay: {
      const place = Number(event.half) + 2 * numberIn(sides, event.at);
      const partner = typeof event.partner === 'number' ? event.partner : -1;
      const way = numberIn(ways, event.towards);
      const move = layMove(card, place, choiceOf(partner, way)) | called;
      return event.interjected === true ? interjectedEvent(seat, move) : moveEvent(seat, move);
    }
    case saw.pass:
      return moveEvent(seat, passes | called);
    case saw.answer:
      return moveEvent(seat, answerMove(card));
    case saw.ask:
      return askEvent(seat, card);
    default:
      return countEvent(kind, seat, Number(event.count)) | called;
  }
}
