import type { Shown, View } from '../core/game.ts';
import type { Options } from '../core/options.ts';
import { type Seat, seatsOf } from '../core/seat.ts';
import { viewOfStanding } from '../core/seen.ts';
import { leaders, type Standing } from '../core/standing.ts';

/** What the referee shows of a game in which nobody holds anything. */
export const noHands = (players: number): Shown => ({ hands: seatsOf(players).map(() => []), stock: 0 });

/** A view of a game in which nobody holds anything; most points win. */
export const openView = (game: string, options: Options, state: Standing, seat: Seat | null): View =>
  viewOfStanding(state, { game, options, seat, ...noHands(state.players), winners: leaders(state, 'most') });
