import type { Chance, Seat, View } from '@tischrunde/engine';
import { type BurgState, burg, burgLegal, burgMoves } from '@tischrunde/engine/inside';
import type { Thinking } from '../bot.ts';
import { type Estimate, meanOf } from '../search.ts';
import { longestChain, someChains } from './burg-chains.ts';
import { anyPlacement, quickMove } from './burg-sight.ts';

type BurgMove = burgMoves.BurgMove;

const { mayDraw } = burgLegal;
const { draws } = burgMoves;

/** The moves that are worth a thought: there are too many for all of them. */
export function candidatesOf(state: BurgState, seat: Seat, chance: Chance): BurgMove[] {
  const hand = state.hands[seat];
  const moves: BurgMove[] = mayDraw(state, seat) ? [draws] : [];
  if (hand.length === 0) return moves;
  const chains = someChains(state.castle, hand, chainsOfALength, chance);
  moves.push(...(chains.at(-1) ?? []), ...(chains.at(-2) ?? []).slice(0, shorterChains));
  moves.push(...promisingPlacements(state, seat, chance));
  return moves;
}

const chainsOfALength = 5;
const shorterChains = 2;
const placementsTried = 24;
const placementsKept = 3;

/** Placements after which the hand could build longer chains. */
function promisingPlacements(state: BurgState, seat: Seat, chance: Chance): BurgMove[] {
  const tried = new Map<number, number>();
  for (let count = 0; count < placementsTried; count++) {
    const placement = anyPlacement(state, seat, chance);
    if (tried.has(placement)) continue;
    const next = burg.clone(state);
    burg.play(next, seat, placement);
    tried.set(placement, longestChain(next.castle, next.hands[seat]).length);
  }
  return [...tried]
    .sort((one, other) => other[1] - one[1])
    .slice(0, placementsKept)
    .map(([placement]) => placement);
}

/** What a turn takes in thought, in moves of simpler games. */
const turnWork = 12;

/** Judges moves by playing them on to the end in guesses of what is hidden; the worse half is dropped again and again. */
export function* weighed(
  view: View,
  seat: Seat,
  moves: readonly BurgMove[],
  chance: Chance,
  work: number,
  dropping: boolean,
): Thinking<Estimate<BurgMove>[]> {
  const all = moves.map((move): Estimate<BurgMove> => ({ move, tries: 0, sum: 0, squares: 0 }));
  const stages = dropping ? Math.max(1, Math.ceil(Math.log2(all.length))) : 1;
  let alive = all;
  let spent = 0;
  for (let stage = 1; stage <= stages && alive.length > 1; stage++) {
    while (spent < (work * stage) / stages) {
      const guess = burg.guess(view, chance);
      let step = turnWork;
      for (const estimate of alive) {
        const state = burg.clone(guess);
        if (estimate.move !== null) burg.play(state, seat, estimate.move);
        step += turnWork * playOut(state, chance);
        const value = shareOf(state, seat);
        estimate.tries++;
        estimate.sum += value;
        estimate.squares += value * value;
      }
      spent += step;
      yield step;
    }
    if (dropping) alive = alive.toSorted(byMean).slice(0, Math.ceil(alive.length / 2));
  }
  const rank = new Map(alive.map((estimate) => [estimate, 1]));
  return all.toSorted((one, other) => (rank.get(other) ?? 0) - (rank.get(one) ?? 0) || byMean(one, other));
}

const byMean = (one: Estimate<BurgMove>, other: Estimate<BurgMove>): number => meanOf(other) - meanOf(one);

function playOut(state: BurgState, chance: Chance): number {
  let turns = 1;
  for (; state.phase === 'play'; turns++) burg.play(state, state.turn, quickMove(state, state.turn, chance));
  return turns;
}

/** The chance to win from the lead at the end: a clear win tells more than a narrow one. */
function shareOf({ scores }: BurgState, seat: Seat): number {
  let best = 0;
  scores.forEach((score, other) => {
    if (other !== seat) best = Math.max(best, score);
  });
  return 1 / (1 + Math.exp((best - scores[seat]) / clear));
}

const clear = 8;
