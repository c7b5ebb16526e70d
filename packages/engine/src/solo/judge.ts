import type { JsonObject } from '../core/json.ts';
import {
  accept,
  badField,
  inShort,
  type Judged,
  noSuchMove,
  notOnTurn,
  type Refusal,
  refuse,
} from '../core/refusal.ts';
import { type Seat, seatAt } from '../core/seat.ts';
import {
  type Card,
  cardName,
  colourName,
  face,
  faceOf,
  isSwap,
  looksLikeCard,
  namesColour,
  readCard,
  readColour,
} from '../pieces/solo-cards.ts';
import { fitsNow } from './fit.ts';
import { canDraw, mayInterject } from './legal.ts';
import {
  call,
  cardIn,
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

/** Judges a move from a transcript: first the rules of every table, then those of the game. */
export function judgeMove(state: SoloState, seat: Seat, move: JsonObject): Judged<SoloMove> {
  if (seat !== state.turn) {
    return move.type === 'play' && mayInterject(state)
      ? judgeInterjection(state, seat, move)
      : notOnTurn(state, seat);
  }
  switch (move.type) {
    case 'play':
      return judgePlay(state, seat, move);
    case 'draw':
      return judgeDraw(state);
    case 'pass':
      return judgePass(state, seat);
    case 'choose':
      return judgeChoice(state, seat, move);
    default:
      return noSuchMove(move.type, ['play', 'draw', 'pass', 'choose']);
  }
}

/** In a race to interject, the slower seat finds another card on top. */
function judgeInterjection(state: SoloState, seat: Seat, move: JsonObject): Judged<SoloMove> {
  const read = readPlay(state, seat, move);
  if (!read.ok) return read;
  const card = cardIn(read.move);
  if (card === state.top) return read;
  const { turn, top } = state;
  return refuse('solo.interject', 'notOnTop', { turn, card: cardName(card), top: cardName(top) });
}

function judgePlay(state: SoloState, seat: Seat, move: JsonObject): Judged<SoloMove> {
  const read = readPlay(state, seat, move);
  if (!read.ok) return read;
  const card = cardIn(read.move);
  if (state.choiceDue) return choiceFirst(state);
  if (state.rules.interject && card === state.top) return read;
  if (state.drawn !== noCard && card !== state.drawn)
    return refuse('solo.draw', 'onlyDrawn', { card: cardName(card) });
  return fitsNow(state, card) ? read : noFit(state, card);
}

function noFit(state: SoloState, card: Card): Refusal {
  const { top, pending } = state;
  if (pending > 0) {
    const due = faceOf(top) === face.draw2 ? 'draw2Due' : 'wild4Due';
    return refuse('solo.debt', due, { count: pending, card: cardName(card) });
  }
  // Where no colour is asked for, every card fits.
  const facts = { card: cardName(card), top: cardName(top), colour: colourName(state.colour) ?? '' };
  return namesColour(top)
    ? refuse('solo.match', 'cardMisfitsNamed', facts)
    : refuse('solo.match', 'cardMisfits', { ...facts, face: facts.top });
}

/** table.move, table.piece: the card exists and is held, with the colour or the partner it requires. */
function readPlay(state: SoloState, seat: Seat, move: JsonObject): Judged<SoloMove> {
  const card = readCard(move.card);
  if (card === null && !looksLikeCard(move.card)) return badField('card', 'soloCard', move.card);
  if (move.call !== undefined && typeof move.call !== 'boolean')
    return badField('call', 'yesOrNo', move.call);
  if (card === null) return refuse('table.piece', 'noSuchCard', { found: inShort(move.card) });
  const hand = state.hands[seat];
  const last = hand.length === 1 && hand[0] === card;
  const chosen = last ? accept(playMove(card)) : readChoices(state, seat, card, move);
  if (!chosen.ok) return chosen;
  if (!hand.includes(card)) return refuse('table.piece', 'cardNotInHand', { card: cardName(card), seat });
  return move.call === true ? accept(chosen.move | call) : chosen;
}

function readChoices(state: SoloState, seat: Seat, card: Card, move: JsonObject): Judged<SoloMove> {
  if (namesColour(card)) {
    const colour = readColour(move.colour);
    return colour === null ? colourMissing(move) : accept(playNaming(card, colour));
  }
  if (isSwap(card)) {
    const partner = readPartner(state, seat, move);
    return partner === null ? partnerMissing(move) : accept(playWith(card, partner));
  }
  return accept(playMove(card));
}

const colourMissing = ({ colour }: JsonObject): Refusal => badField('colour', 'colour', colour);

const partnerMissing = ({ partner }: JsonObject): Refusal => badField('partner', 'partner', partner);

function readPartner({ players }: SoloState, seat: Seat, { partner }: JsonObject): Seat | null {
  const isSeat =
    typeof partner === 'number' && Number.isInteger(partner) && partner >= 0 && partner < players;
  return isSeat && partner !== seat ? seatAt(partner) : null;
}

function judgeDraw(state: SoloState): Judged<SoloMove> {
  if (state.choiceDue) return choiceFirst(state);
  if (state.drawn !== noCard) return refuse('solo.draw', 'oneCardDrawn', { card: cardName(state.drawn) });
  if (state.pending > 0 || canDraw(state)) return accept(draws);
  return refuse('solo.reshuffle', 'noCardLeft');
}

function judgePass(state: SoloState, seat: Seat): Judged<SoloMove> {
  if (state.choiceDue) return choiceFirst(state);
  if (state.drawn !== noCard) return accept(passes);
  if (state.pending > 0) return refuse('solo.debt', 'cardsDue', { count: state.pending });
  if (canDraw(state)) return refuse('solo.draw', 'mustDrawCard');
  return state.hands[seat].some((card) => fitsNow(state, card))
    ? refuse('solo.reshuffle', 'noCardLeftMustLay')
    : accept(passes);
}

function judgeChoice(state: SoloState, seat: Seat, move: JsonObject): Judged<SoloMove> {
  if (!state.choiceDue) return refuse('table.move', 'nothingToChoose');
  if (isSwap(state.top)) {
    const partner = readPartner(state, seat, move);
    return partner === null ? partnerMissing(move) : accept(choosePartner(partner));
  }
  const colour = readColour(move.colour);
  return colour === null ? colourMissing(move) : accept(chooseColour(colour));
}

const choiceFirst = ({ top }: SoloState): Refusal =>
  refuse('solo.start.action', isSwap(top) ? 'partnerFirst' : 'colourFirst', { top: cardName(top) });
