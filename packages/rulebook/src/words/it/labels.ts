import type { Labels } from '../words.ts';
import { app } from './screens/app.ts';
import { newMatch } from './screens/new-match.ts';
import { online } from './screens/online.ts';
import { puzzles } from './screens/puzzles.ts';
import { replay } from './screens/replay.ts';
import { rulebook } from './screens/rulebook.ts';
import { savedMatches } from './screens/saved-matches.ts';
import { settings } from './screens/settings.ts';
import { shelf } from './screens/shelf.ts';
import { statistics } from './screens/statistics.ts';
import { goals } from './table/goals.ts';
import { hints } from './table/hints.ts';
import { moments } from './table/moments.ts';
import { moves } from './table/moves.ts';
import { reasons } from './table/reasons.ts';
import { results } from './table/results.ts';
import { scoreSheet } from './table/score-sheet.ts';
import { status } from './table/status.ts';

export const labels: Labels = {
  ...app,
  ...shelf,
  ...newMatch,
  ...settings,
  ...savedMatches,
  ...replay,
  ...statistics,
  ...rulebook,
  ...puzzles,
  ...online,
  ...moves,
  ...status,
  ...results,
  ...scoreSheet,
  ...hints,
  ...goals,
  ...moments,
  ...reasons,
};
