import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { reasonOf } from '../../error-reason.ts';
import { migrate } from '../migrations.ts';
import type { RowChange } from './batch.ts';
import { isHalfRecovered } from './half-recovered.ts';
import { NewestEvents } from './newest-events.ts';
import { type Queries, queriesOf } from './queries.ts';
import { mostPages } from './wal-checkpoints.ts';

/** How long another program, such as a backup, may lock the file before a write fails. Milliseconds. */
const busyTimeout = 5_000;

/** How long a start waits for the previous process to release the file. Milliseconds. */
const handoverTimeout = 1_000;

/** An open file, with synchronous queries. */
export interface SqliteFile {
  /** Runs a transaction: all of it is on disk when this returns, none of it if this throws. */
  commit<Done>(work: () => Done): Done;
  append(table: string, number: number, event: string, hash: string, row: RowChange | null): boolean;
  /** Moves some events to the logs of their tables; true if there are more. Nothing depends on it. */
  tidy(): boolean;
  readonly queries: Queries;
}

/** Opens a file, or throws an error that an operator can act on. */
export async function openFile(file: string): Promise<SqliteFile> {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const lock = lockFor(file);
    if (isHalfRecovered(file)) throw new Error('`tischrunde-server recover` was interrupted; run it again');
    checkPages(file);
    const db = new Database(file, { timeout: busyTimeout });
    db.pragma('journal_mode = WAL');
    db.pragma(`wal_autocheckpoint = ${mostPages}`);
    db.pragma('synchronous = FULL');
    // An interrupted start must leave nothing half migrated; on SQLite kysely does not ensure that.
    db.exec('BEGIN IMMEDIATE');
    await migrate(new Kysely({ dialect: new SqliteDialect({ database: db }) }), 'sqlite');
    db.exec('COMMIT');
    return opened(db, lock);
  } catch (error) {
    throw new Error(openError(file, error), { cause: error });
  }
}

/** A damaged file is not opened: what is written to it could be lost too. */
function checkPages(file: string): void {
  const db = new Database(file, { timeout: busyTimeout });
  try {
    const found = db.pragma('quick_check(1)', { simple: true });
    if (found === 'ok') return;
    throw new Database.SqliteError(String(found).split('\n').at(-1) ?? '', 'SQLITE_CORRUPT');
  } finally {
    db.close();
  }
}

function opened(db: Database.Database, lock: Database.Database): SqliteFile {
  const newest = new NewestEvents(db);
  const make = db.prepare<[string, number, number]>(
    'INSERT INTO tables (id, used, alive) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const due = db.prepare<[string, number | null]>(
    'INSERT INTO tables (id, due) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET due = excluded.due',
  );
  const listing = db.prepare<[string, string | null, number]>(
    'INSERT INTO tables (id, listing, changed) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET listing = excluded.listing, changed = excluded.changed',
  );
  const commit = <Done>(work: () => Done): Done => {
    try {
      const done = db
        .transaction(() => {
          const done = work();
          newest.write();
          return done;
        })
        .immediate();
      newest.committed();
      return done;
    } catch (error) {
      newest.rolledBack();
      throw error;
    }
  };
  const tidy = (): boolean => {
    const before = newest.size;
    if (before > 0) commit(() => newest.tidy());
    // Those of a damaged log stay.
    return newest.size > 0 && newest.size < before;
  };
  return {
    commit,
    tidy,
    append(table, number, event, hash, row) {
      if (!newest.add(table, { number, event, hash })) return false;
      if (number === 1) make.run(table, Date.now(), Date.now());
      if (row?.due !== undefined) due.run(table, row.due);
      if (row?.listing !== undefined) listing.run(table, row.listing, row.stamp);
      return true;
    },
    queries: {
      ...queriesOf(db, newest),
      close() {
        try {
          while (tidy());
        } catch {
          // The disk may be full. Everything is in the file all the same.
        }
        db.close();
        lock.close();
      },
    },
  };
}

/**
 * Keeps other processes out by locking an empty file beside the database. The database itself stays readable, so that a running server
 * can be backed up. The operating system releases the lock however the process ends.
 */
export function lockFor(file: string): Database.Database {
  const lock = new Database(`${file}.lock`, { timeout: handoverTimeout });
  lock.exec('BEGIN EXCLUSIVE');
  return lock;
}

/** Whether an error says that the disk is full; the second one that the index of the WAL cannot grow. */
export const isOfFullDisk = (code: string): boolean =>
  code.startsWith('SQLITE_FULL') || code === 'SQLITE_IOERR_SHMSIZE';

/** Why a file cannot be opened, and what to do about it. */
export function openError(file: string, error: unknown): string {
  const reason = reasonOf(error);
  const code = error instanceof Database.SqliteError ? error.code : '';
  if (code.startsWith('SQLITE_BUSY'))
    return `${file} is in use by another process. Stop that one, or set DATABASE_URL to share a PostgreSQL database between processes.`;
  if (code.startsWith('SQLITE_NOTADB') || code.startsWith('SQLITE_CORRUPT'))
    return `${file} is damaged or not a database of Tischrunde (${reason}). Restore a backup, recover what can be read (\`tischrunde-server recover\`), or move the file away to start with an empty one.`;
  if (isOfFullDisk(code)) return `${file} cannot be opened for writing: the disk is full. Free some space.`;
  return `${file} cannot be opened for writing: ${reason}`;
}
