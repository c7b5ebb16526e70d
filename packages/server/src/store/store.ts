import type { LogEntry, TableRow } from '../table/log.ts';

/** An event to append; number 1 opens the table. Fields missing in `row` stay as they are. */
export interface Append extends LogEntry {
  readonly table: string;
  /** The hash of the event before it, if that is to be checked. */
  readonly after?: string;
  readonly row?: TableRow;
}

/** What is stored beside a log: the state after an event, by its number; the file of a match that was followed by another, by its number. */
export type Attachment = 'state' | 'match';

/** What is noted for a guest of a table, as JSON. */
interface Visit {
  readonly guest: string;
  readonly content: string;
}

/** How a match ended, as JSON. */
export interface StoredResult {
  readonly match: number;
  readonly at: number;
  readonly content: string;
}

interface ResultsBefore {
  readonly table: string;
  readonly match: number;
}

export interface FoundResult {
  readonly table: string;
  readonly content: string;
}

/**
 * Keeps the logs of tables. The append is the commit point: the primary key lets event n of a table exist only once, and an append that
 * resolved to `true` is on disk.
 */
export interface Store {
  /**
   * Appends an event, durably. False if the log already has an event of that number, or if the table was removed; then nothing changes. A store that others
   * may put back (PostgreSQL, by a standby that takes over) also says so if the event before it is missing, or is not the one that it is to follow.
   * Rejects if the store fails: with a `StoreError` if nothing was written; with any other error, the event may or may not have been.
   */
  append(entry: Append): Promise<boolean>;
  /**
   * The events of a table after a number, in order; none if there is no such table. All of them, or the first: at most so many, up to the one that makes
   * them as long as `size` bytes.
   */
  read(table: string, after: number, most?: number, size?: number): Promise<readonly LogEntry[]>;
  /** Stores a text beside the log of a table, and drops those of its kind before another number. */
  attach(table: string, kind: Attachment, number: number, text: string, dropBefore: number): Promise<void>;
  /** The text of a kind with the highest number up to one; null if there is none. */
  attached(table: string, kind: Attachment, upTo: number): Promise<string | null>;
  /** The number of the last event of each table; tables that do not exist are left out. */
  heads(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Tables that were due before a time, the longest overdue first. */
  overdue(before: number, most: number): Promise<readonly string[]>;
  /** Claims an overdue table by postponing it. False if it is no longer overdue: another process has claimed it. */
  putOff(table: string, before: number, until: number): Promise<boolean>;
  /** Notes that nothing is due at a table that was claimed until a time. If it is due at another time by now, that stays. */
  dropDue(table: string, claimed: number): Promise<void>;
  /** The public list as JSON, without tables where nobody was since a time; the most recently changed first. */
  listed(most: number, since: number): Promise<readonly string[]>;
  /** Notes that those whose table it is are there. False if it has lost its place in the list, because nobody was there since a time. */
  stayListed(table: string, at: number, since: number): Promise<boolean>;
  /** Gives a table its place in the list at a time, or takes it away. A new table has one. */
  enlist(table: string, at: number | null): Promise<void>;
  /** Notes that people use a table. False if there is no such table. */
  touch(table: string, at: number): Promise<boolean>;
  /** Takes it that nobody used a table, or kept it in the list, after now: the clock was ahead. */
  forgetFuture(now: number): Promise<void>;
  /** Tables that nobody has used since a time, the longest unused first. */
  unused(before: number, most: number): Promise<readonly string[]>;
  /** Deletes a table with its log and what is stored beside it. False if somebody has used it since a time. */
  remove(table: string, before: number): Promise<boolean>;
  /** All tables in the order of their ids, after one of them. */
  tables(after: string, most: number): Promise<readonly string[]>;
  /** Stores a value under a name unless there is one; resolves to the stored one. */
  keep(name: string, offered: string): Promise<string>;
  /** Stores a value under a name, in place of the one before. */
  note(name: string, value: string): Promise<void>;
  /** How often a guest has renewed the token; tokens of earlier generations are void. */
  generation(guest: string): Promise<number>;
  /** Makes all tokens of a guest void; resolves to the new generation. */
  renew(guest: string): Promise<number>;
  /** Makes all tokens of a guest before a generation void. */
  renewTo(guest: string, generation: number): Promise<void>;
  /** Notes that a code is used, until it is void anyway. False if it was used before. */
  spend(code: string, until: number, now: number): Promise<boolean>;
  /**
   * Gives a table a code until a time. Resolves to the code that it has: the one from before, which is valid longer then, or the offered one; null if
   * another table has that.
   */
  assignCode(table: string, offered: string, until: number, now: number): Promise<string | null>;
  /** The table of a code that is still valid; null if there is none. */
  tableOf(code: string, now: number): Promise<string | null>;
  /** Makes the code of a table void. */
  dropCode(table: string): Promise<void>;
  /** Notes for guests how it stands at a table where they sit or sat. What was noted for them before their latest `most` tables goes. */
  noteVisits(table: string, at: number, visits: readonly Visit[], most: number): Promise<void>;
  /** What was noted for a guest, the latest first. */
  visitsOf(guest: string, most: number): Promise<readonly string[]>;
  /** Notes how matches at a table ended. */
  noteResults(table: string, results: readonly StoredResult[]): Promise<void>;
  /** The last `most` results of each table before a match, the latest first, as many as fit into `size` bytes. */
  resultsOf(wanted: readonly ResultsBefore[], most: number, size: number): Promise<readonly FoundResult[]>;
  /** Keeps by what a device of a guest is called. It is no longer another guest's, and the oldest of the guest beyond `most` go. */
  subscribe(guest: string, endpoint: string, content: string, at: number, most: number): Promise<void>;
  /** Forgets it, or all of a guest. */
  unsubscribe(guest: string, endpoint: string | null): Promise<void>;
  /** By what the devices of a guest are called. */
  subscriptionsOf(guest: string): Promise<readonly string[]>;
  /** Forgets what was kept before a time. */
  dropSubscriptions(before: number): Promise<void>;
  /** The epoch of the logs: another one after a backup was restored. */
  epoch(): Promise<number>;
  /** Begins another epoch. */
  begin(epoch: number): Promise<void>;
  /** Writes something. Resolves if the store works; rejects if not. */
  ready(): Promise<void>;
  /** Resolves if the store is gone for good, with the reason. It rejects everything from then on. */
  readonly lost: Promise<Error>;
  close(): Promise<void>;
}
