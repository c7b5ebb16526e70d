import { halves, high, low, type Tile } from '../pieces/dominoes.ts';

/*
 * Tiles are the edges of a graph whose vertices are the values, and the line as it lies is one more edge, between the values
 * of its ends. To lay a whole hand is to go through all these edges once (Euler): that can be done if they hang together and
 * at most two values occur an odd number of times. Those two are then the ends, in whatever order the hand is laid; if there
 * are none, one comes back to where one began, and both ends show the same: any value that occurs, as one likes.
 */

/** Ends that a line can have: bit v for two ends v, or the bit `differ` for two values, those that occur oddly. */
export type Ends = number;

export const differ: Ends = 1 << 15;

/** The values that a tile has an odd number of times, as bits. */
export const oddIn = (tile: Tile): number => (1 << high[tile]) ^ (1 << low[tile]);

export const oddAfterAll = (odd: number, tiles: readonly Tile[]): number =>
  tiles.reduce((values, tile) => values ^ oddIn(tile), odd);

export const endsOf = (one: number, other: number): Ends => (one === other ? 1 << one : differ);

/**
 * The ends that are possible after all tiles of a hand are laid, 0 where they cannot be. `odd` are the values that occur
 * oddly in the line before: its two ends, or none where these are equal, and then `ends` says what they can be.
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

/** The values that hang together with some by the tiles of a hand; 0 where a tile does not hang together with them. */
function valuesJoined(hand: readonly Tile[], from: number): number {
  let joined = from;
  for (let before = 0; before !== joined; ) {
    before = joined;
    for (let i = 0; i < hand.length; i++) if ((halves[hand[i]] & joined) !== 0) joined |= halves[hand[i]];
  }
  for (let i = 0; i < hand.length; i++) if ((halves[hand[i]] & joined) === 0) return 0;
  return joined;
}

/** Each of the ends on its own. */
export function* eachOf(ends: Ends): Generator<Ends> {
  for (let rest = ends; rest !== 0; rest &= rest - 1) yield rest & -rest;
}
