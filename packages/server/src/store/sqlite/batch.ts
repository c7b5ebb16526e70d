import type { Store } from '../store.ts';
import type { StoreFault } from '../store-error.ts';

/** The operations of a store other than appends. */
export type QueryName = Exclude<keyof Store, 'append' | 'lost'>;
export type QueryArgs<N extends QueryName> = Parameters<Store[N]>;
export type QueryResult<N extends QueryName> = Awaited<ReturnType<Store[N]>>;

export interface Query<N extends QueryName = QueryName> {
  readonly name: N;
  readonly args: QueryArgs<N>;
}

/** What is sent to the worker at once. Appends go column by column: copying thousands of small objects would be slow. */
export interface Batch {
  readonly tables: string[];
  readonly numbers: number[];
  readonly events: string[];
  readonly hashes: string[];
  readonly dues: (number | null | undefined)[];
  readonly listings: (string | null | undefined)[];
  readonly stamps: number[];
  readonly queries: Query[];
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
