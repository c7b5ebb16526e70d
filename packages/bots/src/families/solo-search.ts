import { type Chance, chanceOf, type Game, type Seat, type Standing, type View } from '@tischrunde/engine';
import type { Thinking } from '../bot.ts';
import { outlook } from '../outlook.ts';
import { legalOf, likelyBest } from '../rollout.ts';
import { type Estimate, meanOf } from '../search.ts';
import type { Sense } from '../sense.ts';

/**
 * What a card game adds to its sense. Hands are swapped and moved on, and cards are drawn, until the outcome of a round has little
 * to do with a move made long before; so thought plays on for a few laps only and then judges the hands.
 */
export interface CardSense<S extends Standing, M> extends Sense<S, M> {
  /** How likely each seat wins the round from here, as the logarithm of its odds but for a common constant. */
  readonly promise: (state: S, seat: Seat) => number;
  /** What the round will cost a seat if another wins it. */
  readonly charge: (state: S, seat: Seat) => number;
}

export interface CardQuestion<S extends Standing, M> {
  readonly game: Game<S, M>;
  readonly sense: CardSense<S, M>;
  readonly view: View;
  readonly seat: Seat;
  readonly chance: Chance;
  readonly work: number;
  /** Whoever is not on turn may do nothing. */
  readonly mayWait: boolean;
}

export const tunables = {
  laps: 3,
  least: 8,
  most: 8,
  blur: 0.5,
  prior: 0.01,
  weight: 20,
  guessWork: 40,
  repeats: 1,
  moveWork: 1,
};

/** Judges the moves that look best by playing them on in guesses; after each part of the work the worse half is left alone. */
export function* searchedCards<S extends Standing, M>(question: CardQuestion<S, M>): Thinking<Estimate<M>[]> {
  const { game, sense, view, seat, chance, work, mayWait } = question;
  const first = game.guess(view, chance);
  const rated = legalOf(game, first, seat)
    .map((move) => ({ move, rating: sense.rate(first, seat, move) }))
    .sort((one, other) => other.rating - one.rating)
    .slice(0, tunables.most);
  const options: readonly { move: M | null; rating: number }[] = mayWait
    ? [{ move: null, rating: 0 }, ...rated]
    : rated;
  const all = options.map(({ move }): Estimate<M> => ({ move, tries: 0, sum: 0, squares: 0 }));
  const ratingOf = new Map(all.map((estimate, index) => [estimate, options[index].rating]));
  const top = rated[0]?.rating ?? 0;
  /** With few tries, first sight still counts. */
  const judgement = (estimate: Estimate<M>): number => {
    const { tries, sum } = estimate;
    const mean = meanOf(alive[0]);
    const sight = mean + tunables.prior * Math.max(-3, (ratingOf.get(estimate) ?? 0) - top);
    return (sum + tunables.weight * sight) / (tries + tunables.weight);
  };
  const depth = Math.max(tunables.least, tunables.laps * first.players);
  const stages = Math.max(1, Math.ceil(Math.log2(all.length)));
  let alive = all;
  let spent = 0;
  for (let stage = 1; stage <= stages && alive.length > 1; stage++) {
    const until = (work * stage) / stages;
    while (spent < until) {
      const before = spent;
      const guess = game.guess(view, chance);
      spent += tunables.guessWork;
      for (let repeat = 0; repeat < tunables.repeats; repeat++) {
        const luck = chanceOf([chance.next(), chance.next(), chance.next(), chance.next()], 0);
        for (const estimate of alive) {
          const state = game.clone(guess);
          if (estimate.move !== null) game.play(state, seat, estimate.move);
          spent += tunables.moveWork * (2 + playLaps(game, sense, state, luck.clone(), depth));
          const value = prospect(game, sense, state, seat);
          estimate.tries++;
          estimate.sum += value;
          estimate.squares += value * value;
        }
      }
      yield spent - before;
    }
    alive = alive
      .toSorted((one, other) => judgement(other) - judgement(one))
      .slice(0, Math.ceil(alive.length / 2));
  }
  const rank = new Map(alive.map((estimate) => [estimate, 1]));
  return all.toSorted(
    (one, other) => (rank.get(other) ?? 0) - (rank.get(one) ?? 0) || meanOf(other) - meanOf(one),
  );
}

function playLaps<S extends Standing, M>(
  game: Game<S, M>,
  sense: CardSense<S, M>,
  state: S,
  chance: Chance,
  depth: number,
): number {
  const moves: M[] = [];
  let count = 0;
  while (state.phase === 'play' && count < depth) {
    const seat = state.turn;
    const legal = game.legal(state, seat, moves);
    const best = legal === 1 ? 0 : likelyBest(sense, state, seat, moves, legal, chance, tunables.blur);
    game.play(state, seat, moves[best]);
    count++;
  }
  return count;
}

/** How likely a seat wins the match from here. The state is used up: its scores become those that are expected. */
export function prospect<S extends Standing, M>(
  game: Game<S, M>,
  sense: CardSense<S, M>,
  state: S,
  seat: Seat,
): number {
  if (state.phase === 'play') {
    let sum = 0;
    const odds: number[] = [];
    for (let other = 0; other < state.players; other++) {
      const own = Math.exp(sense.promise(state, other as Seat));
      odds.push(own);
      sum += own;
    }
    if (game.length(state).rounds === 1) return odds[seat] / sum;
    for (let other = 0; other < state.players; other++)
      state.scores[other] += (1 - odds[other] / sum) * sense.charge(state, other as Seat);
  }
  return outlook(game, state, seat, sense.swing);
}
