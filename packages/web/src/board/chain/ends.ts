import { halvesOf } from './tile-tree.ts';

/** The sum of the open ends (`6-3:3`); a double counts both halves (fives.score). */
export function sumOfEnds(ends: readonly string[]): number {
  return ends.reduce((sum, end) => {
    const [tile, value] = end.split(':');
    const [one, other] = halvesOf(tile);
    return sum + Number(value) * (one === other ? 2 : 1);
  }, 0);
}

/** The sum of two adjoining halves in games in which they need not be equal (sevens.match, matador.sum). */
const sums: Readonly<Record<string, number | undefined>> = { sevens: 7, matador: 10 };

/** The half that fits an end; null if only a joker does (sevens.blank), undefined if it must equal the end. */
export function wantedAt(game: string, end: string): number | null | undefined {
  const sum = sums[game];
  const shown = Number(end.split(':')[1]);
  if (sum === undefined) return undefined;
  return shown === 0 ? null : sum - shown;
}
