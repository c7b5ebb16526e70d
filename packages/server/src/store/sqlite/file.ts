import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { reasonOf } from '../../error-reason.ts';
import { migrate } from '../migrations.ts';
import type { Kept } from '../store.ts';
import type { Answer, Name, Words } from './batch.ts';

/** How long another program (one that makes a backup, say) may hold the file before a write fails, in milliseconds. */
const patience = 5_000;

/** How long a process that is just ending is waited for, in milliseconds. */
const handover = 1_000;

/** An open file, which answers at once. */
export interface SqliteFile {
  /** What is done within is on the disk when this returns; where it throws, nothing of it is. */
  commit<Done>(work: () => Done): Done;
  append(
    table: string,
    number: number,
    event: string,
    due: number | null | undefined,
    listing: string | null | undefined,
    stamp: number,
  ): boolean;
  readonly questions: { readonly [N in Name]: (...words: Words<N>) => Answer<N> };
}

/**
 * Opens a file, or says in a sentence why it cannot. Questions are put to the driver's prepared statements, not through kysely: one
 * thread asks one connection, tens of thousands of times a second, and building a query would cost more than running it.
 */
export async function openFile(file: string): Promise<SqliteFile> {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const lock = lockFor(file);
    const db = new Database(file, { timeout: patience });
    db.pragma('journal_mode = WAL');
    // The log is written back to the file every 1000 pages, as by default. Measured: less often is no gain, because a log that is
    // begun anew is quicker to write than one that grows, and what is written back at once stalls the disk.
    db.pragma('synchronous = FULL');
    // All or none, so that a start that is cut short leaves nothing half made: by itself kysely does not do that on SQLite.
    db.exec('BEGIN IMMEDIATE');
    await migrate(new Kysely({ dialect: new SqliteDialect({ database: db }) }), 'sqlite');
    db.exec('COMMIT');
    return opened(db, lock);
  } catch (error) {
    throw new Error(whyNot(file, error), { cause: error });
  }
}

function opened(db: Database.Database, lock: Database.Database): SqliteFile {
  const insert = db.prepare<[string, number, string]>(
    'INSERT INTO events (table_id, number, event) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const due = db.prepare<[string, number | null]>(
    'INSERT INTO tables (id, due) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET due = excluded.due',
  );
  const listing = db.prepare<[string, string | null, number]>(
    'INSERT INTO tables (id, listing, changed) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET listing = excluded.listing, changed = excluded.changed',
  );
  return {
    commit: (work) => db.transaction(work).immediate(),
    append(table, number, event, dueAt, listed, stamp) {
      if (insert.run(table, number, event).changes === 0) return false;
      if (dueAt !== undefined) due.run(table, dueAt);
      if (listed !== undefined) listing.run(table, listed, stamp);
      return true;
    },
    questions: questions(db, lock),
  };
}

function questions(db: Database.Database, lock: Database.Database): SqliteFile['questions'] {
  const read = db.prepare<[string, number], Kept>(
    'SELECT number, event FROM events WHERE table_id = ? AND number > ? ORDER BY number',
  );
  const head = db
    .prepare<[string], number | null>('SELECT max(number) FROM events WHERE table_id = ?')
    .pluck();
  const overdue = db
    .prepare<[number, number], string>('SELECT id FROM tables WHERE due < ? ORDER BY due LIMIT ?')
    .pluck();
  const putOff = db.prepare<[number, string, number]>('UPDATE tables SET due = ? WHERE id = ? AND due < ?');
  const listed = db
    .prepare<[number], string>(
      'SELECT listing FROM tables WHERE listing IS NOT NULL ORDER BY changed DESC LIMIT ?',
    )
    .pluck();
  const keep = db
    .prepare<[string, string], string>(
      'INSERT INTO kept (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = value RETURNING value',
    )
    .pluck();
  const generation = db.prepare<[string], number>('SELECT generation FROM guests WHERE id = ?').pluck();
  const renew = db
    .prepare<[string], number>(
      'INSERT INTO guests (id, generation) VALUES (?, 1) ON CONFLICT (id) DO UPDATE SET generation = generation + 1 RETURNING generation',
    )
    .pluck();

  return {
    read: (table, after) => read.all(table, after),
    heads: (tables) =>
      new Map(
        tables.flatMap((table): [string, number][] => {
          const number = head.get(table) ?? null;
          return number === null ? [] : [[table, number]];
        }),
      ),
    overdue: (before, most) => overdue.all(before, most),
    putOff: (table, before, until) => putOff.run(until, table, before).changes > 0,
    listed: (most) => listed.all(most),
    keep: (name, offered) => keep.get(name, offered) ?? offered,
    generation: (guest) => generation.get(guest) ?? 0,
    renew: (guest) => renew.get(guest) ?? 0,
    ready() {
      head.get('');
    },
    close() {
      db.close();
      lock.close();
    },
  };
}

/**
 * Keeps other processes out by a lock on an empty file beside the database. The database itself stays open to readers, so that a
 * running server can be backed up. The lock goes with the process, however that ends.
 */
function lockFor(file: string): Database.Database {
  const lock = new Database(`${file}.lock`, { timeout: handover });
  lock.exec('BEGIN EXCLUSIVE');
  return lock;
}

function whyNot(file: string, error: unknown): string {
  const reason = reasonOf(error);
  const code = error instanceof Database.SqliteError ? error.code : '';
  if (code.startsWith('SQLITE_BUSY'))
    return `${file} is in use by another process, and only one at a time can use it. Stop the other one, or set DATABASE_URL to use PostgreSQL with several.`;
  if (code.startsWith('SQLITE_NOTADB') || code.startsWith('SQLITE_CORRUPT'))
    return `${file} is damaged or is no database of Tischrunde (${reason}). Put a backup in its place, or move it away to start afresh.`;
  return `${file} cannot be opened for writing: ${reason}`;
}
