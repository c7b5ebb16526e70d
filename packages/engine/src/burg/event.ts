import type { RoundEvent } from '../core/event.ts';
import type { Seat } from '../core/seat.ts';
import type { PlacedTile } from './move.ts';
import type { BurgState } from './state.ts';

/** What a move of Burg comes to. */
export type BurgEvent =
  | RoundEvent
  | ({ readonly type: 'placed'; readonly seat: number } & PlacedTile)
  /** A chain was laid; `tiles` from its first to its last. */
  | { readonly type: 'chained'; readonly seat: number; readonly tiles: readonly PlacedTile[] }
  /** Which tile came from the stock, only its holder hears. */
  | { readonly type: 'drew'; readonly seat: number; readonly tile: string | null }
  /** After a chain, so many tiles were left for the others to take. Which ones, only the giver hears. */
  | {
      readonly type: 'gaveAway';
      readonly seat: number;
      readonly count: number;
      readonly tiles: readonly string[] | null;
    }
  /** One of those tiles was taken. Which one, only the taker hears: the giver does not see who took which. */
  | {
      readonly type: 'tookBlindly';
      readonly seat: number;
      readonly from: number;
      readonly tile: string | null;
    };

export function hear(_state: BurgState, event: BurgEvent, seat: Seat | null): BurgEvent {
  switch (event.type) {
    case 'drew':
    case 'tookBlindly':
      return seat === event.seat ? event : { ...event, tile: null };
    case 'gaveAway':
      return seat === event.seat ? event : { ...event, tiles: null };
    default:
      return event;
  }
}
