import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { Batch, Name, Outcome, Outcomes, Question } from './sqlite-batch.ts';
import { openFile, type SqliteFile } from './sqlite-file.ts';

if (parentPort !== null) serve(parentPort, await openFile(workerData));

/** Commits in groups: whatever has come in while the disk was busy goes into one transaction, and is answered when that is on the disk. */
function serve(port: MessagePort, file: SqliteFile): void {
  port.on('message', (first: Batch) => {
    const batches = [first, ...queued(port)];
    const written = appendAll(file, batches);
    const answers = batches.map((batch) => batch.questions.map((question) => answer(file, question)));
    port.postMessage(
      batches.map((_, index): Outcomes => ({ written: written[index], answers: answers[index] })),
    );
  });
  port.postMessage('open');
}

function* queued(port: MessagePort): Generator<Batch> {
  for (let next = receiveMessageOnPort(port); next !== undefined; next = receiveMessageOnPort(port))
    yield next.message;
}

function appendAll(file: SqliteFile, batches: readonly Batch[]): Outcome<readonly boolean[]>[] {
  if (batches.every((batch) => batch.numbers.length === 0)) return batches.map(() => ({ value: [] }));
  const all = outcome(() => file.commit(() => batches.map((batch) => append(file, batch))));
  return 'reason' in all ? batches.map(() => all) : all.value.map((value) => ({ value }));
}

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

const answer = <N extends Name>(file: SqliteFile, { name, words }: Question<N>): Outcome<unknown> =>
  outcome(() => file.questions[name](...words));

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
