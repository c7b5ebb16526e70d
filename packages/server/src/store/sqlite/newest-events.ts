import Database from 'better-sqlite3';
import type { LogEntry } from '../../table/log.ts';
import { lineOf, readLines } from './batch.ts';

/** So many events of a table are moved to its log together. */
const movedTogether = 64;
/** A commit moves about so many events for each that it adds: when many tables are due at once, no commit takes long, and all have their turn. */
const movedPerAdded = 2;
/** How many events are moved at a time while there is nothing else to do. */
const tidiedAtOnce = 1000;
/** How many events, and how many batches of them, may wait to be moved. */
const mostEvents = 50_000;
const mostBatches = 1000;

/** The number of a line that says that its table was removed. */
const removal = 0;

/** A row of the file: the events of one commit, a line for each. */
export interface BatchRow {
  readonly batch: number;
  readonly lines: string;
}

export const selectBatches = 'SELECT batch, lines FROM newest_events ORDER BY batch';

/** The events in some batches, by their tables. */
export function eventsIn(rows: Iterable<BatchRow>): ReadonlyMap<string, readonly LogEntry[]> {
  const byTable = new Map<string, LogEntry[]>();
  for (const { lines } of rows)
    readLines(lines, (_, table, number, hash, event) => {
      if (number === removal) byTable.delete(table);
      else byTable.set(table, [...(byTable.get(table) ?? []), { number, event, hash }]);
    });
  return byTable;
}

/** An event that is not in the log of its table yet, and the batch that has it. */
interface Waiting {
  readonly entry: LogEntry;
  readonly batch: Batch;
}

interface Batch {
  readonly number: number;
  readonly tables: Set<string>;
  /** How many of its events are not in their logs yet. */
  left: number;
}

/**
 * The newest events of all tables. An event that is written to the log of its table changes a page of the file, so a commit with events of
 * 100 tables would write 100 pages. Instead the events of a commit are written as one row, and moved to the logs later, many of a table at
 * a time. They are kept in memory until then: rows are read at a start only. For a while an event may be in a row and in its log as well.
 *
 * What is done counts once the transaction is known to be `committed`.
 */
export class NewestEvents {
  private readonly waiting = new Map<string, Waiting[]>();
  /** The highest number of an event, in the log or waiting, of tables that have some waiting. */
  private readonly tops = new Map<string, number>();
  private count = 0;
  /** The batches in the file from the first that has something left, in order. */
  private batches: Batch[] = [];
  private firstInFile = 1;
  private last = 0;
  // What the transaction has done: events added, tables whose waiting events wait no more, tables removed.
  private added = new Map<string, LogEntry[]>();
  private addedTops = new Map<string, number>();
  private settled = new Set<string>();
  private removed = new Set<string>();
  private isWritten = false;
  private isShortened = false;
  private hasLooked = false;
  /** How many events it may still move. */
  private mayMove = 0;
  /** Another one after other connections have written. */
  private lastVersion: number | undefined;

  private readonly version: Database.Statement<[], number>;
  private readonly find: Database.Statement<[string, number], number>;
  private readonly head: Database.Statement<[string], number | null>;
  private readonly insert: Database.Statement<[string, number, string, string]>;
  private readonly insertBatch: Database.Statement<[number, string]>;
  private readonly deleteBatches: Database.Statement<[number]>;

  constructor(db: Database.Database) {
    this.version = db.prepare<[], number>('PRAGMA data_version').pluck();
    this.find = db
      .prepare<[string, number], number>('SELECT 1 FROM events WHERE table_id = ? AND number = ?')
      .pluck();
    this.head = db
      .prepare<[string], number | null>('SELECT max(number) FROM events WHERE table_id = ?')
      .pluck();
    this.insert = db.prepare(
      'INSERT INTO events (table_id, number, event, hash) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
    );
    this.insertBatch = db.prepare('INSERT INTO newest_events (batch, lines) VALUES (?, ?)');
    this.deleteBatches = db.prepare('DELETE FROM newest_events WHERE batch < ?');
    const rows = db.prepare<[], BatchRow>(selectBatches).all();
    this.firstInFile = rows[0]?.batch ?? 1;
    for (const row of rows) this.load(row);
  }

  /** How many events wait. */
  get size(): number {
    return this.count;
  }

  /** The events of a table that may not be in its log yet. */
  of(table: string): readonly LogEntry[] {
    return (this.waiting.get(table) ?? []).map(({ entry }) => entry);
  }

  /** Adds an event; false if there is one of this number, or no such table. Throws if the log of the table is damaged. */
  add(table: string, entry: LogEntry): boolean {
    this.noticeOthers();
    const top = this.addedTops.get(table) ?? this.tops.get(table) ?? this.topOf(table);
    if (entry.number <= top && !this.isNew(table, entry.number)) return false;
    // The table was removed, and a log without its beginning could never be read.
    if (top === 0 && entry.number > 1) return false;
    this.addedTops.set(table, Math.max(top, entry.number));
    const added = this.added.get(table) ?? [];
    if (added.push(entry) === 1) this.added.set(table, added);
    this.mayMove += movedPerAdded;
    if (this.mayMove > 0 && this.countOf(table) >= movedTogether) this.move(table);
    return true;
  }

  /** The table is removed: its events must not come back at the next start. */
  remove(table: string): void {
    this.removed.add(table);
    this.settled.add(table);
    this.added.delete(table);
    this.addedTops.set(table, 0);
  }

  /** Moves everything to the logs. */
  moveAll(): void {
    for (const table of new Set([...this.waiting.keys(), ...this.added.keys()])) this.moveOrKeep(table);
    this.deleteBatches.run(this.last + 1);
  }

  /** Moves some events to the logs, or all if there are few. */
  tidy(): void {
    if (this.size <= tidiedAtOnce) {
      this.moveAll();
      return;
    }
    this.mayMove = tidiedAtOnce;
    this.moveOldest();
  }

  /** Ends the transaction: writes what it added. What only reads must work on a full disk. */
  write(): void {
    if (this.added.size + this.settled.size === 0) return;
    if (this.size > mostEvents || this.batches.length > mostBatches) this.moveOldest();
    let lines = '';
    if (this.batches.length > 0)
      for (const table of this.removed) lines += lineOf({ table, number: removal, hash: '', event: '' });
    for (const [table, entries] of this.added)
      for (const entry of entries) lines += lineOf({ table, ...entry });
    this.isWritten = lines !== '';
    if (this.isWritten) this.insertBatch.run(this.last + 1, lines);
    this.isShortened = this.firstLeft > this.firstInFile;
    if (this.isShortened) this.deleteBatches.run(this.firstLeft);
  }

  committed(): void {
    if (this.isShortened) this.firstInFile = this.firstLeft;
    for (const table of this.settled) this.forget(table);
    if (this.isWritten) {
      const batch = this.nextBatch(this.last + 1);
      for (const [table, entries] of this.added) {
        for (const entry of entries) this.wait(table, entry, batch);
        const top = this.addedTops.get(table);
        if (top !== undefined) this.tops.set(table, top);
      }
    }
    const left = this.batches.findIndex((batch) => batch.left > 0);
    if (left !== 0) this.batches = left < 0 ? [] : this.batches.slice(left);
    this.rolledBack();
  }

  rolledBack(): void {
    this.added = new Map();
    this.addedTops = new Map();
    this.settled = new Set();
    this.removed = new Set();
    this.isWritten = false;
    this.isShortened = false;
    this.hasLooked = false;
    this.mayMove = 0;
  }

  /** The batches before this one are not needed any more. */
  private get firstLeft(): number {
    return this.batches[0]?.number ?? this.last + 1;
  }

  private newestOf(table: string): readonly LogEntry[] {
    const waiting = this.settled.has(table) ? [] : this.of(table);
    return [...waiting, ...(this.added.get(table) ?? [])];
  }

  private countOf(table: string): number {
    const waiting = this.settled.has(table) ? 0 : (this.waiting.get(table)?.length ?? 0);
    return waiting + (this.added.get(table)?.length ?? 0);
  }

  private move(table: string): void {
    const newest = this.newestOf(table);
    for (const { number, event, hash } of newest) this.insert.run(table, number, event, hash);
    this.mayMove -= newest.length;
    this.settled.add(table);
    this.added.delete(table);
  }

  /** Moves the events of the tables that have waited longest, as far as the transaction may. */
  private moveOldest(): void {
    for (const batch of this.batches)
      for (const table of batch.tables) {
        if (this.mayMove <= 0) return;
        const isOldest = this.waiting.get(table)?.[0].batch === batch;
        if (isOldest && !this.settled.has(table)) this.moveOrKeep(table);
      }
  }

  /** Events whose log is damaged are written again instead, so that older batches can be deleted. */
  private moveOrKeep(table: string): void {
    const newest = this.newestOf(table);
    try {
      this.move(table);
    } catch (error) {
      if (!isDamage(error)) throw error;
      this.settled.add(table);
      this.added.set(table, [...newest]);
    }
  }

  private nextBatch(number: number): Batch {
    const batch: Batch = { number, tables: new Set(), left: 0 };
    this.batches.push(batch);
    this.last = number;
    return batch;
  }

  private wait(table: string, entry: LogEntry, batch: Batch): void {
    const waiting = this.waiting.get(table);
    if (waiting === undefined) this.waiting.set(table, [{ entry, batch }]);
    else waiting.push({ entry, batch });
    batch.tables.add(table);
    batch.left++;
    this.count++;
  }

  private forget(table: string): void {
    const waiting = this.waiting.get(table) ?? [];
    for (const { batch } of waiting) batch.left--;
    this.count -= waiting.length;
    this.waiting.delete(table);
    this.tops.delete(table);
  }

  private load({ batch: number, lines }: BatchRow): void {
    const batch = this.nextBatch(number);
    readLines(lines, (_, table, at, hash, event) => {
      if (at === removal) this.forget(table);
      else if (this.isNew(table, at)) this.wait(table, { number: at, event, hash }, batch);
    });
  }

  /** If another program has written to the file, the highest numbers are not known any more. In a transaction only we write. */
  private noticeOthers(): void {
    if (this.hasLooked) return;
    this.hasLooked = true;
    const version = this.version.get();
    if (version !== this.lastVersion) this.tops.clear();
    this.lastVersion = version;
  }

  private topOf(table: string): number {
    return Math.max(this.head.get(table) ?? 0, ...this.newestOf(table).map(({ number }) => number));
  }

  private isNew(table: string, number: number): boolean {
    return (
      !this.newestOf(table).some((entry) => entry.number === number) &&
      this.find.get(table, number) === undefined
    );
  }
}

const isDamage = (error: unknown): boolean =>
  error instanceof Database.SqliteError && error.code.startsWith('SQLITE_CORRUPT');
