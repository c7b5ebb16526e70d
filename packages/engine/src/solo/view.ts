import { viewOfStanding } from '../core/base-view.ts';
import type { Direction } from '../core/direction.ts';
import type { BaseView, Shown } from '../core/game.ts';
import type { Seat } from '../core/seat.ts';
import { leaders } from '../core/standing.ts';
import { type ColourName, cardName, colourName, isSwap } from '../pieces/solo-cards.ts';
import { namesInHands } from './hands.ts';
import { noCard, type SoloState } from './state.ts';

/** What lies face up on the table. */
type SoloTable = {
  readonly top: string;
  /** The colour to match: the top card's, or the one named; null if any card fits. */
  readonly colour: ColourName | null;
  readonly direction: Direction;
  /** How many cards the seat on turn must draw, unless it can add to them. */
  readonly pending: number;
};

/** What a seat sees of SOLO. */
export type SoloView = BaseView<'solo'> &
  SoloTable & {
    /** The choice that the first card of the round still requires of the starter. */
    readonly choose: 'partner' | 'colour' | null;
    /** The drawn card that may still be laid: only its holder sees which one it is. */
    readonly drawn: string | true | null;
    /** How many cards lie on the discard pile under its top card. */
    readonly discard: number;
  };

export const winnersOfMatch = (state: SoloState): readonly Seat[] => leaders(state, state.rules.length.wins);

const tableOf = (state: SoloState): SoloTable => ({
  top: cardName(state.top),
  colour: colourName(state.colour),
  direction: state.direction,
  pending: state.pending,
});

/** Nothing is hidden from the referee. */
export const showAll = (state: SoloState): Shown => ({
  hands: namesInHands(state),
  stock: state.stock.length,
  ...tableOf(state),
});

export function viewOf(state: SoloState, seat: Seat | null): SoloView {
  const open = state.phase !== 'play';
  const standing = viewOfStanding(state, {
    game: 'solo',
    options: state.rules.options,
    length: state.rules.length,
    seat,
    hands: state.hands.map((hand, other) => (open || other === seat ? hand.map(cardName) : hand.length)),
    stock: state.stock.length,
    winners: winnersOfMatch(state),
  });
  return {
    ...standing,
    ...tableOf(state),
    choose: state.choiceDue ? (isSwap(state.top) ? 'partner' : 'colour') : null,
    drawn: drawnAsSeen(state, seat),
    discard: state.discard.length,
  };
}

function drawnAsSeen({ drawn, turn }: SoloState, seat: Seat | null): string | true | null {
  if (drawn === noCard) return null;
  return seat === turn ? cardName(drawn) : true;
}
