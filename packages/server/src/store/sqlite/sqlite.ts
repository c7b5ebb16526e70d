import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Entry, Store } from '../store.ts';
import { stamp } from '../timestamp.ts';
import type { Answer, Batch, Name, Outcome, Outcomes, Question, Words } from './batch.ts';

/** Opens the store in a file, which one process at a time may do; makes the file, and its folder, where there is none. */
export async function openSqlite(file: string): Promise<Store> {
  const worker = new Worker(new URL('./file-worker.ts', import.meta.url), { workerData: file });
  await once(worker, 'message');
  const desk = new Desk(worker);
  return {
    append: (entry) => desk.append(entry),
    read: (...words) => desk.ask('read', words),
    heads: (...words) => desk.ask('heads', words),
    overdue: (...words) => desk.ask('overdue', words),
    putOff: (...words) => desk.ask('putOff', words),
    listed: (...words) => desk.ask('listed', words),
    keep: (...words) => desk.ask('keep', words),
    generation: (...words) => desk.ask('generation', words),
    renew: (...words) => desk.ask('renew', words),
    ready: () => desk.ask('ready', []),
    close: () => desk.close(),
  };
}

interface Waiting<Value> {
  readonly resolve: (value: Value) => void;
  readonly reject: (reason: Error) => void;
}

/** Those who wait for what comes of a batch. */
interface Waiters {
  readonly appends: Waiting<boolean>[];
  readonly questions: Waiting<unknown>[];
}

/** Collects what is asked within a turn of the event loop, and hands it to the thread, which answers in order. */
class Desk {
  readonly #worker: Worker;
  #batch = emptyBatch();
  #waiters: Waiters = { appends: [], questions: [] };
  readonly #sent: Waiters[] = [];
  #ended: Error | null = null;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (outcomes: readonly Outcomes[]) => {
      for (const each of outcomes) settle(this.#sent.shift(), each);
    });
    worker.on('error', (error) => this.#end(new Error(`The store has failed: ${error.message}`)));
    worker.on('exit', () => this.#end(new Error('The store has ended.')));
  }

  append(entry: Entry): Promise<boolean> {
    return new Promise((resolve, reject) => {
      if (this.#ended !== null) return reject(this.#ended);
      this.#collect();
      this.#batch.tables.push(entry.table);
      this.#batch.numbers.push(entry.number);
      this.#batch.events.push(entry.event);
      this.#batch.dues.push(entry.row?.due);
      this.#batch.listings.push(entry.row?.listing);
      this.#batch.stamps.push(stamp());
      this.#waiters.appends.push({ resolve, reject });
    });
  }

  ask<N extends Name>(name: N, words: Words<N>): Promise<Answer<N>> {
    return new Promise((resolve, reject) => {
      if (this.#ended !== null) return reject(this.#ended);
      this.#collect();
      const question: Question<N> = { name, words };
      this.#batch.questions.push(question);
      this.#waiters.questions.push({ resolve: (value) => resolve(value as Answer<N>), reject });
    });
  }

  /** What was asked before is still done. */
  async close(): Promise<void> {
    if (this.#ended !== null) return;
    const closed = this.ask('close', []);
    this.#ended = new Error('The store is closed.');
    await closed;
    await this.#worker.terminate();
  }

  #collect(): void {
    if (this.#waiters.appends.length + this.#waiters.questions.length === 0) setImmediate(() => this.#send());
  }

  #send(): void {
    if (this.#waiters.appends.length + this.#waiters.questions.length === 0) return;
    this.#worker.postMessage(this.#batch);
    this.#sent.push(this.#waiters);
    this.#batch = emptyBatch();
    this.#waiters = { appends: [], questions: [] };
  }

  /** Nobody is left waiting for a thread that is gone. */
  #end(reason: Error): void {
    this.#ended ??= reason;
    for (const waiters of [...this.#sent.splice(0), this.#waiters])
      for (const one of [...waiters.appends, ...waiters.questions]) one.reject(reason);
    this.#waiters = { appends: [], questions: [] };
  }
}

const emptyBatch = (): Batch => ({
  tables: [],
  numbers: [],
  events: [],
  dues: [],
  listings: [],
  stamps: [],
  questions: [],
});

function settle(waiters: Waiters | undefined, { written, answers }: Outcomes): void {
  waiters?.appends.forEach((one, index) => {
    tell(one, 'reason' in written ? written : { value: written.value[index] });
  });
  waiters?.questions.forEach((one, index) => {
    tell(one, answers[index]);
  });
}

function tell<Value>({ resolve, reject }: Waiting<Value>, outcome: Outcome<Value>): void {
  if ('reason' in outcome) reject(new Error(`The store cannot do it: ${outcome.reason}`));
  else resolve(outcome.value);
}
