import { reportEnd } from '../core/event.ts';
import { type Seat, seatsOf } from '../core/seat.ts';
import { charge, endRound, type Reason } from '../core/standing.ts';
import type { MaybeReport } from './event.ts';
import { liftCards } from './snake.ts';
import type { SolominoState } from './state.ts';

/** solomino.out, solomino.ask.out */
export const goOut = (state: SolominoState, seat: Seat, report: MaybeReport): void =>
  settle(state, 'out', [seat], report);

/** solomino.exhausted: the pile is used up. What the seat on turn still owes comes from the snake. */
export function exhaust(state: SolominoState, report: MaybeReport): void {
  if (state.pending > 0) liftCards(state, state.turn, state.pending, report);
  state.pending = 0;
  settle(state, 'exhausted', fewestCards(sizesOf(state)), report);
}

/** solomino.exhausted */
export function fewestCards(sizes: readonly number[]): Seat[] {
  const fewest = Math.min(...sizes);
  return seatsOf(sizes.length).filter((seat) => sizes[seat] === fewest);
}

const sizesOf = ({ hands }: SolominoState): number[] => hands.map((hand) => hand.length);

/** solomino.rounds: everybody is charged for the cards in hand. */
function settle(state: SolominoState, reason: Reason, winners: readonly Seat[], report: MaybeReport): void {
  charge(state, sizesOf(state));
  endRound(state, state.rules.length, reason, winners);
  reportEnd(state, report);
}
