import { standingIn } from '../core/base-view.ts';
import type { Chance } from '../core/chance.ts';
import type { Known } from '../core/game.ts';
import { BadInput, preview } from '../core/json.ts';
import { type Seat, seatAt } from '../core/seat.ts';
import { allCards, type Card, findCard, type Half, readHalf } from '../pieces/solomino-cards.ts';
import type { SolominoEvent } from './event.ts';
import { fitsSomewhere } from './legal.ts';
import type { SolominoRules } from './rules.ts';
import { cardOf, type Link, readLink, snakeOf } from './snake.ts';
import { newState, noCard, type SolominoState } from './state.ts';
import type { SolominoView } from './view.ts';

/** Builds a state that gives the same view; what is hidden in it (hands, the pile) is random. */
export function guessState(
  rules: SolominoRules,
  { view }: Known<SolominoView, SolominoEvent>,
  chance: Chance,
): SolominoState {
  const state = newState(rules, [chance.next(), chance.next(), chance.next(), chance.next()], []);
  Object.assign(state, standingIn(view));
  readTable(state, view);
  readHands(state, view, chance);
  return state;
}

function readTable(state: SolominoState, view: SolominoView): void {
  const snake = view.snake.map(linkIn);
  state.leftArm = snake.slice(0, view.startIndex).toReversed();
  state.rightArm = snake.slice(view.startIndex);
  state.left = halfIn(view.ends.left);
  state.right = halfIn(view.ends.right);
  state.direction = view.direction;
  state.pending = view.pending;
  state.ask = view.ask?.map(cardIn) ?? [];
}

/** Copies the visible hands, and fills the others and the pile with the unseen cards. */
function readHands(state: SolominoState, view: SolominoView, chance: Chance): void {
  state.hands = view.hands.map((hand) => (typeof hand === 'number' ? [] : hand.map(cardIn)));
  const unseen = unseenCards(state);
  chance.shuffle(unseen);
  if (view.drawn === true) state.drawn = takeFitting(state, unseen);
  else if (view.drawn !== null) state.drawn = cardIn(view.drawn);
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

/** Takes an unseen card that fits, as the one just drawn does. */
function takeFitting(state: SolominoState, unseen: Card[]): Card {
  const at = unseen.findIndex((card) => fitsSomewhere(state, card));
  return at < 0 ? noCard : unseen.splice(at, 1)[0];
}

function fillHand(state: SolominoState, seat: Seat, size: number, unseen: Card[]): void {
  const drawn = seat === state.turn && state.drawn !== noCard ? [state.drawn] : [];
  state.hands[seat] = [...unseen.splice(0, size - drawn.length), ...drawn];
}

const cardIn = (text: string): Card => findCard(text) ?? unknown(text, 'card');

const linkIn = (text: string): Link => readLink(text) ?? unknown(text, 'card');

const halfIn = (text: string): Half => readHalf(text) ?? unknown(text, 'half of a card');

function unknown(text: string, what: string): never {
  throw new BadInput('view', `${preview(text)} is not a ${what}`);
}
