import {
  type BaseEvent,
  type BaseView,
  type Chance,
  type Game,
  nobody,
  type Seat,
  type Standing,
  seatAt,
} from '@tischrunde/engine';
import type { Bot, Decision, Judgement, Level, Question, Thinking } from '../bot.ts';
import type { Heuristic } from '../evaluation/heuristic.ts';
import { forgetsCall } from '../forgotten-call.ts';
import { unit } from '../random.ts';
import { timeToAct } from '../timing.ts';
import { marginOf, meanOf, searchMoves } from './move-search.ts';
import { bestWithNoise, legalOf } from './rollout.ts';

/** The noise that each level adds to its ratings. */
const noise: Readonly<Record<Level, number>> = { easy: 4, medium: 0.1, strong: 0 };

/** Heuristics of single levels. */
interface LevelHeuristics<S extends Standing, M> {
  /** The heuristic of the easy level, and how often it makes just any move. */
  readonly easy?: Heuristic<S, M>;
  readonly slips?: number;
  /** The heuristic of the strong level, for its rollouts and choices. */
  readonly search?: Heuristic<S, M>;
}

/** A bot that plays by a heuristic, and at the strong level by search with rollouts. */
export function heuristicBot<S extends Standing, M, V extends BaseView, E extends BaseEvent>(
  game: Game<S, M, V, E>,
  heuristic: Heuristic<S, M>,
  levels: LevelHeuristics<S, M> = {},
): Bot<V, E> {
  return {
    decide: (question) => decide(game, heuristic, levels, question),
    judge: (question) => judge(game, levels.search ?? heuristic, question),
  };
}

function* decide<S extends Standing, M, V extends BaseView, E extends BaseEvent>(
  game: Game<S, M, V, E>,
  heuristic: Heuristic<S, M>,
  levels: LevelHeuristics<S, M>,
  question: Question<V, E>,
): Thinking<Decision> {
  const { known, level, chance, work } = question;
  const seat = seatAt(question.seat);
  const state = game.guess(known, chance);
  const moves = legalOf(game, state, seat);
  const onTurn = state.turn === nobody || state.turn === seat;
  const after = timeToAct(level, onTurn, chance);
  if (moves.length === 0) return { move: null, after };
  let move = moves[0];
  if (moves.length > 1 || !onTurn) {
    if (level === 'strong') {
      const [best] = yield* searchMoves(
        game,
        levels.search ?? heuristic,
        known,
        seat,
        chance,
        work,
        true,
        !onTurn,
      );
      if (best.move === null) return { move: null, after };
      move = best.move;
    } else if (level === 'easy' && levels.easy !== undefined) {
      move = moves[easyChoice(levels.easy, levels.slips ?? 0, state, seat, moves, chance)];
    } else {
      move = moves[bestWithNoise(heuristic, state, seat, moves, moves.length, chance, noise[level])];
      if (!onTurn && !wouldInterject(heuristic, state, seat, move, level)) return { move: null, after };
    }
  }
  const { call, ...rest } = game.write(state, move);
  return { move: call === true && !forgetsCall(level, chance) ? { ...rest, call } : rest, after };
}

const easyChoice = <S extends Standing, M>(
  easy: Heuristic<S, M>,
  slips: number,
  state: S,
  seat: Seat,
  moves: readonly M[],
  chance: Chance,
): number =>
  unit(chance) < slips
    ? chance.below(moves.length)
    : bestWithNoise(easy, state, seat, moves, moves.length, chance, easy.noise);

/** Out of turn a bot may do nothing; easy bots interject whenever they can. */
const wouldInterject = <S extends Standing, M>(
  heuristic: Heuristic<S, M>,
  state: S,
  seat: Seat,
  move: M,
  level: Level,
): boolean => level === 'easy' || heuristic.rate(state, seat, move) >= 0;

function* judge<S extends Standing, M, V extends BaseView, E extends BaseEvent>(
  game: Game<S, M, V, E>,
  heuristic: Heuristic<S, M>,
  { known, seat, chance, work }: Question<V, E>,
): Thinking<readonly Judgement[]> {
  const state = game.guess(known, chance);
  const estimates = yield* searchMoves(game, heuristic, known, seatAt(seat), chance, work, false, false);
  return estimates.flatMap((estimate) =>
    estimate.move === null
      ? []
      : { move: game.write(state, estimate.move), chance: meanOf(estimate), margin: marginOf(estimate) },
  );
}
