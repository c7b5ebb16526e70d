import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { Batch, BatchResult, Query, QueryName, Result } from './batch.ts';
import { openFile, type SqliteFile } from './file.ts';

if (parentPort !== null) serve(parentPort, await openFile(workerData));

/** Queries that write. They share the transaction of the appends, because every commit waits for the disk. */
const writing: ReadonlySet<QueryName> = new Set(['keep', 'putOff', 'renew']);

/** A batch is one transaction, and is answered once that is on disk. */
function serve(port: MessagePort, file: SqliteFile): void {
  port.on('message', (batch: Batch) => port.postMessage(finish(file, batch, commit(file, batch))));
  port.postMessage('open');
}

/** Which appends of a batch were written, and the results of its writing queries. */
interface Committed {
  readonly written: readonly boolean[];
  readonly results: readonly unknown[];
}

const commit = (file: SqliteFile, batch: Batch): Result<Committed> =>
  changes(batch)
    ? attempt(() => file.commit(() => change(file, batch)))
    : { value: { written: [], results: [] } };

const changes = ({ numbers, queries }: Batch): boolean =>
  numbers.length > 0 || queries.some(({ name }) => writing.has(name));

const change = (file: SqliteFile, batch: Batch): Committed => ({
  written: append(file, batch),
  results: batch.queries.map((query) => (writing.has(query.name) ? run(file, query) : null)),
});

const append = (file: SqliteFile, batch: Batch): boolean[] =>
  batch.numbers.map((number, index) =>
    file.append(
      batch.tables[index],
      number,
      batch.events[index],
      batch.dues[index],
      batch.listings[index],
      batch.stamps[index],
    ),
  );

/** Reads run after the commit, so that nobody sees what did not reach the disk. */
const finish = (file: SqliteFile, { queries }: Batch, changed: Result<Committed>): BatchResult => ({
  written: 'reason' in changed ? changed : { value: changed.value.written },
  results: queries.map((query, index) => {
    if (!writing.has(query.name)) return attempt(() => run(file, query));
    return 'reason' in changed ? changed : { value: changed.value.results[index] };
  }),
});

const run = <N extends QueryName>(file: SqliteFile, { name, args }: Query<N>): unknown =>
  file.queries[name](...args);

/**
 * A write that fails on a full disk or a lock may be tried again. After an I/O error or corruption the content of the file is unknown, so
 * the thread ends, and the store with it: opening the file again shows what is there.
 */
function attempt<Value>(work: () => Value): Result<Value> {
  try {
    return { value: work() };
  } catch (error) {
    if (!(error instanceof Error) || isFatal(error)) throw error;
    return { reason: error.message };
  }
}

const isFatal = (error: Error): boolean =>
  'code' in error && /^SQLITE_(IOERR|CORRUPT|NOTADB)/.test(String(error.code));
