import type { Pair } from '../highlight.ts';

// The marks “no tile lies here” are the player's own notes: the referee knows nothing of them.

export const pairKey = ([one, other]: Pair): string => `${one} ${other}`;

export function togglePair(marks: readonly string[], pair: Pair): readonly string[] {
  const name = pairKey(pair);
  return marks.includes(name) ? marks.filter((other) => other !== name) : [...marks, name];
}
