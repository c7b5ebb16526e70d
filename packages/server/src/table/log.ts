/** An entry of a table's log as the store keeps it: its number, and the event as JSON. */
export interface LogEntry {
  readonly number: number;
  readonly event: string;
}

/** What the store keeps of a table beside its log, as an index over tables. It follows from the log. */
export interface TableRow {
  /** When some process must attend to the table at the latest (a bot's turn, a deadline), in milliseconds since 1970; null for never. */
  readonly due?: number | null;
  /** The table's entry in the public list, as JSON; null where it is not listed. */
  readonly listing?: string | null;
}
