import type { Chance } from './chance.ts';
import type { BaseEvent } from './event.ts';
import type { BaseView, Game } from './game.ts';
import { nobody, type Seat, seatAfter, seatAt } from './seat.ts';
import type { Standing } from './standing.ts';

/** Called with every move of a playout before it is made; null is the step to the next round. */
export type Watcher<M> = (seat: Seat, move: M | null) => void;

/**
 * Plays random legal moves until the match is over, and returns their number. If seats may act out of turn, a random seat
 * acts; if it cannot, the seat on turn does, or if nobody is on turn, the next seat that can.
 */
export function playout<S extends Standing, M, V extends BaseView, E extends BaseEvent>(
  game: Game<S, M, V, E>,
  state: S,
  chance: Chance,
  watch?: Watcher<M>,
): number {
  const moves: M[] = [];
  let count = 0;
  while (state.phase !== 'matchOver') {
    if (state.phase === 'roundOver') {
      watch?.(seatAt(0), null);
      game.nextRound(state);
      continue;
    }
    let seat = game.outOfTurn(state) ? seatAt(chance.below(state.players)) : state.turn;
    let legal = game.legal(state, seat, moves);
    while (legal === 0) {
      seat = state.turn === nobody ? seatAfter(seat, state.players) : state.turn;
      legal = game.legal(state, seat, moves);
    }
    const move = moves[legal === 1 ? 0 : chance.below(legal)];
    watch?.(seat, move);
    game.play(state, seat, move);
    count++;
  }
  return count;
}
