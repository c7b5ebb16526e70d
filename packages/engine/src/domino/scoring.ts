import { type Seat, seatsOf } from '../core/seat.ts';
import type { EndedRound, Settle } from './variant.ts';

export function pipsOf({ counts }: EndedRound, seats: readonly Seat[]): number {
  let sum = 0;
  for (const seat of seats) sum += counts[seat];
  return sum;
}

export const othersThan = ({ players }: EndedRound, seat: Seat): Seat[] =>
  seatsOf(players).filter((other) => other !== seat);

/** The seats whose hands have the fewest pips. */
export function fewestPips({ counts }: EndedRound, seats: readonly Seat[]): Seat[] {
  let lowest: Seat[] = [];
  let fewest = Number.POSITIVE_INFINITY;
  for (const seat of seats) {
    const count = counts[seat];
    if (count < fewest) lowest = [];
    if (count <= fewest) lowest.push(seat);
    fewest = Math.min(fewest, count);
  }
  return lowest;
}

/** domino.out, domino.blocked: the seat that went out, otherwise those with the fewest pips. */
export const winnersOf = (round: EndedRound, reason: string, by: Seat): readonly Seat[] =>
  reason === 'out' ? [by] : fewestPips(round, seatsOf(round.players));

/** domino.blocked.tie: a single winner is credited with `points`; winners who share the round get nothing. */
export const creditWinner =
  (points: (round: EndedRound, winner: Seat) => number): Settle =>
  (round, reason, by) => {
    const winners = winnersOf(round, reason, by);
    if (winners.length === 1) round.scores[winners[0]] += points(round, winners[0]);
    return winners;
  };

/** domino.score */
export const pipsOfOthers = (round: EndedRound, winner: Seat): number =>
  pipsOf(round, seatsOf(round.players)) - round.counts[winner];
