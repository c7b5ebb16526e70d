import { standingIn } from '../core/base-view.ts';
import type { Chance } from '../core/chance.ts';
import type { View } from '../core/game.ts';
import { BadInput, isObject, type Json, type JsonObject, listAt, shown } from '../core/json.ts';
import { type Seat, seatAt } from '../core/seat.ts';
import { allCards, type Card, findCard, type Half, isCardText, readHalf } from '../pieces/solomino-cards.ts';
import { readEvent } from './history.ts';
import { fitsSomewhere } from './legal.ts';
import type { SolominoRules } from './rules.ts';
import { cardOf, snakeOf } from './snake.ts';
import { newState, noCard, type SolominoState } from './state.ts';

/** Builds a state that shows this view again; what is hidden in it (hands, the pile) is up to chance. */
export function guessState(rules: SolominoRules, view: View, chance: Chance): SolominoState {
  const state = newState(rules, [chance.next(), chance.next(), chance.next(), chance.next()], []);
  Object.assign(state, standingIn(view));
  readTable(state, view);
  readHands(state, view, chance);
  return state;
}

function readTable(state: SolominoState, view: View): void {
  const ends = objectIn(view.ends, 'ends');
  state.left = halfIn(ends.left);
  state.right = halfIn(ends.right);
  state.start = cardIn(view.start);
  state.direction = view.direction === 1 ? 1 : -1;
  state.pending = Number(view.pending);
  state.ask = view.ask === null ? [] : listAt(view.ask, 'ask').map(cardIn);
  state.history = listAt(view.log, 'log').map((event) => readEvent(objectIn(event, 'log')));
}

/** Takes over the hands that can be seen, and fills the others and the pile with the cards that cannot. */
function readHands(state: SolominoState, view: View, chance: Chance): void {
  state.hands = view.hands.map((hand) => (typeof hand === 'number' ? [] : hand.map(cardIn)));
  const unseen = unseenCards(state);
  chance.shuffle(unseen);
  if (typeof view.drawn === 'string') state.drawn = cardIn(view.drawn);
  else if (view.drawn === true) state.drawn = takeFitting(state, unseen);
  view.hands.forEach((hand, seat) => {
    if (typeof hand === 'number') fillHand(state, seatAt(seat), hand, unseen);
  });
  state.deck = unseen.slice(0, view.stock);
  state.pileFrom = 0;
}

function unseenCards(state: SolominoState): Card[] {
  const seen = new Set<Card>([...snakeOf(state).map(cardOf), ...state.ask, ...state.hands.flat()]);
  return allCards.filter((card) => !seen.has(card));
}

/** Takes a card that somebody may have drawn and can still lay. */
function takeFitting(state: SolominoState, unseen: Card[]): Card {
  const at = unseen.findIndex((card) => fitsSomewhere(state, card));
  return at < 0 ? noCard : unseen.splice(at, 1)[0];
}

function fillHand(state: SolominoState, seat: Seat, size: number, unseen: Card[]): void {
  const drawn = seat === state.turn && state.drawn !== noCard ? [state.drawn] : [];
  state.hands[seat] = [...unseen.splice(0, size - drawn.length), ...drawn];
}

function cardIn(text: Json | undefined): Card {
  const card = isCardText(text) ? findCard(text) : null;
  if (card === null) throw new BadInput('view', `${shown(text)} is no card`);
  return card;
}

function halfIn(text: Json | undefined): Half {
  const half = readHalf(text);
  if (half === null) throw new BadInput('view', `${shown(text)} is no half of a card`);
  return half;
}

function objectIn(value: Json | undefined, place: string): JsonObject {
  if (!isObject(value)) throw new BadInput(place, `expected an object, found ${shown(value)}`);
  return value;
}
