import { Chance, type Game, type Seat, type Standing, type View } from '@tischrunde/engine';
import type { Thinking } from './bot.ts';
import { outlook } from './outlook.ts';
import { legalOf, likelyBest, playOn } from './rollout.ts';
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
  const guessed = game.guesser?.(view) ?? ((luck: Chance) => game.guess(view, luck));
  const guessWork = game.guesser === undefined ? slowGuess : fastGuess + fastHand * view.players;
  let spent = 0;
  let told = 0;
  const guessAgain = (luck: Chance): S => {
    spent += guessWork;
    return guessed(luck);
  };
  const repeats = sense.repeats ?? usualRepeats;
  const first = guessAgain(chance);
  const likelyGuess = believed(guessAgain, sense.likely?.(first, seat), chance);
  const moves = legalOf(game, first, seat);
  const options: readonly (M | null)[] = mayWait ? [null, ...moves] : moves;
  const all = options.map((move): Estimate<M> => ({ move, tries: 0, sum: 0, squares: 0 }));
  const stages = dropping ? Math.max(1, Math.ceil(Math.log2(all.length))) : 1;
  const favourite = mayWait
    ? null
    : all[likelyBest(sense.sight ?? sense, first, seat, moves, moves.length, chance, 0)];
  let alive = all;
  // A move that is the only one is judged too, where all are to be judged.
  for (let stage = 1; stage <= stages && (alive.length > 1 || !dropping); stage++) {
    const until = (work * stage) / stages;
    while (spent < until) {
      const guess = likelyGuess(chance);
      const luck = new Chance(chance.next(), chance.next(), chance.next(), chance.next());
      for (const estimate of alive) {
        // The same luck for every move, so that it makes no difference where it need not.
        const fate = luck.clone();
        for (let repeat = 0; repeat < repeats; repeat++) {
          const state = game.clone(guess);
          if (estimate.move !== null) game.play(state, seat, estimate.move);
          spent += 1 + playOn(game, sense, state, fate);
          const value = outlook(game, state, seat, sense.swing);
          estimate.tries++;
          estimate.sum += value;
          estimate.squares += value * value;
        }
      }
      yield spent - told;
      told = spent;
    }
    if (dropping) alive = betterHalf(alive, favourite);
  }
  const rank = new Map(alive.map((estimate) => [estimate, 1]));
  if (dropping && favourite !== null) rank.set(chosen(alive, favourite, sense.caution ?? usualCaution), 2);
  return all.toSorted(
    (one, other) => (rank.get(other) ?? 0) - (rank.get(one) ?? 0) || meanOf(other) - meanOf(one),
  );
}

/** The half that has done better so far; the move that looked best at first sight stays until the end. */
function betterHalf<M>(alive: readonly Estimate<M>[], favourite: Estimate<M> | null): Estimate<M>[] {
  const half = alive
    .toSorted((one, other) => meanOf(other) - meanOf(one))
    .slice(0, Math.ceil(alive.length / 2));
  return favourite === null || half.includes(favourite) ? half : [...half, favourite];
}

/** The best, unless it is so little better than what looked best at first sight that it may well be chance. */
function chosen<M>(alive: readonly Estimate<M>[], favourite: Estimate<M>, caution: number): Estimate<M> {
  const best = alive.reduce((one, other) => (meanOf(other) > meanOf(one) ? other : one));
  const doubt = caution * Math.hypot(giveOf(best), giveOf(favourite));
  return meanOf(best) - meanOf(favourite) > doubt ? best : favourite;
}

const usualCaution = 0.3;

/** A guess costs about as much as this many moves; less, and by the hands, where the view is read only once. */
const slowGuess = 40;
const fastGuess = 4;
const fastHand = 2;

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
