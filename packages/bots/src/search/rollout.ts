import { type Chance, nobody, type Seat, type Standing, seatAt } from '@tischrunde/engine';
import type { Heuristic } from '../evaluation/heuristic.ts';
import type { Rules } from '../evaluation/rules.ts';

export function legalOf<S extends Standing, M>(game: Rules<S, M>, state: S, seat: Seat): M[] {
  const moves: M[] = [];
  const count = game.legal(state, seat, moves);
  return moves.slice(0, count);
}

/**
 * Plays a round to its end, each seat by the heuristic with some noise. Returns the work it took, in moves;
 * rating a few moves costs as much as playing one.
 */
export function playOn<S extends Standing, M>(
  game: Rules<S, M>,
  heuristic: Heuristic<S, M>,
  state: S,
  chance: Chance,
): number {
  const moves: M[] = [];
  let count = 0;
  let looks = 0;
  while (state.phase === 'play' && count < mostMoves) {
    const seat = state.turn === nobody ? seatAt(chance.below(state.players)) : state.turn;
    const legal = game.legal(state, seat, moves);
    const best =
      legal === 1 ? 0 : bestWithNoise(heuristic, state, seat, moves, legal, chance, heuristic.noise);
    game.play(state, seat, moves[best]);
    count++;
    if (legal > 1) looks += legal;
  }
  return count + looks * (heuristic.lookWork ?? usualLook);
}

const usualLook = 0.25;

/** Longer rounds are cut off and judged as they stand. */
const mostMoves = 400;

/** The index of the best-rated move, with up to `noise` added to each rating. */
export function bestWithNoise<S extends Standing, M>(
  heuristic: Heuristic<S, M>,
  state: S,
  seat: Seat,
  moves: readonly M[],
  count: number,
  chance: Chance,
  noise = 1,
): number {
  let best = 0;
  let highest = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < count; index++) {
    const rating = heuristic.rate(state, seat, moves[index]) + noise * (chance.next() >>> 0) * 2 ** -32;
    if (rating > highest) {
      highest = rating;
      best = index;
    }
  }
  return best;
}
