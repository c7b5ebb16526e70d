import { hashOfStanding, newStanding } from '../core/base-view.ts';
import type { Seed } from '../core/chance.ts';
import { cloneLuck, type Luck, luckOf } from '../core/luck.ts';
import { numberOf, type Options } from '../core/options.ts';
import type { Standing } from '../core/standing.ts';
import { sizeOfSet, type Tile } from '../pieces/dominoes.ts';
import { type Castle, cloneCastle, emptyCastle } from './castle.ts';

/** A match of Burg-Domino; it has one round. */
export interface BurgState extends Standing {
  readonly options: Options;
  readonly castle: Castle;
  /** Each seat's tiles in the order they came. */
  readonly hands: Tile[][];
  /** First drawn first. */
  readonly stock: readonly Tile[];
  /** How many tiles of the stock have been drawn. */
  drawn: number;
  /** Decides which tiles are taken blindly. */
  readonly luck: Luck<Tile>;
}

/** What the round starts from, besides the tile in the middle. */
interface Dealt {
  readonly hands: Tile[][];
  readonly stock: readonly Tile[];
  /** The blind takes of a transcript. */
  readonly takes: readonly Tile[];
}

export const newState = (players: number, options: Options, seed: Seed, dealt: Dealt): BurgState => ({
  ...newStanding(players),
  options,
  castle: emptyCastle(tilesInSet(options)),
  hands: dealt.hands,
  stock: dealt.stock,
  drawn: 0,
  luck: luckOf(seed, 1, dealt.takes),
});

export const cloneState = (state: BurgState): BurgState => ({
  players: state.players,
  round: state.round,
  phase: state.phase,
  turn: state.turn,
  scores: state.scores.slice(),
  before: state.before,
  reason: state.reason,
  roundWinners: state.roundWinners,
  options: state.options,
  castle: cloneCastle(state.castle),
  hands: state.hands.map((hand) => hand.slice()),
  stock: state.stock,
  drawn: state.drawn,
  luck: cloneLuck(state.luck),
});

export const setOf = (options: Options): number => numberOf(options, 'set') ?? 6;

export const tilesInSet = (options: Options): number => sizeOfSet(setOf(options));

export const stockLeft = (state: BurgState): number => state.stock.length - state.drawn;

/** Covers the table, the hands and the stock, but not future randomness. */
export function hashState(state: BurgState): string {
  const hash = hashOfStanding('burg', state.options, state);
  for (const hand of state.hands) hash.addAll(hand);
  return hash.addAll(state.stock.slice(state.drawn)).addAll(state.castle.laid).text();
}
