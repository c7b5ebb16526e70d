import {
  type BaseEvent,
  type BaseView,
  Chance,
  type Game,
  type Known,
  type Seat,
  type Standing,
} from '@tischrunde/engine';
import type { Thinking } from '../bot.ts';
import type { Heuristic } from '../evaluation/heuristic.ts';
import { won } from '../evaluation/lead-estimate.ts';
import type { Rules } from '../evaluation/rules.ts';
import { unit } from '../random.ts';
import { matchOddsFor, samplesAtOnce } from './match-odds.ts';
import { legalOf, playOn } from './rollout.ts';

/** Results of trying a move; a null move is doing nothing, out of turn. */
export interface Estimate<M> {
  readonly move: M | null;
  tries: number;
  sum: number;
  squares: number;
}

export const meanOf = ({ tries, sum }: Estimate<unknown>): number => (tries === 0 ? 0 : sum / tries);

const varianceOf = ({ tries, sum, squares }: Estimate<unknown>): number =>
  tries < 2 ? 0 : Math.max(0, squares - (sum * sum) / tries) / (tries - 1);

/** Half the width of the 95% interval around the mean. */
export const marginOf = (estimate: Estimate<unknown>): number =>
  estimate.tries < 2 ? 0.5 : 1.96 * Math.sqrt(varianceOf(estimate) / estimate.tries);

/**
 * Judges moves by rollouts from guesses of what is hidden. All moves are tried on the same guesses and with
 * the same luck. When `pruning`, to choose one, complete turns are compared where a turn has several moves,
 * and the worse half is dropped after each stage.
 */
export function* searchMoves<S extends Standing, M, V extends BaseView, E extends BaseEvent>(
  game: Game<S, M, V, E>,
  heuristic: Heuristic<S, M>,
  known: Known<V, E>,
  seat: Seat,
  chance: Chance,
  work: number,
  pruning: boolean,
  mayWait: boolean,
): Thinking<Estimate<M>[]> {
  const { players } = known.view;
  const guessed = game.guesser?.(known) ?? ((luck: Chance) => game.guess(known, luck));
  const odds = matchOddsFor(game, heuristic, known.view);
  const guessWork = game.guesser === undefined ? slowGuess : fastGuess + fastHand * players;
  let spent = 0;
  let told = 0;
  let guesses = 0;
  const guessAgain = (luck: Chance): S => {
    spent += guessWork;
    return guessed(luck);
  };
  const first = guessAgain(chance);
  const likelyGuess = weightedGuesses(guessAgain, heuristic.likely?.(first, seat), chance);
  const whole = pruning ? heuristic.turns?.(first, seat) : undefined;
  spent += whole?.work ?? 0;
  const ways = whole?.turns.map(turnAsOption) ?? movesAsOptions(game, heuristic, first, seat);
  // Doing nothing is rated as neutral.
  const all = mayWait ? [optionOf<M>(null, [], 0), ...ways] : ways;
  const stages = pruning ? Math.max(1, Math.ceil(Math.log2(all.length))) : 1;
  const trust = (heuristic.trust ?? 1) * trustInSight * (players - 1);
  let alive = all;
  // An only move needs no search, unless all moves are to be judged.
  for (let stage = 1; stage <= stages && (alive.length > 1 || !pruning); stage++) {
    const until = (work * stage) / stages;
    while (spent < until) {
      const guess = likelyGuess(chance);
      const luck = new Chance(chance.next(), chance.next(), chance.next(), chance.next());
      for (const option of alive) {
        const state = game.clone(guess);
        playTurn(game, state, seat, option.turn);
        // The same luck for every move reduces the variance of their difference.
        spent += Math.max(1, option.turn.length) + playOn(game, heuristic, state, luck.clone()) + oddsWork;
        const chanceToWin =
          state.phase === 'matchOver' ? won(game, state, seat) : odds(state, seat, guesses * samplesAtOnce);
        const value = chanceToWin + (pruning ? nearnessBonus(heuristic, state, seat) : 0);
        option.tries++;
        option.sum += value;
        option.squares += value * value;
      }
      guesses++;
      yield spent - told;
      told = spent;
    }
    if (pruning) alive = inOrder(alive, trust).slice(0, Math.ceil(alive.length / 2));
  }
  if (!pruning) return all.toSorted((one, other) => meanOf(other) - meanOf(one));
  const [best] = inOrder(alive, trust);
  return [best, ...all.filter((option) => option !== best)];
}

/** A choice: the moves to be made (none for doing nothing) and its rating by the heuristic. */
interface Option<M> extends Estimate<M> {
  readonly turn: readonly M[];
  readonly look: number;
}

const optionOf = <M>(move: M | null, turn: readonly M[], look: number): Option<M> => ({
  move,
  turn,
  look,
  tries: 0,
  sum: 0,
  squares: 0,
});

const turnAsOption = <M>(turn: readonly M[]): Option<M> => optionOf(turn[0], turn, 0);

const movesAsOptions = <S extends Standing, M>(
  game: Rules<S, M>,
  heuristic: Heuristic<S, M>,
  state: S,
  seat: Seat,
): Option<M>[] =>
  legalOf(game, state, seat).map((move) => optionOf(move, [move], heuristic.rate(state, seat, move)));

/** In some guesses the round ends before the turn does. */
function playTurn<S extends Standing, M>(game: Rules<S, M>, state: S, seat: Seat, turn: readonly M[]): void {
  for (const move of turn) {
    if (state.phase !== 'play') return;
    game.play(state, seat, move);
  }
}

/**
 * With many players wins are rare and a few rollouts say little; how close a seat came says more. It counts
 * in choosing a move, never in the chances that are reported.
 */
const nearnessBonus = <S extends Standing, M>(heuristic: Heuristic<S, M>, state: S, seat: Seat): number =>
  heuristic.nearness === undefined ? 0 : near * (1 - 2 / state.players) * heuristic.nearness(state, seat);

/** The value of being ahead of everybody at the end of a round, where winning the match is 1. */
const near = 2;

/**
 * The rating counts as much as this many guesses per opponent, in each of which the better move leads by one
 * standard deviation. With more players a move matters less to the outcome, and noise hides it longer.
 */
const trustInSight = 30;

/** Best first. The more a move was tried, the less its rating counts. */
function inOrder<M>(alive: readonly Option<M>[], trust: number): Option<M>[] {
  const variance = alive.reduce((sum, estimate) => sum + varianceOf(estimate), 0) / alive.length;
  // Without any variance the rating still decides between equals.
  const lead = trust * Math.max(Math.sqrt(variance), 1e-6);
  const worth = (option: Option<M>): number =>
    meanOf(option) + (lead * option.look) / Math.max(1, option.tries);
  return alive.toSorted((one, other) => worth(other) - worth(one));
}

/** The work of a guess, in moves: less, and by number of hands, where the events are read only once. */
const slowGuess = 40;
const fastGuess = 4;
const fastHand = 2;

/** The work of judging a finished round. */
const oddsWork = 4;

/**
 * Draws guesses by their likelihood, by rejection. After eight rejections the next guess is taken as it is.
 */
function weightedGuesses<S>(
  guessAgain: (chance: Chance) => S,
  likely: ((guess: S) => number) | undefined,
  chance: Chance,
): (chance: Chance) => S {
  if (likely === undefined) return guessAgain;
  const pilots = Array.from({ length: 24 }, () => likely(guessAgain(chance))).sort(
    (one, other) => other - one,
  );
  const sure = pilots[2];
  return (luck) => {
    let guess = guessAgain(luck);
    for (let i = 0; i < 8 && Math.log(unit(luck)) > likely(guess) - sure; i++) guess = guessAgain(luck);
    return guess;
  };
}
