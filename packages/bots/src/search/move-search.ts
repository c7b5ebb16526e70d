import { Chance, type Game, type Seat, type Standing, type View } from '@tischrunde/engine';
import type { Thinking } from '../bot.ts';
import type { Heuristic } from '../evaluation/heuristic.ts';
import { won } from '../evaluation/lead-estimate.ts';
import { unit } from '../random.ts';
import { matchOddsFor, samplesAtOnce } from './match-odds.ts';
import { legalOf, playOn } from './rollout.ts';

/** What thinking about a move has brought so far. Null is to do nothing, for who is not on turn. */
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
 * Judges the moves of a seat by playing them on in guesses of what is hidden; to choose, whole turns where several moves make one.
 * All are tried on the same guesses, so that they are compared on equal terms; after each part of the work the worse half is left
 * alone.
 */
export function* searchMoves<S extends Standing, M>(
  game: Game<S, M>,
  heuristic: Heuristic<S, M>,
  view: View,
  seat: Seat,
  chance: Chance,
  work: number,
  pruning: boolean,
  mayWait: boolean,
): Thinking<Estimate<M>[]> {
  const guessed = game.guesser?.(view) ?? ((luck: Chance) => game.guess(view, luck));
  const odds = matchOddsFor(game, heuristic, view);
  const guessWork = game.guesser === undefined ? slowGuess : fastGuess + fastHand * view.players;
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
  // To do nothing is neither good nor bad at first sight.
  const all = mayWait ? [optionOf<M>(null, [], 0), ...ways] : ways;
  const stages = pruning ? Math.max(1, Math.ceil(Math.log2(all.length))) : 1;
  const trust = (heuristic.trust ?? 1) * trustInSight * (view.players - 1);
  let alive = all;
  // A move that is the only one is judged too, where all are to be judged.
  for (let stage = 1; stage <= stages && (alive.length > 1 || !pruning); stage++) {
    const until = (work * stage) / stages;
    while (spent < until) {
      const guess = likelyGuess(chance);
      const luck = new Chance(chance.next(), chance.next(), chance.next(), chance.next());
      for (const option of alive) {
        const state = game.clone(guess);
        playTurn(game, state, seat, option.turn);
        // The same luck for every move, so that it makes no difference where it need not.
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

/** What can be chosen: the moves to be made in thought (none to do nothing), and how good they look at first sight. */
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
  game: Game<S, M>,
  heuristic: Heuristic<S, M>,
  state: S,
  seat: Seat,
): Option<M>[] =>
  legalOf(game, state, seat).map((move) => optionOf(move, [move], heuristic.rate(state, seat, move)));

/** In some guesses a round is over before the turn is. */
function playTurn<S extends Standing, M>(game: Game<S, M>, state: S, seat: Seat, turn: readonly M[]): void {
  for (const move of turn) {
    if (state.phase !== 'play') return;
    game.play(state, seat, move);
  }
}

/**
 * With many players a win is so rare that a few tries say little about it; how near one came says more. It counts for choosing only:
 * whoever asks for chances is told chances.
 */
const nearnessBonus = <S extends Standing, M>(heuristic: Heuristic<S, M>, state: S, seat: Seat): number =>
  heuristic.nearness === undefined ? 0 : near * (1 - 2 / state.players) * heuristic.nearness(state, seat);

/** What it is worth to have been ahead of everybody at the end of a round, beside a match that is won. */
const near = 2;

/**
 * A first look counts as much as so many guesses for each opponent, in which the better move wins by as much as chance usually moves
 * it: the more players there are, the less a move has to do with who wins, and the longer chance hides it.
 */
const trustInSight = 30;

/** The best first. What it looked like at first sight counts the less the more was tried. */
function inOrder<M>(alive: readonly Option<M>[], trust: number): Option<M>[] {
  const variance = alive.reduce((sum, estimate) => sum + varianceOf(estimate), 0) / alive.length;
  // Where nothing depends on chance any more, the look still decides between equals.
  const lead = trust * Math.max(Math.sqrt(variance), 1e-6);
  const worth = (option: Option<M>): number =>
    meanOf(option) + (lead * option.look) / Math.max(1, option.tries);
  return alive.toSorted((one, other) => worth(other) - worth(one));
}

/** A guess costs about as much as this many moves; less, and by the hands, where the view is read only once. */
const slowGuess = 40;
const fastGuess = 4;
const fastHand = 2;

/** What it costs to see what a round that is over is worth. */
const oddsWork = 4;

/** Guesses that are as frequent as they are likely. Very unlikely ones are taken too where nothing better comes up. */
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
