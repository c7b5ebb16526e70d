import { type Chance, chanceOf, type Seat, type Standing, seatAt } from '@tischrunde/engine';
import type { Thinking } from '../../bot.ts';
import type { Heuristic } from '../../evaluation/heuristic.ts';
import { leadEstimate } from '../../evaluation/lead-estimate.ts';
import type { Rules } from '../../evaluation/rules.ts';
import { type Estimate, marginOf, meanOf } from '../../search/move-search.ts';
import { bestWithNoise, legalOf } from '../../search/rollout.ts';

/**
 * The heuristic of a card game. Hands are swapped and passed on and cards are drawn, so that the end of a
 * round has little to do with a move made long before: rollouts therefore stop after a few laps and judge the
 * hands.
 */
export interface CardHeuristic<S extends Standing, M> extends Heuristic<S, M> {
  /** How much a round usually changes the lead, in points. */
  readonly swing: number;
  /** The work of a simulated move; more where there are many moves to choose from. */
  readonly effort: number;
  /** The log-odds of a seat to win the round, up to a constant common to all seats. */
  promise(state: S, seat: Seat): number;
  /** What a lost round will cost the seat. */
  charge(state: S, seat: Seat): number;
}

export interface CardQuestion<S extends Standing, M> {
  readonly game: Rules<S, M>;
  readonly heuristic: CardHeuristic<S, M>;
  /** Guesses what is hidden from the seat. */
  readonly guess: (chance: Chance) => S;
  readonly seat: Seat;
  readonly chance: Chance;
  readonly work: number;
  /** Doing nothing is allowed, out of turn. */
  readonly mayWait: boolean;
  /** Judge every move instead of choosing one. */
  readonly all: boolean;
}

/** The length of a rollout in laps, and the least number of moves. */
const laps = 3;
const leastMoves = 8;

/** Only the best-rated moves are searched. */
const mostMoves = 8;

/** The noise of ratings in rollouts. */
const noise = 0.5;

/** The work of a guess and of setting up a rollout, in moves. */
const guessWork = 12;
const lineWork = 2;

/**
 * Judges moves by rollouts from guesses, all with the same luck. The worse half is dropped after each stage.
 * The best-rated move stays to the end, and another is preferred only if it is clearly better.
 */
export function* searchCards<S extends Standing, M>(question: CardQuestion<S, M>): Thinking<Estimate<M>[]> {
  const { chance, work, all } = question;
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
      const guess = question.guess(chance);
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

/** By more than a third of the margin of the difference. */
const isClearlyBetter = (one: Estimate<unknown>, other: Estimate<unknown>): boolean =>
  meanOf(one) - meanOf(other) > Math.hypot(marginOf(one), marginOf(other)) / 3;

/** The moves to search, best-rated first. Doing nothing is rated as neutral. */
function optionsOf<S extends Standing, M>(question: CardQuestion<S, M>): Estimate<M>[] {
  const { game, heuristic, seat, chance, mayWait, all } = question;
  const state = question.guess(chance);
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

/** Plays a move and a rollout of a few laps. Returns the number of moves. */
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

/** A seat's chance to win the match. Overwrites the scores of the state by expected ones. */
function chanceToWin<S extends Standing, M>(
  game: Rules<S, M>,
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
