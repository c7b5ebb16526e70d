import { Worker } from 'node:worker_threads';

/** Pages of the WAL after which the thread that writes does a checkpoint itself. Few of them are left to be copied by then. */
export const mostPages = 4000;

/** A checkpoint is begun after so many commits, and so much time after the last one. Milliseconds. */
const leastCommits = 30;
const leastPause = 300;

/**
 * Checkpoints, which copy what was committed from the WAL to the file, in a thread of their own: they take up to 25 ms of the disk, and those who
 * move must not wait for them. Nothing depends on them but the length of the WAL.
 */
export class WalCheckpoints {
  private readonly file: string;
  private worker: Worker | null = null;
  private commits = 0;
  private isRunning = false;
  private ranAt = Number.NEGATIVE_INFINITY;
  private waiting: (() => void)[] = [];

  constructor(file: string) {
    this.file = file;
  }

  committed(): void {
    this.commits++;
    if (this.commits < leastCommits || this.isRunning || performance.now() - this.ranAt < leastPause) return;
    this.commits = 0;
    this.isRunning = true;
    // Most servers of a test, and some of a family, never need it.
    this.worker ??= this.open();
    this.worker.postMessage(null);
  }

  /** Resolves when no checkpoint is running. A thread that is ended while it still loads SQLite takes the whole process with it. */
  settled(): Promise<void> {
    if (!this.isRunning) return Promise.resolve();
    return new Promise((resolve) => {
      this.waiting.push(resolve);
    });
  }

  private open(): Worker {
    const worker = new Worker(new URL('./wal-checkpoint-worker.ts', import.meta.url), {
      workerData: this.file,
    });
    worker.on('message', () => this.ended());
    // Without it the thread that writes does checkpoints itself, so its end must not be the end of the store.
    const failed = (): void => {
      if (this.worker !== worker) return;
      this.worker = null;
      this.ended();
    };
    worker.on('error', failed);
    worker.on('exit', failed);
    return worker;
  }

  private ended(): void {
    this.isRunning = false;
    this.ranAt = performance.now();
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}
