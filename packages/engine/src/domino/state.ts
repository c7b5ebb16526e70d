import type { Seed } from '../core/chance.ts';
import { Hash } from '../core/hash.ts';
import { nobody, type Seat } from '../core/seat.ts';
import type { Standing } from '../core/standing.ts';
import { noEnds, type OpenEnds } from '../layouts/ends.ts';
import { nameOf, type Tile } from '../pieces/dominoes.ts';
import type { DominoRules } from './rules.ts';

/** What a set-up deal fixes for a round. */
export interface Deal {
  readonly hands: readonly (readonly Tile[])[];
  readonly stock: readonly Tile[];
}

/** A match of any domino game. Small integers in flat arrays; text is made at the edges only. */
export interface DominoState extends Standing, OpenEnds {
  readonly rules: DominoRules;
  readonly seed: Seed;
  readonly deals: readonly (Deal | null)[];
  /** The tiles in hand, in the order in which they came; seat s has those from s × rules.tiles on. */
  hands: Uint8Array;
  counts: Uint8Array;
  /** The stock as it was dealt, first drawn first, and how many of it are drawn. Never changed within a round. */
  stock: Uint8Array;
  drawnFromStock: number;
  /** The tile that must open the round, or `anyTile`. */
  opening: Tile;
  /** Tiles on the table. */
  laid: number;
  /** The pips on the table. */
  total: number;
  /** Tiles laid and drawn so far in the turn under way. */
  laidThisTurn: number;
  drawnThisTurn: number;
  /** Passes in a row. */
  passes: number;
  /** Who laid the last tile. */
  lastToLay: Seat;
  /** The pair (0 the higher, 1 the lower) that each seat belongs to, in team games. */
  teams: Uint8Array;
  /** What everybody at the table saw in this round, as `domino/history.ts` writes it. */
  history: number[];
}

export const anyTile: Tile = 255;

export function newState(
  rules: DominoRules,
  seed: Seed,
  deals: readonly (Deal | null)[],
): DominoState {
  const { players } = rules;
  return {
    players,
    round: 0,
    phase: 'play',
    turn: nobody,
    scores: new Int32Array(players),
    before: new Int32Array(players),
    reason: null,
    roundWinners: [],
    ...noEnds(),
    rules,
    seed,
    deals,
    hands: new Uint8Array(players * rules.tiles),
    counts: new Uint8Array(players),
    stock: new Uint8Array(0),
    drawnFromStock: 0,
    opening: anyTile,
    laid: 0,
    total: 0,
    laidThisTurn: 0,
    drawnThisTurn: 0,
    passes: 0,
    lastToLay: nobody,
    teams: new Uint8Array(players),
    history: [],
  };
}

export const cloneState = (state: DominoState): DominoState => ({
  ...state,
  scores: state.scores.slice(),
  before: state.before.slice(),
  ends: state.ends.slice(),
  hands: state.hands.slice(),
  counts: state.counts.slice(),
  teams: state.teams.slice(),
  history: state.history.slice(),
});

export const stockLeft = (state: DominoState): number => state.stock.length - state.drawnFromStock;

/** Whether there is a tile in the stock that may be drawn. */
export const canDraw = (state: DominoState): boolean =>
  stockLeft(state) > state.rules.reserve && state.rules.draw.when !== 'never';

export function handOf(state: DominoState, seat: Seat): Uint8Array {
  const from = seat * state.rules.tiles;
  return state.hands.subarray(from, from + state.counts[seat]);
}

export const handNames = (state: DominoState, seat: Seat): string[] => Array.from(handOf(state, seat), nameOf);

export function hashState(state: DominoState): string {
  const { rules } = state;
  const hash = new Hash().addText(rules.id).addText(JSON.stringify(rules.options)).add(state.players);
  hash.addText(`${state.phase} ${state.reason}`).add(state.round).add(state.turn);
  hash.addAll(state.scores).addAll(state.before).addAll(state.roundWinners).addAll(state.seed);
  for (let seat = 0; seat < state.players; seat++) {
    const from = seat * rules.tiles;
    hash.addAll(state.hands.subarray(from, from + state.counts[seat]));
  }
  hash.addAll(state.stock).add(state.drawnFromStock).add(state.opening);
  hash.addAll(state.ends.subarray(0, state.endCount)).add(state.foot);
  hash.add(state.laid).add(state.total).add(state.laidThisTurn).add(state.drawnThisTurn);
  return hash.add(state.passes).add(state.lastToLay).addAll(state.teams).addAll(state.history).text();
}
