import { halves, high, low, type Tile } from '../pieces/dominoes.ts';

/*
 * Tiles are the edges of a graph whose vertices are the values, and the existing line is one more edge, between the values of
 * its ends. Laying a whole hand is an Euler trail: it exists if the edges are connected and at most two values occur an odd
 * number of times. Those two values are then the ends, whatever the order of laying. If there are none, the trail is closed,
 * and both ends show the same value, which can be any that occurs.
 */

/** Ends that a line can have: bit v for two ends v, or the bit `differ` for the two values that occur an odd number of times. */
export type Ends = number;

export const differ: Ends = 1 << 15;

/** The values that a tile has an odd number of times, as bits. */
export const oddIn = (tile: Tile): number => (1 << high[tile]) ^ (1 << low[tile]);

export const oddAfterAll = (odd: number, tiles: readonly Tile[]): number =>
  tiles.reduce((values, tile) => values ^ oddIn(tile), odd);

export const endsOf = (one: number, other: number): Ends => (one === other ? 1 << one : differ);

/**
 * The possible ends after laying all tiles of a hand, 0 if that is impossible. `odd` are the values that occur an odd number
 * of times in the line before: its two ends, or none if these are equal, and then `ends` are the possible ones.
 */
export function endsAfter(hand: readonly Tile[], ends: Ends, odd: number): Ends {
  if (hand.length === 0) return ends;
  let oddThen = odd;
  for (let i = 0; i < hand.length; i++) oddThen ^= oddIn(hand[i]);
  const rest = oddThen & (oddThen - 1);
  if ((rest & (rest - 1)) !== 0) return 0;
  const values = valuesJoined(hand, odd === 0 ? halves[hand[0]] : odd);
  if (values === 0 || (odd === 0 && (values & ends) === 0)) return 0;
  return oddThen === 0 ? values : differ;
}

/** The values connected to the given ones by the tiles of a hand; 0 if some tile is not connected to them. */
function valuesJoined(hand: readonly Tile[], from: number): number {
  let joined = from;
  for (let before = 0; before !== joined; ) {
    before = joined;
    for (let i = 0; i < hand.length; i++) if ((halves[hand[i]] & joined) !== 0) joined |= halves[hand[i]];
  }
  for (let i = 0; i < hand.length; i++) if ((halves[hand[i]] & joined) === 0) return 0;
  return joined;
}

/** Splits a set of ends into single ones. */
export function* eachOf(ends: Ends): Generator<Ends> {
  for (let rest = ends; rest !== 0; rest &= rest - 1) yield rest & -rest;
}
