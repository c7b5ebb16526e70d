import { type Chance, seatAt } from '@tischrunde/engine';
import { burg, burgMoves } from '@tischrunde/engine/internals';
import type { BotOf, Decision, Judgement, QuestionOf, Thinking } from '../../bot.ts';
import { type Estimate, marginOf, meanOf } from '../../search/move-search.ts';
import { legalOf } from '../../search/rollout.ts';
import { timeToAct } from '../../timing.ts';
import { candidatesOf } from './candidates.ts';
import { hastyMove, quickMove } from './quick-move.ts';
import { weighMoves } from './search.ts';

type BurgMove = burgMoves.BurgMove;

const { draws, isChain } = burgMoves;

/** Burg: wait for a chain that is worth it. */
export const burgBot: BotOf<'burg'> = { decide, judge };

/** The approximate work of finding candidates. */
const candidateWork = 1000;

/** The number of placements that a medium bot considers. */
const placementsTried = 16;

function* decide({ known, seat: index, level, chance, work }: QuestionOf<'burg'>): Thinking<Decision> {
  const seat = seatAt(index);
  const after = timeToAct(level, true, chance);
  const state = burg.guess(known, chance);
  if (state.turn !== seat) return { move: null, after };
  if (level === 'easy') return { move: burg.write(state, hastyMove(state, seat, chance)), after };
  if (level === 'medium')
    return { move: burg.write(state, quickMove(state, seat, chance, placementsTried)), after };
  const guessed = () => burg.guess(known, chance);
  const guesses = [guessed(), guessed(), guessed()];
  const candidates = candidatesOf(guesses, seat, chance);
  yield candidateWork;
  const [best] = yield* weighMoves(
    guessed,
    seat,
    candidates,
    chance,
    Math.max(1, work - candidateWork),
    true,
  );
  return { move: burg.write(state, best.move ?? quickMove(state, seat, chance, placementsTried)), after };
}

/**
 * There are too many moves to simulate all. The others get the average of their kind: placements that of
 * placements, chains that of chains of the same length.
 */
function* judge({ known, seat: index, chance, work }: QuestionOf<'burg'>): Thinking<readonly Judgement[]> {
  const seat = seatAt(index);
  const state = burg.guess(known, chance);
  if (state.turn !== seat) return [];
  const moves = legalOf(burg, state, seat);
  const kinds = new Map<number, BurgMove[]>();
  for (const move of moves) {
    const same = kinds.get(kindOf(move));
    if (same === undefined) kinds.set(kindOf(move), [move]);
    else same.push(move);
  }
  const sample = [...kinds.values()].flatMap((kind) => someOf(kind, chance));
  const guessed = () => burg.guess(known, chance);
  const estimates = new Map<BurgMove, Estimate<BurgMove>>();
  for (const estimate of yield* weighMoves(guessed, seat, sample, chance, work, false))
    if (estimate.move !== null) estimates.set(estimate.move, estimate);
  const usual = new Map<number, Omit<Judgement, 'move'>>();
  for (const [kind, all] of kinds) usual.set(kind, usualOf(all.flatMap((move) => estimates.get(move) ?? [])));
  return moves
    .map((move): Judgement => {
      const estimate = estimates.get(move);
      const judged = estimate === undefined ? usual.get(kindOf(move)) : judgedBy(estimate);
      return { move: burg.write(state, move), ...(judged ?? unknown) };
    })
    .sort((one, other) => other.chance - one.chance);
}

/** Draws are kind 0, placements kind 1, and chains have their length as kind. */
const kindOf = (move: BurgMove): number => (isChain(move) ? move.length : move === draws ? 0 : 1);

const ofAKind = 5;

function someOf(moves: readonly BurgMove[], chance: Chance): BurgMove[] {
  const order = [...moves.keys()];
  chance.shuffle(order, ofAKind);
  return order.slice(0, ofAKind).map((index) => moves[index]);
}

const unknown = { chance: 0.5, margin: 0.5 };

const judgedBy = (estimate: Estimate<BurgMove>): Omit<Judgement, 'move'> => ({
  chance: meanOf(estimate),
  margin: marginOf(estimate),
});

/** The average of the moves of a kind; the margin covers their spread. */
function usualOf(estimates: readonly Estimate<BurgMove>[]): Omit<Judgement, 'move'> {
  if (estimates.length === 0) return unknown;
  const means = estimates.map(meanOf);
  const apart = Math.max(...means) - Math.min(...means);
  return {
    chance: means.reduce((sum, mean) => sum + mean, 0) / means.length,
    margin: apart + Math.max(...estimates.map(marginOf)),
  };
}
