import { type Report, type RoundEvent, reportDeal } from './event.ts';
import type { BaseView, Game } from './game.ts';
import { type Seat, seatAt } from './seat.ts';
import { beginRound, oneRound, type Standing } from './standing.ts';

/** The seat of a single-player game. */
export const player: Seat = seatAt(0);

type Alike = 'players' | 'nextRound' | 'outOfTurn' | 'length' | 'winners' | 'chanceLog';

/** What single-player games have in common: one seat, always on turn, and one round; only the deal is random. */
export const forOne: Pick<Game<Standing, never, BaseView, never>, Alike> = {
  players: { least: 1, most: 1 },
  nextRound() {
    throw new Error('one round is the match');
  },
  outOfTurn: () => false,
  length: () => oneRound,
  winners: ({ roundWinners }) => roundWinners,
  chanceLog: () => [],
};

export function beginForOne(state: Standing, report: Report<RoundEvent> | undefined): void {
  beginRound(state);
  state.turn = player;
  reportDeal(state, report);
}
