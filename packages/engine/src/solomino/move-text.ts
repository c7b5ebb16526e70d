import type { JsonObject } from '../core/json.ts';
import { accept, badField, inShort, type Judged, type Refusal, refuse } from '../core/refusal.ts';
import type { Seat } from '../core/seat.ts';
import { type Card, findCard, findTurned, isCardText, minoCardName } from '../pieces/solomino-cards.ts';
import { asksForPartner, asksForWay } from './choice.ts';
import { calls, choiceOf, layMove, noChoice, numberIn, type SolominoMove, sides, ways } from './move.ts';
import type { SolominoState } from './state.ts';

/** table.move, table.piece: reads a `lay` with all its fields and a card of this hand. */
export function readLay(state: SolominoState, seat: Seat, move: JsonObject): Judged<SolominoMove> {
  const { half, at } = move;
  if (!isCardText(move.card)) return noCardText(move.card);
  if (half !== 0 && half !== 1) return badField('half', 'half', half);
  const side = numberIn(sides, at);
  if (side < 0) return badField('at', 'side', at);
  const choice = readChoice(state, seat, findCard(move.card), move);
  if (!choice.ok) return choice;
  const called = readCall(move, choice.move);
  if (!called.ok) return called;
  const card = readHeldCard(state, seat, move.card);
  return card.ok ? accept(layMove(card.move, half + 2 * side, called.move)) : card;
}

/** The partner and the direction that the symbols on a card require; a last card needs neither (solomino.out). */
function readChoice(
  state: SolominoState,
  seat: Seat,
  card: Card | null,
  { partner, towards }: JsonObject,
): Judged<number> {
  if (card === null || state.hands[seat].length === 1) return accept(noChoice);
  let named = -1;
  let way = -1;
  if (asksForPartner(card)) {
    if (!isPartner(state, seat, partner)) return badField('partner', 'partner', partner);
    named = partner;
  }
  if (asksForWay(card)) {
    way = numberIn(ways, towards);
    if (way < 0) return badField('towards', 'way', towards);
  }
  return accept(choiceOf(named, way));
}

const isPartner = (state: SolominoState, seat: Seat, partner: unknown): partner is number =>
  typeof partner === 'number' &&
  Number.isInteger(partner) &&
  partner >= 0 &&
  partner < state.players &&
  partner !== seat;

/** Adds the call to a move, if it was made. */
export function readCall({ call }: JsonObject, move: SolominoMove): Judged<SolominoMove> {
  if (call === true) return accept(move | calls);
  return call === undefined || call === false ? accept(move) : badField('call', 'yesOrNo', call);
}

/** Reads a card that the seat holds. */
export function readHeldCard(state: SolominoState, seat: Seat, text: unknown): Judged<Card> {
  if (!isCardText(text)) return noCardText(text);
  const card = findCard(text);
  if (card === null) return noSuchCard(text);
  return state.hands[seat].includes(card)
    ? accept(card)
    : refuse('table.piece', 'minoCardNotInHand', { minoCard: minoCardName(card), seat });
}

const noCardText = (text: unknown): Refusal => badField('card', 'solominoCard', text);

function noSuchCard(text: string): Refusal {
  const card = findTurned(text);
  return card === null
    ? refuse('table.piece', 'noSuchCard', { found: inShort(text) })
    : refuse('table.piece', 'minoCardTurned', { found: inShort(text), minoCard: minoCardName(card) });
}
