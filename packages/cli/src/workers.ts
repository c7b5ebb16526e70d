import { on } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type Played, playMatches, type Series } from './tally.ts';

/** Matches in one piece of work: some milliseconds, so that progress is seen and sending it costs little. */
const mostInAChunk = 512;

/** Pieces of work a thread has in hand, so that it never waits for the next one, and little is ever held back. */
const ahead = 4;

/** Plays the matches 1 … `matches` of a series on `jobs` threads and gives them out in order. */
export async function* playSeries(series: Series, matches: number, jobs: number): AsyncGenerator<Played> {
  const size = Math.min(mostInAChunk, Math.ceil(matches / jobs));
  const chunks: Chunks = {
    count: Math.ceil(matches / size),
    at: (index) => ({ from: 1 + index * size, to: 1 + Math.min(matches, (index + 1) * size) }),
  };
  if (jobs > 1) yield* onThreads(series, chunks, Math.min(jobs, chunks.count));
  else yield* onThisThread(series, chunks);
}

/** Pieces of work: the matches number `from` up to, not including, `to`. */
interface Chunks {
  readonly count: number;
  at(index: number): { readonly from: number; readonly to: number };
}

async function* onThisThread(series: Series, chunks: Chunks): AsyncGenerator<Played> {
  for (let index = 0; index < chunks.count; index++) {
    const { from, to } = chunks.at(index);
    yield playMatches(series, from, to);
    // Lets the progress bar be drawn.
    await setImmediate();
  }
}

/** Worker w plays the chunks w, w + jobs, w + 2 jobs, …, and they are asked for in that order. */
async function* onThreads(series: Series, chunks: Chunks, jobs: number): AsyncGenerator<Played> {
  const workers = Array.from(
    { length: jobs },
    () => new Worker(new URL('./simulate-worker.ts', import.meta.url), { workerData: series }),
  );
  const send = (index: number): void => {
    if (index < chunks.count) workers[index % jobs].postMessage(chunks.at(index));
  };
  try {
    const answers = workers.map((worker) => on(worker, 'message'));
    for (let index = 0; index < ahead * jobs; index++) send(index);
    for (let index = 0; index < chunks.count; index++) {
      const { value: [played] = [] } = await answers[index % jobs].next();
      yield played;
      send(index + ahead * jobs);
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
