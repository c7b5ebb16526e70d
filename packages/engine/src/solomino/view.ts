import { viewOfStanding } from '../core/base-view.ts';
import type { Direction } from '../core/direction.ts';
import type { BaseView, Shown } from '../core/game.ts';
import type { Seat } from '../core/seat.ts';
import { leaders } from '../core/standing.ts';
import { halfName, minoCardName } from '../pieces/solomino-cards.ts';
import { nameOfLink, snakeOf } from './snake.ts';
import { namesInHands, noCard, pileLeft, type SolominoState } from './state.ts';

/** What lies face up on the table, except for the inside of the snake. */
type SolominoTable = {
  /** The halves at the two ends of the snake. */
  readonly ends: { readonly left: string; readonly right: string };
  readonly direction: Direction;
  /** The open draw1 debt. */
  readonly pending: number;
  /** The small pile, its top card last; null while no ask is going on. */
  readonly ask: readonly string[] | null;
};

/** What a seat sees of SOLOmino. */
export type SolominoView = BaseView<'solomino'> &
  SolominoTable & {
    /** The drawn card that may still be laid: only its holder sees which one it is. */
    readonly drawn: string | true | null;
    /** From its left end to its right; each card with its left half first, so `b7|r4` if r4|b7 lies turned. */
    readonly snake: readonly string[];
    /** The index in `snake` of the card that the round began with: how many cards lie to its left. */
    readonly startIndex: number;
  };

export const winnersOfMatch = (state: SolominoState): readonly Seat[] =>
  leaders(state, state.rules.length.wins);

const tableOf = (state: SolominoState): SolominoTable => ({
  ends: { left: halfName(state.left), right: halfName(state.right) },
  direction: state.direction,
  pending: state.pending,
  ask: state.ask.length === 0 ? null : state.ask.map(minoCardName),
});

/** Nothing is hidden from the referee. */
export const showAll = (state: SolominoState): Shown => ({
  hands: namesInHands(state),
  stock: pileLeft(state),
  ...tableOf(state),
});

export function viewOf(state: SolominoState, seat: Seat | null): SolominoView {
  const open = state.phase !== 'play';
  const standing = viewOfStanding(state, {
    game: 'solomino',
    options: state.rules.options,
    length: state.rules.length,
    seat,
    hands: state.hands.map((hand, other) => (open || other === seat ? hand.map(minoCardName) : hand.length)),
    stock: pileLeft(state),
    winners: winnersOfMatch(state),
  });
  return {
    ...standing,
    ...tableOf(state),
    drawn: drawnAsSeen(state, seat),
    snake: snakeOf(state).map(nameOfLink),
    startIndex: state.leftArm.length,
  };
}

function drawnAsSeen({ drawn, turn }: SolominoState, seat: Seat | null): string | true | null {
  if (drawn === noCard) return null;
  return seat === turn ? minoCardName(drawn) : true;
}
