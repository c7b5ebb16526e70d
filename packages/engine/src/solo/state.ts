import { hashOfStanding, newStanding } from '../core/base-view.ts';
import type { Seed } from '../core/chance.ts';
import type { Direction } from '../core/direction.ts';
import { cloneLuck, type Luck, luckOf } from '../core/luck.ts';
import type { Standing } from '../core/standing.ts';
import { type Card, type Colour, noColour } from '../pieces/solo-cards.ts';
import type { SoloRules } from './rules.ts';

/** What a set-up deal fixes for a round. */
export interface Deal {
  readonly hands: readonly (readonly Card[])[];
  /** First drawn first. */
  readonly stock: readonly Card[];
  readonly top: Card;
  /** The results of shuffling the discard pile. */
  readonly chance: readonly (readonly Card[])[];
}

/** A match of SOLO. Cards are numbers in plain lists; text exists only at the edges. */
export interface SoloState extends Standing {
  readonly rules: SoloRules;
  readonly seed: Seed;
  readonly deals: readonly (Deal | null)[];
  /** The cards of every seat, in the order they came. */
  hands: Card[][];
  /** The same as bits, see `solo/hands.ts`. */
  held: number[];
  /** The draw pile; the last one is drawn first. */
  stock: Card[];
  /** The discard pile under its top card, the oldest first. */
  discard: Card[];
  top: Card;
  /** The colour to match: the top card's, or the one named. */
  colour: Colour;
  direction: Direction;
  /** The open draw debt. */
  pending: number;
  /** The card just drawn, which may be laid or kept, or `noCard`. */
  drawn: Card;
  /** Whether the first card still requires a choice of the starter. */
  choiceDue: boolean;
  /** How many seats in a row could neither lay nor draw. */
  passes: number;
  luck: Luck<readonly Card[]>;
}

export const noCard: Card = -1;

export const newState = (rules: SoloRules, seed: Seed, deals: readonly (Deal | null)[]): SoloState => ({
  ...newStanding(rules.players),
  rules,
  seed,
  deals,
  hands: [],
  held: [],
  stock: [],
  discard: [],
  top: noCard,
  colour: noColour,
  direction: 1,
  pending: 0,
  drawn: noCard,
  choiceDue: false,
  passes: 0,
  luck: luckOf(seed, 1),
});

export const cloneState = (state: SoloState): SoloState => ({
  players: state.players,
  round: state.round,
  phase: state.phase,
  turn: state.turn,
  scores: state.scores.slice(),
  before: state.before,
  reason: state.reason,
  roundWinners: state.roundWinners,
  rules: state.rules,
  seed: state.seed,
  deals: state.deals,
  hands: state.hands.map((hand) => hand.slice()),
  held: state.held.slice(),
  stock: state.stock.slice(),
  discard: state.discard.slice(),
  top: state.top,
  colour: state.colour,
  direction: state.direction,
  pending: state.pending,
  drawn: state.drawn,
  choiceDue: state.choiceDue,
  passes: state.passes,
  luck: cloneLuck(state.luck),
});

/** Covers the table and the hands; not future randomness. */
export function hashState(state: SoloState): string {
  const hash = hashOfStanding('solo', state.rules.options, state);
  for (const hand of state.hands) hash.addAll(hand);
  hash.addAll(state.stock).addAll(state.discard).add(state.top).add(state.colour).add(state.direction);
  hash
    .add(state.pending)
    .add(state.drawn)
    .add(state.choiceDue ? 1 : 0)
    .add(state.passes);
  return hash.text();
}
