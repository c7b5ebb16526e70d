import { chanceOf } from '../core/chance.ts';
import { rotateHands } from '../core/direction.ts';
import { reportDeal } from '../core/event.ts';
import type { DealText } from '../core/game.ts';
import { BadInput, type Json, preview } from '../core/json.ts';
import { luckOf } from '../core/luck.ts';
import { starterOf } from '../core/seat.ts';
import { beginRound } from '../core/standing.ts';
import { type Card, cardName, colourOf, copies, deck, readCard, rotate } from '../pieces/solo-cards.ts';
import type { MaybeReport } from './event.ts';
import { noteHands } from './hands.ts';
import { obeyFirstCard } from './play.ts';
import type { SoloRules } from './rules.ts';
import { type Deal, noCard, type SoloState } from './state.ts';

const handSize = 8;

/** Deals the next round and obeys its first card, unless that asks the starter for a choice. */
export function dealRound(state: SoloState, report?: MaybeReport): void {
  const { rules } = state;
  beginRound(state);
  const fixed = state.deals[state.round - 1] ?? null;
  if (fixed === null) dealByChance(state);
  else dealAsFixed(state, fixed);
  noteHands(state);
  state.luck = luckOf(state.seed, state.round, fixed?.chance);
  state.discard = [];
  state.colour = colourOf(state.top);
  state.direction = 1;
  state.pending = 0;
  state.drawn = noCard;
  state.choiceDue = false;
  state.passes = 0;
  state.turn = starterOf(rules.starter, state.round, rules.players);
  reportDeal(state, report);
  obeyFirstCard(state, report);
}

function dealByChance(state: SoloState): void {
  const cards = deck.slice();
  chanceOf(state.seed, state.round).shuffle(cards);
  state.hands = [];
  let dealt = 0;
  for (; dealt < state.players * handSize; dealt += handSize)
    state.hands.push(cards.slice(dealt, dealt + handSize));
  state.top = cards[dealt];
  state.stock = cards.slice(dealt + 1);
}

function dealAsFixed(state: SoloState, deal: Deal): void {
  state.hands = deal.hands.map((hand) => hand.slice());
  state.stock = deal.stock.toReversed();
  state.top = deal.top;
}

/** The deal before the first card was obeyed: a rotate has already moved the hands on. */
export function writeDeal(state: SoloState): DealText {
  const hands = state.hands.slice();
  if (state.top === rotate) rotateHands(hands, -1);
  return {
    hands: hands.map((hand) => hand.map(cardName)),
    stock: state.stock.toReversed().map(cardName),
    top: cardName(state.top),
  };
}

const fields = ['hands', 'stock', 'top', 'chance'];

/** Reads the deal of a round from a transcript. Throws `BadInput` if it cannot be played. */
export function readDeal(rules: SoloRules, text: DealText, index: number): Deal {
  const place = `deals[${index}]`;
  const unknown = Object.keys(text).find((field) => !fields.includes(field));
  if (unknown !== undefined) throw new BadInput(`${place}.${unknown}`, 'a deal of solo has no such field');
  if (!Array.isArray(text.hands) || text.hands.length !== rules.players) {
    throw new BadInput(
      `${place}.hands`,
      `expected a list of ${rules.players} hands, found ${preview(text.hands)}`,
    );
  }
  if (text.top === undefined)
    throw new BadInput(`${place}.top`, 'a deal of solo names the card that starts the discard pile');
  const seen = new Map<Card, number>();
  return {
    hands: text.hands.map((hand, seat) => readCards(hand, `${place}.hands[${seat}]`, seen)),
    stock: text.stock === undefined ? [] : readCards(text.stock, `${place}.stock`, seen),
    top: countCard(text.top, `${place}.top`, seen),
    chance: readChance(text.chance, `${place}.chance`),
  };
}

/** Each reshuffle as a list of cards. Whether they are the right ones is checked when the pile is reshuffled. */
function readChance(chance: Json | undefined, place: string): Card[][] {
  if (chance === undefined) return [];
  if (!Array.isArray(chance)) throw new BadInput(place, `expected a list, found ${preview(chance)}`);
  return chance.map((pile, index) => readCards(pile, `${place}[${index}]`, new Map()));
}

function readCards(cards: Json, place: string, seen: Map<Card, number>): Card[] {
  if (!Array.isArray(cards)) throw new BadInput(place, `expected a list of cards, found ${preview(cards)}`);
  return cards.map((text, index) => countCard(text, `${place}[${index}]`, seen));
}

/** No card is there more often than in the deck. */
function countCard(text: Json, place: string, seen: Map<Card, number>): Card {
  const card = readCard(text);
  if (card === null) throw new BadInput(place, `${preview(text)} is not a card of SOLO`);
  const count = (seen.get(card) ?? 0) + 1;
  if (count > copies[card]) {
    const times = copies[card] === 1 ? 'once' : copies[card] === 2 ? 'twice' : `${copies[card]} times`;
    throw new BadInput(place, `${text} is in the deck only ${times}`);
  }
  seen.set(card, count);
  return card;
}
