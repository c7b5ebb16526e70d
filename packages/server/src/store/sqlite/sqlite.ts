import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { reasonOf } from '../../error-reason.ts';
import type { Append, Store } from '../store.ts';
import { StoreError } from '../store-error.ts';
import { uniqueTimestamp } from '../timestamp.ts';
import {
  type BatchResult,
  emptyBatch,
  lineOf,
  type Query,
  type QueryArgs,
  type QueryName,
  type QueryResult,
  type Result,
} from './batch.ts';

/** Opens the store in a file, creating the file and its folder if needed. Only one process at a time may have it open. */
export async function openSqlite(file: string): Promise<Store> {
  const worker = new Worker(new URL('./file-worker.ts', import.meta.url), { workerData: file });
  await once(worker, 'message');
  const client = new WorkerClient(worker);
  return {
    lost: client.lost,
    append: (entry) => client.append(entry),
    read: (...args) => client.query('read', args),
    attach: (...args) => client.query('attach', args),
    attached: (...args) => client.query('attached', args),
    heads: (...args) => client.query('heads', args),
    overdue: (...args) => client.query('overdue', args),
    putOff: (...args) => client.query('putOff', args),
    dropDue: (...args) => client.query('dropDue', args),
    listed: (...args) => client.query('listed', args),
    touch: (...args) => client.query('touch', args),
    stayListed: (...args) => client.query('stayListed', args),
    enlist: (...args) => client.query('enlist', args),
    forgetFuture: (...args) => client.query('forgetFuture', args),
    unused: (...args) => client.query('unused', args),
    remove: (...args) => client.query('remove', args),
    tables: (...args) => client.query('tables', args),
    keep: (...args) => client.query('keep', args),
    note: (...args) => client.query('note', args),
    generation: (...args) => client.query('generation', args),
    renew: (...args) => client.query('renew', args),
    renewTo: (...args) => client.query('renewTo', args),
    spend: (...args) => client.query('spend', args),
    assignCode: (...args) => client.query('assignCode', args),
    tableOf: (...args) => client.query('tableOf', args),
    dropCode: (...args) => client.query('dropCode', args),
    noteVisits: (...args) => client.query('noteVisits', args),
    visitsOf: (...args) => client.query('visitsOf', args),
    noteResults: (...args) => client.query('noteResults', args),
    resultsOf: (...args) => client.query('resultsOf', args),
    subscribe: (...args) => client.query('subscribe', args),
    unsubscribe: (...args) => client.query('unsubscribe', args),
    subscriptionsOf: (...args) => client.query('subscriptionsOf', args),
    dropSubscriptions: (...args) => client.query('dropSubscriptions', args),
    epoch: () => client.query('epoch', []),
    begin: (...args) => client.query('begin', args),
    ready: () => client.query('ready', []),
    close: () => client.close(),
  };
}

interface Pending<Value> {
  readonly resolve: (value: Value) => void;
  readonly reject: (reason: Error) => void;
}

/** The promises that a batch settles. */
interface PendingBatch {
  readonly appends: Pending<boolean>[];
  readonly queries: Pending<unknown>[];
}

/**
 * Group commit: whatever is requested while the worker is busy with a batch goes into the next one, so that it shares a transaction and
 * costs the threads one message. The results of a batch are used, and whoever waits for them is told, before the next one is sent: a transaction
 * costs much the same for one request as for twenty.
 */
class WorkerClient {
  readonly #worker: Worker;
  #batch = emptyBatch();
  #pending: PendingBatch = { appends: [], queries: [] };
  /** What the worker is busy with. */
  #sent: PendingBatch | null = null;
  #ended: Error | null = null;
  readonly #lost = Promise.withResolvers<Error>();
  readonly lost = this.#lost.promise;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (result: BatchResult) => {
      const sent = this.#sent;
      this.#sent = null;
      if (!this.#isEmpty) this.#sendSoon();
      if (sent !== null) settle(sent, result);
    });
    worker.on('error', (error) => this.#end(new Error(`the SQLite thread failed: ${reasonOf(error)}`)));
    worker.on('exit', () => this.#end(new Error('the SQLite thread has ended')));
  }

  append(entry: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      if (this.#ended !== null) return reject(this.#ended);
      this.#collect();
      this.#batch.appends += lineOf(entry);
      const { due, listing } = entry.row ?? {};
      const index = this.#pending.appends.length;
      if (due !== undefined || listing !== undefined)
        this.#batch.rows.push({ index, due, listing, stamp: uniqueTimestamp() });
      this.#pending.appends.push({ resolve, reject });
    });
  }

  query<N extends QueryName>(name: N, args: QueryArgs<N>): Promise<QueryResult<N>> {
    return new Promise((resolve, reject) => {
      if (this.#ended !== null) return reject(this.#ended);
      this.#collect();
      const query: Query<N> = { name, args };
      this.#batch.queries.push(query);
      this.#pending.queries.push({ resolve: (value) => resolve(value as QueryResult<N>), reject });
    });
  }

  /** Everything requested before is still done. */
  async close(): Promise<void> {
    if (this.#ended !== null) return;
    const closed = this.query('close', []);
    this.#ended = new Error('the store is closed');
    await closed;
    await this.#worker.terminate();
  }

  #collect(): void {
    if (this.#sent === null && this.#isEmpty) this.#sendSoon();
  }

  /** After another turn: a busy server has read more requests by then, and an idle one has it at once. */
  #sendSoon(): void {
    setImmediate(() => setImmediate(this.#send));
  }

  readonly #send = (): void => {
    if (this.#sent !== null || this.#isEmpty) return;
    this.#worker.postMessage(this.#batch);
    this.#sent = this.#pending;
    this.#batch = emptyBatch();
    this.#pending = { appends: [], queries: [] };
  };

  get #isEmpty(): boolean {
    return this.#pending.appends.length + this.#pending.queries.length === 0;
  }

  /** Rejects everything that a terminated thread can no longer answer. */
  #end(reason: Error): void {
    if (this.#ended === null) this.#lost.resolve(reason);
    this.#ended ??= reason;
    for (const pending of [this.#sent, this.#pending])
      for (const one of [...(pending?.appends ?? []), ...(pending?.queries ?? [])]) one.reject(reason);
    this.#sent = null;
    this.#pending = { appends: [], queries: [] };
  }
}

function settle({ appends, queries }: PendingBatch, { written, results }: BatchResult): void {
  appends.forEach((one, index) => {
    if ('value' in written) settleOne(one, { value: written.value[index] });
    else settleOne(one, 'reason' in written ? written : written[index]);
  });
  queries.forEach((one, index) => {
    settleOne(one, results[index]);
  });
}

function settleOne<Value>({ resolve, reject }: Pending<Value>, result: Result<Value>): void {
  if ('value' in result) {
    resolve(result.value);
    return;
  }
  const reason = `SQLite failed: ${result.reason}`;
  reject(result.fault === null ? new Error(reason) : new StoreError(result.fault, reason));
}
