import {
  type Chance,
  type Event,
  type Game,
  type JsonObject,
  openMatch,
  readTranscript,
  seatsOf,
} from '../../src/index.ts';
import { allCards, bears, type Card, minoCardName, symbol } from '../../src/pieces/solomino-cards.ts';
import type { SolominoEvent } from '../../src/solomino/event.ts';
import { solomino } from '../../src/solomino/game.ts';
import { fitsSomewhere } from '../../src/solomino/legal.ts';
import { calls, type SolominoMove } from '../../src/solomino/move.ts';
import { cardOf, snakeOf as linksOf } from '../../src/solomino/snake.ts';
import { noCard, type SolominoState } from '../../src/solomino/state.ts';
import type { SolominoView } from '../../src/solomino/view.ts';
import { assertHandsRebuilt } from './card-hands.ts';
import type { Probe } from './properties.ts';
import { expectSame } from './same.ts';
import { Table, viewOf } from './table.ts';

interface SnakeDeal {
  /** The first card of the snake. */
  readonly start: string;
  /** A hand per seat, as text: ['r8|b1 r4|b7', 'y3|y4']. */
  readonly hands: readonly string[];
  readonly stock?: string;
}

const cards = (text: string): string[] => (text === '' ? [] : text.split(' '));

/** Opens a match with one set-up deal (or several, one a round). */
export function layOut(deal: SnakeDeal | readonly SnakeDeal[], options: JsonObject = {}): Table {
  const deals = [deal].flat().map(({ start, hands, stock }) => ({
    hands: hands.map(cards),
    stock: cards(stock ?? ''),
    start,
  }));
  const players = deals[0].hands.length;
  return new Table(openMatch(readTranscript({ game: 'solomino', players, options, deals })));
}

/** `lay('r4|b7', 'r4', 'right')` covers the right end with the r4. */
export const lay = (card: string, half: string, at: string, more: JsonObject = {}): JsonObject => ({
  type: 'lay',
  card,
  half: card.split('|').indexOf(half),
  at,
  ...more,
});

export const answer = (card: string): JsonObject => ({ type: 'answer', card });
export const draw: JsonObject = { type: 'draw' };
export const pass: JsonObject = { type: 'pass' };
export const take: JsonObject = { type: 'take' };
export const call: JsonObject = { call: true };

/** The snake from its left end to its right. */
export const snakeOf = ({ match }: Table): readonly string[] => viewOf(match, 'solomino', null).snake;

/** What everybody heard of the last move. */
export const lastHeard = ({ match }: Table): readonly Event[] => match.latest(null);

/** SOLOmino among players who never call. */
export const forgetful: Game<SolominoState, SolominoMove, SolominoView, SolominoEvent> = {
  ...solomino,
  legal(state, seat, into) {
    const count = solomino.legal(state, seat, into);
    for (let i = 0; i < count; i++) into[i] &= ~calls;
    return count;
  },
};

export const solominoProbe: Probe<SolominoState, SolominoView, SolominoEvent> = {
  assertConserved,
  conceivable,
  exchangeHidden,
  assertMore: assertSound,
  assertRebuilt: assertHandsRebuilt,
};

const pileOf = (state: SolominoState): Card[] => state.deck.slice(state.pileFrom);

/** No card is lost or duplicated. */
function assertConserved(state: SolominoState): void {
  const snake = linksOf(state).map(cardOf);
  const all = [...snake, ...state.ask, ...state.hands.flat(), ...pileOf(state)];
  expectSame(
    all.toSorted((one, other) => one - other),
    allCards,
  );
}

/** Invariants of positions reached by play. */
function assertSound(state: SolominoState): void {
  const { turn, hands, drawn, phase } = state;
  if (phase !== 'play') {
    expectSame(drawn, noCard);
    // Going out leaves a debt unpaid; when the pile runs out, it is paid.
    if (state.reason === 'exhausted') expectSame(state.pending, 0);
    return;
  }
  expectSame(
    hands.every((hand) => hand.length > 0),
    true,
  );
  expectSame(pileOf(state).length > 0 || state.ask.length > 0, true);
  expectSame(drawn === noCard || (hands[turn].at(-1) === drawn && fitsSomewhere(state, drawn)), true);
}

/** Every card with every half at every end, with every choice; and all other moves. */
function conceivable(state: SolominoState): JsonObject[] {
  const moves: JsonObject[] = [draw, pass, take, { type: 'ask' }];
  const lasts = state.hands.filter((hand) => hand.length === 1).flat();
  const partners = [{}, ...[-1, ...seatsOf(state.players), state.players].map((partner) => ({ partner }))];
  const ways = [{}, ...['clockwise', 'counterclockwise', 'upwards'].map((towards) => ({ towards }))];
  for (const card of allCards) {
    const name = minoCardName(card);
    moves.push(answer(name));
    // A choice that a card does not need is ignored, so it is not tried here.
    const asks = !lasts.includes(card);
    for (const half of [0, 1, 2]) {
      for (const at of ['left', 'right', 'middle']) {
        for (const partner of asks && bears(card, symbol.swap) ? partners : [{}])
          for (const way of asks && bears(card, symbol.rotate) ? ways : [{}])
            moves.push({ type: 'lay', card: name, half, at, ...partner, ...way });
      }
    }
  }
  return moves;
}

/** Exchanges a card of a hidden hand with one of the pile or of another hidden hand. */
function exchangeHidden(state: SolominoState, view: SolominoView, chance: Chance): void {
  const hidden = seatsOf(state.players).filter((seat) => typeof view.hands[seat] === 'number');
  const piles = [pileOf(state), ...hidden.map((seat) => state.hands[seat])].map((pile) =>
    // Everybody can see that a drawn card fits, so it stays where it is.
    pile.filter((card) => card !== state.drawn),
  );
  const pick = <T>(list: readonly T[]): T => list[chance.below(list.length)];
  const full = piles.filter((pile) => pile.length > 0);
  if (full.length === 0) return;
  const one = pick(pick(full));
  const other = pick(pick(full));
  const exchange = (card: Card): Card => (card === one ? other : card === other ? one : card);
  state.deck = [...state.deck.slice(0, state.pileFrom), ...pileOf(state).map(exchange)];
  state.hands = state.hands.map((hand) => hand.map(exchange));
}
