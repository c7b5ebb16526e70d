import type { RoundEvent } from '../core/event.ts';
import type { SideName } from './move.ts';

/**
 * The events of Hektik. None of them is private. The next double is turned up at once, so the move that ends a round
 * reports `roundOver`, and then `dealt` and `revealed` for the next one.
 */
export type HektikEvent =
  | RoundEvent
  /** The double at stake in the round that was just dealt. */
  | { readonly type: 'revealed'; readonly double: string }
  /** A tile was taken from the middle into a chain; `tile` is as the move writes it. */
  | { readonly type: 'took'; readonly seat: number; readonly tile: string; readonly side: SideName }
  /** A tile went back to the middle; `tile` is as it lay in the chain, from left to right. */
  | { readonly type: 'returned'; readonly seat: number; readonly tile: string; readonly side: SideName }
  | { readonly type: 'gaveUp'; readonly seat: number }
  /** A seat has won the double with this chain. Afterwards all tiles go back to the middle. */
  | {
      readonly type: 'completed';
      readonly seat: number;
      readonly double: string;
      readonly chain: readonly string[];
    }
  /** Everybody has given up, and nobody gets the double. */
  | { readonly type: 'abandoned'; readonly double: string };
