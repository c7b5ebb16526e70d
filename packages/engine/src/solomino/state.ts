import { hashOfStanding, newStanding } from '../core/base-view.ts';
import type { Seed } from '../core/chance.ts';
import type { Direction } from '../core/direction.ts';
import type { Standing } from '../core/standing.ts';
import { type Card, type Half, minoCardName } from '../pieces/solomino-cards.ts';
import type { SolominoRules } from './rules.ts';
import type { Link } from './snake.ts';

/** What a set-up deal fixes for a round. */
export interface Deal {
  readonly hands: readonly (readonly Card[])[];
  readonly stock: readonly Card[];
  readonly start: Card;
}

/** A match of SOLOmino. */
export interface SolominoState extends Standing {
  readonly rules: SolominoRules;
  readonly seed: Seed;
  readonly deals: readonly (Deal | null)[];
  /** In the order in which the cards came. */
  hands: Card[][];
  /** The draw pile is the part of the deck from `pileFrom` on, first drawn first. The deck never changes. */
  deck: readonly Card[];
  pileFrom: number;
  /** The cards of the snake to the left of its first one, the innermost first. */
  leftArm: Link[];
  /** The first card of the snake and those to its right. */
  rightArm: Link[];
  /** The halves at the two ends of the snake. */
  left: Half;
  right: Half;
  direction: Direction;
  /** The open draw1 debt. The seat on turn owes it; during an ask, the seat that will take the small pile. */
  pending: number;
  /** The small pile, top last; empty while no ask is going on. In an ask, the seat that must answer is on turn. */
  ask: Card[];
  /** The card that the seat on turn has drawn and may still lay, or `noCard`. */
  drawn: Card;
}

export const noCard: Card = -1;

export const newState = (
  rules: SolominoRules,
  seed: Seed,
  deals: readonly (Deal | null)[],
): SolominoState => ({
  ...newStanding(rules.players),
  rules,
  seed,
  deals,
  hands: [],
  deck: [],
  pileFrom: 0,
  leftArm: [],
  rightArm: [],
  left: 0,
  right: 0,
  direction: 1,
  pending: 0,
  ask: [],
  drawn: noCard,
});

export const cloneState = (state: SolominoState): SolominoState => ({
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
  deck: state.deck,
  pileFrom: state.pileFrom,
  leftArm: state.leftArm.slice(),
  rightArm: state.rightArm.slice(),
  left: state.left,
  right: state.right,
  direction: state.direction,
  pending: state.pending,
  ask: state.ask.slice(),
  drawn: state.drawn,
});

export const pileLeft = (state: SolominoState): number => state.deck.length - state.pileFrom;

export const namesInHands = ({ hands }: SolominoState): string[][] =>
  hands.map((hand) => hand.map(minoCardName));

/** Covers the table and the hands; not the randomness of later rounds. */
export function hashState(state: SolominoState): string {
  const hash = hashOfStanding('solomino', state.rules.options, state);
  for (const hand of state.hands) hash.addAll(hand);
  hash.addAll(state.deck.slice(state.pileFrom)).addAll(state.leftArm).addAll(state.rightArm);
  hash.add(state.left).add(state.right);
  hash.add(state.direction).add(state.pending).addAll(state.ask).add(state.drawn);
  return hash.text();
}
