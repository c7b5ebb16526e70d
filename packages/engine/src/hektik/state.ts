import { hashOfStanding, newStanding } from '../core/base-view.ts';
import { isOn, type Options } from '../core/options.ts';
import { type Seat, seatsOf } from '../core/seat.ts';
import type { Standing } from '../core/standing.ts';
import { isDouble, sizeOfSet, type Tile } from '../pieces/dominoes.ts';
import { left, type Side } from './move.ts';

export interface HektikState extends Standing {
  readonly options: Options;
  readonly copies: boolean;
  /** The values of the doubles, in the order in which they come up. */
  order: readonly number[];
  /** Every seat's chain as the values along it: 9-4 and 4-2 are [9, 4, 2]. */
  chains: number[][];
  /** The seats in whose chains a tile stands, as bits, by tile. */
  builders: number[];
  /** The seats that gave up, as bits. */
  gaveUp: number;
  /** Who got the doubles so far, in their order; `nobody` where all gave up. */
  owners: readonly Seat[];
}

/** The set is that of double nine. */
export const highest = 9;
export const values: readonly number[] = Array.from({ length: highest + 1 }, (_, value) => value);
export const allTiles: readonly Tile[] = Array.from({ length: sizeOfSet(highest) }, (_, tile) => tile);
/** hektik.layout: what lies in the middle when nobody builds. */
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

/** The value of the double that is played for. */
export const wanted = (state: HektikState): number => state.order[state.round - 1];

/** hektik.shared: whether a tile lies in the middle for this seat. */
export const isFree = (state: HektikState, seat: Seat, tile: Tile): boolean =>
  state.copies ? ((state.builders[tile] >> seat) & 1) === 0 : state.builders[tile] === 0;

export const hasGivenUp = (state: HektikState, seat: Seat): boolean => ((state.gaveUp >> seat) & 1) === 1;

/** What a chain that is not empty shows at its end. */
export const endOf = (chain: readonly number[], side: Side): number =>
  side === left ? chain[0] : chain[chain.length - 1];

export function hashState(state: HektikState): string {
  const hash = hashOfStanding('hektik', state.options, state);
  for (const chain of state.chains) hash.addAll(chain);
  return hash.addAll(state.order).addAll(state.owners).add(state.gaveUp).text();
}
