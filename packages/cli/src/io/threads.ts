import { on, once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** Pieces queued per thread: enough that no thread idles, few enough that little is buffered. */
const queued = 4;

/** Work in independent pieces. */
export interface Pieces<Piece> {
  readonly count: number;
  at(index: number): Piece;
}

/** How long a thread may take to end after it was told to. Milliseconds. */
const patience = 3000;

/**
 * Runs the pieces on `jobs` threads of the module `worker` and yields the results in order. Every thread starts with `data`, gets pieces as
 * messages, and ends when it gets null. Throws at once when `ending` is aborted.
 */
export async function* onThreads<Piece, Done>(
  worker: URL,
  data: unknown,
  pieces: Pieces<Piece>,
  jobs: number,
  ending?: AbortSignal,
): AsyncGenerator<Done> {
  const crew = Array.from(
    { length: Math.min(jobs, pieces.count) },
    () => new Worker(worker, { workerData: data }),
  );
  // Worker w gets the pieces w, w + jobs, w + 2 jobs, …, so that results arrive in order.
  const send = (index: number): void => {
    if (index < pieces.count) crew[index % crew.length].postMessage(pieces.at(index));
  };
  try {
    const answers = crew.map((member) => on(member, 'message', { signal: ending }));
    for (let index = 0; index < queued * crew.length; index++) send(index);
    for (let index = 0; index < pieces.count; index++) {
      const { value: [done] = [] } = await answers[index % crew.length].next();
      yield done;
      send(index + queued * crew.length);
    }
  } finally {
    await Promise.all(crew.map(end));
  }
}

async function end(member: Worker): Promise<void> {
  const ended = once(member, 'exit');
  member.postMessage(null);
  const timer = setTimeout(() => member.terminate(), patience);
  await ended;
  clearTimeout(timer);
}

export async function* onThisThread<Piece, Done>(
  pieces: Pieces<Piece>,
  work: (piece: Piece) => Done,
): AsyncGenerator<Done> {
  for (let index = 0; index < pieces.count; index++) {
    yield work(pieces.at(index));
    // Lets the progress bar redraw.
    await setImmediate();
  }
}
