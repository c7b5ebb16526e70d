import { chanceOf } from '../core/chance.ts';
import { rotateHands } from '../core/direction.ts';
import type { DealText } from '../core/game.ts';
import { luckOf } from '../core/luck.ts';
import { seatAt } from '../core/seat.ts';
import { beginRound } from '../core/standing.ts';
import { colourOf, deck, nameOf, rotate } from '../pieces/solo-cards.ts';
import { noteHands } from './hands.ts';
import { obeyFirstCard } from './play.ts';
import { type Deal, noCard, type SoloState } from './state.ts';

const handSize = 8;

/** Deals the next round and lets the starter obey its first card, as far as there is nothing to choose. */
export function dealRound(state: SoloState): void {
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
  state.history = [];
  state.turn = seatAt((rules.starter + state.round - 1) % rules.players);
  obeyFirstCard(state);
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
    hands: hands.map((hand) => hand.map(nameOf)),
    stock: state.stock.toReversed().map(nameOf),
    top: nameOf(state.top),
  };
}
