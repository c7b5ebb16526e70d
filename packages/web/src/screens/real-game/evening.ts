import { fillPad } from '@tischrunde/engine/pad';
import type { SavedPad } from '../../storage/pad-store.ts';

/** An evening may go on after midnight. */
const evening = 12 * 3_600_000;

/** How many matches everybody has won this evening, the most in front. A shared win counts for each. */
export function winsThisEvening(
  finished: readonly SavedPad[],
  now: number,
): { readonly name: string; readonly count: number }[] {
  const wins = new Map<string, number>();
  for (const { names, match, touched } of finished) {
    if (touched < now - evening) continue;
    for (const seat of fillPad(match).winners ?? []) wins.set(names[seat], (wins.get(names[seat]) ?? 0) + 1);
  }
  return [...wins]
    .map(([name, count]) => ({ name, count }))
    .toSorted((one, other) => other.count - one.count);
}
