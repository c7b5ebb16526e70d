import { neighbour } from '../core/direction.ts';
import type { Seat } from '../core/seat.ts';
import { endRound } from '../core/standing.ts';
import { type Card, colourOf, face, faceOf, isBlack, rotate, wild4, worth } from '../pieces/solo-cards.ts';
import { fitsNow } from './fits.ts';
import { moveHandsOn, swapWith, take } from './hands.ts';
import { event, interjected, saw } from './history.ts';
import type { SoloMove } from './move.ts';
import { cardIn, chooses, colourIn, draws, hasPartner, isCalled, partnerIn, passes, typeOf } from './move.ts';
import { noCard, type SoloState } from './state.ts';
import { drawCards } from './stock.ts';

export function play(state: SoloState, seat: Seat, move: SoloMove): void {
  switch (typeOf(move)) {
    case draws:
      if (state.pending > 0) takeDebt(state, seat);
      else drawOne(state, seat);
      break;
    case passes:
      pass(state, seat);
      break;
    case chooses:
      choose(state, seat, move);
      break;
    default:
      layCard(state, seat, move);
  }
}

function layCard(state: SoloState, seat: Seat, move: SoloMove): void {
  const card = cardIn(move);
  const hand = state.hands[seat];
  take(state, seat, card);
  state.history.push(event(saw.play, seat, seat === state.turn ? move : move | interjected));
  state.discard.push(state.top);
  state.top = card;
  state.colour = isBlack(card) ? colourIn(move) : colourOf(card);
  state.drawn = noCard;
  state.passes = 0;
  if (hand.length === 0) {
    settle(state);
    endRound(state, state.rules.length, 'out', [seat]);
    return;
  }
  if (hand.length === 1 && !isCalled(move)) {
    state.history.push(event(saw.penalty, seat, drawCards(state, seat, 2)));
  }
  carryOut(state, seat, card, move);
}

/** What the card does, and who is next. */
function carryOut(state: SoloState, seat: Seat, card: Card, move: SoloMove): void {
  switch (faceOf(card)) {
    case face.skip:
      skipNext(state, seat);
      return;
    case face.reverse:
      state.direction = state.direction === 1 ? -1 : 1;
      if (state.rules.reverseSkips) {
        skipNext(state, seat);
        return;
      }
      break;
    case face.draw2:
      state.pending += 2;
      break;
    case face.swap:
      exchange(state, seat, partnerIn(move));
      break;
    case face.black:
      if (card === wild4) state.pending += 4;
      else if (card === rotate) passHandsOn(state, seat);
  }
  state.turn = neighbour(seat, state.direction, state.players);
}

/** solo.skip */
function skipNext(state: SoloState, seat: Seat): void {
  const missing = neighbour(seat, state.direction, state.players);
  state.history.push(event(saw.skip, missing, 0));
  state.turn = neighbour(missing, state.direction, state.players);
}

/** solo.swap */
function exchange(state: SoloState, seat: Seat, partner: Seat): void {
  swapWith(state, seat, partner);
  state.history.push(event(saw.swap, seat, partner));
}

/** solo.rotate */
function passHandsOn(state: SoloState, seat: Seat): void {
  moveHandsOn(state, state.direction);
  state.history.push(event(saw.rotate, seat, state.direction === 1 ? 1 : 0));
}

/** solo.draw: a card that fits may still be laid, else the turn ends by itself. */
function drawOne(state: SoloState, seat: Seat): void {
  state.history.push(event(saw.draw, seat, drawCards(state, seat, 1)));
  state.passes = 0;
  const hand = state.hands[seat];
  const card = hand[hand.length - 1];
  if (fitsNow(state, card)) state.drawn = card;
  else state.turn = neighbour(seat, state.direction, state.players);
}

/** solo.debt, solo.debt.turn: the turn goes on after it. */
function takeDebt(state: SoloState, seat: Seat): void {
  state.history.push(event(saw.debt, seat, drawCards(state, seat, state.pending)));
  state.pending = 0;
}

/** Keeps the card just drawn, or passes because there is nothing to lay and nothing to draw. */
function pass(state: SoloState, seat: Seat): void {
  const keeps = state.drawn !== noCard;
  state.history.push(event(keeps ? saw.keep : saw.pass, seat, 0));
  state.drawn = noCard;
  state.turn = neighbour(seat, state.direction, state.players);
  if (keeps) return;
  state.passes++;
  if (state.passes < state.players) return;
  settle(state);
  endRound(state, state.rules.length, 'exhausted', []);
}

/** solo.start.action: the starter obeys the first card before the first turn. */
export function obeyFirstCard(state: SoloState): void {
  const { top, turn } = state;
  state.history.push(event(saw.start, turn, top));
  switch (faceOf(top)) {
    case face.skip:
      state.history.push(event(saw.skip, turn, 0));
      state.turn = neighbour(turn, state.direction, state.players);
      break;
    case face.reverse:
      state.direction = -1;
      break;
    case face.draw2:
      state.pending = 2;
      break;
    case face.swap:
      state.choiceDue = true;
      break;
    case face.black:
      if (top === rotate) passHandsOn(state, turn);
      else state.choiceDue = true;
      if (top === wild4) state.pending = 4;
  }
}

function choose(state: SoloState, seat: Seat, move: SoloMove): void {
  state.choiceDue = false;
  state.history.push(event(saw.choose, seat, move));
  if (hasPartner(move)) exchange(state, seat, partnerIn(move));
  else state.colour = colourIn(move);
}

/** solo.score: everybody is charged the cards in hand; whoever went out has none. */
function settle(state: SoloState): void {
  for (let seat = 0; seat < state.players; seat++) {
    const hand = state.hands[seat];
    for (let i = 0; i < hand.length; i++) state.scores[seat] += worth[hand[i]];
  }
}
