import { reportEnd } from '../core/event.ts';
import { type Seat, seatsOf } from '../core/seat.ts';
import { endRound, type Reason } from '../core/standing.ts';
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
  const fewest = Math.min(...state.hands.map((hand) => hand.length));
  const winners = seatsOf(state.players).filter((seat) => state.hands[seat].length === fewest);
  settle(state, 'exhausted', winners, report);
}

/** solomino.rounds: everybody is charged for the cards in hand. */
function settle(state: SolominoState, reason: Reason, winners: readonly Seat[], report: MaybeReport): void {
  for (const seat of seatsOf(state.players)) state.scores[seat] += state.hands[seat].length;
  endRound(state, state.rules.length, reason, winners);
  reportEnd(state, report);
}
