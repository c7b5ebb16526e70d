import { access, constants, mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { reasonOf } from '../error-reason.ts';
import type { LogEntry } from '../table/log.ts';
import type { Store } from './store.ts';

// Milliseconds.
const day = 86_400_000;
/** A device is called for as long as a token lives; a page that is opened meanwhile subscribes again. */
const subscribedFor = 90 * day;
const sweepEvery = 600_000;
/**
 * Nobody could use anything while the server was off, and a clock that was set says nothing of how long it was. A quarter of the days that
 * tables are kept does not matter, within these bounds: a computer that is switched off at night still deletes what is a day old.
 */
const shortestPause = 2 * day;
const longestPause = 7 * day;
/** Tables that are removed before others may use the store again. */
const batchSize = 20;

/** What is noted in the store: when the server ran last, and since when without a long pause. */
interface Run {
  readonly last: number;
  readonly since: number;
}

export interface RetentionOptions {
  /** Days until a table that nobody uses is deleted; 0 for never. */
  readonly days: number;
  /** The folder in which the logs of deleted tables are kept. */
  readonly archive: string | null;
  readonly log: Logger;
  /** Whether a table is in the memory of this process. */
  isInUse(table: string): boolean;
  removed(): void;
}

/** Deletes tables that nobody has used for long. */
export class Retention {
  private readonly store: Store;
  private readonly options: RetentionOptions;
  private readonly timer: NodeJS.Timeout;
  private sweeping: Promise<void> | null = null;
  private isClosing = false;

  constructor(store: Store, options: RetentionOptions) {
    this.store = store;
    this.options = options;
    this.timer = setInterval(() => void this.sweep(), sweepEvery);
    this.timer.unref();
  }

  /** Waits for the table that is just being deleted. */
  async close(): Promise<void> {
    this.isClosing = true;
    clearInterval(this.timer);
    await this.sweeping;
  }

  sweep(now = Date.now()): Promise<void> {
    this.sweeping ??= this.removeUnused(now)
      .catch((error: unknown) => this.options.log.warn({ error }, 'cannot delete unused tables'))
      .finally(() => {
        this.sweeping = null;
      });
    return this.sweeping;
  }

  private async removeUnused(now: number): Promise<void> {
    const { days, isInUse } = this.options;
    const running = now - (await this.runningSince(now));
    if (running >= subscribedFor) await this.store.dropSubscriptions(now - subscribedFor);
    if (days === 0 || running < days * day) return;
    const before = now - days * day;
    const tried = new Set<string>();
    for (;;) {
      const unused = await this.store.unused(before, tried.size + batchSize);
      const tables = unused.filter((table) => !tried.has(table));
      if (tables.length === 0) return;
      for (const table of tables) {
        if (this.isClosing) return;
        tried.add(table);
        if (!isInUse(table) && (await this.remove(table, before))) tried.delete(table);
      }
    }
  }

  /** Since when the server has been running without a long pause, by a clock that nobody has set. Notes that it is. */
  private async runningSince(now: number): Promise<number> {
    const { days, log } = this.options;
    const begun: Run = { last: now, since: 0 };
    // Written by this.
    const { last, since } = JSON.parse(await this.store.keep('run', JSON.stringify(begun))) as Run;
    const quarter = Math.min(longestPause, Math.max(shortestPause, (days * day) / 4));
    const isInterrupted = Math.abs(now - last) > (days === 0 ? longestPause : quarter);
    if (isInterrupted)
      log.info('the server was off for long, or its clock was set: nothing is deleted for now');
    if (isInterrupted && now < last) await this.store.forgetFuture(now);
    const run: Run = { last: now, since: isInterrupted ? now : since };
    await this.store.note('run', JSON.stringify(run));
    return run.since;
  }

  /** False if it stays: somebody has just used it, or it cannot be read or archived. */
  private async remove(table: string, before: number): Promise<boolean> {
    const { archive, log, removed } = this.options;
    try {
      if (archive !== null) await archiveLog(archive, table, await this.store.read(table, 0));
      if (!(await this.store.remove(table, before))) return false;
      removed();
      log.info({ table }, 'deleted a table that nobody has used for long');
      return true;
    } catch (error) {
      log.warn({ table, error }, 'cannot delete a table');
      return false;
    }
  }
}

/** Makes the folder of the archive. Without it nothing could ever be deleted, and nobody would notice for a month. */
export async function prepareArchive(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new Error(`cannot write to the folder ARCHIVE: ${reasonOf(error)}`, { cause: error });
  }
}

/** One entry of the log per line. On disk when it resolves. */
async function archiveLog(folder: string, table: string, log: readonly LogEntry[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = await open(join(folder, `${table}.jsonl`), 'w');
  try {
    await file.writeFile(log.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
    await file.sync();
  } finally {
    await file.close();
  }
}
