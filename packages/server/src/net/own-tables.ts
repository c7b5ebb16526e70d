import type { MatchResult, OwnTable } from '@tischrunde/protocol';
import { mostOwnTables, mostResults, ownTablesSize } from '../limits.ts';
import type { Store } from '../store/store.ts';
import type { Visit } from '../table/visits.ts';

/** The tables at which a guest sits or sat, the latest first. Where they do not fit into an answer, the oldest matches are left out. */
export async function ownTables(
  store: Pick<Store, 'visitsOf' | 'resultsOf'>,
  guest: string,
): Promise<readonly OwnTable[]> {
  const visits = (await store.visitsOf(guest, mostOwnTables)).map((text) => JSON.parse(text) as Visit);
  const tables = visits.map(({ resultsBefore: _, ...table }): OwnTable => ({ ...table, results: [] }));
  const size = ownTablesSize - Buffer.byteLength(JSON.stringify(tables));
  const wanted = visits.flatMap(({ id, resultsBefore = 0 }) =>
    resultsBefore > 0 ? [{ table: id, match: resultsBefore }] : [],
  );
  const found = (await store.resultsOf(wanted, mostResults, size)).map(
    ({ table, content }): ResultAt => ({ table, result: JSON.parse(content) }),
  );
  const older = visits.flatMap(({ id, results }) => results.map((result) => ({ table: id, result })));
  const newest = newestWithin([...found, ...older], size);
  return tables.map((table) => ({
    ...table,
    results: newest
      .flatMap((one) => (one.table === table.id ? [one.result] : []))
      .toSorted((one, other) => one.match - other.match),
  }));
}

interface ResultAt {
  readonly table: string;
  readonly result: MatchResult;
}

function newestWithin(results: readonly ResultAt[], size: number): readonly ResultAt[] {
  let left = size;
  return results
    .toSorted((one, other) => other.result.at - one.result.at)
    .filter(({ result }) => {
      left -= Buffer.byteLength(JSON.stringify(result)) + 1;
      return left >= 0;
    });
}
