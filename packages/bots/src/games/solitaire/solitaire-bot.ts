import { type Chance, type Game, type MoveText, type Standing, seatAt, type View } from '@tischrunde/engine';
import type { Bot, Level, Notes, Sight, Thinking } from '../../bot.ts';
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

/** A position of a game for one, with what its bot knows. */
export interface Situation<S extends Standing, M> {
  readonly view: View;
  readonly state: S;
  readonly moves: readonly M[];
  readonly notes: Notes;
  readonly chance: Chance;
}

/** How a game for one is played. */
export interface Solitaire<S extends Standing, M> {
  readonly game: Game<S, M>;
  /** How much longer a move takes than in games with others. */
  readonly pace: number;
  look?(notes: Notes, sight: Sight): Notes;
  choose(situation: Situation<S, M>, level: Level): M;
  /** The odds of each move, in the order of the moves. */
  weigh(situation: Situation<S, M>, work: number): Thinking<readonly Odds[]>;
}

/** The bot of a game for one. */
export function solitaireBot<S extends Standing, M>(solitaire: Solitaire<S, M>): Bot {
  const { game, pace } = solitaire;
  const lookAt = (view: View, notes: Notes, chance: Chance): Situation<S, M> => {
    const state = game.guess(view, chance);
    return { view, state, moves: legalOf(game, state, seatAt(0)), notes, chance };
  };
  return {
    ...(solitaire.look === undefined ? {} : { look: solitaire.look }),
    *decide({ view, level, notes, chance }) {
      const situation = lookAt(view, notes, chance);
      const after = Math.round(pace * timeToAct(level, true, chance));
      if (situation.moves.length === 0) return { move: null, after };
      yield situation.moves.length;
      const move = situation.moves.length === 1 ? situation.moves[0] : solitaire.choose(situation, level);
      return { move: game.write(situation.state, move), after };
    },
    *judge({ view, notes, chance, work }) {
      const situation = lookAt(view, notes, chance);
      const all = yield* solitaire.weigh(situation, work);
      return situation.moves
        .map((move, index) => ({ move: game.write(situation.state, move), ...all[index] }))
        .sort((one, other) => other.chance - one.chance);
    },
  };
}

/** Parses a move written by a solver; null if it is not legal. */
export function readMove<S extends Standing, M>(
  game: Game<S, M>,
  state: S,
  text: MoveText | undefined,
): M | null {
  if (text === undefined) return null;
  const judged = game.judge(state, seatAt(0), text);
  return judged.ok ? judged.move : null;
}

/** The state after a move. */
export function after<S extends Standing, M>(game: Game<S, M>, state: S, move: M): S {
  const then = game.clone(state);
  game.play(then, seatAt(0), move);
  return then;
}
