import { fillPad, type PadMatch, type PadSheet } from '../../src/pad/index.ts';
import { checkMendedEntry, isOneTable } from './pad-mending.ts';
import { beginsAs } from './pad-openings.ts';
import { type PadRecord, recordMatch, type Stand } from './pad-records.ts';
import { same } from './pad-sameness.ts';
import type { Way } from './tables.ts';

/** Plays two random matches, fills pads with them and compares; returns the number of rounds. */
export function checkPad(way: Way, seed: string): number {
  const record = recordMatch(way, seed);
  const other = recordMatch(way, `${seed} again`);
  checkFilled(record);
  checkFilled(other);
  checkMended(record, other);
  return record.rounds.length + other.rounds.length;
}

function checkFilled({ match, first, rounds }: PadRecord): void {
  const whole = fillPad(match);
  const clean = fillPad({ ...match, entries: [] });
  same(beginsAs(clean.begins, first.hands), first.turn, match);
  same(whole.refused, null, match);
  same(
    whole.rounds.map(({ to, points, scores, winners, reason }) => ({ to, points, scores, winners, reason })),
    rounds.map(({ entries: to, points, scores, winners, reason }) => ({
      to,
      points,
      scores,
      winners,
      reason,
    })),
    match,
  );
  for (const stand of new Set([rounds[0], rounds[rounds.length >> 1], rounds[rounds.length - 1]]))
    checkStand({ ...match, entries: match.entries.slice(0, stand.entries) }, stand);
}

/** Who begins next, whether the match is over, and who has won it. */
function checkStand(match: PadMatch, { scores, next, matchWinners, secret }: Stand): void {
  const sheet = fillPad(match);
  same([sheet.scores, sheet.winners, sheet.secret], [scores, matchWinners, secret], match);
  if (matchWinners === null) same(beginsAs(sheet.begins, next.hands), next.turn, match);
}

/** Writes another first round into a full pad, and then the right one again. */
function checkMended({ match, rounds }: PadRecord, other: PadRecord): void {
  if (isOneTable(match)) {
    checkMendedEntry(match, rounds[rounds.length - 1].scores);
    return;
  }
  const [right, wrong] = [rounds[0].entries, other.rounds[0].entries];
  const mended = {
    ...match,
    entries: [...other.match.entries.slice(0, wrong), ...match.entries.slice(right)],
  };
  const sheet = fillPad(mended);
  same(sheet.rounds[0]?.points, other.rounds[0].points, match);
  for (const [index, { points, reason }] of sheet.rounds.entries())
    if (index > 0 && reason !== 'target') same(points, rounds[index].points, match);
  checkSums(sheet, match);
  const again = [...match.entries.slice(0, right), ...mended.entries.slice(wrong)];
  same(fillPad({ ...match, entries: again }).scores, rounds[rounds.length - 1].scores, match);
}

/** Every score is the sum of the points above it. */
function checkSums({ rounds, scores, gained, winners }: PadSheet, match: PadMatch): void {
  const now = winners === null ? gained : gained.map(() => 0);
  const sums = scores.map((_, seat) => rounds.reduce((sum, { points }) => sum + points[seat], now[seat]));
  same(scores, sums, match);
}
