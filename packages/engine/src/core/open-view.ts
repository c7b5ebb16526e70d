import { viewOfStanding } from './base-view.ts';
import type { BaseView, Shown } from './game.ts';
import type { Options } from './options.ts';
import { type Seat, seatsOf } from './seat.ts';
import { leaders, type MatchLength, type Standing } from './standing.ts';

/** What the referee shows of a game without hands. */
export const noHands = (players: number): Shown => ({ hands: seatsOf(players).map(() => []), stock: 0 });

/** A view of a game without hands; most points win. */
export const openView = <Id extends string>(
  game: Id,
  options: Options,
  length: MatchLength,
  state: Standing,
  seat: Seat | null,
): BaseView<Id> =>
  viewOfStanding(state, {
    game,
    options,
    length,
    seat,
    ...noHands(state.players),
    winners: leaders(state, 'most'),
  });
