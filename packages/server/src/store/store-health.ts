import type { Logger } from 'pino';
import { reasonOf } from '../error-reason.ts';
import type { Store } from './store.ts';
import { isFull } from './store-error.ts';

// Milliseconds.
/** A write this long ago shows that the store works. */
const freshFor = 1000;
/** How long a store may take to show that it works. */
const checkTimeout = 5000;
/** How often a full disk is tried again, and the epoch of a shared store is read. */
const checkEvery = 2000;
/** If the machine's clock is off by more than this all of a sudden, it was set, or the machine slept. */
const mostDrift = 1000;

/** Whether the store works, and since when: it does if something was written to it just now. */
export class StoreHealth {
  /** Resolves if this process must end: the store is gone, or no longer the one it was opened with. */
  readonly lost: Promise<Error>;
  private readonly store: Store;
  private readonly epoch: number;
  private readonly log: Logger;
  private readonly ended = Promise.withResolvers<Error>();
  private readonly timer: NodeJS.Timeout;
  private lastWrite = Number.NEGATIVE_INFINITY;
  private checking: Promise<void> | null = null;
  private isDiskFull = false;
  private isFailing = false;
  /** By a clock that nobody sets. */
  private worksSince = performance.now();
  private timeAtStart = timeAtStart();

  constructor(store: Store, epoch: number, isShared: boolean, log: Logger) {
    this.store = store;
    this.epoch = epoch;
    this.log = log;
    this.lost = Promise.race([store.lost, this.ended.promise]);
    this.timer = setInterval(() => {
      this.checkClock();
      if (this.isDiskFull || isShared) void this.attempt().catch(() => {});
    }, checkEvery);
    this.timer.unref();
  }

  /** Nothing can be written for now, so nothing should be tried. */
  get isFull(): boolean {
    return this.isDiskFull;
  }

  /** How long players could move without interruption; 0 if they cannot. Milliseconds. */
  get availableFor(): number {
    this.checkClock();
    return this.isFailing ? 0 : performance.now() - this.worksSince;
  }

  /** Something was written. */
  wrote(): void {
    this.lastWrite = performance.now();
    if (this.isFailing) this.worksSince = performance.now();
    this.isFailing = false;
  }

  /** A write failed. */
  failed(error: unknown): void {
    this.isFailing = true;
    if (!isFull(error) || this.isDiskFull) return;
    this.isDiskFull = true;
    this.log.error({ reason: reasonOf(error) }, 'the disk is full: nothing can be written');
  }

  /** Resolves if something was written just now, or can be; rejects if not. */
  async check(): Promise<void> {
    if (this.isDiskFull) throw new Error('the disk is full');
    if (performance.now() - this.lastWrite > freshFor) await this.attempt();
  }

  close(): void {
    clearInterval(this.timer);
  }

  /** Turns that seem to run out because the clock was set did not: it is as if the server had been away. */
  private checkClock(): void {
    const now = timeAtStart();
    if (Math.abs(now - this.timeAtStart) > mostDrift) this.worksSince = performance.now();
    this.timeAtStart = now;
  }

  /** Many may ask at once; the store is asked once. */
  private attempt(): Promise<void> {
    this.checking ??= this.write().finally(() => {
      this.checking = null;
    });
    return this.checking;
  }

  private async write(): Promise<void> {
    const timeout = Promise.withResolvers<never>();
    const timer = setTimeout(() => timeout.reject(new Error('the store does not answer')), checkTimeout);
    try {
      await Promise.race([this.store.ready(), timeout.promise]);
      this.wrote();
      if (this.isDiskFull) this.log.info('the disk has space again');
      this.isDiskFull = false;
      if ((await this.store.epoch()) !== this.epoch)
        this.ended.resolve(new Error('a backup was restored while this process was running'));
    } catch (error) {
      this.failed(error);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}

/** When the process started, as the machine's clock has it now. */
const timeAtStart = (): number => Date.now() - performance.now();
