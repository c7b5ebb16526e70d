import type { Game, Seat, Standing } from '@tischrunde/engine';

/**
 * How likely a seat wins the match as things stand between rounds (or at its end), from 0 to 1. In between it is a guess by the
 * lead: `swing` is what a round usually moves it, and the longer the match still goes, the less a lead counts.
 */
export function leadEstimate<S extends Standing, M>(
  game: Game<S, M>,
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
  // A logistic curve through an even share where nobody leads.
  return 1 / (1 + ((1 - even) / even) * Math.exp(-1.7 * lead));
}

/** What a match that is over was worth to a seat. */
export function won<S extends Standing, M>(game: Game<S, M>, state: S, seat: Seat): number {
  const winners = game.winners(state);
  return winners.includes(seat) ? shareOf(winners.length, state.players) : 0;
}

/** A win alone is 1; the more share it the less it is. */
export const shareOf = (winners: number, players: number): number =>
  1 - (0.5 * (winners - 1)) / Math.max(1, players - 1);
