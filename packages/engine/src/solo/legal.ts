import { type Seat, seatAt } from '../core/seat.ts';
import { type Card, colours, isSwap, namesColour } from '../pieces/solo-cards.ts';
import { askedBy, fitsHigh, fitsLow } from './fits.ts';
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

/** solo.interject: whether seats that are not on turn may lay the card that lies on top. */
export const mayInterject = (state: SoloState): boolean => state.rules.interject && !state.choiceDue;

/** Where the last but one card would be laid the moves call “SOLO!”; to forget it is legal too, but not listed. */
export function legalMoves(state: SoloState, seat: Seat, into: SoloMove[]): number {
  if (seat !== state.turn) {
    return mayInterject(state) && state.hands[seat].includes(state.top)
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

/** solo.draw: the card just drawn; also the one that could be interjected. */
function writeAfterDraw(state: SoloState, into: SoloMove[]): number {
  const { turn, top, drawn } = state;
  let count = writePlays(state, turn, drawn, into, 0);
  if (top !== drawn && state.rules.interject && state.hands[turn].includes(top))
    count = writePlays(state, turn, top, into, count);
  into[count++] = passes;
  return count;
}

/** Every card in hand that fits, equal ones once: a card that is listed is no longer looked for. */
function writeFitting(state: SoloState, into: SoloMove[]): number {
  const hand = state.hands[state.turn];
  const asked = askedBy(state);
  let low = fitsLow(asked);
  let high = fitsHigh(asked);
  let count = 0;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    const bit = 1 << (card & 31);
    if (card < 32) {
      if ((low & bit) === 0) continue;
      low ^= bit;
    } else {
      if ((high & bit) === 0) continue;
      high ^= bit;
    }
    count = writePlays(state, state.turn, card, into, count);
  }
  return count;
}

/** All ways to lay a card: each colour that may be named, each partner. The last card needs no choice. */
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
