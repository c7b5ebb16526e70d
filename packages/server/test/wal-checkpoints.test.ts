import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSqlite } from '../src/store/sqlite/sqlite.ts';
import { mostPages, WalCheckpoints } from '../src/store/sqlite/wal-checkpoints.ts';
import type { Store } from '../src/store/store.ts';
import { newFolder, removeFolder } from './support/server-process.ts';

let folder: string;
let file: string;
let store: Store;

beforeEach(async () => {
  folder = newFolder();
  file = join(folder, 'tischrunde.db');
  store = await openSqlite(file);
});

afterEach(() => removeFolder(folder));

const sizeOf = (path: string): number => statSync(path).size;

test('what is written reaches the file while the store is written to, and all of it at the end', async () => {
  const before = sizeOf(file);
  const event = JSON.stringify('x'.repeat(5000));
  let number = 0;
  while (sizeOf(file) < before + 20 * event.length)
    await store.append({ table: '0000000000', number: ++number, event, hash: 'hash' });
  // Otherwise the thread that writes may have done it.
  expect(sizeOf(`${file}-wal`)).toBeLessThan(mostPages * 4096);
  await store.close();
  expect(existsSync(`${file}-wal`)).toBe(false);
  store = await openSqlite(file);
  expect(await store.heads(['0000000000'])).toEqual(new Map([['0000000000', number]]));
  await store.close();
});

/** Ends a thread, but not while it loads SQLite: that would end the process. */
async function endLoaded(thread: Worker): Promise<void> {
  thread.postMessage(null);
  await once(thread, 'message');
  await thread.terminate();
}

test('are settled only when their thread has loaded, and can be ended', async () => {
  const post = vi.spyOn(Worker.prototype, 'postMessage');
  const checkpoints = new WalCheckpoints(file);
  await checkpoints.settled();
  for (let commits = 0; commits < 30; commits++) checkpoints.committed();
  const [thread] = post.mock.contexts as unknown as Worker[];
  let hasAnswered = false;
  thread.once('message', () => {
    hasAnswered = true;
  });
  await checkpoints.settled();
  expect(hasAnswered).toBe(true);
  await thread.terminate();
  vi.restoreAllMocks();
  await store.close();
});

test('a thread that fails is replaced, and ends nothing else', async () => {
  const on = vi.spyOn(Worker.prototype, 'on');
  const post = vi.spyOn(Worker.prototype, 'postMessage');
  const checkpoints = new WalCheckpoints(file);
  const begun = (): Set<unknown> => new Set(post.mock.contexts);
  const commit = async (threads: number): Promise<void> => {
    while (begun().size < threads) {
      checkpoints.committed();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  await commit(1);
  for (const [index, [event, listener]] of on.mock.calls.entries())
    if (event === 'error') listener.call(on.mock.contexts[index], new Error('out of memory'));
  await commit(2);
  for (const thread of begun()) await endLoaded(thread as Worker);
  vi.restoreAllMocks();
  await store.close();
});
