import { chanceOf, seedOf } from './core/chance.ts';
import type { MoveText } from './core/game.ts';
import { seatAt } from './core/seat.ts';
import { findGame } from './games.ts';
import type { Known } from './known.ts';

/**
 * The legal moves of a seat in phase `play`, from what the seat knows: they never depend on anything else. For clients of a server that does
 * not list them.
 */
export function legalFor(known: Known, seat: number): MoveText[] {
  const game = findGame(known.view.game);
  if (game === undefined) throw new Error(`there is no game ${known.view.game}`);
  return game.with((own) => {
    const state = own.guess(known as unknown as Parameters<typeof own.guess>[0], chanceOf(seedOf(''), 0));
    const moves: Parameters<typeof own.play>[2][] = [];
    const count = own.legal(state, seatAt(seat), moves);
    return moves.slice(0, count).map((move) => own.write(state, move));
  });
}
