import { type AnyGame, nobody, seatAt } from '@tischrunde/engine';
import { type Bot, type Level, levels } from './bot.ts';
import { botFor } from './games.ts';
import { legalOf } from './search/rollout.ts';
import { timeToAct } from './timing.ts';

/** Who can be measured: the levels, and whoever makes any legal move, which is company for nobody. */
export const contenders = [...levels, 'random'] as const;

export type Contender = (typeof contenders)[number];

export const isContender = (name: string): name is Contender => contenders.some((one) => one === name);

/** What it takes to sit at a table. */
export type Player = Pick<Bot, 'decide'>;

export const playerFor = (game: AnyGame, contender: Contender): Player =>
  contender === 'random' ? randomPlayer(game) : botFor(game.id);

/** Anything but the levels has no temper of its own and is as quick as a sound player. */
export const levelOf = (contender: Contender): Level => (contender === 'random' ? 'medium' : contender);

/** Makes any legal move, each with the same chance; who is not on turn may as well do nothing. */
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
