import { halvesOf } from './tile-tree.ts';

/** What the open ends (`6-3:3`) add up to, a double counting both its halves (fives.score). */
export function sumOfEnds(ends: readonly string[]): number {
  return ends.reduce((sum, end) => {
    const [tile, value] = end.split(':');
    const [one, other] = halvesOf(tile);
    return sum + Number(value) * (one === other ? 2 : 1);
  }, 0);
}

/** What the two halves that meet make together, where they need not be equal (sevens.match, matador.sum). */
const sums: Readonly<Record<string, number | undefined>> = { sevens: 7, matador: 10 };

/** The half that an end asks for; null where only a joker goes (sevens.blank), undefined where it is the half that it shows. */
export function wantedAt(game: string, end: string): number | null | undefined {
  const sum = sums[game];
  const shown = Number(end.split(':')[1]);
  if (sum === undefined) return undefined;
  return shown === 0 ? null : sum - shown;
}
