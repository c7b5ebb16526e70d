import {
  type DominoState,
  isDouble,
  lowestBit,
  numbersOf,
  pips,
  roomOfEnd,
  type Tile,
  tileOfEnd,
  valueOfEnd,
} from '@tischrunde/engine/internals';
import type { HandFeatures } from './hand-features.ts';

/** What a lay scores, and what it leaves for the next seat to score on average. */
export interface Points {
  scored(features: HandFeatures, state: DominoState, tile: Tile, at: number, out: number): number;
  left(features: HandFeatures, state: DominoState, tile: Tile, at: number, out: number): number;
}

const shownBy = (tile: Tile, value: number): number => (isDouble(tile) ? 2 * value : value);

/** The sum of the ends after a lay. */
function sumAfter(
  features: HandFeatures,
  { ends }: DominoState,
  tile: Tile,
  at: number,
  out: number,
): number {
  const end = ends[at];
  const covered = roomOfEnd(end) === 1 ? shownBy(tileOfEnd(end), valueOfEnd(end)) : 0;
  return features.sum - covered + shownBy(tile, out);
}

const inFives = (sum: number): number => (sum % 5 === 0 ? sum : 0);

/** The chance that the next seat holds a certain unseen tile. */
const chanceOfNext = ({ nextSize, unseenCount }: HandFeatures): number =>
  unseenCount === 0 ? 0 : Math.min(1, nextSize / unseenCount);

/** All Fives: the ends add up to a multiple of five. */
export const fives: Points = {
  scored: (features, state, tile, at, out) => inFives(sumAfter(features, state, tile, at, out)),
  left(features, state, tile, at, out) {
    const sum = sumAfter(features, state, tile, at, out);
    let points = fivesFrom(features, state, sum, out, shownBy(tile, out));
    for (let i = 0; i < state.ends.length; i++) {
      const end = state.ends[i];
      if (i === at && roomOfEnd(end) === 1) continue;
      points += fivesFrom(features, state, sum, valueOfEnd(end), shownBy(tileOfEnd(end), valueOfEnd(end)));
    }
    return points * chanceOfNext(features);
  },
};

/** What all unseen tiles together would score at an end. */
function fivesFrom(
  features: HandFeatures,
  state: DominoState,
  sum: number,
  value: number,
  covered: number,
): number {
  const { words, fitting } = state.rules;
  let points = 0;
  for (let word = 0; word < words; word++) {
    for (let bits = features.unseen[word] & fitting[value * words + word]; bits !== 0; bits &= bits - 1) {
      const tile = word * 32 + lowestBit(bits);
      points += inFives(sum - covered + shownBy(tile, pips[tile] - value));
    }
  }
  return points;
}

const isUnseen = ({ unseen }: HandFeatures, tile: Tile): boolean =>
  (unseen[tile >> 5] & (1 << (tile & 31))) !== 0;

const tileWith = (one: number, other: number): Tile =>
  one >= other ? (one * (one + 1)) / 2 + other : (other * (other + 1)) / 2 + one;

/** Bergen: equal ends, and doubles higher than all on the table. */
export const bergen: Points = {
  scored(features, state, tile, at, out) {
    const highest = isDouble(tile) && tile > features.topDouble ? 2 : 0;
    const other = otherEnd(state, at);
    if (other < 0 || valueOfEnd(other) !== out) return highest;
    return highest + (isDouble(tile) || isDouble(tileOfEnd(other)) ? 3 : 2);
  },
  left(features, state, tile, at, out) {
    const other = otherEnd(state, at);
    if (other < 0) return 0;
    const value = valueOfEnd(other);
    const top = Math.max(features.topDouble, isDouble(tile) ? tile : -1);
    let points = 0;
    for (const half of value === out ? [out] : [out, value]) {
      const double = tileWith(half, half);
      if (isUnseen(features, double)) points += (double > top ? 2 : 0) + (value === out ? 3 : 0);
    }
    if (value !== out && isUnseen(features, tileWith(value, out)))
      points += isDouble(tile) || isDouble(tileOfEnd(other)) ? 3 : 2;
    return points * chanceOfNext(features);
  },
};

/** The end that remains when a tile is laid at the other one; −1 if there is none. */
function otherEnd({ ends }: DominoState, at: number): number {
  if (ends.length === 1) return roomOfEnd(ends[0]) > 1 ? ends[0] : -1;
  return ends[1 - at] ?? -1;
}

/** Italian domino: the running total hits certain numbers. */
export const italian: Points = {
  scored: (_glance, { rules, total }, tile) =>
    pips[tile] === 0 ? 0 : numbersOf(rules.highest).indexOf(total + pips[tile]) + 1,
  left(features, { rules, total }, tile) {
    const numbers = numbersOf(rules.highest);
    const after = total + pips[tile];
    const place = numbers.findIndex((number) => number > after);
    if (place < 0) return 0;
    const missing = numbers[place] - after;
    if (missing > 2 * rules.highest) return 0;
    let count = 0;
    for (let larger = Math.ceil(missing / 2); larger <= Math.min(missing, rules.highest); larger++) {
      if (isUnseen(features, tileWith(larger, missing - larger))) count++;
    }
    return (place + 1) * (1 - (1 - chanceOfNext(features)) ** count);
  },
};
