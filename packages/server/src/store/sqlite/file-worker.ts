import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { Batch, Name, Outcome, Outcomes, Question } from './batch.ts';
import { openFile, type SqliteFile } from './file.ts';

if (parentPort !== null) serve(parentPort, await openFile(workerData));

/** Questions that change something: they go into the same transaction as the appends, for each commit is a wait for the disk. */
const changing: ReadonlySet<Name> = new Set(['keep', 'putOff', 'renew']);

/** Commits in groups: whatever has come in while the disk was busy goes into one transaction, and is answered when that is on the disk. */
function serve(port: MessagePort, file: SqliteFile): void {
  port.on('message', (first: Batch) => {
    const batches = [first, ...queued(port)];
    const committed = commit(file, batches);
    port.postMessage(batches.map((batch, index) => finish(file, batch, committed[index])));
  });
  port.postMessage('open');
}

function* queued(port: MessagePort): Generator<Batch> {
  for (let next = receiveMessageOnPort(port); next !== undefined; next = receiveMessageOnPort(port))
    yield next.message;
}

/** What a batch has changed: which appends were written, and the answer to each question that changes something. */
interface Changed {
  readonly written: readonly boolean[];
  readonly answers: readonly unknown[];
}

function commit(file: SqliteFile, batches: readonly Batch[]): Outcome<Changed>[] {
  if (!batches.some(changes)) return batches.map(() => ({ value: { written: [], answers: [] } }));
  const all = outcome(() => file.commit(() => batches.map((batch) => change(file, batch))));
  return 'reason' in all ? batches.map(() => all) : all.value.map((value) => ({ value }));
}

const changes = ({ numbers, questions }: Batch): boolean =>
  numbers.length > 0 || questions.some(({ name }) => changing.has(name));

const change = (file: SqliteFile, batch: Batch): Changed => ({
  written: append(file, batch),
  answers: batch.questions.map((question) => (changing.has(question.name) ? answer(file, question) : null)),
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

/** What is only read is read after the commit, so that nobody is told what did not get to the disk. */
const finish = (file: SqliteFile, { questions }: Batch, changed: Outcome<Changed>): Outcomes => ({
  written: 'reason' in changed ? changed : { value: changed.value.written },
  answers: questions.map((question, index) => {
    if (!changing.has(question.name)) return outcome(() => answer(file, question));
    return 'reason' in changed ? changed : { value: changed.value.answers[index] };
  }),
});

const answer = <N extends Name>(file: SqliteFile, { name, words }: Question<N>): unknown =>
  file.questions[name](...words);

/**
 * A write that does not fit on the disk or meets a lock may be tried again. After any other fault of the disk nobody knows what it
 * holds, so the thread ends, and with it the store: who opens the file again sees what is there.
 */
function outcome<Value>(work: () => Value): Outcome<Value> {
  try {
    return { value: work() };
  } catch (error) {
    if (!(error instanceof Error) || isFault(error)) throw error;
    return { reason: error.message };
  }
}

const isFault = (error: Error): boolean =>
  'code' in error && /^SQLITE_(IOERR|CORRUPT|NOTADB)/.test(String(error.code));
