import { type CardEvent, hearCards } from '../cards/event.ts';
import type { Report, RoundEvent } from '../core/event.ts';
import type { Seat } from '../core/seat.ts';
import type { ColourName } from '../pieces/solo-cards.ts';
import type { SoloState } from './state.ts';

/** The events of SOLO. */
export type SoloEvent =
  | RoundEvent
  | CardEvent
  /** The first card of the discard pile was turned up; `seat` begins and obeys it. */
  | { readonly type: 'turnedUp'; readonly seat: number; readonly card: string }
  /** `interjected` means out of turn. */
  | {
      readonly type: 'laid';
      readonly seat: number;
      readonly card: string;
      readonly interjected: boolean;
    }
  /** A black card was laid, or started the round, and this colour is to be matched. */
  | { readonly type: 'named'; readonly seat: number; readonly colour: ColourName }
  /** The card just drawn fits but was not laid. */
  | { readonly type: 'kept'; readonly seat: number }
  /** There was nothing to lay and nothing to draw. */
  | { readonly type: 'passed'; readonly seat: number }
  /** The discard pile without its top card became the draw pile, so that `seat` could draw. */
  | { readonly type: 'reshuffled'; readonly seat: number; readonly count: number };

/** Where events go; undefined while bots search. */
export type MaybeReport = Report<SoloEvent> | undefined;

export function hear(_state: SoloState, event: SoloEvent, seat: Seat | null): SoloEvent {
  switch (event.type) {
    case 'drew':
    case 'swapped':
    case 'rotated':
      return hearCards(event, seat);
    default:
      return event;
  }
}

/** The discard pile after the events of a round, its top card last. */
export function discardPile(events: readonly SoloEvent[]): string[] {
  let pile: string[] = [];
  for (const event of events) {
    if (event.type === 'turnedUp' || event.type === 'laid') pile.push(event.card);
    else if (event.type === 'reshuffled') pile = pile.slice(-1);
  }
  return pile;
}
