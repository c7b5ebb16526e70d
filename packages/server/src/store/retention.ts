import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { LogEntry } from '../table/log.ts';
import type { Store } from './store.ts';

// Milliseconds.
const day = 86_400_000;
/** A device is called for as long as a token lives; a page that is opened meanwhile subscribes again. */
const subscribedFor = 90 * day;
const sweepEvery = 600_000;
/** Tables that are removed before others may use the store again. */
const batchSize = 20;

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

  constructor(store: Store, options: RetentionOptions) {
    this.store = store;
    this.options = options;
    this.timer = setInterval(() => void this.sweep(), sweepEvery);
    this.timer.unref();
  }

  /** Waits for a sweep that is under way. */
  async close(): Promise<void> {
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
    await this.store.dropSubscriptions(now - subscribedFor);
    if (days === 0) return;
    const before = now - days * day;
    const tried = new Set<string>();
    for (;;) {
      const unused = await this.store.unused(before, tried.size + batchSize);
      const tables = unused.filter((table) => !tried.has(table));
      if (tables.length === 0) return;
      for (const table of tables) {
        tried.add(table);
        if (!isInUse(table) && (await this.remove(table, before))) tried.delete(table);
      }
    }
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
