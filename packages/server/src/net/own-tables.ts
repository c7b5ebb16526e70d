import type { OwnTable } from '@tischrunde/protocol';
import { mostOwnTables, ownTablesSize } from '../limits.ts';
import type { Store } from '../store/store.ts';

/** The tables at which a guest sits or sat, the latest first. Where they do not fit into an answer, the oldest matches are left out. */
export async function ownTables(store: Pick<Store, 'visitsOf'>, guest: string): Promise<readonly OwnTable[]> {
  const tables = (await store.visitsOf(guest, mostOwnTables)).map((text) => JSON.parse(text) as OwnTable);
  const withoutResults = tables.map((table) => ({ ...table, results: [] }));
  let size = Buffer.byteLength(JSON.stringify(withoutResults));
  const newest = tables
    .flatMap(({ results }) => results)
    .toSorted((one, other) => other.at - one.at)
    .filter((result) => {
      size += Buffer.byteLength(JSON.stringify(result)) + 1;
      return size <= ownTablesSize;
    });
  const fitting = new Set(newest);
  return tables.map((table) => ({ ...table, results: table.results.filter((one) => fitting.has(one)) }));
}
