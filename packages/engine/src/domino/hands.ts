import { type Seat, seatsOf } from '../core/seat.ts';
import type { Tile } from '../pieces/dominoes.ts';
import type { DominoState } from './state.ts';

/**
 * Hands are sets of tiles as bits, 32 to a word, so finding what fits costs a single `&`. A hand has as many words
 * as the set needs (one for double six, two for double nine); the hand of seat s begins at s × words.
 */
export const wordsFor = (tiles: number): number => Math.ceil(tiles / 32);

/** A set of tiles in the form of a hand. */
export function bitsOf(tiles: readonly Tile[], words: number): number[] {
  const bits = Array.from({ length: words }, () => 0);
  for (const tile of tiles) bits[tile >> 5] |= 1 << (tile & 31);
  return bits;
}

export const holds = (state: DominoState, seat: Seat, tile: Tile): boolean =>
  (state.hands[seat * state.rules.words + (tile >> 5)] & (1 << (tile & 31))) !== 0;

export function give(state: DominoState, seat: Seat, tile: Tile): void {
  state.hands[seat * state.rules.words + (tile >> 5)] |= 1 << (tile & 31);
}

export function take(state: DominoState, seat: Seat, tile: Tile): void {
  state.hands[seat * state.rules.words + (tile >> 5)] &= ~(1 << (tile & 31));
}

export function isEmptyHand(state: DominoState, seat: Seat): boolean {
  const { words } = state.rules;
  const from = seat * words;
  for (let i = from; i < from + words; i++) if (state.hands[i] !== 0) return false;
  return true;
}

/** The tiles of a seat in the order they came: as they were dealt, then as they were drawn. */
export const handOf = (state: DominoState, seat: Seat): Tile[] =>
  state.deck.filter((tile) => holds(state, seat, tile));

/** How many tiles a seat holds. */
export function handSize(state: DominoState, seat: Seat): number {
  const { words } = state.rules;
  let count = 0;
  for (let word = seat * words; word < (seat + 1) * words; word++) {
    for (let bits = state.hands[word]; bits !== 0; bits &= bits - 1) count++;
  }
  return count;
}

/** What a hand counts. */
export function pipsInHand(state: DominoState, seat: Seat): number {
  const { words, worth } = state.rules;
  let sum = 0;
  for (let word = 0; word < words; word++) {
    for (let bits = state.hands[seat * words + word]; bits !== 0; bits &= bits - 1) {
      sum += worth[word * 32 + lowestBit(bits)];
    }
  }
  return sum;
}

export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

export const allHandsEmpty = (state: DominoState): boolean =>
  seatsOf(state.players).every((seat) => isEmptyHand(state, seat));
