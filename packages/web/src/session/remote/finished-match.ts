import type { Connection } from '@tischrunde/client';
import { saveMatch } from '../../storage/match-store.ts';
import type { SavedMatch } from '../../storage/saved-match.ts';
import { fileOf } from './online-table.ts';
import { sittersFromFile } from './seats.ts';

/** Keeps a finished match of a table on this device, seen from the seats that this device had. */
export async function keepFinishedMatch(
  connection: Connection,
  table: string,
  match: number,
  own: readonly number[],
): Promise<SavedMatch> {
  const { names, transcript } = await fileOf(connection, table, match);
  const now = Date.now();
  const saved: SavedMatch = {
    id: `${table}-${match}`,
    transcript,
    sitters: sittersFromFile(names, own),
    began: now,
    touched: now,
    over: true,
  };
  await saveMatch(saved);
  return saved;
}
