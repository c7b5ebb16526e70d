import type { RoundEvent } from '../core/event.ts';
import { isOn } from '../core/options.ts';
import type { Seat } from '../core/seat.ts';
import type { DominoRules } from './rules.ts';
import type { DominoState } from './state.ts';

/** The halves a hand turned out to lack, by drawing or passing: numbers, and 'joker' if it has none. */
export type Lacks = readonly (number | 'joker')[];

/** The events of a domino game. */
export type DominoEvent =
  | RoundEvent
  /** `at` is the end it was laid at (`6-3:3`) and `out` the half that now points outwards; null without an end. */
  | {
      readonly type: 'laid';
      readonly seat: number;
      readonly tile: string;
      readonly at: string | null;
      readonly out: number | null;
      /** domino.out: it was the last tile of the hand, and ends the round. */
      readonly goesOut?: true;
      /** italian.total: the running total with this tile. */
      readonly total?: number;
    }
  /** Sperr: a double closed an end. */
  | { readonly type: 'locked'; readonly seat: number; readonly tile: string; readonly at: string }
  /** Nothing else may be laid until this double has its toes. The last tile of a hand opens no foot. */
  | { readonly type: 'footOpened'; readonly seat: number; readonly tile: string }
  /** One tile was drawn from the stock; only its holder and an open partner hear which (`tile`). */
  | { readonly type: 'drew'; readonly seat: number; readonly tile: string | null; readonly lacks: Lacks }
  /** Nothing could be laid. `byChoice` means that the seat could have drawn instead (french.cannot). */
  | { readonly type: 'passed'; readonly seat: number; readonly lacks: Lacks; readonly byChoice?: true }
  /** The tile just drawn fits but was not laid. */
  | { readonly type: 'kept'; readonly seat: number }
  /** The seat has laid in this turn, and lays no more. */
  | { readonly type: 'endedTurn'; readonly seat: number }
  /** The tile that was drawn does not fit, and the turn is over. */
  | { readonly type: 'noneFits'; readonly seat: number; readonly lacks: Lacks };

export function hear(state: DominoState, event: DominoEvent, seat: Seat | null): DominoEvent {
  if (event.type !== 'drew' || seat === event.seat || isOpenPartner(state, seat, event.seat)) return event;
  return { ...event, tile: null };
}

/** team.talk: at an open table partners see each other's tiles. */
export const isOpenPartner = (state: DominoState, seat: Seat | null, other: number): boolean =>
  seat !== null && isOn(state.rules.options, 'openTalk') && state.teams[seat] === state.teams[other];

export function lacksIn({ highest }: DominoRules, bits: number): Lacks {
  const lacks: (number | 'joker')[] = [];
  for (let value = 0; value <= highest; value++) if ((bits >> value) & 1) lacks.push(value);
  if (bits >> 16) lacks.push('joker');
  return lacks;
}

export const bitsOfLacks = (lacks: Lacks): number =>
  lacks.reduce<number>((bits, value) => bits | (value === 'joker' ? 1 << 16 : 1 << value), 0);
