import type { Append, Store } from '../store.ts';
import type { StoreFault } from '../store-error.ts';

/** The operations of a store other than appends. */
export type QueryName = Exclude<keyof Store, 'append' | 'lost'>;
export type QueryArgs<N extends QueryName> = Parameters<Store[N]>;
export type QueryResult<N extends QueryName> = Awaited<ReturnType<Store[N]>>;

export interface Query<N extends QueryName = QueryName> {
  readonly name: N;
  readonly args: QueryArgs<N>;
}

/** What is kept of a table beside its log, for one of the appends of a batch. */
export interface RowChange {
  /** The index of the append. */
  readonly index: number;
  readonly due: number | null | undefined;
  readonly listing: string | null | undefined;
  readonly stamp: number;
}

/** What is sent to the worker at once. All appends are one text: copying thousands of small strings would be slow. */
export interface Batch {
  /** A line for each append (see `lineOf`). */
  appends: string;
  readonly rows: RowChange[];
  readonly queries: Query[];
}

export const emptyBatch = (): Batch => ({ appends: '', rows: [], queries: [] });

/** JSON has no tabs and no line breaks, and neither has the id of a table. */
export const lineOf = ({ table, number, hash, event }: Append): string =>
  `${table}\t${number}\t${hash}\t${event}\n`;

/** Calls back with the fields of every append of a batch, in order. */
export function readLines(
  text: string,
  use: (index: number, table: string, number: number, hash: string, event: string) => void,
): void {
  for (let from = 0, index = 0; from < text.length; index++) {
    const numberAt = text.indexOf('\t', from) + 1;
    const hashAt = text.indexOf('\t', numberAt) + 1;
    const eventAt = text.indexOf('\t', hashAt) + 1;
    const end = text.indexOf('\n', eventAt);
    use(
      index,
      text.slice(from, numberAt - 1),
      Number(text.slice(numberAt, hashAt - 1)),
      text.slice(hashAt, eventAt - 1),
      text.slice(eventAt, end),
    );
    from = end + 1;
  }
}

/** A value, or the reason why there is none. */
export type Result<Value> =
  | { readonly value: Value }
  | { readonly reason: string; readonly fault: StoreFault | null };

/** Whether each append of a batch was written: all at once, or one by one. And the result of each query. */
export interface BatchResult {
  readonly written: Result<readonly boolean[]> | readonly Result<boolean>[];
  readonly results: readonly Result<unknown>[];
}
