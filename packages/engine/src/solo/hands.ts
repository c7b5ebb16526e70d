import { type Direction, rotateHands, swapHands } from '../core/direction.ts';
import type { Seat } from '../core/seat.ts';
import { type Card, cardName } from '../pieces/solo-cards.ts';
import type { SoloState } from './state.ts';

/**
 * In addition to the lists of cards, `held` has the cards of each seat as bits, so finding what fits costs a few `&`: seat s
 * has the words 2s (cards below 32) and 2s + 1 (the others).
 */
const wordOf = (seat: Seat, card: Card): number => 2 * seat + (card >> 5);
const bitOf = (card: Card): number => 1 << (card & 31);

/** Sets the bits of all hands from their lists. */
export function noteHands(state: SoloState): void {
  state.held = [];
  for (let i = 0; i < 2 * state.players; i++) state.held.push(0);
  for (let seat = 0; seat < state.players; seat++) {
    const hand = state.hands[seat];
    for (let i = 0; i < hand.length; i++) state.held[2 * seat + (hand[i] >> 5)] |= bitOf(hand[i]);
  }
}

export const namesInHands = ({ hands }: SoloState): string[][] => hands.map((hand) => hand.map(cardName));

export const holds = (state: SoloState, seat: Seat, card: Card): boolean =>
  (state.held[wordOf(seat, card)] & bitOf(card)) !== 0;

export function give(state: SoloState, seat: Seat, card: Card): void {
  state.hands[seat].push(card);
  state.held[wordOf(seat, card)] |= bitOf(card);
}

/** Takes a card out of a hand; the others keep their order. */
export function take(state: SoloState, seat: Seat, card: Card): void {
  const hand = state.hands[seat];
  let another = false;
  let i = 0;
  while (hand[i] !== card) i++;
  for (i++; i < hand.length; i++) {
    if (hand[i] === card) another = true;
    hand[i - 1] = hand[i];
  }
  hand.pop();
  if (!another) state.held[wordOf(seat, card)] &= ~bitOf(card);
}

/** solo.swap */
export function swapWith(state: SoloState, one: Seat, other: Seat): void {
  swapHands(state.hands, one, other);
  noteHands(state);
}

/** solo.rotate */
export function moveHandsOn(state: SoloState, direction: Direction): void {
  rotateHands(state.hands, direction);
  noteHands(state);
}
