import { neighbour } from '../core/direction.ts';
import { type Report, reportEnd } from '../core/event.ts';
import type { Seat } from '../core/seat.ts';
import { charge, endRound, type Reason } from '../core/standing.ts';
import {
  type Card,
  cardName,
  colourName,
  colourOf,
  face,
  faceOf,
  isBlack,
  rotate,
  wild4,
  worthOfHand,
} from '../pieces/solo-cards.ts';
import type { MaybeReport, SoloEvent } from './event.ts';
import { fitsNow } from './fit.ts';
import { moveHandsOn, namesInHands, swapWith, take } from './hands.ts';
import type { SoloMove } from './move.ts';
import { cardIn, chooses, colourIn, draws, hasPartner, isCalled, partnerIn, passes, typeOf } from './move.ts';
import { noCard, type SoloState } from './state.ts';
import { drawCards } from './stock.ts';

export function play(state: SoloState, seat: Seat, move: SoloMove, report?: MaybeReport): void {
  switch (typeOf(move)) {
    case draws:
      if (state.pending > 0) takeDebt(state, seat, report);
      else drawOne(state, seat, report);
      break;
    case passes:
      pass(state, seat, report);
      break;
    case chooses:
      choose(state, seat, move, report);
      break;
    default:
      layCard(state, seat, move, report);
  }
}

function layCard(state: SoloState, seat: Seat, move: SoloMove, report: MaybeReport): void {
  const card = cardIn(move);
  const hand = state.hands[seat];
  if (report !== undefined) reportLay(state, seat, move, report);
  take(state, seat, card);
  state.discard.push(state.top);
  state.top = card;
  state.colour = isBlack(card) ? colourIn(move) : colourOf(card);
  state.drawn = noCard;
  state.passes = 0;
  if (hand.length === 0) {
    settle(state, 'out', [seat], report);
    return;
  }
  if (hand.length === 1 && !isCalled(move)) drawCards(state, seat, 2, 'penalty', report);
  carryOut(state, seat, card, move, report);
}

function reportLay({ turn }: SoloState, seat: Seat, move: SoloMove, report: Report<SoloEvent>): void {
  const colour = colourName(colourIn(move));
  report({ type: 'laid', seat, card: cardName(cardIn(move)), interjected: seat !== turn });
  if (colour !== null) report({ type: 'named', seat, colour });
  if (isCalled(move)) report({ type: 'called', seat });
}

/** Carries out the card and finds who is next. */
function carryOut(state: SoloState, seat: Seat, card: Card, move: SoloMove, report: MaybeReport): void {
  switch (faceOf(card)) {
    case face.skip:
      skipNext(state, seat, report);
      return;
    case face.reverse:
      reverse(state, seat, report);
      if (state.rules.reverseSkips) {
        skipNext(state, seat, report);
        return;
      }
      break;
    case face.draw2:
      owe(state, seat, 2, report);
      break;
    case face.swap:
      exchange(state, seat, partnerIn(move), report);
      break;
    case face.black:
      if (card === wild4) owe(state, seat, 4, report);
      else if (card === rotate) passHandsOn(state, seat, report);
  }
  state.turn = neighbour(seat, state.direction, state.players);
}

/** solo.debt */
function owe(state: SoloState, seat: Seat, count: number, report: MaybeReport): void {
  state.pending += count;
  report?.({ type: 'owed', seat, count: state.pending });
}

/** solo.skip */
function skipNext(state: SoloState, seat: Seat, report: MaybeReport): void {
  const missing = neighbour(seat, state.direction, state.players);
  report?.({ type: 'skipped', seat: missing });
  state.turn = neighbour(missing, state.direction, state.players);
}

/** solo.reverse */
function reverse(state: SoloState, seat: Seat, report: MaybeReport): void {
  state.direction = state.direction === 1 ? -1 : 1;
  report?.({ type: 'reversed', seat, direction: state.direction });
}

/** solo.swap */
function exchange(state: SoloState, seat: Seat, partner: Seat, report: MaybeReport): void {
  swapWith(state, seat, partner);
  report?.({ type: 'swapped', seat, partner, hands: namesInHands(state) });
}

/** solo.rotate */
function passHandsOn(state: SoloState, seat: Seat, report: MaybeReport): void {
  moveHandsOn(state, state.direction);
  report?.({ type: 'rotated', seat, direction: state.direction, hands: namesInHands(state) });
}

/** solo.draw: a card that fits may still be laid; otherwise the turn is over. */
function drawOne(state: SoloState, seat: Seat, report: MaybeReport): void {
  drawCards(state, seat, 1, 'turn', report);
  state.passes = 0;
  const hand = state.hands[seat];
  const card = hand[hand.length - 1];
  if (fitsNow(state, card)) state.drawn = card;
  else state.turn = neighbour(seat, state.direction, state.players);
}

/** solo.debt, solo.debt.turn: the turn goes on after it. */
function takeDebt(state: SoloState, seat: Seat, report: MaybeReport): void {
  drawCards(state, seat, state.pending, 'debt', report);
  state.pending = 0;
}

/** Keeps the card just drawn, or passes because there is nothing to lay and nothing to draw. */
function pass(state: SoloState, seat: Seat, report: MaybeReport): void {
  const keeps = state.drawn !== noCard;
  report?.({ type: keeps ? 'kept' : 'passed', seat });
  state.drawn = noCard;
  state.turn = neighbour(seat, state.direction, state.players);
  if (keeps) return;
  state.passes++;
  if (state.passes === state.players) settle(state, 'exhausted', [], report);
}

/** solo.start.action: the starter obeys the first card before the first turn. */
export function obeyFirstCard(state: SoloState, report: MaybeReport): void {
  const { top, turn } = state;
  report?.({ type: 'turnedUp', seat: turn, card: cardName(top) });
  switch (faceOf(top)) {
    case face.skip:
      report?.({ type: 'skipped', seat: turn });
      state.turn = neighbour(turn, state.direction, state.players);
      break;
    case face.reverse:
      reverse(state, turn, report);
      break;
    case face.draw2:
      owe(state, turn, 2, report);
      break;
    case face.swap:
      state.choiceDue = true;
      break;
    case face.black:
      if (top === rotate) passHandsOn(state, turn, report);
      else state.choiceDue = true;
      if (top === wild4) owe(state, turn, 4, report);
  }
}

function choose(state: SoloState, seat: Seat, move: SoloMove, report: MaybeReport): void {
  state.choiceDue = false;
  if (hasPartner(move)) {
    exchange(state, seat, partnerIn(move), report);
    return;
  }
  state.colour = colourIn(move);
  const colour = colourName(state.colour);
  if (colour !== null) report?.({ type: 'named', seat, colour });
}

/** solo.score: everybody is charged for the cards in hand; the seat that went out has none. */
function settle(state: SoloState, reason: Reason, winners: readonly Seat[], report: MaybeReport): void {
  charge(state, state.hands.map(worthOfHand));
  endRound(state, state.rules.length, reason, winners);
  reportEnd(state, report);
}
