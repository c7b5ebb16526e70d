import { join } from 'node:path';
import Database from 'better-sqlite3';
import { readEvent, type TableEvent } from '../../src/table/events.ts';

/** The log of a table as it is on the disk, beside a server that may be running. */
export function logOf(folder: string, table: string): readonly TableEvent[] {
  const db = new Database(join(folder, 'tischrunde.db'), { readonly: true });
  try {
    const events = db
      .prepare<[string], string>('SELECT event FROM events WHERE table_id = ? ORDER BY number')
      .pluck()
      .all(table);
    return events.map(readEvent);
  } finally {
    db.close();
  }
}

/** What a log holds that nobody may know before the end: the secrets and the seeds of its matches. */
export const secretsOf = (log: readonly TableEvent[]): readonly string[] =>
  log.flatMap((event) => {
    if (event.kind === 'opened') return [event.secret];
    if (event.kind === 'started') return [event.seed];
    return event.kind === 'ended' ? [event.next] : [];
  });
