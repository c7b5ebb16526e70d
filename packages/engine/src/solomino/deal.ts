import { chanceOf } from '../core/chance.ts';
import { reportDeal } from '../core/event.ts';
import type { DealText } from '../core/game.ts';
import { BadInput, type Json, preview } from '../core/json.ts';
import { seatsOf, starterOf } from '../core/seat.ts';
import { beginRound } from '../core/standing.ts';
import {
  allCards,
  type Card,
  findCard,
  findTurned,
  isCardText,
  minoCardName,
} from '../pieces/solomino-cards.ts';
import type { MaybeReport } from './event.ts';
import { handSize, type SolominoRules } from './rules.ts';
import { beginSnake, cardOf } from './snake.ts';
import { type Deal, namesInHands, noCard, type SolominoState } from './state.ts';

/** Deals the next round. */
export function dealRound(state: SolominoState, report?: MaybeReport): void {
  beginRound(state);
  const fixed = state.deals[state.round - 1] ?? null;
  if (fixed === null) dealByChance(state);
  else dealAsFixed(state, fixed);
  state.turn = starterOf(state.rules.starter, state.round, state.players);
  state.direction = 1;
  state.pending = 0;
  state.ask = [];
  state.drawn = noCard;
  reportDeal(state, report);
}

/** solomino.deal: the deck holds the hands, then the first card of the snake, then the pile. */
function dealByChance(state: SolominoState): void {
  const deck = allCards.slice();
  chanceOf(state.seed, state.round).shuffle(deck);
  const dealt = state.players * handSize;
  state.hands = seatsOf(state.players).map((seat) => deck.slice(seat * handSize, (seat + 1) * handSize));
  beginSnake(state, deck[dealt]);
  state.deck = deck;
  state.pileFrom = dealt + 1;
}

function dealAsFixed(state: SolominoState, { hands, stock, start }: Deal): void {
  state.hands = hands.map((hand) => hand.slice());
  beginSnake(state, start);
  state.deck = stock;
  state.pileFrom = 0;
}

export const writeDeal = (state: SolominoState): DealText => ({
  hands: namesInHands(state),
  stock: state.deck.slice(state.pileFrom).map(minoCardName),
  start: minoCardName(cardOf(state.rightArm[0])),
});

const fields = ['hands', 'stock', 'start', 'chance'];

/** Reads the deal of a round from a transcript. Throws `BadInput` if it cannot be played. */
export function readDeal(rules: SolominoRules, text: DealText, index: number): Deal {
  const place = `deals[${index}]`;
  const unknown = Object.keys(text).find((field) => !fields.includes(field));
  if (unknown !== undefined)
    throw new BadInput(`${place}.${unknown}`, 'a deal of solomino has no such field');
  if (!Array.isArray(text.hands) || text.hands.length !== rules.players) {
    throw new BadInput(
      `${place}.hands`,
      `expected a list of ${rules.players} hands, found ${preview(text.hands)}`,
    );
  }
  const seen = new Map<Card, string>();
  const hands = text.hands.map((hand, seat) => readCards(hand, `${place}.hands[${seat}]`, seen));
  const stock = readCards(text.stock ?? [], `${place}.stock`, seen);
  return { hands, stock, start: readCard(text.start, `${place}.start`, seen) };
}

function readCards(cards: Json, place: string, seen: Map<Card, string>): Card[] {
  if (!Array.isArray(cards)) throw new BadInput(place, `expected a list of cards, found ${preview(cards)}`);
  return cards.map((text, index) => readCard(text, `${place}[${index}]`, seen));
}

/** Explains that there is no such card, and how to write it if the halves are in the wrong order. */
function noSuchCard(text: string): string {
  const card = findTurned(text);
  return card === null
    ? `there is no card ${text}`
    : `there is no card ${text}; its first half is the other one: ${minoCardName(card)}`;
}

function readCard(text: unknown, place: string, seen: Map<Card, string>): Card {
  if (!isCardText(text)) throw new BadInput(place, `expected a card such as "r8|b1", found ${preview(text)}`);
  const card = findCard(text);
  if (card === null) throw new BadInput(place, noSuchCard(text));
  const first = seen.get(card);
  if (first !== undefined) throw new BadInput(place, `${text} is dealt twice, first at ${first}`);
  seen.set(card, place);
  return card;
}
