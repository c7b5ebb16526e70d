import { type Seat, seatsOf } from '../core/seat.ts';
import { pipsInHand } from './hands.ts';
import type { DominoState } from './state.ts';
import type { Settle } from './variant.ts';

export function pipsOf(state: DominoState, seats: readonly Seat[]): number {
  let sum = 0;
  for (const seat of seats) sum += pipsInHand(state, seat);
  return sum;
}

export const othersThan = (state: DominoState, seat: Seat): Seat[] =>
  seatsOf(state.players).filter((other) => other !== seat);

/** The seats whose hands have the fewest pips. */
export function fewestPips(state: DominoState, seats: readonly Seat[]): Seat[] {
  let lowest: Seat[] = [];
  let fewest = Number.POSITIVE_INFINITY;
  for (const seat of seats) {
    const count = pipsInHand(state, seat);
    if (count < fewest) lowest = [];
    if (count <= fewest) lowest.push(seat);
    fewest = Math.min(fewest, count);
  }
  return lowest;
}

/** domino.out, domino.blocked: the seat that went out, otherwise those with the fewest pips. */
export const winnersOf = (state: DominoState, reason: string, by: Seat): readonly Seat[] =>
  reason === 'out' ? [by] : fewestPips(state, seatsOf(state.players));

/** domino.blocked.tie: a single winner is credited with `points`; winners who share the round get nothing. */
export const creditWinner =
  (points: (state: DominoState, winner: Seat) => number): Settle =>
  (state, reason, by) => {
    const winners = winnersOf(state, reason, by);
    if (winners.length === 1) state.scores[winners[0]] += points(state, winners[0]);
    return winners;
  };

/** domino.score */
export const pipsOfOthers = (state: DominoState, winner: Seat): number =>
  pipsOf(state, seatsOf(state.players)) - pipsInHand(state, winner);
