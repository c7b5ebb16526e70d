import { hashOfStanding, newStanding } from '../core/base-view.ts';
import { isOn, type Options } from '../core/options.ts';
import { type Seat, seatsOf } from '../core/seat.ts';
import type { Standing } from '../core/standing.ts';
import { isDouble, sizeOfSet, type Tile, tileName, tileOf } from '../pieces/dominoes.ts';
import { left, type Side } from './move.ts';

export interface HektikState extends Standing {
  readonly options: Options;
  readonly copies: boolean;
  /** The values of the doubles, in the order they come up. */
  order: readonly number[];
  /** Every seat's chain as the values along it: 9-4 and 4-2 are [9, 4, 2]. */
  chains: number[][];
  /** By tile: the seats that have it in their chains, as bits. */
  builders: number[];
  /** The seats that gave up, as bits. */
  gaveUp: number;
  /** Who won each double so far, in order; `nobody` if everybody gave up. */
  owners: readonly Seat[];
}

/** Hektik is played with the double-nine set. */
export const highest = 9;
export const values: readonly number[] = Array.from({ length: highest + 1 }, (_, value) => value);
export const allTiles: readonly Tile[] = Array.from({ length: sizeOfSet(highest) }, (_, tile) => tile);
/** hektik.layout: the tiles in the middle before anybody takes one. */
export const fullMiddle: readonly Tile[] = allTiles.filter((tile) => !isDouble(tile));

export const newState = (players: number, options: Options, order: readonly number[]): HektikState => ({
  ...newStanding(players),
  options,
  copies: isOn(options, 'copies'),
  order,
  chains: seatsOf(players).map(() => []),
  builders: allTiles.map(() => 0),
  gaveUp: 0,
  owners: [],
});

export const cloneState = (state: HektikState): HektikState => ({
  ...state,
  scores: state.scores.slice(),
  chains: state.chains.map((chain) => chain.slice()),
  builders: state.builders.slice(),
});

export const nameOfDouble = (value: number): string => tileName(tileOf(value, value));

/** The value of the double at stake. */
export const wanted = (state: HektikState): number => state.order[state.round - 1];

/** hektik.shared: whether a tile lies in the middle for this seat. */
export const isFree = (state: HektikState, seat: Seat, tile: Tile): boolean =>
  state.copies ? ((state.builders[tile] >> seat) & 1) === 0 : state.builders[tile] === 0;

export const hasGivenUp = (state: HektikState, seat: Seat): boolean => ((state.gaveUp >> seat) & 1) === 1;

/** The tiles of a chain from left to right, each as it lies. */
export const writeChain = (chain: readonly number[]): string[] =>
  chain.slice(1).map((value, index) => `${chain[index]}-${value}`);

/** The value at an end of a chain that is not empty. */
export const endOf = (chain: readonly number[], side: Side): number =>
  side === left ? chain[0] : chain[chain.length - 1];

export function hashState(state: HektikState): string {
  const hash = hashOfStanding('hektik', state.options, state);
  for (const chain of state.chains) hash.addAll(chain);
  return hash.addAll(state.order).addAll(state.owners).add(state.gaveUp).text();
}
