import type { Seat } from '../core/seat.ts';
import { bears, type Card, cardCount, symbol } from '../pieces/solomino-cards.ts';
import { asksFor, choicesFor, sizeAfter } from './choice.ts';
import { answers, type Fit, fitting, identical } from './fit.ts';
import { answerMove, calls, draws, layMove, noChoice, passes, type SolominoMove, takes } from './move.ts';
import { noCard, type SolominoState } from './state.ts';

/** Lays that leave one card call “SOLOmino!”; forgetting it is legal too, but not listed. */
export function legalMoves(state: SolominoState, seat: Seat, into: SolominoMove[]): number {
  if (seat !== state.turn) return mayInterject(state) ? writeLays(state, seat, identical, into) : 0;
  if (state.ask.length > 0) return writeAnswers(state, seat, into);
  if (state.drawn !== noCard) {
    const count = writeLaysAfterDraw(state, seat, into);
    into[count] = passes;
    return count + 1;
  }
  const count =
    state.pending > 0 ? writeExtensions(state, seat, into) : writeLays(state, seat, fitting, into);
  into[count] = draws;
  return count + 1;
}

/** solomino.interject, solomino.interject.ask */
export const mayInterject = (state: SolominoState): boolean =>
  state.rules.interject && state.ask.length === 0;

/** Whether a card fits an end for a player on turn. */
export const fitsSomewhere = (state: SolominoState, card: Card): boolean =>
  placesFor(state, card, fitting) !== 0;

/** solomino.ask.must */
export function canAnswer(state: SolominoState, seat: Seat): boolean {
  const top = state.ask[state.ask.length - 1];
  return state.hands[seat].some((card) => answers(card, top));
}

/** Where a card can be laid: bit h + 2s is for its half h at the side s. */
const placesFor = (state: SolominoState, card: Card, fit: Fit): number =>
  fit[state.left * cardCount + card] | (fit[state.right * cardCount + card] << 2);

/** The places in a set of four as a list. */
const placesIn = Array.from({ length: 16 }, (_, bits) => [0, 1, 2, 3].filter((place) => (bits >> place) & 1));

function writeLays(state: SolominoState, seat: Seat, fit: Fit, into: SolominoMove[]): number {
  const hand = state.hands[seat];
  let count = 0;
  for (let i = 0; i < hand.length; i++) count = writeLay(state, seat, hand[i], fit, into, count);
  return count;
}

/** solomino.draw: the card just drawn, and what could be interjected, which is allowed on turn too. */
function writeLaysAfterDraw(state: SolominoState, seat: Seat, into: SolominoMove[]): number {
  if (!state.rules.interject) return writeLay(state, seat, state.drawn, fitting, into, 0);
  let count = 0;
  for (const card of state.hands[seat])
    count = writeLay(state, seat, card, card === state.drawn ? fitting : identical, into, count);
  return count;
}

/** solomino.draw1: a seat with a debt may lay only what extends it. */
function writeExtensions(state: SolominoState, seat: Seat, into: SolominoMove[]): number {
  let count = 0;
  for (const card of state.hands[seat]) {
    if (bears(card, symbol.draw1)) count = writeLay(state, seat, card, fitting, into, count);
  }
  return count;
}

function writeLay(
  state: SolominoState,
  seat: Seat,
  card: Card,
  fit: Fit,
  into: SolominoMove[],
  from: number,
): number {
  const places = placesIn[placesFor(state, card, fit)];
  if (places.length === 0) return from;
  const left = state.hands[seat].length - 1;
  const asked = asksFor[card];
  // A last card needs no choice (solomino.out).
  if (asked === 0 || left === 0)
    return writePlaces(card, places, left === 1 ? calledWithoutChoice : noChoice, into, from);
  let count = from;
  for (const choice of choicesFor[asked][state.players][seat]) {
    const said = sizeAfter(state, seat, asked, choice) === 1 ? calls : 0;
    count = writePlaces(card, places, choice | said, into, count);
  }
  return count;
}

const calledWithoutChoice = noChoice | calls;

function writePlaces(
  card: Card,
  places: readonly number[],
  choice: number,
  into: SolominoMove[],
  from: number,
): number {
  let count = from;
  for (let i = 0; i < places.length; i++) into[count++] = layMove(card, places[i], choice);
  return count;
}

function writeAnswers(state: SolominoState, seat: Seat, into: SolominoMove[]): number {
  const hand = state.hands[seat];
  const top = state.ask[state.ask.length - 1];
  let count = 0;
  for (let i = 0; i < hand.length; i++) if (answers(hand[i], top)) into[count++] = answerMove(hand[i]);
  if (count === 0) into[count++] = takes;
  return count;
}
