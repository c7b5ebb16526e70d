import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long the work may go on before everybody else gets a turn. Milliseconds. */
const slice = 5;

interface Job {
  /** Does a bit of the work; false if that was the last. */
  readonly step: () => boolean;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Long work of the main thread that is divided into steps. Jobs take turns by the step, and all of them together leave time for everything else. */
export class SlicedWork {
  private readonly jobs: Job[] = [];
  private isWorking = false;

  /** Takes steps until one says that it was the last. Rejects if a step throws. */
  do(step: Job['step']): Promise<void> {
    return new Promise((resolve, reject) => {
      this.jobs.push({ step, resolve, reject });
      if (!this.isWorking) void this.work();
    });
  }

  private async work(): Promise<void> {
    this.isWorking = true;
    for (let job = this.jobs.shift(); job !== undefined; job = this.jobs.shift()) {
      const until = performance.now() + slice;
      this.takeStep(job);
      while (performance.now() < until) {
        const next = this.jobs.shift();
        if (next === undefined) break;
        this.takeStep(next);
      }
      await nextTurn();
    }
    this.isWorking = false;
  }

  private takeStep(job: Job): void {
    try {
      if (job.step()) this.jobs.push(job);
      else job.resolve();
    } catch (error) {
      job.reject(error);
    }
  }
}

/** There is one main thread, so everything that is worked off in slices shares this. */
export const slicedWork = new SlicedWork();
