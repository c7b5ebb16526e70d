import { type Signal, signal } from '@preact/signals';
import type { Pair } from './marked.ts';

// The marks “no tile lies here” are the player's own notes: the referee knows nothing of them. They stay with the puzzle while the
// page is open.

const notes = new Map<string, Signal<ReadonlySet<string>>>();

export const nameOfPair = ([one, other]: Pair): string => `${one} ${other}`;

/** The marks of a puzzle. */
export function marksOf(grid: readonly (number | null)[]): Signal<ReadonlySet<string>> {
  const name = grid.join();
  const found = notes.get(name) ?? signal<ReadonlySet<string>>(new Set());
  notes.set(name, found);
  return found;
}

export function toggled(marks: ReadonlySet<string>, pair: Pair): ReadonlySet<string> {
  const name = nameOfPair(pair);
  const then = new Set(marks);
  if (!then.delete(name)) then.add(name);
  return then;
}
