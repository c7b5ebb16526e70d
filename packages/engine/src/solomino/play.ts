import type { DrawCause } from '../cards/event.ts';
import { neighbour } from '../core/direction.ts';
import type { Seat } from '../core/seat.ts';
import { type Card, isAction, minoCardName } from '../pieces/solomino-cards.ts';
import { carryOut } from './actions.ts';
import type { MaybeReport } from './event.ts';
import { fitsSomewhere } from './legal.ts';
import {
  answersWith,
  cardIn,
  draws,
  halfIn,
  hasCall,
  kindOf,
  passes,
  type SolominoMove,
  sideIn,
  sides,
  takes,
} from './move.ts';
import { exhaust, goOut } from './round-end.ts';
import { lengthen } from './snake.ts';
import { noCard, pileLeft, type SolominoState } from './state.ts';

export function playMove(state: SolominoState, seat: Seat, move: SolominoMove, report?: MaybeReport): void {
  switch (kindOf(move)) {
    case draws:
      if (state.pending > 0) takeDebt(state, seat, move, report);
      else drawOne(state, seat, move, report);
      break;
    case passes:
      report?.({ type: 'kept', seat });
      reportCall(seat, move, report);
      passTurnOn(state, seat, move, report);
      break;
    case answersWith:
      answer(state, seat, move, report);
      break;
    case takes:
      takeSmallPile(state, seat, report);
      break;
    default:
      lay(state, seat, move, report);
  }
}

function lay(state: SolominoState, seat: Seat, move: SolominoMove, report: MaybeReport): void {
  const card = cardIn(move);
  const hand = state.hands[seat];
  report?.({
    type: 'laid',
    seat,
    card: minoCardName(card),
    half: halfIn(move),
    at: sides[sideIn(move)],
    interjected: seat !== state.turn,
  });
  reportCall(seat, move, report);
  removeFrom(hand, card);
  lengthen(state, move);
  if (hand.length === 0) {
    state.drawn = noCard;
    goOut(state, seat, report);
  } else if (isAction(card)) {
    carryOut(state, seat, move, report);
    endTurn(state, seat, move, report);
  } else passTurnOn(state, seat, move, report);
}

function reportCall(seat: Seat, move: SolominoMove, report: MaybeReport): void {
  if (hasCall(move)) report?.({ type: 'called', seat });
}

/** solomino.draw: a card that fits may still be laid; otherwise the turn is over. */
function drawOne(state: SolominoState, seat: Seat, move: SolominoMove, report: MaybeReport): void {
  drawCards(state, seat, 1, 'turn', report);
  reportCall(seat, move, report);
  if (pileLeft(state) === 0) {
    exhaust(state, report);
    return;
  }
  const hand = state.hands[seat];
  const card = hand[hand.length - 1];
  if (fitsSomewhere(state, card)) state.drawn = card;
  else passTurnOn(state, seat, move, report);
}

/** solomino.draw1.turn: the seat that takes the debt stays on turn. */
function takeDebt(state: SolominoState, seat: Seat, move: SolominoMove, report: MaybeReport): void {
  state.pending -= drawCards(state, seat, state.pending, 'debt', report);
  reportCall(seat, move, report);
  if (pileLeft(state) === 0) exhaust(state, report);
}

/** Draws the cards that are due, or as many as the pile has, and returns how many. */
function drawCards(
  state: SolominoState,
  seat: Seat,
  due: number,
  cause: DrawCause,
  report: MaybeReport,
): number {
  const { deck, pileFrom } = state;
  const count = Math.min(due, pileLeft(state));
  for (let i = 0; i < count; i++) state.hands[seat].push(deck[state.pileFrom++]);
  report?.({
    type: 'drew',
    seat,
    count,
    cards: deck.slice(pileFrom, state.pileFrom).map(minoCardName),
    cause,
  });
  return count;
}

function answer(state: SolominoState, seat: Seat, move: SolominoMove, report: MaybeReport): void {
  const card = cardIn(move);
  report?.({ type: 'answered', seat, card: minoCardName(card) });
  removeFrom(state.hands[seat], card);
  state.ask.push(card);
  if (state.hands[seat].length === 0) goOut(state, seat, report);
  else state.turn = neighbour(seat, state.direction, state.players);
}

/** solomino.ask.take: the seat that takes the small pile stays on turn, unless the draw pile has run out. */
function takeSmallPile(state: SolominoState, seat: Seat, report: MaybeReport): void {
  report?.({ type: 'took', seat, cards: state.ask.map(minoCardName) });
  state.hands[seat].push(...state.ask);
  state.ask = [];
  if (pileLeft(state) === 0) exhaust(state, report);
}

function passTurnOn(state: SolominoState, seat: Seat, move: SolominoMove, report: MaybeReport): void {
  state.turn = neighbour(seat, state.direction, state.players);
  endTurn(state, seat, move, report);
}

/** solomino.call: the turn of a seat is over and somebody else's begins. */
function endTurn(state: SolominoState, seat: Seat, move: SolominoMove, report: MaybeReport): void {
  state.drawn = noCard;
  if (state.hands[seat].length !== 1 || hasCall(move)) return;
  if (drawCards(state, seat, 1, 'penalty', report) === 0) return;
  if (pileLeft(state) === 0 && state.ask.length === 0) exhaust(state, report);
}

function removeFrom(hand: Card[], card: Card): void {
  const last = hand.length - 1;
  for (let i = hand.indexOf(card); i < last; i++) hand[i] = hand[i + 1];
  hand.length = last;
}
