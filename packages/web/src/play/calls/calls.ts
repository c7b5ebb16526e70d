import type { Event, GameId } from '@tischrunde/engine';
import { type Call, callOf } from '@tischrunde/rulebook';

/** A call, and the seat that it comes from. */
export interface SeatCall {
  readonly seat: number;
  readonly call: Call;
}

/** What was called, in order. */
export const callsIn = (events: readonly Event[], game: GameId): SeatCall[] =>
  events.flatMap((event) => {
    const call = callOf(event, game);
    return call === null || !('seat' in event) || event.seat === null ? [] : [{ seat: event.seat, call }];
  });
