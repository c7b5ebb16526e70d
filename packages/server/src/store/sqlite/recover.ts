import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { reasonOf } from '../../error-reason.ts';
import { lockFor, openError, openFile } from './file.ts';
import { copyOf, damagedOf, isHalfRecovered } from './half-recovered.ts';
import { type BatchRow, eventsIn, selectBatches } from './newest-events.ts';

interface Found {
  /** How many tables are whole. */
  readonly tables: number;
  /** Tables of which a part cannot be read. They are left out: a log without its end would look like another past. */
  readonly lost: readonly string[];
  /** Whether newest events are missing that can be of any table. */
  readonly isCutShort: boolean;
}

export interface Recovered extends Found {
  /** Where the damaged file is now. */
  readonly damaged: string;
}

/** A file, its log, and the index of that. */
const parts = ['', '-wal', '-shm'];

type Row = Readonly<Record<string, unknown>>;

/**
 * Copies what can be read of a damaged file to a new one, and puts that in its place. If newest events are missing, `beginAnew` is called for the copy
 * before that: under the name of the file there is never one that must not be played on.
 */
export async function recoverFile(
  file: string,
  beginAnew: (copy: string) => Promise<void>,
): Promise<Recovered> {
  const lock = lockOf(file);
  const copy = copyOf(file);
  const damaged = damagedOf(file);
  try {
    if (isHalfRecovered(file)) moveBack(damaged, file);
    if (parts.some((part) => existsSync(damaged + part)))
      throw new Error(`${damaged} is there from the last time, and may be needed: move it away first`);
    const found = await copied(file, copy);
    if (found.isCutShort) await beginAnew(copy);
    // The file itself goes first and its copy comes last: as long as it is away, `isHalfRecovered` says so.
    for (const part of parts) moveIfThere(file + part, damaged + part);
    syncFolder(file);
    renameSync(copy, file);
    syncFolder(file);
    rmSync(`${copy}.lock`, { force: true });
    return { ...found, damaged };
  } finally {
    lock.close();
  }
}

function lockOf(file: string): Database.Database {
  try {
    return lockFor(file);
  } catch (error) {
    throw new Error(openError(file, error), { cause: error });
  }
}

/** Undoes what was interrupted. The file itself comes last. */
function moveBack(damaged: string, file: string): void {
  for (const part of parts.toReversed()) moveIfThere(damaged + part, file + part);
}

async function copied(file: string, copy: string): Promise<Found> {
  try {
    for (const part of parts) rmSync(copy + part, { force: true });
    const from = new Database(file, { fileMustExist: true });
    // Without the schema there is nothing to be found.
    from.prepare('SELECT number FROM events LIMIT 0');
    (await openFile(copy)).queries.close();
    const to = new Database(copy);
    const found = to.transaction(() => copyAll(from, to))();
    from.close();
    to.close();
    return found;
  } catch (error) {
    throw new Error(`nothing can be read of ${file}: ${reasonOf(error)}`, { cause: error });
  }
}

function copyAll(from: Database.Database, to: Database.Database): Found {
  for (const name of ['kept', 'guests', 'spent', 'subscriptions'])
    insert(to, name, readable(from, `SELECT * FROM ${name}`));
  const lost: string[] = [];
  let tables = 0;
  const { batches, isCutShort } = batchesIn(from);
  const newest = eventsIn(batches);
  for (const id of new Set([...tablesIn(from), ...newest.keys()])) {
    try {
      const parts = [
        ['events', from.prepare<[string], Row>('SELECT * FROM events WHERE table_id = ?').all(id)],
        ['events', (newest.get(id) ?? []).map((entry) => ({ table_id: id, ...entry }))],
        ['tables', besideLog(from, 'tables', id)],
        // If that cannot be read: the server looks at the table at once, and finds out by its log whether something is to be done.
        ['tables', [{ id, used: Date.now(), due: 0 }]],
        // Stored states follow from the log, and may be of its end that is lost.
        ['attachments', besideLog(from, 'attachments', id).filter(({ kind }) => kind !== 'state')],
        ['codes', besideLog(from, 'codes', id)],
        ['visits', besideLog(from, 'visits', id)],
        ['results', besideLog(from, 'results', id)],
      ] as const;
      for (const [name, rows] of parts) insert(to, name, rows);
      tables++;
    } catch (error) {
      if (!isDamage(error)) throw error;
      lost.push(id);
    }
  }
  return { tables, lost, isCutShort };
}

/** The batches of newest events up to the first that cannot be read. Older files have none. */
function batchesIn(from: Database.Database): { batches: readonly BatchRow[]; isCutShort: boolean } {
  const batches: BatchRow[] = [];
  try {
    for (const row of from.prepare<[], BatchRow>(selectBatches).iterate()) batches.push(row);
    return { batches, isCutShort: false };
  } catch (error) {
    if (!(error instanceof Database.SqliteError)) throw error;
    return { batches, isCutShort: isDamage(error) };
  }
}

/** What is stored beside a log can be made again, or done without. */
function besideLog(
  from: Database.Database,
  name: 'tables' | 'attachments' | 'codes' | 'visits' | 'results',
  id: string,
): readonly Row[] {
  const column = name === 'tables' ? 'id' : 'table_id';
  try {
    return from.prepare<[string], Row>(`SELECT * FROM ${name} WHERE ${column} = ?`).all(id);
  } catch {
    return [];
  }
}

/** The ids of all tables, from whichever tree has them: one damaged page hides at most a few from all of them. */
function tablesIn(from: Database.Database): ReadonlySet<string> {
  const sources = ['tables NOT INDEXED', 'tables'].flatMap((source) => [
    `SELECT id FROM ${source} ORDER BY id`,
    `SELECT id FROM ${source} ORDER BY id DESC`,
    `SELECT id FROM ${source}`,
  ]);
  const ofEvents = ['', ' DESC'].map(
    (order) => `SELECT DISTINCT table_id AS id FROM events ORDER BY id${order}`,
  );
  return new Set(
    [...sources, ...ofEvents].flatMap((query) => readable(from, query).map(({ id }) => String(id))),
  );
}

/** The rows of a query up to the first that cannot be read. */
function readable(from: Database.Database, query: string): readonly Row[] {
  const rows: Row[] = [];
  try {
    for (const row of from.prepare<[], Row>(query).iterate()) rows.push(row);
  } catch (error) {
    if (!(error instanceof Database.SqliteError)) throw error;
  }
  return rows;
}

function insert(to: Database.Database, name: string, rows: readonly Row[]): void {
  for (const row of rows) {
    const columns = Object.keys(row);
    const values = columns.map((column) => `@${column}`);
    to.prepare(`INSERT OR IGNORE INTO ${name} (${columns.join()}) VALUES (${values.join()})`).run(row);
  }
}

const isDamage = (error: unknown): boolean =>
  error instanceof Database.SqliteError && /^SQLITE_(CORRUPT|IOERR)/.test(error.code);

/** What was renamed beside a file stays so if the machine loses its power. Windows syncs no folders. */
function syncFolder(file: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(dirname(file), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

function moveIfThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}
