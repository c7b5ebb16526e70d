import { type Chance, type Game, type MoveText, type Standing, seatAt, type View } from '@tischrunde/engine';
import type { Bot, Level, Notes, Sight, Thinking } from '../../bot.ts';
import { legalOf } from '../../search/rollout.ts';
import { timeToAct } from '../../timing.ts';

/** What is known about a move: the chance to win with it, and half the width of the 95% interval around that. */
export interface Odds {
  readonly chance: number;
  readonly margin: number;
}

export const certainWin: Odds = { chance: 1, margin: 0 };
export const certainLoss: Odds = { chance: 0, margin: 0 };
export const certain = (wins: boolean): Odds => (wins ? certainWin : certainLoss);

/** What a player of a game for one has before the eyes. */
export interface Situation<S extends Standing, M> {
  readonly view: View;
  readonly state: S;
  readonly moves: readonly M[];
  readonly notes: Notes;
  readonly chance: Chance;
}

/** How one game for one is played. */
export interface Solitaire<S extends Standing, M> {
  readonly game: Game<S, M>;
  /** How much longer than at a table one takes for a move. */
  readonly pace: number;
  look?(notes: Notes, sight: Sight): Notes;
  choose(situation: Situation<S, M>, level: Level): M;
  /** What is known about each of the moves, in their order. */
  weigh(situation: Situation<S, M>, work: number): Thinking<readonly Odds[]>;
}

/** A bot that plays alone: there is nobody to wait for, and nothing to call. */
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

/** A move that a solver has written, in the game's own form; null where it is not legal. */
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
