import {
  type Chance,
  chanceOf,
  type Game,
  type Options,
  type Seat,
  type Standing,
  seedOf,
  type View,
} from '@tischrunde/engine';
import type { Heuristic } from '../evaluation/heuristic.ts';
import { shareOf } from '../evaluation/lead-estimate.ts';
import { playOn } from './rollout.ts';

/**
 * How likely a seat wins the match as things stand at the end of a round, from 0 to 1, in a few of the ways the rounds to come may
 * go. Which of them is up to the asker: moves are compared on equal terms if it is the same ones for all.
 */
export type MatchOdds = (standing: Standing, seat: Seat, from: number) => number;

/** So many rounds are played to see what they bring, and strung together to so many ways a match may go on. */
const sampleRounds = 256;
const ways = 512;
/** So many ways are looked at each time one asks. */
export const samplesAtOnce = 16;
/** No more rounds than this are played on in thought; whoever leads then is taken to win. */
const mostRounds = 24;

/**
 * What rounds bring is found out by playing some, each seat as it looks best at first sight: so it is right for every number of
 * players and every agreement, and for games in which one seat takes all as well as for those in which everybody scores.
 */
export function matchOddsOf<S extends Standing, M>(
  game: Game<S, M>,
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

/** What was found out is kept for a while; tables that agree on other things are few. */
const kept = new WeakMap<object, Map<string, MatchOdds>>();
const mostKept = 8;

/** The odds of the seats that a view tells of, found out once. */
export function matchOddsFor<S extends Standing, M>(
  game: Game<S, M>,
  heuristic: Heuristic<S, M>,
  view: View,
): MatchOdds {
  const { players, options } = view;
  const known = kept.get(heuristic) ?? new Map<string, MatchOdds>();
  kept.set(heuristic, known);
  const name = JSON.stringify([players, options]);
  const odds = known.get(name) ?? matchOddsOf(game, heuristic, players, options);
  // The one that was asked for last is the last to be forgotten.
  known.delete(name);
  known.set(name, odds);
  for (const oldest of known.keys()) {
    if (known.size <= mostKept) break;
    known.delete(oldest);
  }
  return odds;
}

/** The first round of a match, so that its scores are what it brought. */
function sampleRound<S extends Standing, M>(
  game: Game<S, M>,
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

/** By way, round (none, the first, the first two, …) and seat: what was gained by then. No seat is better than another in the long run. */
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

/** After how many rounds somebody is there. */
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

/** Who wins with what was gained then. */
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
