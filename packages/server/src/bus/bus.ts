/** What the processes of a server tell each other about a table. */
export type TableMessage =
  /** An event that was written; as it stands in the store. */
  | { readonly number: number; readonly event: string }
  /** The guests who look at the table through one process. */
  | { readonly process: string; readonly here: readonly string[] };

/** A guest has a new token; those of earlier generations no longer count. */
interface Renewal {
  readonly renewed: string;
  readonly generation: number;
}

export type BusMessage = TableMessage | Renewal;

/** Where renewals are told. No table has this name. */
export const guestsChannel = 'guests';

/** Who hears what the other processes tell. */
export interface Listener {
  heard(table: string, message: BusMessage): void;
  /** Something may have been missed. */
  missed(): void;
}

/** The fan-out between processes. What it loses is found again in the store, so nothing depends on it but speed. */
export interface Bus {
  /** From now on, hears what others tell about a table, or about guests. */
  follow(table: string): void;
  unfollow(table: string): void;
  tell(table: string, message: BusMessage): void;
  /** Whether other processes may write to the same store. */
  readonly isShared: boolean;
  close(): Promise<void>;
}

/** No fan-out: the process is alone, or looks into the store for what others wrote. */
export const noBus = (isShared: boolean): Bus => ({
  follow: () => {},
  unfollow: () => {},
  tell: () => {},
  isShared,
  close: async () => {},
});
