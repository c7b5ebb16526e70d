import { type Chance, type Game, type MoveText, type Standing, seatAt, type View } from '@tischrunde/engine';
import type { Bot, Level, Notes, Thinking } from '../../bot.ts';
import { legalOf } from '../../search/rollout.ts';
import { timeToAct, unit } from '../../timing.ts';

/** What is known about a move: the chance to win with it, and half the width of the 95% interval around that. */
export interface Known {
  readonly chance: number;
  readonly give: number;
}

export const surely: Known = { chance: 1, give: 0 };
export const never: Known = { chance: 0, give: 0 };
export const known = (wins: boolean): Known => (wins ? surely : never);

/** What a player of a game for one has before the eyes. */
export interface Look<S extends Standing, M> {
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
  look?(notes: Notes, view: View): Notes;
  choose(look: Look<S, M>, level: Level): M;
  /** What is known about each of the moves, in their order. */
  weigh(look: Look<S, M>, work: number): Thinking<readonly Known[]>;
}

/** A bot that plays alone: there is nobody to wait for, and nothing to call. */
export function solitaireBot<S extends Standing, M>(solitaire: Solitaire<S, M>): Bot {
  const { game, pace } = solitaire;
  const lookAt = (view: View, notes: Notes, chance: Chance): Look<S, M> => {
    const state = game.guess(view, chance);
    return { view, state, moves: legalOf(game, state, seatAt(0)), notes, chance };
  };
  return {
    look: (notes, view) => solitaire.look?.(notes, view) ?? notes,
    *decide({ view, level, notes, chance }) {
      const look = lookAt(view, notes, chance);
      const after = Math.round(pace * timeToAct(level, true, chance));
      if (look.moves.length === 0) return { move: null, after };
      yield look.moves.length;
      const move = look.moves.length === 1 ? look.moves[0] : solitaire.choose(look, level);
      return { move: game.write(look.state, move), after };
    },
    *judge({ view, notes, chance, work }) {
      const look = lookAt(view, notes, chance);
      const all = yield* solitaire.weigh(look, work);
      return look.moves
        .map((move, index) => ({ move: game.write(look.state, move), ...all[index] }))
        .sort((one, other) => other.chance - one.chance);
    },
  };
}

export const anyOf = <T>(choices: readonly T[], chance: Chance): T => choices[chance.below(choices.length)];

export const happens = (odds: number, chance: Chance): boolean => unit(chance) < odds;

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
