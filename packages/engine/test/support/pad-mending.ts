import { fillPad, type PadEntry, type PadMatch } from '../../src/pad/index.ts';
import { same } from './pad-sameness.ts';

/** The games whose match is one table: what is written down later depends on what was there before. */
export const isOneTable = ({ game }: PadMatch): boolean => ['hektik', 'burg', 'dominanz'].includes(game);

/** Writes something else for the first entry that can be changed, compares, and puts it right again. */
export function checkMendedEntry(match: PadMatch, scores: readonly number[]): void {
  const index = match.entries.findIndex((entry) => wrongInstead(entry) !== null);
  const wrong = index < 0 ? null : wrongInstead(match.entries[index]);
  if (wrong === null) return;
  const mended = { ...match, entries: match.entries.with(index, wrong) };
  const sheet = fillPad(mended);
  // Dominanz: somebody may have written for the other player what can now no longer be.
  if (sheet.refused === null) same(sheet.scores, scoresOf(mended), match);
  else same([match.game, sheet.refused.entry > index], ['dominanz', true], match);
  const again = { ...mended, entries: mended.entries.with(index, match.entries[index]) };
  same(fillPad(again).scores, scores, match);
}

/** What somebody in a hurry may have tapped instead; null for what cannot be wrong. */
function wrongInstead(entry: PadEntry): PadEntry | null {
  switch (entry.type) {
    case 'double':
      return { ...entry, seat: null };
    case 'chain':
      return { ...entry, tiles: entry.tiles + 1 };
    case 'row':
      return entry.row === entry.value ? null : { ...entry, row: entry.value, value: entry.row };
    default:
      return null;
  }
}

// Counted here once more, so that the engine's own counting is not compared with itself.

function scoresOf({ players, entries }: PadMatch): number[] {
  const scores = Array.from({ length: players }, () => 0);
  const rows = scores.map(() => Array.from({ length: 8 }, () => 0));
  for (const entry of entries) {
    if (entry.type === 'double' && entry.seat !== null)
      scores[entry.seat] += entry.value <= 3 ? 3 : entry.value <= 6 ? 4 : 5;
    if (entry.type === 'chain')
      for (let tile = 0; tile < entry.tiles; tile++) scores[entry.seat] += [1, 3, 6, 10][tile] ?? 15;
    if (entry.type === 'row') rows[entry.seat][entry.row] += entry.value;
  }
  for (const [row, one] of rows[0].entries()) {
    const other = rows[1][row];
    if (one > other && one <= 2 * other) scores[0] += other;
    if (other > one && other <= 2 * one) scores[1] += one;
  }
  return scores;
}
