import { high, low, sizeOfSet, type Tile, tileOf } from '../pieces/dominoes.ts';
import { differ, type Ends, endsAfter, oddIn } from './euler-ends.ts';

/**
 * The exact chance of winning Solo 2 with best play (up to rounding in the fifteenth digit), for sets up to 6.
 *
 * A player sees a whole hand before laying any of it, and must lay all of it; so the only choice in a hand is which ends it
 * leaves. `V(laid, ends)` is the mean over all next hands of the best `V` that the hand allows, computed from the last hand
 * back to the first. Ends that differ follow from the tiles laid. Renumbering the values changes nothing, so of all
 * renumberings of a set of tiles (up to 5040) only one is computed.
 */
export function chanceOfSolo2(highest: number, handSize: number): number {
  const tiles = Array.from({ length: sizeOfSet(highest) }, (_, tile) => tile);
  const hands = Math.floor((tiles.length - 1) / handSize);
  const renumberings = renumberingsOf(highest);
  let next: Level | null = null;
  for (let hand = hands - 1; hand > 0; hand--) {
    const level: Level = newLevel(tiles.length, 1 + hand * handSize, highest + 1);
    workOut(level, next, tiles, handSize, renumberings);
    next = level;
  }
  const starts = tiles.map((tile) => {
    const odd = oddIn(tile);
    return chanceFrom(1 << tile, odd === 0 ? 1 << high[tile] : differ, odd, next, tiles, handSize);
  });
  return starts.reduce((sum, chance) => sum + chance, 0) / starts.length;
}

/** The chances for all sets of a given number of laid tiles. */
interface Level {
  readonly size: number;
  readonly values: number;
  readonly rank: (laid: number) => number;
  /** By rank: the chance if the ends differ, otherwise an index into `equal`; NaN if no line is possible. */
  readonly chances: Float64Array;
  /** For sets whose line has equal ends, the chance for each value of the ends. */
  readonly equal: number[][];
}

const newLevel = (tiles: number, size: number, values: number): Level => ({
  size,
  values,
  rank: ranking(tiles),
  chances: new Float64Array(binomial(tiles, size)).fill(Number.NaN),
  equal: [],
});

function workOut(
  level: Level,
  next: Level | null,
  tiles: readonly Tile[],
  handSize: number,
  renumberings: readonly Renumbering[],
): void {
  const { size, values, rank, chances, equal } = level;
  for (let laid = (1 << size) - 1; laid < 1 << tiles.length; laid = followingSubset(laid)) {
    if (!Number.isNaN(chances[rank(laid)])) continue;
    const odd = oddOf(laid, tiles);
    if (odd === 0) {
      const own = Array.from({ length: values }, (_, value) =>
        chanceFrom(laid, 1 << value, odd, next, tiles, handSize),
      );
      for (const { tileTo, valueTo } of renumberings) {
        const place = rank(renumbered(laid, tileTo));
        if (!Number.isNaN(chances[place])) continue;
        chances[place] = equal.length;
        const other: number[] = [];
        for (let value = 0; value < values; value++) other[valueTo[value]] = own[value];
        equal.push(other);
      }
    } else if (hasTwoBits(odd)) {
      const chance = chanceFrom(laid, differ, odd, next, tiles, handSize);
      for (const { tileTo } of renumberings) chances[rank(renumbered(laid, tileTo))] = chance;
    }
  }
}

/** The mean over all next hands of the best that each of them allows. */
function chanceFrom(
  laid: number,
  ends: Ends,
  odd: number,
  next: Level | null,
  tiles: readonly Tile[],
  handSize: number,
): number {
  const unseen = tiles.filter((tile) => ((laid >> tile) & 1) === 0);
  const hand: Tile[] = Array(handSize).fill(0);
  let sum = 0;
  let ways = 0;
  const draw = (from: number, count: number, then: number): void => {
    if (count === handSize) {
      ways++;
      const after = endsAfter(hand, ends, odd);
      if (after !== 0) sum += next === null ? 1 : bestOf(next, then, after);
      return;
    }
    for (let i = from; i <= unseen.length - handSize + count; i++) {
      hand[count] = unseen[i];
      draw(i + 1, count + 1, then | (1 << unseen[i]));
    }
  };
  draw(0, 0, laid);
  return sum / ways;
}

function bestOf({ chances, rank, equal }: Level, laid: number, ends: Ends): number {
  const found = chances[rank(laid)];
  if (ends === differ) return found;
  let best = 0;
  const own = equal[found];
  for (let value = 0; value < own.length; value++)
    if (((ends >> value) & 1) === 1 && own[value] > best) best = own[value];
  return best;
}

interface Renumbering {
  readonly valueTo: readonly number[];
  readonly tileTo: readonly Tile[];
}

function renumberingsOf(highest: number): Renumbering[] {
  const values = Array.from({ length: highest + 1 }, (_, value) => value);
  return ordersOf(values).map((valueTo) => ({
    valueTo,
    tileTo: Array.from({ length: sizeOfSet(highest) }, (_, tile) =>
      tileOf(valueTo[high[tile]], valueTo[low[tile]]),
    ),
  }));
}

const ordersOf = (values: readonly number[]): number[][] =>
  values.length === 0
    ? [[]]
    : values.flatMap((first) =>
        ordersOf(values.filter((value) => value !== first)).map((rest) => [first, ...rest]),
      );

function renumbered(laid: number, tileTo: readonly Tile[]): number {
  let other = 0;
  for (let rest = laid; rest !== 0; rest &= rest - 1) other |= 1 << tileTo[31 - Math.clz32(rest & -rest)];
  return other;
}

const oddOf = (laid: number, tiles: readonly Tile[]): number =>
  tiles.reduce((odd, tile) => (((laid >> tile) & 1) === 1 ? odd ^ oddIn(tile) : odd), 0);

const hasTwoBits = (bits: number): boolean => {
  const rest = bits & (bits - 1);
  return rest !== 0 && (rest & (rest - 1)) === 0;
};

/** The next larger number with as many bits. */
function followingSubset(bits: number): number {
  const lowest = bits & -bits;
  const carried = bits + lowest;
  return carried | (((bits ^ carried) / lowest) >> 2);
}

function binomial(of: number, choose: number): number {
  let ways = 1;
  for (let i = 0; i < choose; i++) ways = (ways * (of - i)) / (i + 1);
  return Math.round(ways);
}

/** Ranks the sets of equal size from 0: the sum of C(place of the i-th tile, i), looked up in two halves. */
function ranking(tiles: number): (set: number) => number {
  const half = 14;
  const lower = 1 << half;
  const counts = Array.from({ length: tiles + 1 }, (_, of) =>
    Array.from({ length: tiles + 1 }, (_, choose) => binomial(of, choose)),
  );
  const sums = new Int32Array(lower * (half + 1));
  const bitsIn = new Uint8Array(lower);
  const sumOf = (bits: number, offset: number, before: number): number => {
    let sum = 0;
    let count = before;
    for (let rest = bits; rest !== 0; rest &= rest - 1)
      sum += counts[31 - Math.clz32(rest & -rest) + offset]?.[++count] ?? 0;
    return sum;
  };
  const low = new Int32Array(lower);
  for (let bits = 0; bits < lower; bits++) {
    bitsIn[bits] = bits === 0 ? 0 : bitsIn[bits & (bits - 1)] + 1;
    low[bits] = sumOf(bits, 0, 0);
    for (let before = 0; before <= half; before++) sums[before * lower + bits] = sumOf(bits, half, before);
  }
  return (set) => {
    const bits = set & (lower - 1);
    return low[bits] + sums[bitsIn[bits] * lower + (set >> half)];
  };
}
