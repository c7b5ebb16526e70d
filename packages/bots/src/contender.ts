import { type AnyGame, nobody, seatAt } from '@tischrunde/engine';
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
  contender === 'random' ? randomPlayer(game) : botFor(game.id);

/** The level whose timing and memory a contender has. */
export const levelOf = (contender: Contender): Level => (contender === 'random' ? 'medium' : contender);

/** Makes any legal move, all equally likely; out of turn doing nothing is one more. */
const randomPlayer = (game: AnyGame): Player => ({
  *decide({ view, seat, level, chance }) {
    return game.with((own) => {
      const state = own.guess(view, chance);
      const moves = legalOf(own, state, seatAt(seat));
      const onTurn = state.turn === nobody || state.turn === seat;
      const after = timeToAct(level, onTurn, chance);
      const choice = chance.below(moves.length + (onTurn ? 0 : 1));
      return { move: choice < moves.length ? own.write(state, moves[choice]) : null, after };
    });
  },
});
