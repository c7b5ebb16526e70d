import { join } from 'node:path';
import Database from 'better-sqlite3';
import { type BatchRow, eventsIn, selectBatches } from '../../src/store/sqlite/newest-events.ts';
import { readEvent, type TableEvent } from '../../src/table/events.ts';
import type { LogEntry } from '../../src/table/log.ts';

/** The log of a table as it is on the disk, beside a server that may be running. */
export function entriesIn(folder: string, table: string): readonly LogEntry[] {
  const database = new Database(join(folder, 'tischrunde.db'), { readonly: true });
  try {
    // Both parts as of one moment.
    database.exec('BEGIN');
    const log = database
      .prepare<[string], LogEntry>(
        'SELECT number, event, hash FROM events WHERE table_id = ? ORDER BY number',
      )
      .all(table);
    const newest = eventsIn(database.prepare<[], BatchRow>(selectBatches).all()).get(table) ?? [];
    return [...log, ...newest.filter(({ number }) => number > log.length)];
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
