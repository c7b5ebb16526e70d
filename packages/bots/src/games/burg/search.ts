import { type Chance, type Seat, seatsOf } from '@tischrunde/engine';
import { type BurgState, burg, burgLegal, type burgMoves } from '@tischrunde/engine/internals';
import type { Thinking } from '../../bot.ts';
import { type Estimate, meanOf } from '../../search/move-search.ts';
import { longestChain, pointsFor } from './chains.ts';
import { quickMove } from './quick-move.ts';

type BurgMove = burgMoves.BurgMove;

const { mayDraw } = burgLegal;

/** The work of searching chains in a hand of this size, in moves of simpler games. */
const chainWork = (tiles: number): number => tiles ** 3 / 8;

/** The work of copying a castle and laying on it. */
const castleWork = 10;

/** The work of a guess. */
const guessWork = 120;

/**
 * Judges moves by rollouts from guesses of what is hidden. When `pruning`, the worse half is dropped after
 * each stage.
 */
export function* weighMoves(
  guessed: () => BurgState,
  seat: Seat,
  moves: readonly BurgMove[],
  chance: Chance,
  work: number,
  pruning: boolean,
): Thinking<Estimate<BurgMove>[]> {
  const all = moves.map((move): Estimate<BurgMove> => ({ move, tries: 0, sum: 0, squares: 0 }));
  const stages = pruning ? Math.max(1, Math.ceil(Math.log2(all.length))) : 1;
  let alive = all;
  let spent = 0;
  for (let stage = 1; stage <= stages && alive.length > (pruning ? 1 : 0); stage++) {
    while (spent < (work * stage) / stages) {
      const guess = guessed();
      let step = guessWork;
      for (const estimate of alive) {
        const state = burg.clone(guess);
        if (estimate.move !== null) burg.play(state, seat, estimate.move);
        step += castleWork + playOn(state, chance);
        const value = chanceToWin(state, seat);
        estimate.tries++;
        estimate.sum += value;
        estimate.squares += value * value;
      }
      spent += step;
      yield step;
    }
    if (pruning) alive = alive.toSorted(byMean).slice(0, Math.ceil(alive.length / 2));
  }
  const rank = new Map(alive.map((estimate) => [estimate, 1]));
  return all.toSorted((one, other) => (rank.get(other) ?? 0) - (rank.get(one) ?? 0) || byMean(one, other));
}

const byMean = (one: Estimate<BurgMove>, other: Estimate<BurgMove>): number => meanOf(other) - meanOf(one);

/** Plays on for a few laps. Returns the work, including that of judging the result. */
function playOn(state: BurgState, chance: Chance): number {
  let work = 0;
  for (let turns = roundsAhead * state.players; state.phase === 'play' && turns > 0; turns--) {
    const searches = mayDraw(state, state.turn) ? 1 : 1 + placementsTried;
    work += castleWork + searches * chainWork(state.hands[state.turn].length);
    burg.play(state, state.turn, quickMove(state, state.turn, chance, placementsTried));
  }
  for (const hand of state.hands) work += chainWork(hand.length);
  return Math.ceil(work);
}

const roundsAhead = 2;
const placementsTried = 3;

/** Estimates the chance to win from the lead, which counts less the more tiles are left. */
function chanceToWin(state: BurgState, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  let tiles = state.stock.length - state.drawn;
  for (const other of seatsOf(state.players)) {
    tiles += state.hands[other].length;
    if (other !== seat) best = Math.max(best, expectedScore(state, other));
  }
  const lead = expectedScore(state, seat) - best;
  return 1 / (1 + Math.exp(-lead / (clear + Math.sqrt(tiles) * 2)));
}

const clear = 6;

/** The score, plus what the tiles in hand usually bring, plus what they would bring beyond that right now. */
function expectedScore(state: BurgState, seat: Seat): number {
  const hand = state.hands[seat];
  const score = state.scores[seat];
  if (state.phase !== 'play') return score;
  const usual = tileWorth * hand.length;
  const now = pointsFor(longestChain(state.castle, hand).length);
  return score + usual + Math.max(0, now - usual) * (state.turn === seat ? 0.9 : 0.6);
}

const tileWorth = 3;
