import type { LogEntry } from '../table/log.ts';

/** What processes tell each other about a table. */
export type TableMessage =
  /** An event that was written, as stored. */
  | LogEntry
  /** The guests who watch the table through one process. */
  | { readonly process: string; readonly here: readonly string[] };

/** A guest has renewed the token; older generations are void. */
interface Renewal {
  readonly renewed: string;
  readonly generation: number;
}

export type BusMessage = TableMessage | Renewal;

/** The channel for renewals. No table has this name. */
export const guestsChannel = 'guests';

/** Receives messages of other processes. */
export interface Listener {
  heard(table: string, message: BusMessage): void;
  /** Messages may have been lost. */
  missed(): void;
}

/** The fan-out between processes. Lost messages are recovered from the store: only speed depends on the bus. */
export interface Bus {
  /** Subscribes to the messages about a table, or about guests. */
  follow(table: string): void;
  unfollow(table: string): void;
  tell(table: string, message: BusMessage): void;
  /** Whether other processes may write to the same store. */
  readonly isShared: boolean;
  close(): Promise<void>;
}

/** No fan-out: the process is alone, or polls the store. */
export const noBus = (isShared: boolean): Bus => ({
  follow: () => {},
  unfollow: () => {},
  tell: () => {},
  isShared,
  close: async () => {},
});
