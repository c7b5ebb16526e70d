import type { DealText } from '../core/game.ts';
import { BadInput, type Json, shown } from '../core/json.ts';
import { type Card, copies, readCard } from '../pieces/solo-cards.ts';
import type { SoloRules } from './rules.ts';
import type { Deal } from './state.ts';

const fields = ['hands', 'stock', 'top', 'chance'];

/** Reads the deal of a round from a transcript. Throws `BadInput` where it cannot be played. */
export function readDeal(rules: SoloRules, text: DealText, index: number): Deal {
  const place = `deals[${index}]`;
  const unknown = Object.keys(text).find((field) => !fields.includes(field));
  if (unknown !== undefined) throw new BadInput(`${place}.${unknown}`, 'a deal of solo has no such field');
  if (!Array.isArray(text.hands) || text.hands.length !== rules.players) {
    throw new BadInput(
      `${place}.hands`,
      `expected a list of ${rules.players} hands, found ${shown(text.hands)}`,
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

/** Each reshuffle as a list of cards; whether they are the right ones is seen when it comes up. */
function readChance(chance: Json | undefined, place: string): Card[][] {
  if (chance === undefined) return [];
  if (!Array.isArray(chance)) throw new BadInput(place, `expected a list, found ${shown(chance)}`);
  return chance.map((pile, index) => readCards(pile, `${place}[${index}]`, new Map()));
}

function readCards(cards: Json, place: string, seen: Map<Card, number>): Card[] {
  if (!Array.isArray(cards)) throw new BadInput(place, `expected a list of cards, found ${shown(cards)}`);
  return cards.map((text, index) => countCard(text, `${place}[${index}]`, seen));
}

/** No card is there more often than in the deck. */
function countCard(text: Json, place: string, seen: Map<Card, number>): Card {
  const card = readCard(text);
  if (card === null) throw new BadInput(place, `${shown(text)} is no card of SOLO`);
  const count = (seen.get(card) ?? 0) + 1;
  if (count > copies[card]) {
    const times = copies[card] === 1 ? 'once' : copies[card] === 2 ? 'twice' : `${copies[card]} times`;
    throw new BadInput(place, `${text} is in the deck only ${times}`);
  }
  seen.set(card, count);
  return card;
}
