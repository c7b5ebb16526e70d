import {
  type BaseView,
  type Chance,
  chanceOf,
  type Options,
  type Seat,
  type Standing,
  seedOf,
} from '@tischrunde/engine';
import type { Heuristic } from '../evaluation/heuristic.ts';
import { shareOf } from '../evaluation/lead-estimate.ts';
import type { Rules } from '../evaluation/rules.ts';
import { playOn } from './rollout.ts';

/**
 * A seat's chance to win the match from the scores at the end of a round, averaged over a few sampled
 * continuations beginning with number `from`. Use the same number for all moves that are compared.
 */
export type MatchOdds = (standing: Standing, seat: Seat, from: number) => number;

/** Rounds that are played as samples, and continuations of a match that are put together from them. */
const sampleRounds = 256;
const ways = 512;
/** Continuations per call. */
export const samplesAtOnce = 16;
/** The longest continuation; the leader after it counts as the winner. */
const mostRounds = 24;

/**
 * Learns what rounds score by playing some with the heuristic. So it fits every number of players and every
 * option, whether the winner of a round takes all or everybody scores.
 */
export function matchOddsOf<S extends Standing, M>(
  game: Rules<S, M>,
  heuristic: Heuristic<S, M>,
  players: number,
  options: Options,
): MatchOdds {
  const luck = chanceOf(seedOf('rounds to come'), 0);
  const samples = Array.from({ length: sampleRounds }, () =>
    sampleRound(game, heuristic, players, options, luck),
  );
  const { rounds, target, exceed, wins } = game.length(samples[0]);
  const most = Math.min(rounds ?? mostRounds, mostRounds);
  const gained = gains(samples, players, most, luck);
  const limit = target === null ? Number.POSITIVE_INFINITY : exceed ? target + 1 : target;
  const sign = wins === 'most' ? 1 : -1;

  return ({ scores, round }, seat, from) => {
    const left = rounds === null ? most : Math.min(most, Math.max(0, rounds - round));
    let sum = 0;
    for (let i = 0; i < samplesAtOnce; i++) {
      const way = ((from + i) % ways) * (most + 1) * players;
      const end = target === null ? left : roundsTo(limit, gained, way, scores, left);
      sum += shareAt(gained, way + end * players, scores, seat, sign);
    }
    return sum / samplesAtOnce;
  };
}

/** Least recently used tables are dropped first. */
const kept = new WeakMap<object, Map<string, MatchOdds>>();
const mostKept = 8;

/** The odds for the players and options of a view; cached. */
export function matchOddsFor<S extends Standing, M>(
  game: Rules<S, M>,
  heuristic: Heuristic<S, M>,
  { players, options }: Pick<BaseView, 'players' | 'options'>,
): MatchOdds {
  const known = kept.get(heuristic) ?? new Map<string, MatchOdds>();
  kept.set(heuristic, known);
  const name = JSON.stringify([players, options]);
  const odds = known.get(name) ?? matchOddsOf(game, heuristic, players, options);
  // Moves the entry to the end.
  known.delete(name);
  known.set(name, odds);
  for (const oldest of known.keys()) {
    if (known.size <= mostKept) break;
    known.delete(oldest);
  }
  return odds;
}

/** Plays the first round of a match; its scores are what the round brought. */
function sampleRound<S extends Standing, M>(
  game: Rules<S, M>,
  heuristic: Heuristic<S, M>,
  players: number,
  options: Options,
  luck: Chance,
): S {
  const seed = seedOf(`${luck.next()}`);
  const state = game.begin({ players, options, seed, deals: [] });
  playOn(game, heuristic, state, luck);
  return state;
}

/**
 * Points gained so far, by continuation, number of rounds and seat. Seats are rotated, because none has an
 * advantage in the long run.
 */
function gains(samples: readonly Standing[], players: number, most: number, luck: Chance): Int32Array {
  const gained = new Int32Array(ways * (most + 1) * players);
  for (let way = 0; way < ways; way++) {
    for (let round = 1; round <= most; round++) {
      const { scores } = samples[luck.below(samples.length)];
      const turned = luck.below(players);
      const at = (way * (most + 1) + round) * players;
      for (let seat = 0; seat < players; seat++)
        gained[at + seat] = gained[at - players + seat] + scores[(seat + turned) % players];
    }
  }
  return gained;
}

/** The number of rounds until some seat reaches the limit. */
function roundsTo(
  limit: number,
  gained: Int32Array,
  way: number,
  scores: readonly number[],
  left: number,
): number {
  const players = scores.length;
  let at = way;
  for (let round = 0; round < left; round++) {
    for (let seat = 0; seat < players; seat++) if (scores[seat] + gained[at + seat] >= limit) return round;
    at += players;
  }
  return left;
}

/** The seat's share of the win after these gains. */
function shareAt(
  gained: Int32Array,
  at: number,
  scores: readonly number[],
  seat: Seat,
  sign: number,
): number {
  const players = scores.length;
  const own = sign * (scores[seat] + gained[at + seat]);
  let winners = 0;
  for (let other = 0; other < players; other++) {
    const theirs = sign * (scores[other] + gained[at + other]);
    if (theirs > own) return 0;
    if (theirs === own) winners++;
  }
  return shareOf(winners, players);
}
