/** Runs tasks one after the other. A failed task is reported and does not stop those behind it. */
export class SerialQueue {
  private readonly failed: (error: unknown) => void;
  private last: Promise<unknown> = Promise.resolve();
  private pending = 0;

  constructor(failed: (error: unknown) => void) {
    this.failed = failed;
  }

  get isEmpty(): boolean {
    return this.pending === 0;
  }

  run<Result>(task: () => Promise<Result>): Promise<Result> {
    // With nothing before it, a task begins at once: that is a promise less for nearly every move.
    const result = this.pending++ === 0 ? task() : this.last.then(task);
    this.last = result.then(this.done, this.doneWithError);
    return result;
  }

  /** Resolves when everything queued so far is done. */
  async settled(): Promise<void> {
    await this.last;
  }

  private readonly done = (): void => {
    this.pending--;
  };

  private readonly doneWithError = (error: unknown): void => {
    this.pending--;
    this.failed(error);
  };
}
