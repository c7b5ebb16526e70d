import { hashOfStanding, newStanding } from '../core/base-view.ts';
import type { Seed } from '../core/chance.ts';
import { numberOf, type Options } from '../core/options.ts';
import { nobody, type Seat, seatAt } from '../core/seat.ts';
import type { MatchLength, Standing } from '../core/standing.ts';
import { pips, sizeOfSet, type Tile } from '../pieces/dominoes.ts';

/** What the table agrees on before the first layout. */
interface Agreed {
  readonly options: Options;
  readonly seed: Seed;
  /** Fixed layouts, by round; null or missing means a random one. */
  readonly grids: readonly (readonly Tile[] | null)[];
  /** How many tiles the set has. */
  readonly tiles: number;
  readonly columns: number;
  /** What the halves of a pair add up to. */
  readonly sum: number;
  readonly length: MatchLength;
}

export interface ConcentrationState extends Standing {
  readonly agreed: Agreed;
  /** The tile of every cell, row by row, including tiles that were taken. */
  grid: readonly Tile[];
  /** Who has taken the tile of each cell; `nobody` while it still lies there. */
  takers: Seat[];
  /** The cells that lie face up, in the order of their flips. After one flip a second is due; two are a failed pair. */
  up: readonly number[];
  /** Who plays next, in this layout or in the next one. */
  goesOn: Seat;
}

/** The cell to flip. */
export type ConcentrationMove = number;

export function newState(
  players: number,
  options: Options,
  seed: Seed,
  grids: Agreed['grids'],
): ConcentrationState {
  const set = setOf(options);
  const agreed: Agreed = {
    options,
    seed,
    grids,
    tiles: sizeOfSet(set),
    columns: set === 6 ? 7 : 11,
    sum: 2 * set,
    length: lengthOf(options),
  };
  const goesOn = seatAt(numberOf(options, 'starter') ?? 0);
  return { ...newStanding(players), agreed, grid: [], takers: [], up: [], goesOn };
}

export const setOf = (options: Options): number => numberOf(options, 'set') ?? 6;

/** concentration.target, unless the table has agreed otherwise. */
export function lengthOf(options: Options): MatchLength {
  const rounds = numberOf(options, 'rounds');
  const target = numberOf(options, 'target') ?? (rounds === null ? 51 : null);
  return { rounds, target, atOnce: true, exceed: false, wins: 'most' };
}

export const cloneState = (state: ConcentrationState): ConcentrationState => ({
  ...state,
  scores: state.scores.slice(),
  takers: state.takers.slice(),
});

export const secondFlipIsDue = ({ up }: ConcentrationState): boolean => up.length === 1;

/** The cells whose tiles are not taken. */
export const cellsLeft = ({ takers }: ConcentrationState): number[] =>
  [...takers.keys()].filter((cell) => takers[cell] === nobody);

/** concentration.round: how many pairs there are in a set, whichever tiles are paired first. */
export function pairsIn(set: number): number {
  const counts = Array.from({ length: 2 * set + 1 }, () => 0);
  for (let tile = 0; tile < sizeOfSet(set); tile++) counts[pips[tile]]++;
  let pairs = counts[set] >> 1;
  for (let count = 0; count < set; count++) pairs += Math.min(counts[count], counts[2 * set - count]);
  return pairs;
}

/** Whether two of the tiles left add up to a pair. */
export function hasPair({ grid, takers, agreed }: ConcentrationState): boolean {
  let counts = 0;
  for (let cell = 0; cell < grid.length; cell++) {
    if (takers[cell] !== nobody) continue;
    const count = pips[grid[cell]];
    if ((counts >> (agreed.sum - count)) & 1) return true;
    counts |= 1 << count;
  }
  return false;
}

export const hashState = (state: ConcentrationState): string =>
  hashOfStanding('concentration', state.agreed.options, state)
    .addAll(state.grid)
    .addAll(state.takers)
    .addAll(state.up)
    .add(state.goesOn)
    .text();
