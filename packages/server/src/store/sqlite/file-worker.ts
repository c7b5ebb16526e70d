import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { StoreFault } from '../store-error.ts';
import { type Batch, type BatchResult, type Query, type QueryName, type Result, readLines } from './batch.ts';
import { isOfFullDisk, openFile, type SqliteFile } from './file.ts';
import { sameFile } from './same-file.ts';
import { WalCheckpoints } from './wal-checkpoints.ts';

/** After how much time without a batch the file is tidied. Milliseconds. */
const idleFor = 1000;
/** How often it is checked that the file is still there. Milliseconds. */
const sameCheckedEvery = 1000;

if (parentPort !== null) serve(parentPort, await openFile(workerData));

/** Queries that write. They share the transaction of the appends, because every commit waits for the disk. */
const writing: ReadonlySet<QueryName> = new Set([
  'attach',
  'keep',
  'note',
  'putOff',
  'dropDue',
  'renew',
  'renewTo',
  'spend',
  'assignCode',
  'noteVisits',
  'noteResults',
  'subscribe',
  'unsubscribe',
  'dropSubscriptions',
  'touch',
  'forgetFuture',
  'dropCode',
  'stayListed',
  'enlist',
  'remove',
  'begin',
  'ready',
]);

/** Those among them that concern the log of one table. */
const ofTables: ReadonlySet<QueryName> = new Set(['remove', 'attach']);

/** A batch is one transaction, and is answered once that is on disk. */
function serve(port: MessagePort, file: SqliteFile): void {
  let more: NodeJS.Immediate | undefined;
  const tidy = (): void => {
    const tidied = attempt(() => file.tidy(), true);
    if ('value' in tidied && tidied.value) more = setImmediate(tidy);
  };
  const idle = setTimeout(tidy, idleFor);
  const isSame = sameFile(workerData);
  const checking = setInterval(() => {
    if (!isSame()) throw new Error(`${workerData} was deleted or replaced while it was in use`);
  }, sameCheckedEvery).unref();
  const checkpoints = new WalCheckpoints(workerData);
  port.on('message', async (batch: Batch) => {
    // This thread is ended once it has answered, and that of the checkpoints with it.
    if (batch.queries.some(({ name }) => name === 'close')) {
      await checkpoints.settled();
      // SQLite deletes the WAL of a file that is closed.
      clearInterval(checking);
    }
    port.postMessage(answer(file, batch));
    if (changes(batch)) checkpoints.committed();
    // Tidying goes on when there is nothing else to do again.
    clearImmediate(more);
    idle.refresh();
  });
  port.postMessage('open');
}

function answer(file: SqliteFile, batch: Batch): BatchResult {
  const changed = commit(file, batch);
  // One damaged log must not fail the others that happen to be in the same batch.
  if ('fault' in changed && changed.fault === 'damaged') return oneByOne(file, batch);
  return {
    written: 'reason' in changed ? changed : { value: changed.value.written },
    results: batch.queries.map((query, index) => {
      if (!writing.has(query.name)) return look(file, query);
      return 'reason' in changed ? changed : { value: changed.value.results[index] };
    }),
  };
}

/** Which appends of a batch were written, and the results of its writing queries. */
interface Committed {
  readonly written: readonly boolean[];
  readonly results: readonly unknown[];
}

const commit = (file: SqliteFile, batch: Batch): Result<Committed> =>
  changes(batch)
    ? attempt(() => file.commit(() => change(file, batch)), true)
    : { value: { written: [], results: [] } };

const changes = ({ appends, queries }: Batch): boolean =>
  appends !== '' || queries.some(({ name }) => writing.has(name));

const change = (file: SqliteFile, batch: Batch): Committed => ({
  written: appendsOf(file, batch, (append) => append()),
  results: batch.queries.map((query) => (writing.has(query.name) ? run(file, query) : null)),
});

/** Does the appends of a batch in order, each in the way that is wanted. */
function appendsOf<Done>(
  file: SqliteFile,
  { appends, rows }: Batch,
  carryOut: (append: () => boolean) => Done,
): readonly Done[] {
  const done: Done[] = [];
  let next = 0;
  readLines(appends, (index, table, number, hash, event) => {
    const row = rows[next]?.index === index ? rows[next++] : null;
    done.push(carryOut(() => file.append(table, number, event, hash, row)));
  });
  return done;
}

function oneByOne(file: SqliteFile, batch: Batch): BatchResult {
  return {
    written: appendsOf(file, batch, (append) => ofOneTable(file, append)),
    results: batch.queries.map((query) =>
      writing.has(query.name)
        ? attempt(() => file.commit(() => run(file, query)), ofTables.has(query.name))
        : look(file, query),
    ),
  };
}

/** Reads run after the commit, so that nobody sees what did not reach the disk. */
const look = (file: SqliteFile, query: Query): Result<unknown> =>
  query.name === 'read' || query.name === 'attached'
    ? ofOneTable(file, () => run(file, query))
    : attempt(() => run(file, query), false);

/** What concerns the log of one table. If that is damaged, the rest of the file must still work. */
function ofOneTable<Value>(file: SqliteFile, work: () => Value): Result<Value> {
  const result = attempt(() => file.commit(work), true);
  if ('fault' in result && result.fault === 'damaged')
    attempt(() => file.commit(() => file.queries.ready()), false);
  return result;
}

const run = <N extends QueryName>(file: SqliteFile, { name, args }: Query<N>): unknown =>
  file.queries[name](...args);

/**
 * A write that fails on a full disk or a lock may be tried again, and a damaged log concerns one table. After an I/O error, or damage that
 * concerns all tables, the thread ends, and the store with it.
 */
function attempt<Value>(work: () => Value, isOfTables: boolean): Result<Value> {
  try {
    return { value: work() };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const fault = faultOf(code);
    const isGone = fault === null && /^SQLITE_(IOERR|NOTADB)/.test(code);
    if (!(error instanceof Error) || isGone || (fault === 'damaged' && !isOfTables)) throw error;
    return { reason: error.message, fault };
  }
}

function faultOf(code: string): StoreFault | null {
  if (isOfFullDisk(code)) return 'full';
  return code.startsWith('SQLITE_CORRUPT') ? 'damaged' : null;
}
