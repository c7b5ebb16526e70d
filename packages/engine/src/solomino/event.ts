import { type CardEvent, hearCards } from '../cards/event.ts';
import type { Report, RoundEvent } from '../core/event.ts';
import type { Seat } from '../core/seat.ts';
import type { SolominoState } from './state.ts';

/** The events of SOLOmino. */
export type SolominoEvent =
  | RoundEvent
  | CardEvent
  /** A card was laid on an end of the snake with its first (0) or second (1) half; `interjected` means out of turn. */
  | {
      readonly type: 'laid';
      readonly seat: number;
      readonly card: string;
      readonly half: number;
      readonly at: 'left' | 'right';
      readonly interjected: boolean;
    }
  /** The card just drawn fits but was not laid. */
  | { readonly type: 'kept'; readonly seat: number }
  /** A card was turned up in front of the seat, which must answer it: the small pile begins. */
  | { readonly type: 'asked'; readonly seat: number; readonly card: string }
  /** A card was laid on the small pile. */
  | { readonly type: 'answered'; readonly seat: number; readonly card: string }
  /** The seat took the small pile, its top card last. */
  | { readonly type: 'took'; readonly seat: number; readonly cards: readonly string[] }
  /** The seat paid what it still owed with cards from the right end of the snake, the outermost first. */
  | { readonly type: 'lifted'; readonly seat: number; readonly cards: readonly string[] };

/** Where events go; undefined while bots search. */
export type MaybeReport = Report<SolominoEvent> | undefined;

export function hear(_state: SolominoState, event: SolominoEvent, seat: Seat | null): SolominoEvent {
  switch (event.type) {
    case 'drew':
    case 'swapped':
    case 'rotated':
      return hearCards(event, seat);
    default:
      return event;
  }
}
