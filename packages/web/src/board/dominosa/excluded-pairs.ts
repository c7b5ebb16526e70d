import type { Pair } from '../highlight.ts';

// Marks for “no tile lies here” are notes of the player; the referee does not know them.

export const pairKey = ([one, other]: Pair): string => `${one} ${other}`;

export function togglePair(marks: readonly string[], pair: Pair): readonly string[] {
  const name = pairKey(pair);
  return marks.includes(name) ? marks.filter((other) => other !== name) : [...marks, name];
}
