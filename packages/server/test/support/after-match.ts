import { finalScores } from '../../src/table/evening-score.ts';
import { AskedTable } from './asked-table.ts';

/** A public table of three after a match. */
export function afterMatch(choosing: 'vote' | 'turns'): AskedTable {
  const options = { rounds: 1, set: 6, sperr: false };
  const table = new AskedTable('block', 3, options, 'strangers', { listed: true, choosing });
  while (table.play());
  const { running, match } = table.state;
  table.write({ at: 0, kind: 'ended', match, next: 'another secret', ...finalScores(running) });
  return table;
}
