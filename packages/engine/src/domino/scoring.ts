import { type Seat, seatsOf } from '../core/seat.ts';
import { type DominoState, handOf } from './state.ts';
import type { Settle } from './variant.ts';

/** What a hand counts. */
export function pipsInHand(state: DominoState, seat: Seat): number {
  const { worth } = state.rules;
  let sum = 0;
  for (const tile of handOf(state, seat)) sum += worth[tile];
  return sum;
}

export const pipsOf = (state: DominoState, seats: readonly Seat[]): number =>
  seats.reduce((sum, seat) => sum + pipsInHand(state, seat), 0);

export const othersThan = (state: DominoState, seat: Seat): Seat[] =>
  seatsOf(state.players).filter((other) => other !== seat);

/** Those of the seats whose hands count the fewest pips. */
export function fewestPips(state: DominoState, seats: readonly Seat[]): Seat[] {
  const counts = seats.map((seat) => pipsInHand(state, seat));
  const fewest = Math.min(...counts);
  return seats.filter((_, i) => counts[i] === fewest);
}

/** domino.out, domino.blocked: whoever went out, or else the fewest pips. */
export const winnersOf = (state: DominoState, reason: string, by: Seat): readonly Seat[] =>
  reason === 'out' ? [by] : fewestPips(state, seatsOf(state.players));

/** domino.blocked.tie: the round's winner is credited with what `points` says; winners who share it get nothing. */
export const creditWinner =
  (points: (state: DominoState, winner: Seat) => number): Settle =>
  (state, reason, by) => {
    const winners = winnersOf(state, reason, by);
    if (winners.length === 1) state.scores[winners[0]] += points(state, winners[0]);
    return winners;
  };

/** domino.score */
export const pipsOfOthers = (state: DominoState, winner: Seat): number => pipsOf(state, othersThan(state, winner));
