import {
  type Chance,
  chanceOf,
  type Game,
  type Seat,
  type Standing,
  seatAt,
  type View,
} from '@tischrunde/engine';
import type { Thinking } from '../../bot.ts';
import type { Heuristic } from '../../evaluation/heuristic.ts';
import { leadEstimate } from '../../evaluation/lead-estimate.ts';
import { type Estimate, marginOf, meanOf } from '../../search/move-search.ts';
import { bestWithNoise, legalOf } from '../../search/rollout.ts';

/**
 * What a card game adds to its heuristic. Hands are swapped and moved on, and cards are drawn, until the outcome of a round has little
 * to do with a move made long before; so thought plays on for a few laps only and then judges the hands.
 */
export interface CardHeuristic<S extends Standing, M> extends Heuristic<S, M> {
  /** What a round usually moves the lead by, in points. */
  readonly swing: number;
  /** How much work a move in thought is here: choosing among many moves takes longer. */
  readonly effort: number;
  /** How likely a seat wins the round from here, as the logarithm of its odds but for a constant common to all. */
  promise(state: S, seat: Seat): number;
  /** What the round will cost a seat if another wins it. */
  charge(state: S, seat: Seat): number;
}

export interface CardQuestion<S extends Standing, M> {
  readonly game: Game<S, M>;
  readonly heuristic: CardHeuristic<S, M>;
  readonly view: View;
  readonly seat: Seat;
  readonly chance: Chance;
  readonly work: number;
  /** Whoever is not on turn may do nothing. */
  readonly mayWait: boolean;
  /** Every move is judged, and none is left alone. */
  readonly all: boolean;
}

/** How many laps are played in thought, and how many moves at least. */
const laps = 3;
const leastMoves = 8;

/** How many moves are thought about: those that look best. */
const mostMoves = 8;

/** How far the looks of those who play in thought are off. */
const noise = 0.5;

/** A guess, and the setting up of a line of thought, cost about as much as so many moves. */
const guessWork = 12;
const lineWork = 2;

/**
 * Judges moves by playing them on in guesses, all with the same luck; after each part of the work the worse half is left alone.
 * The move that looked best at first sight stays to the end, and another is preferred only if it is clearly better.
 */
export function* searchCards<S extends Standing, M>(question: CardQuestion<S, M>): Thinking<Estimate<M>[]> {
  const { game, view, chance, work, all } = question;
  const { effort } = question.heuristic;
  const options = optionsOf(question);
  const favourite = options[0];
  const stages = all ? 1 : Math.max(1, Math.ceil(Math.log2(options.length)));
  let alive = options;
  let spent = 0;
  for (let stage = 1; stage <= stages && (all || alive.length > 1); stage++) {
    const until = (work * stage) / stages;
    while (spent < until) {
      const before = spent;
      const guess = game.guess(view, chance);
      const luck = chanceOf([chance.next(), chance.next(), chance.next(), chance.next()], 0);
      spent += guessWork;
      for (const estimate of alive)
        spent += effort * (lineWork + tryOut(question, estimate, guess, luck.clone()));
      yield spent - before;
    }
    if (!all)
      alive = [...new Set([...alive.toSorted(byMean).slice(0, Math.ceil(alive.length / 2)), favourite])];
  }
  if (all) return options.toSorted(byMean);
  const best = alive[0];
  const chosen = isClearlyBetter(best, favourite) ? best : favourite;
  return [chosen, ...options.filter((option) => option !== chosen).sort(byMean)];
}

const byMean = (one: Estimate<unknown>, other: Estimate<unknown>): number => meanOf(other) - meanOf(one);

/** By more than a third of what the two estimates may be off together. */
const isClearlyBetter = (one: Estimate<unknown>, other: Estimate<unknown>): boolean =>
  meanOf(one) - meanOf(other) > Math.hypot(marginOf(one), marginOf(other)) / 3;

/** The moves to think about, the one that looks best first. To do nothing looks neither good nor bad. */
function optionsOf<S extends Standing, M>(question: CardQuestion<S, M>): Estimate<M>[] {
  const { game, heuristic, view, seat, chance, mayWait, all } = question;
  const state = game.guess(view, chance);
  const rated: { move: M | null; rating: number }[] = legalOf(game, state, seat).map((move) => ({
    move,
    rating: heuristic.rate(state, seat, move),
  }));
  if (mayWait) rated.push({ move: null, rating: 0 });
  return rated
    .sort((one, other) => other.rating - one.rating)
    .slice(0, all ? rated.length : mostMoves)
    .map(({ move }) => ({ move, tries: 0, sum: 0, squares: 0 }));
}

/** Plays a move and goes on for a few laps; says how many moves that were. */
function tryOut<S extends Standing, M>(
  { game, heuristic, seat }: CardQuestion<S, M>,
  estimate: Estimate<M>,
  guess: S,
  luck: Chance,
): number {
  const state = game.clone(guess);
  if (estimate.move !== null) game.play(state, seat, estimate.move);
  const most = Math.max(leastMoves, laps * state.players);
  const moves: M[] = [];
  let count = 0;
  for (; state.phase === 'play' && count < most; count++) {
    const { turn } = state;
    const legal = game.legal(state, turn, moves);
    const best = legal === 1 ? 0 : bestWithNoise(heuristic, state, turn, moves, legal, luck, noise);
    game.play(state, turn, moves[best]);
  }
  const value = chanceToWin(game, heuristic, state, seat);
  estimate.tries++;
  estimate.sum += value;
  estimate.squares += value * value;
  return count;
}

/** How likely a seat wins the match from here. The state is used up: its scores become those that are expected. */
function chanceToWin<S extends Standing, M>(
  game: Game<S, M>,
  heuristic: CardHeuristic<S, M>,
  state: S,
  seat: Seat,
): number {
  if (state.phase === 'play') {
    const odds: number[] = [];
    let sum = 0;
    for (let other = 0; other < state.players; other++) {
      odds.push(Math.exp(heuristic.promise(state, seatAt(other))));
      sum += odds[other];
    }
    if (game.length(state).rounds === 1) return odds[seat] / sum;
    for (let other = 0; other < state.players; other++)
      state.scores[other] += (1 - odds[other] / sum) * heuristic.charge(state, seatAt(other));
  }
  return leadEstimate(game, state, seat, heuristic.swing);
}
