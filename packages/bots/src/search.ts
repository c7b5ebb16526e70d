import type { Chance, Game, Seat, Standing, View } from '@tischrunde/engine';
import type { Thinking } from './bot.ts';
import { outlook } from './outlook.ts';
import { legalOf, playOn } from './rollout.ts';
import type { Sense } from './sense.ts';
import { unit } from './temper.ts';

/** What thinking about a move has brought so far. Null is to do nothing, for who is not on turn. */
export interface Estimate<M> {
  readonly move: M | null;
  tries: number;
  sum: number;
  squares: number;
}

export const meanOf = ({ tries, sum }: Estimate<unknown>): number => (tries === 0 ? 0 : sum / tries);

/** Half the width of the 95% interval around the mean. */
export function giveOf({ tries, sum, squares }: Estimate<unknown>): number {
  if (tries < 2) return 0.5;
  const variance = Math.max(0, squares - (sum * sum) / tries) / (tries - 1);
  return 1.96 * Math.sqrt(variance / tries);
}

/** How often one guess of what is hidden is played on with every move. */
const usualRepeats = 2;

/**
 * Judges the moves of a seat by playing them on in guesses of what is hidden. All moves are tried on the same guesses, so that
 * they are compared on equal terms; after each part of the work the worse half is left alone.
 */
export function* searched<S extends Standing, M>(
  game: Game<S, M>,
  sense: Sense<S, M>,
  view: View,
  seat: Seat,
  chance: Chance,
  work: number,
  dropping: boolean,
  mayWait: boolean,
): Thinking<Estimate<M>[]> {
  const guessAgain = game.guesser?.(view) ?? ((luck: Chance) => game.guess(view, luck));
  const guessWork = game.guesser === undefined ? slowGuess : fastGuess;
  const repeats = sense.repeats ?? usualRepeats;
  const first = guessAgain(chance);
  const likelyGuess = believed(guessAgain, sense.likely?.(first, seat), chance);
  const moves = legalOf(game, first, seat);
  const options: readonly (M | null)[] = mayWait ? [null, ...moves] : moves;
  const all = options.map((move): Estimate<M> => ({ move, tries: 0, sum: 0, squares: 0 }));
  const stages = dropping ? Math.max(1, Math.ceil(Math.log2(all.length))) : 1;
  let alive = all;
  let spent = 0;
  for (let stage = 1; stage <= stages && alive.length > 1; stage++) {
    const until = (work * stage) / stages;
    while (spent < until) {
      const before = spent;
      const guess = likelyGuess(chance);
      spent += guessWork;
      for (const estimate of alive) {
        for (let repeat = 0; repeat < repeats; repeat++) {
          const state = game.clone(guess);
          if (estimate.move !== null) game.play(state, seat, estimate.move);
          spent += 1 + playOn(game, sense, state, chance);
          const value = outlook(game, state, seat, sense.swing);
          estimate.tries++;
          estimate.sum += value;
          estimate.squares += value * value;
        }
      }
      yield spent - before;
    }
    if (dropping) {
      alive = alive
        .toSorted((one, other) => meanOf(other) - meanOf(one))
        .slice(0, Math.ceil(alive.length / 2));
    }
  }
  const rank = new Map(alive.map((estimate) => [estimate, 1]));
  return all.toSorted(
    (one, other) => (rank.get(other) ?? 0) - (rank.get(one) ?? 0) || meanOf(other) - meanOf(one),
  );
}

/** A guess costs about as much as this many moves; less where the view is read only once. */
const slowGuess = 40;
const fastGuess = 6;

/** Guesses that are as frequent as they are likely. Very unlikely ones are taken too where nothing better comes up. */
function believed<S>(
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
