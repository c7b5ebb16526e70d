/** An entry of a table's log as the store keeps it. */
export interface LogEntry {
  readonly number: number;
  /** The event as JSON. */
  readonly event: string;
  /** Of this event and all before it (see chain.ts); empty in logs begun before there were hashes. */
  readonly hash: string;
}

/** What the store keeps of a table beside its log, as an index over tables. It follows from the log. */
export interface TableRow {
  /** When some process must attend to the table at the latest (a bot's turn, a deadline), in milliseconds since 1970; null for never. */
  readonly due?: number | null;
  /** The table's entry in the public list, as JSON; null where it is not listed. */
  readonly listing?: string | null;
}
