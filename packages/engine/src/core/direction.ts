import { type Seat, seatAt } from './seat.ts';

/** The direction of play: 1 is clockwise. */
export type Direction = 1 | -1;

/** The neighbour of a seat in the direction of play. */
export function neighbour(seat: Seat, direction: Direction, players: number): Seat {
  const next = seat + direction;
  if (next < 0) return seatAt(players - 1);
  return seatAt(next === players ? 0 : next);
}

/** Two seats exchange their whole hands. */
export function swapHands(hands: number[][], one: Seat, other: Seat): void {
  const hand = hands[one];
  hands[one] = hands[other];
  hands[other] = hand;
}

/** Every hand moves on to the neighbour in that direction. */
export function rotateHands(hands: number[][], direction: Direction): void {
  if (direction === 1) hands.unshift(...hands.splice(-1));
  else hands.push(...hands.splice(0, 1));
}
