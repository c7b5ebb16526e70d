/**
 * A domino, as a number that does not depend on the set: 0-0 is 0, 1-0 is 1, 1-1 is 2, 2-0 is 3 … 15-15 is 135.
 * So the tiles of a set are the numbers from 0 up to its size.
 */
export type Tile = number;

const highestValue = 15;

/** How many tiles a set has: 28 for double six, 55 for double nine. */
export const sizeOfSet = (highest: number): number => ((highest + 1) * (highest + 2)) / 2;

export const tileOf = (one: number, other: number): Tile =>
  one >= other ? (one * (one + 1)) / 2 + other : (other * (other + 1)) / 2 + one;

/** The larger and the smaller half, by tile. */
export const high: number[] = [];
export const low: number[] = [];
export const pips: number[] = [];
/** The halves as bits: bit v is set if a half shows v. */
export const halves: number[] = [];

for (let larger = 0; larger <= highestValue; larger++) {
  for (let smaller = 0; smaller <= larger; smaller++) {
    high.push(larger);
    low.push(smaller);
    pips.push(larger + smaller);
    halves.push((1 << larger) | (1 << smaller));
  }
}

export const isDouble = (tile: Tile): boolean => high[tile] === low[tile];

/** Names by tile, built once, and tiles by name. */
const names = high.map((larger, tile) => `${larger}-${low[tile]}`);
const named = new Map(names.map((name, tile) => [name, tile]));

/** `6-3`, the higher half first. */
export const tileName = (tile: Tile): string => names[tile];

const notation = /^(0|[1-9]\d?)-(0|[1-9]\d?)$/;

/** Reads `6-3` or `3-6`; null if it is not a domino. The tile may be larger than any set of the engine. */
export function readTile(text: unknown): Tile | null {
  if (typeof text !== 'string') return null;
  const known = named.get(text);
  if (known !== undefined) return known;
  const found = notation.exec(text);
  return found === null ? null : tileOf(Number(found[1]), Number(found[2]));
}
