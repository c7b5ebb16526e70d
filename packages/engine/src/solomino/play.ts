import { neighbour } from '../core/direction.ts';
import type { Seat } from '../core/seat.ts';
import { type Card, isAction } from '../pieces/solomino-cards.ts';
import { carryOut } from './actions.ts';
import { exhaust, goOut } from './ending.ts';
import { countEvent, interjectedEvent, moveEvent, saw } from './history.ts';
import { fitsSomewhere } from './legal.ts';
import {
  answersWith,
  calls,
  cardIn,
  draws,
  hasCall,
  kindOf,
  passes,
  type SolominoMove,
  takes,
} from './move.ts';
import { lengthen } from './snake.ts';
import { noCard, pileLeft, type SolominoState } from './state.ts';

export function playMove(state: SolominoState, seat: Seat, move: SolominoMove): void {
  switch (kindOf(move)) {
    case draws:
      if (state.pending > 0) takeDebt(state, seat, move);
      else drawOne(state, seat, move);
      break;
    case passes:
      state.history.push(moveEvent(seat, move));
      passTurnOn(state, seat, move);
      break;
    case answersWith:
      answer(state, seat, move);
      break;
    case takes:
      takeSmallPile(state, seat);
      break;
    default:
      lay(state, seat, move);
  }
}

function lay(state: SolominoState, seat: Seat, move: SolominoMove): void {
  const card = cardIn(move);
  const hand = state.hands[seat];
  state.history.push(seat === state.turn ? moveEvent(seat, move) : interjectedEvent(seat, move));
  removeFrom(hand, card);
  lengthen(state, move);
  if (hand.length === 0) {
    state.drawn = noCard;
    goOut(state, seat);
  } else if (isAction(card)) {
    carryOut(state, seat, move);
    endTurn(state, seat, move);
  } else passTurnOn(state, seat, move);
}

/** solomino.draw: the turn ends by itself where the card does not fit. */
function drawOne(state: SolominoState, seat: Seat, move: SolominoMove): void {
  drawCards(state, seat, 1, move);
  if (pileLeft(state) === 0) {
    exhaust(state);
    return;
  }
  const hand = state.hands[seat];
  const card = hand[hand.length - 1];
  if (fitsSomewhere(state, card)) state.drawn = card;
  else passTurnOn(state, seat, move);
}

/** solomino.draw1.turn: whoever takes the debt stays on turn. */
function takeDebt(state: SolominoState, seat: Seat, move: SolominoMove): void {
  const taken = drawCards(state, seat, state.pending, move);
  state.pending -= taken;
  if (pileLeft(state) === 0) exhaust(state);
}

/** As many of the cards as the pile has. */
function drawCards(state: SolominoState, seat: Seat, due: number, move: SolominoMove): number {
  const count = Math.min(due, pileLeft(state));
  for (let i = 0; i < count; i++) state.hands[seat].push(state.deck[state.pileFrom++]);
  state.history.push(countEvent(saw.draw, seat, count) | (move & calls));
  return count;
}

function answer(state: SolominoState, seat: Seat, move: SolominoMove): void {
  const card = cardIn(move);
  state.history.push(moveEvent(seat, move));
  removeFrom(state.hands[seat], card);
  state.ask.push(card);
  if (state.hands[seat].length === 0) goOut(state, seat);
  else state.turn = neighbour(seat, state.direction, state.players);
}

/** solomino.ask.take: whoever takes the small pile stays on turn, unless the draw pile was used up meanwhile. */
function takeSmallPile(state: SolominoState, seat: Seat): void {
  state.history.push(countEvent(saw.take, seat, state.ask.length));
  state.hands[seat].push(...state.ask);
  state.ask = [];
  if (pileLeft(state) === 0) exhaust(state);
}

function passTurnOn(state: SolominoState, seat: Seat, move: SolominoMove): void {
  state.turn = neighbour(seat, state.direction, state.players);
  endTurn(state, seat, move);
}

/** solomino.call: the turn of a seat is over and somebody else is on. */
function endTurn(state: SolominoState, seat: Seat, move: SolominoMove): void {
  state.drawn = noCard;
  if (state.hands[seat].length !== 1 || hasCall(move)) return;
  const penalty = Math.min(1, pileLeft(state));
  state.history.push(countEvent(saw.penalty, seat, penalty));
  if (penalty === 0) return;
  state.hands[seat].push(state.deck[state.pileFrom++]);
  if (pileLeft(state) === 0 && state.ask.length === 0) exhaust(state);
}

function removeFrom(hand: Card[], card: Card): void {
  const last = hand.length - 1;
  for (let i = hand.indexOf(card); i < last; i++) hand[i] = hand[i + 1];
  hand.length = last;
}
