import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../src/store/open-store.ts';
import { emptyBatch } from '../src/store/sqlite/batch.ts';
import { openSqlite } from '../src/store/sqlite/sqlite.ts';
import { fill } from './support/store-filling.ts';

const isRoot = process.getuid?.() === 0 && process.platform === 'linux';

describe('SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tischrunde-faults-'));
  const newFile = (): string => join(folder, `${randomUUID()}.db`);
  afterAll(() => rmSync(folder, { recursive: true }));

  const appender = (file: string): ChildProcess =>
    spawn(process.execPath, [fileURLToPath(new URL('./support/store-appender.ts', import.meta.url)), file], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });

  it('has everything that was acknowledged by a process that was killed', { timeout: 60_000 }, async () => {
    const file = newFile();
    // Killed at different moments, each time going on with the same logs.
    for (const lines of [1, 500, 3000]) {
      const child = appender(file);
      const gone = once(child, 'exit');
      const said: string[] = [];
      if (child.stdout === null) throw new Error('The child has no output');
      for await (const line of createInterface(child.stdout)) {
        said.push(line);
        if (said.length === lines) child.kill('SIGKILL');
      }
      await gone;
      expect(said.length).toBeGreaterThanOrEqual(lines);

      const store = await openSqlite(file);
      const logs = new Map<string, readonly string[]>();
      for (const table of 'abcdefgh')
        logs.set(
          table,
          (await store.read(table, 0)).map(({ number, event }) => `${number} ${event}`),
        );
      for (const [table, log] of logs) expect(log).toEqual(log.map((_, n) => `${n + 1} "${table}${n + 1}"`));
      const lost = said.filter((line) => {
        const [table, number] = line.split(' ');
        return Number(number) > (logs.get(table)?.length ?? 0);
      });
      expect(lost).toEqual([]);
      await store.close();
    }
  });

  it('refuses a second process, and a second store in the same one', { timeout: 30_000 }, async () => {
    const file = newFile();
    const child = appender(file);
    if (child.stdout === null) throw new Error('The child has no output');
    await once(child.stdout, 'data');
    await expect(openSqlite(file)).rejects.toThrow('in use by another process');
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    const store = await openSqlite(file);
    await expect(openSqlite(file)).rejects.toThrow('in use by another process');
    await expect(store.ready()).resolves.toBeUndefined();
    await store.close();
  });

  it('says in a sentence why a file cannot be used', async () => {
    const file = newFile();
    writeFileSync(file, 'Not a database, but a long enough text to be taken for one. '.repeat(100));
    await expect(openSqlite(file)).rejects.toThrow('is damaged or not a database of Tischrunde');
    await expect(openSqlite(join(file, 'below.db'))).rejects.toThrow('cannot be opened for writing');
    const taken = newFile();
    mkdirSync(taken);
    await expect(openSqlite(taken)).rejects.toThrow('cannot be opened for writing');
    const later = newFile();
    await (await openSqlite(later)).close();
    const migrated = new Database(later);
    migrated.exec("INSERT INTO kysely_migration VALUES ('9999-later', '2030-01-01')");
    migrated.close();
    await expect(openSqlite(later)).rejects.toThrow('a later version has changed the schema (9999-later)');
    // A failed open leaves nothing locked.
    rmSync(file);
    await (await openSqlite(file)).close();
  });

  it('fails all that wait and all that come when its disk gives nonsense', async () => {
    const file = newFile();
    const store = await openSqlite(file);
    await fill(store, 'table', 2000);
    await store.close();
    const damaged = await openSqlite(file);
    const disk = await open(file, 'r+');
    const page = 4096;
    await disk.write(Buffer.alloc(statSync(file).size - page, 0xa5), 0, undefined, page);
    await disk.close();
    const asked = [
      damaged.read('table', 0),
      damaged.append({ table: 'other', number: 1, event: '{}', hash: '' }),
    ];
    for (const outcome of await Promise.allSettled(asked)) expect(outcome.status).toBe('rejected');
    await expect(damaged.ready()).rejects.toThrow('the SQLite thread failed');
    await expect(damaged.append({ table: 'other', number: 1, event: '{}', hash: '' })).rejects.toThrow(
      'the SQLite thread failed',
    );
    await damaged.close();
  });

  it('can be copied while it is in use', async () => {
    const file = newFile();
    const store = await openSqlite(file);
    await fill(store, 'table', 300);
    const reader = new Database(file, { readonly: true });
    const copy = newFile();
    const [, written] = await Promise.all([reader.backup(copy), fill(store, 'other', 300)]);
    reader.close();
    expect(written.every((one) => one)).toBe(true);
    await store.close();
    const restored = await openSqlite(copy);
    expect((await restored.heads(['table'])).get('table')).toBe(300);
    await restored.close();
  });

  it('can be backed up as docs/operate.md says while it is large and written all the time', async () => {
    const file = newFile();
    await (await openSqlite(file)).close();
    const filled = new Database(file);
    filled.exec(
      "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000) INSERT INTO kept SELECT 'filling ' || i, hex(zeroblob(500)) FROM n",
    );
    filled.close();
    const store = await openSqlite(file);
    await fill(store, 'table', 300);
    const operate = readFileSync(fileURLToPath(new URL('../../../docs/operate.md', import.meta.url)), 'utf8');
    const command = /`sqlite3 DATA\/tischrunde\.db "(.+?)"/.exec(operate)?.[1] ?? expect.unreachable();
    const copy = newFile();
    const script = `new (require('better-sqlite3'))(process.argv[1], { readonly: true }).exec(process.argv[2])`;
    const backup = spawn(process.execPath, ['-e', script, file, command.replace('copy.db', copy)], {
      cwd: import.meta.dirname,
      stdio: 'inherit',
    });
    let written = 0;
    const writing = setInterval(async () => {
      const number = ++written;
      await store.append({ table: 'other', number, event: '{}', hash: '' });
    }, 10);
    const late = setTimeout(() => backup.kill(), 20_000);
    const [code] = await once(backup, 'exit');
    clearInterval(writing);
    clearTimeout(late);
    expect(code).toBe(0);
    expect(written).toBeGreaterThan(0);
    await store.close();
    const restored = await openSqlite(copy);
    expect(await restored.heads(['table'])).toEqual(new Map([['table', 300]]));
    await restored.close();
  }, 60_000);

  it.each([
    ['is deleted', (file: string) => rmSync(file)],
    ['is replaced by a backup', (file: string) => renameSync(`${file}.copy`, file)],
    ['loses its WAL', (file: string) => rmSync(`${file}-wal`)],
  ])('acknowledges nothing any more soon after its file %s', async (_, harm) => {
    const file = newFile();
    const store = await openSqlite(file);
    await fill(store, 'table', 3);
    copyFileSync(file, `${file}.copy`);
    harm(file);
    expect((await store.lost).message).toContain('was deleted or replaced while it was in use');
    await expect(store.ready()).rejects.toThrow('was deleted or replaced');
  });

  it('is missed by nobody once it is closed, which deletes its WAL', async () => {
    const url = new URL('../src/store/sqlite/file-worker.ts', import.meta.url);
    const worker = new Worker(url, { workerData: newFile() });
    onTestFinished(() => void worker.terminate());
    await once(worker, 'message');
    worker.postMessage({ ...emptyBatch(), queries: [{ name: 'close', args: [] }] });
    await once(worker, 'message');
    const failed = once(worker, 'error');
    expect(await Promise.race([failed, sleep(1500, 'nothing failed')])).toBe('nothing failed');
  });

  const newDisk = (size: number): string => {
    const disk = mkdtempSync(join(folder, 'disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m`, 'tmpfs', disk]);
    onTestFinished(() => void execFileSync('umount', [disk]));
    return disk;
  };

  it.runIf(isRoot)('says so when it cannot be opened because its disk is full', async () => {
    const disk = newDisk(4);
    const file = join(disk, 'tables.db');
    await (await openSqlite(file)).close();
    for (const left of [0, 4]) {
      const { bavail, bsize } = statfsSync(disk);
      const filler = join(disk, `filler ${left}`);
      writeFileSync(filler, Buffer.alloc((bavail - left) * bsize));
      await expect(openSqlite(file)).rejects.toThrow('cannot be opened for writing: the disk is full');
      for (const name of [filler, `${file}-wal`, `${file}-shm`]) rmSync(name, { force: true });
    }
    await (await openSqlite(file)).close();
  });

  it.runIf(isRoot)('says that its disk is full when only the index of the WAL cannot grow', async () => {
    const disk = newDisk(32);
    const file = join(disk, 'tables.db');
    const store = await openSqlite(file);
    onTestFinished(() => store.close());
    // While somebody reads, as a backup does, the WAL cannot begin anew. The first part of its index is for 4,062 pages.
    const reader = new Database(file, { readonly: true });
    onTestFinished(() => void reader.close());
    reader.exec('BEGIN; SELECT * FROM kept');
    const pages = (): number => Math.floor(statSync(`${file}-wal`).size / 4120);
    let written = 0;
    const write = (): Promise<void> => store.note('text', `${++written}`.repeat(700));
    while (pages() < 4000) await write();
    // What is written at a time fits, but not the 8 pages by which the index grows.
    const filler = join(disk, 'filler');
    const leave = (left: number): void => {
      rmSync(filler, { force: true });
      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(filler, Buffer.alloc((bavail - left) * bsize));
    };
    let refused: unknown = null;
    while (refused === null) {
      leave(7);
      await write().catch((error: unknown) => {
        refused = error;
      });
    }
    expect(pages()).toBeGreaterThanOrEqual(4062);
    expect(refused).toMatchObject({ fault: 'full' });

    rmSync(filler);
    await store.ready();
    expect(await fill(store, 'table', 3)).toEqual([true, true, true]);
  });

  it('is what is opened where no database is named', async () => {
    const store = await openStore(null, join(folder, 'new'));
    await store.close();
    expect(statSync(join(folder, 'new', 'tischrunde.db')).isFile()).toBe(true);
  });
});
