import {
  type BaseEvent,
  type BaseView,
  type Chance,
  type Game,
  type Known,
  type MoveText,
  type Standing,
  seatAt,
} from '@tischrunde/engine';
import type { Bot, Level, Thinking } from '../../bot.ts';
import type { Rules } from '../../evaluation/rules.ts';
import { legalOf } from '../../search/rollout.ts';
import { timeToAct } from '../../timing.ts';

/** The chance to win with a move, and half the width of its 95% interval. */
export interface Odds {
  readonly chance: number;
  readonly margin: number;
}

export const certainWin: Odds = { chance: 1, margin: 0 };
export const certainLoss: Odds = { chance: 0, margin: 0 };
export const certain = (wins: boolean): Odds => (wins ? certainWin : certainLoss);

/** A position of a game for one. */
export interface Situation<S extends Standing, M> {
  readonly state: S;
  readonly moves: readonly M[];
  readonly chance: Chance;
}

/** How a game for one is played. */
export interface Solitaire<S extends Standing, M, V extends BaseView, E extends BaseEvent> {
  readonly game: Game<S, M, V, E>;
  /** How much longer a move takes than in games with others. */
  readonly pace: number;
  choose(situation: Situation<S, M>, level: Level, known: Known<V, E>): M;
  /** The odds of each move, in the order of the moves. */
  weigh(situation: Situation<S, M>, work: number, known: Known<V, E>): Thinking<readonly Odds[]>;
}

/** The bot of a game for one. */
export function solitaireBot<S extends Standing, M, V extends BaseView, E extends BaseEvent>(
  solitaire: Solitaire<S, M, V, E>,
): Bot<V, E> {
  const { game, pace } = solitaire;
  const lookAt = (known: Known<V, E>, chance: Chance): Situation<S, M> => {
    const state = game.guess(known, chance);
    return { state, moves: legalOf(game, state, seatAt(0)), chance };
  };
  return {
    *decide({ known, level, chance }) {
      const situation = lookAt(known, chance);
      const after = Math.round(pace * timeToAct(level, true, chance));
      if (situation.moves.length === 0) return { move: null, after };
      yield situation.moves.length;
      const move =
        situation.moves.length === 1 ? situation.moves[0] : solitaire.choose(situation, level, known);
      return { move: game.write(situation.state, move), after };
    },
    *judge({ known, chance, work }) {
      const situation = lookAt(known, chance);
      const all = yield* solitaire.weigh(situation, work, known);
      return situation.moves
        .map((move, index) => ({ move: game.write(situation.state, move), ...all[index] }))
        .sort((one, other) => other.chance - one.chance);
    },
  };
}

/** Parses a move written by a solver; null if it is not legal. */
export function readMove<S extends Standing, M>(
  game: Rules<S, M>,
  state: S,
  text: MoveText | undefined,
): M | null {
  if (text === undefined) return null;
  const judged = game.judge(state, seatAt(0), text);
  return judged.ok ? judged.move : null;
}

/** The state after a move. */
export function after<S extends Standing, M>(game: Rules<S, M>, state: S, move: M): S {
  const then = game.clone(state);
  game.play(then, seatAt(0), move);
  return then;
}
