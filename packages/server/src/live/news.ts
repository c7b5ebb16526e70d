import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds. */
const leastPause = 100;

/**
 * What other processes have written, for strangers who were refused by what this one knows: the store is asked for all of them together, and ten
 * times a second at most. Nobody else at the table waits meanwhile.
 */
export class News {
  private readonly catchUp: () => Promise<void>;
  private next: Promise<void> | null = null;
  private askedAt = Number.NEGATIVE_INFINITY;

  constructor(catchUp: () => Promise<void>) {
    this.catchUp = catchUp;
  }

  /** Resolves when the store has been asked once more. */
  soon(): Promise<void> {
    this.next ??= this.ask();
    return this.next;
  }

  private async ask(): Promise<void> {
    await pause(Math.max(0, this.askedAt + leastPause - performance.now()));
    // Whoever asks from now on may want to know of what is written while the store is read.
    this.next = null;
    this.askedAt = performance.now();
    await this.catchUp();
  }
}
