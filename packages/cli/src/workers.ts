import { on } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** Pieces of work a thread has in hand, so that it never waits for the next one, and little is ever held back. */
const ahead = 4;

/** Work in pieces, each of which is done by itself. */
export interface Pieces<Piece> {
  readonly count: number;
  at(index: number): Piece;
}

/** Does the pieces on `jobs` threads and gives out what comes of them in order. The file `worker` is told `data` at first. */
export async function* onThreads<Piece, Done>(
  worker: string,
  data: unknown,
  pieces: Pieces<Piece>,
  jobs: number,
): AsyncGenerator<Done> {
  const crew = Array.from(
    { length: Math.min(jobs, pieces.count) },
    () => new Worker(new URL(worker, import.meta.url), { workerData: data }),
  );
  // Worker w does the pieces w, w + jobs, w + 2 jobs, …, and they are asked for in that order.
  const send = (index: number): void => {
    if (index < pieces.count) crew[index % crew.length].postMessage(pieces.at(index));
  };
  try {
    const answers = crew.map((member) => on(member, 'message'));
    for (let index = 0; index < ahead * crew.length; index++) send(index);
    for (let index = 0; index < pieces.count; index++) {
      const { value: [done] = [] } = await answers[index % crew.length].next();
      yield done;
      send(index + ahead * crew.length);
    }
  } finally {
    await Promise.all(crew.map((member) => member.terminate()));
  }
}

export async function* onThisThread<Piece, Done>(
  pieces: Pieces<Piece>,
  work: (piece: Piece) => Done,
): AsyncGenerator<Done> {
  for (let index = 0; index < pieces.count; index++) {
    yield work(pieces.at(index));
    // Lets the progress bar be drawn.
    await setImmediate();
  }
}
