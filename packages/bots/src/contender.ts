import {
  type AnyGame,
  type BaseEvent,
  type BaseView,
  type Game,
  nobody,
  type Standing,
  seatAt,
} from '@tischrunde/engine';
import { type Bot, type Level, levels } from './bot.ts';
import { botFor } from './games.ts';
import { legalOf } from './search/rollout.ts';
import { timeToAct } from './timing.ts';

/** Bots that can be compared: the levels, and a random player, which is offered only for comparison. */
export const contenders = [...levels, 'random'] as const;

export type Contender = (typeof contenders)[number];

export const isContender = (name: string): name is Contender => contenders.some((one) => one === name);

/** What a bot needs to play a match. */
export type Player = Pick<Bot, 'decide'>;

export const playerFor = (game: AnyGame, contender: Contender): Player =>
  contender === 'random' ? game.with<Player>(randomPlayer) : botFor(game.id);

/** The level whose timing and memory a contender has. */
export const levelOf = (contender: Contender): Level => (contender === 'random' ? 'medium' : contender);

/** Makes any legal move, all equally likely; out of turn doing nothing is one more. */
const randomPlayer = <S extends Standing, M, V extends BaseView, E extends BaseEvent>(
  game: Game<S, M, V, E>,
): Pick<Bot<V, E>, 'decide'> => ({
  // biome-ignore lint/correctness/useYield: a single cheap step.
  *decide({ known, seat, level, chance }) {
    const state = game.guess(known, chance);
    const moves = legalOf(game, state, seatAt(seat));
    const onTurn = state.turn === nobody || state.turn === seat;
    const after = timeToAct(level, onTurn, chance);
    const choice = chance.below(moves.length + (onTurn ? 0 : 1));
    return { move: choice < moves.length ? game.write(state, moves[choice]) : null, after };
  },
});
