import type { Seat, Standing } from '@tischrunde/engine';
import type { Rules } from './rules.ts';

/**
 * Estimates a seat's chance to win the match from its lead between rounds. `swing` is how much a round
 * usually changes the lead; the more rounds are left, the less a lead counts. A finished match is judged
 * exactly.
 */
export function leadEstimate<S extends Standing, M>(
  game: Rules<S, M>,
  state: S,
  seat: Seat,
  swing: number,
): number {
  if (state.phase === 'matchOver') return won(game, state, seat);
  const { rounds, target, wins } = game.length(state);
  const sign = wins === 'most' ? 1 : -1;
  const own = sign * state.scores[seat];
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  let highest = 0;
  for (let other = 0; other < state.players; other++) {
    highest = Math.max(highest, state.scores[other]);
    if (other === seat) continue;
    best = Math.max(best, sign * state.scores[other]);
    sum += sign * state.scores[other];
  }
  const rival = (best + sum / Math.max(1, state.players - 1)) / 2;
  const byRounds = rounds === null ? Number.POSITIVE_INFINITY : rounds - state.round;
  const byTarget = target === null ? Number.POSITIVE_INFINITY : (target - highest) / swing;
  const left = Math.max(0.5, Math.min(byRounds, byTarget, 20));
  const even = 1 / state.players;
  const lead = (own - rival) / (swing * Math.sqrt(left));
  // A logistic curve; with no lead it gives an even share.
  return 1 / (1 + ((1 - even) / even) * Math.exp(-1.7 * lead));
}

/** The value of a finished match to a seat. */
export function won<S extends Standing, M>(game: Rules<S, M>, state: S, seat: Seat): number {
  const winners = game.winners(state);
  return winners.includes(seat) ? shareOf(winners.length, state.players) : 0;
}

/** A sole win counts 1, a shared one less the more seats share it. */
export const shareOf = (winners: number, players: number): number =>
  1 - (0.5 * (winners - 1)) / Math.max(1, players - 1);
