import { hashOfStanding, newStanding } from '../core/base-view.ts';
import type { Options } from '../core/options.ts';
import { type Seat, seatAfter, seatsOf } from '../core/seat.ts';
import type { Standing } from '../core/standing.ts';
import { high, low, sizeOfSet, type Tile, tileOf } from '../pieces/dominoes.ts';

export interface DominanzState extends Standing {
  readonly options: Options;
  /** The tiles that are left, as bits: bit i is `tiles[i]`. */
  left: number;
  /** The sums of seat 0's rows 1–7, then those of seat 1; 0 is an empty row. */
  sums: number[];
  /** The player on turn has prescribed an entry, for which the opponent misses a turn. */
  prescribed: boolean;
}

/** The highest value of a half, and the number of rows. */
export const highest = 7;
const values = Array.from({ length: highest }, (_, index) => index + 1);

/** dominanz.layout: the tiles of set 6, with both halves one higher. */
export const tiles: readonly Tile[] = Array.from({ length: sizeOfSet(highest - 1) }, (_, index) =>
  tileOf(high[index] + 1, low[index] + 1),
);

/** By value: the tiles that show it, as bits as in `left`. */
const showing = [0, ...values].map((value) =>
  tiles.reduce(
    (bits, tile, index) => (high[tile] === value || low[tile] === value ? bits | (1 << index) : bits),
    0,
  ),
);

export const newState = (players: number, options: Options): DominanzState => ({
  ...newStanding(players),
  options,
  left: (1 << tiles.length) - 1,
  sums: seatsOf(players).flatMap(() => values.map(() => 0)),
  prescribed: false,
});

export const cloneState = (state: DominanzState): DominanzState => ({
  ...state,
  scores: state.scores.slice(),
  sums: state.sums.slice(),
});

export const opponentOf = (seat: Seat): Seat => seatAfter(seat, 2);

/** The index of a row in `sums`. */
export const placeOf = (seat: Seat, row: number): number => seat * highest + row - 1;

export const isEmptyRow = (state: DominanzState, seat: Seat, row: number): boolean =>
  state.sums[placeOf(seat, row)] === 0;

/** The sums of each seat's rows. */
export const rowsOf = ({ players, sums }: DominanzState): number[][] =>
  seatsOf(players).map((seat) => sums.slice(placeOf(seat, 1), placeOf(seat, highest) + 1));

/** The index of the only tile left that shows a value; -1 if there are several or none. */
export function lastShowing(state: DominanzState, value: number): number {
  const bits = state.left & showing[value];
  return bits !== 0 && (bits & (bits - 1)) === 0 ? 31 - Math.clz32(bits) : -1;
}

export const hashState = (state: DominanzState): string =>
  hashOfStanding('dominanz', state.options, state)
    .add(state.left)
    .addAll(state.sums)
    .add(state.prescribed ? 1 : 0)
    .text();
