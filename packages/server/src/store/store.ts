/** An event of a table's log as it is kept: its number, and the event as JSON. */
export interface Kept {
  readonly number: number;
  readonly event: string;
}

/** What is kept of a table beside its log, so that it can be found. It follows from the log. */
export interface Row {
  /** When somebody has to see to the table at the latest (a bot's turn, a deadline), in milliseconds since 1970; null for never. */
  readonly due?: number | null;
  /** How the table is told in the list of public ones, as JSON; null where it is not in the list. */
  readonly listing?: string | null;
}

/** An event to be appended: number 1 opens the table. What `row` does not name stays as it is. */
export interface Entry extends Kept {
  readonly table: string;
  readonly row?: Row;
}

/**
 * Where tables live. The append is the commit point: event n of a table exists once, because the store's primary key says so, and what
 * was answered with `true` is on the disk.
 */
export interface Store {
  /**
   * Appends an event, durably. False where the table's log has an event of that number already; nothing is changed then.
   * Rejects where the store cannot be asked: then it is open whether the event was written.
   */
  append(entry: Entry): Promise<boolean>;
  /** The events of a table after a number, in order; none where there is no such table. */
  read(table: string, after: number): Promise<readonly Kept[]>;
  /** The number of the last event of each of these tables; tables that do not exist are left out. */
  heads(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Tables that somebody had to see to before a time, those waiting longest first. */
  overdue(before: number, most: number): Promise<readonly string[]>;
  /** Whoever sees to an overdue table puts it off first. False where it is not overdue any more: then somebody else does it. */
  putOff(table: string, before: number, until: number): Promise<boolean>;
  /** The public tables, those that changed last first, as JSON. */
  listed(most: number): Promise<readonly string[]>;
  /** The value kept by a name. The first one to be offered is kept, whoever asks; everybody gets that one. */
  keep(name: string, offered: string): Promise<string>;
  /** How often a guest asked for a new token; tokens of earlier times do not count. */
  generation(guest: string): Promise<number>;
  /** Makes all tokens of a guest void; answers with the new generation. */
  renew(guest: string): Promise<number>;
  /** Resolves when the store can be asked; rejects where it cannot. */
  ready(): Promise<void>;
  close(): Promise<void>;
}
