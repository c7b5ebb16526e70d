import { join } from 'node:path';
import Database from 'better-sqlite3';
import { readEvent, type TableEvent } from '../../src/table/events.ts';
import type { LogEntry } from '../../src/table/log.ts';

/** The log of a table as it is on the disk, beside a server that may be running. */
export function entriesIn(folder: string, table: string): readonly LogEntry[] {
  const database = new Database(join(folder, 'tischrunde.db'), { readonly: true });
  try {
    return database
      .prepare<[string], LogEntry>(
        'SELECT number, event, hash FROM events WHERE table_id = ? ORDER BY number',
      )
      .all(table);
  } finally {
    database.close();
  }
}

export const logOf = (folder: string, table: string): readonly TableEvent[] =>
  entriesIn(folder, table).map(({ event }) => readEvent(event));

/** What a log holds that nobody may know before the end: the secrets and the seeds of its matches. */
export const secretsOf = (log: readonly TableEvent[]): readonly string[] =>
  log.flatMap((event) => {
    if (event.kind === 'opened') return [event.secret];
    if (event.kind === 'started') return [event.seed];
    return event.kind === 'ended' ? [event.next] : [];
  });
