import type { RoundEvent } from '../core/event.ts';
import type { Seat } from '../core/seat.ts';
import type { PlacedTile } from './move.ts';
import type { BurgState } from './state.ts';

/** The events of Burg. */
export type BurgEvent =
  | RoundEvent
  | ({ readonly type: 'placed'; readonly seat: number } & PlacedTile)
  /** A chain was laid; `tiles` from its first to its last. */
  | { readonly type: 'chained'; readonly seat: number; readonly tiles: readonly PlacedTile[] }
  /** Only its holder hears which tile came from the stock. */
  | { readonly type: 'drew'; readonly seat: number; readonly tile: string | null }
  /** After a chain, `count` tiles were left for the others to take. Only the giver hears which ones. */
  | {
      readonly type: 'gaveAway';
      readonly seat: number;
      readonly count: number;
      readonly tiles: readonly string[] | null;
    }
  /** One of those tiles was taken. Only the taker hears which one: the giver does not see who took which. */
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
