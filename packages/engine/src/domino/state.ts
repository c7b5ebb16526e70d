import { hashOfStanding, newStanding } from '../core/base-view.ts';
import type { Seed } from '../core/chance.ts';
import { nobody, type Seat, seatsOf } from '../core/seat.ts';
import type { Standing } from '../core/standing.ts';
import type { Tile } from '../pieces/dominoes.ts';
import { noFoot, type OpenEnds } from '../pieces/open-ends.ts';
import { handOf } from './hands.ts';
import type { DominoRules } from './rules.ts';

/** What a set-up deal fixes for a round. */
export interface Deal {
  readonly hands: readonly (readonly Tile[])[];
  readonly stock: readonly Tile[];
}

/** A match of any domino game. Small integers in flat arrays; text exists only at the edges. */
export interface DominoState extends Standing, OpenEnds {
  readonly rules: DominoRules;
  readonly seed: Seed;
  readonly deals: readonly (Deal | null)[];
  /** The hands as bits, see `domino/hands.ts`. */
  hands: number[];
  /** The tiles in the order of the deal: the hands, seat by seat, then the stock, first drawn first. Never changed. */
  deck: readonly Tile[];
  /** Where the stock begins in the deck. */
  stockFrom: number;
  /** The tile that must open the round, or `anyTile`. */
  opening: Tile;
  /** Tiles on the table. */
  laid: number;
  /** The pips on the table. */
  total: number;
  /** Tiles laid and drawn so far in the current turn. */
  laidThisTurn: number;
  drawnThisTurn: number;
  /** Passes in a row. */
  passes: number;
  /** Who laid the last tile. */
  lastToLay: Seat;
  /** The pair (0 the higher, 1 the lower) that each seat belongs to, in team games. */
  teams: number[];
  /** What everybody at the table saw in this round, see `domino/history.ts`. */
  history: number[];
}

export const anyTile: Tile = 255;

export const newState = (rules: DominoRules, seed: Seed, deals: readonly (Deal | null)[]): DominoState => ({
  ...newStanding(rules.players),
  ends: [],
  foot: noFoot,
  rules,
  seed,
  deals,
  hands: [],
  deck: [],
  stockFrom: 0,
  opening: anyTile,
  laid: 0,
  total: 0,
  laidThisTurn: 0,
  drawnThisTurn: 0,
  passes: 0,
  lastToLay: nobody,
  teams: rules.zeros.slice(),
  history: [],
});

/** A copy; another seed changes its later rounds. */
export const cloneState = (state: DominoState, seed: Seed = state.seed): DominoState => ({
  players: state.players,
  round: state.round,
  phase: state.phase,
  turn: state.turn,
  scores: state.scores.slice(),
  before: state.before,
  reason: state.reason,
  roundWinners: state.roundWinners,
  ends: state.ends.slice(),
  foot: state.foot,
  rules: state.rules,
  seed,
  deals: state.deals,
  hands: state.hands.slice(),
  deck: state.deck,
  stockFrom: state.stockFrom,
  opening: state.opening,
  laid: state.laid,
  total: state.total,
  laidThisTurn: state.laidThisTurn,
  drawnThisTurn: state.drawnThisTurn,
  passes: state.passes,
  lastToLay: state.lastToLay,
  teams: state.teams,
  history: state.history.slice(),
});

export const stockLeft = (state: DominoState): number => state.deck.length - state.stockFrom;

/** Whether the stock has a tile that may be drawn. */
export const canDraw = (state: DominoState): boolean =>
  stockLeft(state) > state.rules.reserve && state.rules.draw.when !== 'never';

/** Covers the table, the hands and the history; not the randomness of later rounds. */
export function hashState(state: DominoState): string {
  const { rules } = state;
  const hash = hashOfStanding(rules.id, rules.options, state);
  for (const seat of seatsOf(state.players)) hash.addAll(handOf(state, seat));
  hash.addAll(state.deck.slice(state.stockFrom)).add(state.opening).addAll(state.ends).add(state.foot);
  hash.add(state.laid).add(state.total).add(state.laidThisTurn).add(state.drawnThisTurn);
  return hash.add(state.passes).add(state.lastToLay).addAll(state.teams).addAll(state.history).text();
}
