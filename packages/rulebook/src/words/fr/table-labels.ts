import type { TableLabels } from '../words.ts';
import { evening } from './screens/evening.ts';
import { online } from './screens/online.ts';
import { puzzles } from './screens/puzzles.ts';
import { replay } from './screens/replay.ts';
import { rulebook } from './screens/rulebook.ts';
import { scorePad } from './screens/score-pad.ts';
import { statistics } from './screens/statistics.ts';
import { goals } from './table/goals.ts';
import { hints } from './table/hints.ts';
import { moments } from './table/moments.ts';
import { moves } from './table/moves.ts';
import { reasons } from './table/reasons.ts';
import { results } from './table/results.ts';
import { scoreSheet } from './table/score-sheet.ts';
import { status } from './table/status.ts';

export const tableLabels: TableLabels = {
  ...replay,
  ...statistics,
  ...scorePad,
  ...rulebook,
  ...puzzles,
  ...online,
  ...evening,
  ...moves,
  ...status,
  ...results,
  ...scoreSheet,
  ...hints,
  ...goals,
  ...moments,
  ...reasons,
};
