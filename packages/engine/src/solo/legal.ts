import { type Seat, seatAt } from '../core/seat.ts';
import { type Card, colours, isSwap, namesColour } from '../pieces/solo-cards.ts';
import { askedBy, fitsHigh, fitsLow } from './fit.ts';
import { holds } from './hands.ts';
import {
  call,
  chooseColour,
  choosePartner,
  draws,
  passes,
  playMove,
  playNaming,
  playWith,
  type SoloMove,
} from './move.ts';
import { noCard, type SoloState } from './state.ts';

/** Whether the draw pile has a card, or would have one if the discard pile were shuffled. */
export const canDraw = ({ stock, discard }: SoloState): boolean => stock.length + discard.length > 0;

/** solo.interject: whether seats that are not on turn may lay the same card as the one on top. */
export const mayInterject = (state: SoloState): boolean => state.rules.interject && !state.choiceDue;

/** Moves that lay the last card but one call “SOLO!”; forgetting it is legal too, but not listed. */
export function legalMoves(state: SoloState, seat: Seat, into: SoloMove[]): number {
  if (seat !== state.turn) {
    return mayInterject(state) && holds(state, seat, state.top)
      ? writePlays(state, seat, state.top, into, 0)
      : 0;
  }
  if (state.choiceDue) return writeChoices(state, into);
  if (state.drawn !== noCard) return writeAfterDraw(state, into);
  let count = writeFitting(state, into);
  if (state.pending > 0 || canDraw(state)) into[count++] = draws;
  else if (count === 0) into[count++] = passes;
  return count;
}

/** solo.start.action */
function writeChoices(state: SoloState, into: SoloMove[]): number {
  let count = 0;
  if (isSwap(state.top)) {
    for (let other = 0; other < state.players; other++) {
      if (other !== state.turn) into[count++] = choosePartner(seatAt(other));
    }
  } else for (let i = 0; i < colours.length; i++) into[count++] = chooseColour(colours[i]);
  return count;
}

/** solo.draw: the card just drawn, or one that could be interjected. */
function writeAfterDraw(state: SoloState, into: SoloMove[]): number {
  const { turn, top, drawn } = state;
  let count = writePlays(state, turn, drawn, into, 0);
  if (top !== drawn && state.rules.interject && holds(state, turn, top))
    count = writePlays(state, turn, top, into, count);
  into[count++] = passes;
  return count;
}

/** Every card in hand that fits, without duplicates. */
function writeFitting(state: SoloState, into: SoloMove[]): number {
  const { held, turn } = state;
  const asked = askedBy(state);
  let count = 0;
  for (let bits = held[2 * turn] & fitsLow(asked); bits !== 0; bits &= bits - 1) {
    count = writePlays(state, turn, lowestBit(bits), into, count);
  }
  for (let bits = held[2 * turn + 1] & fitsHigh(asked); bits !== 0; bits &= bits - 1) {
    count = writePlays(state, turn, 32 + lowestBit(bits), into, count);
  }
  return count;
}

const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** All ways to lay a card: with each colour to name, with each partner. The last card needs no choice. */
function writePlays(state: SoloState, seat: Seat, card: Card, into: SoloMove[], from: number): number {
  const left = state.hands[seat].length - 1;
  const said = left === 1 ? call : 0;
  let count = from;
  if (left === 0) into[count++] = playMove(card);
  else if (isSwap(card)) {
    for (let other = 0; other < state.players; other++) {
      if (other !== seat) into[count++] = playWith(card, seatAt(other)) | said;
    }
  } else if (namesColour(card)) {
    for (let i = 0; i < colours.length; i++) into[count++] = playNaming(card, colours[i]) | said;
  } else into[count++] = playMove(card) | said;
  return count;
}
