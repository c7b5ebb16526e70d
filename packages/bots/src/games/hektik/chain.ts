import type { Seat } from '@tischrunde/engine';
import { type HektikState, hektikMoves, hektikTable, tileOf } from '@tischrunde/engine/internals';

type HektikMove = hektikMoves.HektikMove;

const { left, returnMove, right, takeMove } = hektikMoves;
const { highest, isFree, values, wanted } = hektikTable;

/** A way to a chain that wins the double. */
export interface Way {
  /** The number of tiles to be put back or taken. */
  readonly steps: number;
  readonly next: HektikMove;
}

/** A chain that is extended at both ends; nothing is put back any more. */
interface Building {
  readonly double: number;
  /** By value: the values of the other halves of its tiles in the middle, as bits. */
  readonly middle: Int32Array;
  /** The order in which values are tried. */
  readonly order: readonly number[];
  /** The takes so far, the first one first. */
  readonly takes: HektikMove[];
  /** The budget left. */
  patience: number;
}

/**
 * A shortest way to a winning chain with the seat's tiles and those in the middle, trying values in the given
 * order. Null if there is none, or none is found in reasonable time.
 */
export function shortestWay(state: HektikState, seat: Seat, order: readonly number[]): Way | null {
  const chain = state.chains[seat];
  const middle = middleOf(state, seat);
  const parts = partsOf(chain, wanted(state));
  const tiles = Math.max(0, chain.length - 1);
  const patience = { left: mostTries };
  for (let steps = 1; steps <= mostSteps; steps++) {
    for (const part of parts) {
      const returns = tiles - part.tiles;
      if (returns + part.least > steps) continue;
      const way = wayWith(chain, part, steps - returns, wanted(state), middle, order, patience);
      if (way !== null) return { steps, next: firstStep(chain, part) ?? way };
    }
    if (patience.left <= 0) return null;
  }
  return null;
}

const mostTries = 30_000;
/** Everything put back and all tiles of the middle taken. */
const mostSteps = 80;

/** A part of the chain that is kept: the values from one index to another. */
interface Part {
  readonly from: number;
  readonly to: number;
  readonly tiles: number;
  /** The least number of takes it needs. */
  readonly least: number;
}

/** The parts of a chain that can become a winning one, longest first; last the empty one. */
function partsOf(chain: readonly number[], double: number): Part[] {
  const parts: Part[] = [{ from: 0, to: 0, tiles: 0, least: Math.max(3, double) }];
  for (let from = 0; from < chain.length - 1; from++) {
    for (let to = from + 1; to < chain.length; to++) {
      const open = (chain[from] === double ? 0 : 1) + (chain[to] === double ? 0 : 1);
      const tiles = to - from;
      if (chain.slice(from + 1, to).includes(double)) break;
      if (open === 0 && tiles < double) continue;
      parts.push({ from, to, tiles, least: Math.max(open, double - tiles) });
    }
  }
  return parts.sort((one, other) => other.tiles - one.tiles);
}

/** The first tile to put back in order to keep only a part. */
function firstStep(chain: readonly number[], { from, to, tiles }: Part): HektikMove | null {
  if (chain.length === 0) return null;
  if (tiles === 0 || to < chain.length - 1) return returnMove(right);
  return from > 0 ? returnMove(left) : null;
}

/** The first of exactly `takes` takes that complete a part; null if that is impossible. */
function wayWith(
  chain: readonly number[],
  part: Part,
  takes: number,
  double: number,
  middle: Int32Array,
  order: readonly number[],
  patience: { left: number },
): HektikMove | null {
  const { from, to, tiles } = part;
  const free = middle.slice();
  for (let at = 0; at < chain.length - 1; at++)
    if (tiles === 0 || at < from || at >= to) join(free, chain[at], chain[at + 1]);
  const building: Building = { double, middle: free, order, takes: [], patience: patience.left };
  const [one, other] = tiles === 0 ? [double, double] : [chain[from], chain[to]];
  const found =
    takes === 0 ? true : tiles === 0 ? begin(building, takes) : extend(building, other, one, right, takes);
  patience.left = building.patience;
  if (!found) return null;
  // With no takes it is complete once the rest is put back.
  return building.takes[0] ?? returnMove(right);
}

/** An empty chain begins with the double's value, so that only its other end is open. */
function begin(building: Building, takes: number): boolean {
  const { double, middle, order } = building;
  for (const value of order) {
    if (((middle[double] >> value) & 1) === 0) continue;
    building.takes.push(takeMove(double, value, right));
    join(middle, double, value);
    if (extend(building, value, double, right, takes - 1)) return true;
    join(middle, double, value);
    building.takes.pop();
  }
  return false;
}

/**
 * Extends one end until it shows the double's value, then the other, with exactly the given number of takes.
 */
function extend(
  building: Building,
  end: number,
  other: number,
  side: hektikMoves.Side,
  takes: number,
): boolean {
  const { double, middle, order } = building;
  if (end === double) {
    if (other === double) return takes === 0;
    return extend(building, other, end, side === right ? left : right, takes);
  }
  const open = other === double ? 1 : 2;
  if (takes < open || --building.patience < 0) return false;
  for (const value of order) {
    if (((middle[end] >> value) & 1) === 0) continue;
    // The last end is closed with the last tile.
    if (value === double ? open === 1 && takes > 1 : takes === open) continue;
    building.takes.push(takeMove(Math.max(end, value), Math.min(end, value), side));
    join(middle, end, value);
    if (extend(building, value, other, side, takes - 1)) return true;
    join(middle, end, value);
    building.takes.pop();
  }
  return false;
}

/** Takes a tile out of the middle, or puts it back. */
function join(middle: Int32Array, one: number, other: number): void {
  middle[one] ^= 1 << other;
  middle[other] ^= 1 << one;
}

function middleOf(state: HektikState, seat: Seat): Int32Array {
  const middle = new Int32Array(highest + 1);
  for (const one of values) {
    for (const other of values)
      if (one !== other && isFree(state, seat, tileOf(one, other))) middle[one] |= 1 << other;
  }
  return middle;
}
