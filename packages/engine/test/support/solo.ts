import { expect } from 'vitest';
import type { Known } from '../../src/core/game.ts';
import {
  type Chance,
  type Event,
  type Game,
  type JsonObject,
  openMatch,
  readTranscript,
  seatAt,
  seatsOf,
} from '../../src/index.ts';
import {
  type Card,
  cardName,
  copies,
  deck,
  isSwap,
  kinds,
  namesColour,
  worth,
} from '../../src/pieces/solo-cards.ts';
import { discardPile, type SoloEvent } from '../../src/solo/event.ts';
import { solo } from '../../src/solo/game.ts';
import { noteHands } from '../../src/solo/hands.ts';
import { call, type SoloMove } from '../../src/solo/move.ts';
import { noCard, type SoloState } from '../../src/solo/state.ts';
import type { SoloView } from '../../src/solo/view.ts';
import { assertHandsRebuilt } from './card-hands.ts';
import type { Probe } from './properties.ts';
import { expectSame } from './same.ts';
import { short, Table } from './table.ts';
import type { Way } from './tables.ts';

/** A list of cards from text: 'r9 g:skip wild'. */
const cards = (text: string): string[] => (text === '' ? [] : text.split(' '));

interface SoloSetUp {
  /** The card that starts the discard pile. */
  readonly top: string;
  /** A hand per seat, as text. */
  readonly hands: readonly string[];
  /** The draw pile, first drawn first. */
  readonly stock?: string;
  /** The results of shuffling the discard pile. */
  readonly chance?: readonly string[];
}

/** The choices a card may require, and the call. */
interface Saying extends JsonObject {
  readonly colour?: string;
  readonly partner?: number;
  readonly call?: boolean;
}

/** What the referee answers, with the fields of SOLO. */
interface SoloPosition {
  readonly round: number;
  readonly phase: string;
  readonly turn: number | null;
  readonly hands: string[][];
  readonly stock: number;
  readonly scores: number[];
  readonly winners: number[] | null;
  readonly top: string;
  readonly colour: string | null;
  readonly direction: number;
  readonly pending: number;
  readonly legal: Record<string, JsonObject[]>;
  readonly roundResult?: { winners: number[]; points: number[]; reason: string };
}

/** A table of SOLO: `table.play('wild', { colour: 'r' })`, `table.interject(2, 'r9')`. */
export class SoloTable {
  readonly table: Table;

  constructor(table: Table) {
    this.table = table;
  }

  /** The position as the referee answers it. */
  get now(): SoloPosition {
    return JSON.parse(JSON.stringify(this.table.match.position()));
  }

  /** The seat on turn lays a card. */
  play(card: string, saying: Saying = {}): this {
    this.table.move({ type: 'play', card, ...saying });
    return this;
  }

  interject(seat: number, card: string, saying: Saying = {}): this {
    this.table.move({ type: 'play', card, ...saying }, seat);
    return this;
  }

  draw(): this {
    this.table.draw();
    return this;
  }

  pass(): this {
    this.table.pass();
    return this;
  }

  choose(choice: { colour: string } | { partner: number }): this {
    this.table.move({ type: 'choose', ...choice });
    return this;
  }

  next(): this {
    this.table.next();
    return this;
  }

  /** The rule that laying a card breaks, or null if it is legal. */
  refusal(card: string, saying: JsonObject = {}, seat?: number): string | null {
    return this.table.refusal({ type: 'play', card, ...saying }, seat);
  }

  /** The rule that a move without a card breaks: 'draw', 'pass', or a whole move. */
  refusalOf(move: string | JsonObject, seat?: number): string | null {
    return this.table.refusal(typeof move === 'string' ? { type: move } : move, seat);
  }

  /** The legal moves as the referee lists them, in short form: 'play r9', 'draw'. Sorted. */
  legal(seat: number = this.table.match.turn ?? 0): string[] {
    return this.now.legal[seat].map(short).sort();
  }

  /** The cards that the seat on turn may lay, sorted. */
  fitting(): string[] {
    const cards = this.now.legal[this.table.match.turn ?? 0].flatMap(({ card }) =>
      typeof card === 'string' ? [card] : [],
    );
    return [...new Set(cards)].sort();
  }

  /** What a seat, or a spectator, has heard since the deal. */
  heard(seat: number | null = null): readonly Event[] {
    return this.table.match.events(seat === null ? null : seatAt(seat));
  }
}

/** Opens a match with one set-up deal, or several, one a round. */
export function soloTable(deal: SoloSetUp | readonly SoloSetUp[], options: JsonObject = {}): SoloTable {
  const deals = (Array.isArray(deal) ? deal : [deal]).map(({ top, hands, stock, chance }) => ({
    top,
    hands: hands.map(cards),
    stock: cards(stock ?? ''),
    ...(chance === undefined ? {} : { chance: chance.map(cards) }),
  }));
  const players = deals[0].hands.length;
  return new SoloTable(
    new Table(openMatch(readTranscript({ game: 'solo', players, options, seed: 'a test', deals }))),
  );
}

/** SOLO among people who forget the call one time in three, which listed moves never do. */
export const forgetfulSolo: Game<SoloState, SoloMove, SoloView, SoloEvent> = {
  ...solo,
  legal(state, seat, into) {
    const count = solo.legal(state, seat, into);
    if ((state.discard.length + state.stock.length) % 3 === 0)
      for (let i = 0; i < count; i++) into[i] &= ~call;
    return count;
  },
};

/** Random players need a few hundred moves for a round, so configurations not about the length play only one or two. */
export const inRounds = (way: Way, rounds: number): Way =>
  'rounds' in way.options || 'target' in way.options ? way : { ...way, options: { ...way.options, rounds } };

export const soloProbe: Probe<SoloState, SoloView, SoloEvent> = {
  assertConserved,
  conceivable,
  exchangeHidden,
  assertMore: assertSound,
  assertRebuilt,
};

/** Every card of the deck is somewhere, with the right number of copies. */
function assertConserved({ hands, stock, discard, top }: SoloState): void {
  const left = copies.slice();
  const all = [...hands.flat(), ...stock, ...discard, top];
  for (const card of all) left[card]--;
  expectSame(all.length, deck.length);
  expectSame(
    left.every((count) => count === 0),
    true,
  );
}

/** All cards with and without a call, with every colour, every partner and none, and the other moves. */
function conceivable({ players }: SoloState): JsonObject[] {
  const colours = ['r', 'g', 'b', 'y', 'x'].map((colour) => ({ colour }));
  const partners = [...seatsOf(players), players].map((partner) => ({ partner }));
  const choices: JsonObject[] = [{}, ...colours, ...partners];
  const moves: JsonObject[] = [{ type: 'draw' }, { type: 'pass' }, { type: 'shout' }];
  for (const choice of choices) moves.push({ type: 'choose', ...choice });
  for (let card = 0; card < kinds; card++) {
    // Other cards need no choice; a choice given with them is ignored.
    const asks = namesColour(card) || isSwap(card);
    for (const choice of asks ? choices : [{}, { colour: 'r', partner: 0 }]) {
      const move = { type: 'play', card: cardName(card), ...choice };
      moves.push(move, { ...move, call: true });
    }
  }
  return moves;
}

/** Exchanges a card of a hidden hand with one of the draw pile or of another hidden hand. */
function exchangeHidden(state: SoloState, view: SoloView, chance: Chance): void {
  const hidden = seatsOf(state.players).filter((seat) => typeof view.hands[seat] === 'number');
  // A seat with two cards may forget to call, draw, and pass its hand on: it hears of cards that its view no longer shows.
  const mayDrawAndGive = view.seat !== null && state.hands[view.seat].length === 2;
  const stock = mayDrawAndGive ? [] : state.stock;
  const piles = [...hidden.map((seat) => state.hands[seat]), stock].filter((pile) => pile.length > 0);
  if (piles.length < 2) return;
  const one = piles[chance.below(piles.length)];
  const other = piles[chance.below(piles.length)];
  const mine = chance.below(one.length);
  const theirs = chance.below(other.length);
  // Everybody knows that the card just drawn fits.
  if (one[mine] === state.drawn || other[theirs] === state.drawn) return;
  const card = one[mine];
  one[mine] = other[theirs];
  other[theirs] = card;
  noteHands(state);
}

/**
 * The bits of the hands agree with their lists; a debt goes with the card that caused it; a drawn card is in the hand that
 * drew it; scores are the counts of the hands.
 */
function assertSound(state: SoloState): void {
  const noted = { ...state };
  noteHands(noted);
  expectSame(state.held, noted.held);
  const { top, pending, drawn, turn, hands, phase } = state;
  const name = cardName(top);
  if (pending > 0) expect(name).toMatch(/:draw2$|^wild4$/);
  if (drawn !== noCard) expectSame(hands[turn].at(-1), drawn);
  if (phase === 'play') {
    expectSame(
      hands.every((hand) => hand.length > 0),
      true,
    );
    return;
  }
  const counts = hands.map((hand) => hand.reduce((sum: number, card: Card) => sum + worth[card], 0));
  expectSame(
    state.scores,
    state.before.map((score, seat) => score + counts[seat]),
  );
}

/** The events determine the discard pile and how many cards everybody holds. */
function assertRebuilt(known: Known<SoloView, SoloEvent>): void {
  const pile = discardPile(known.events);
  expect({ top: pile.at(-1), discard: pile.length - 1 }).toEqual({
    top: known.view.top,
    discard: known.view.discard,
  });
  assertHandsRebuilt(known);
}
