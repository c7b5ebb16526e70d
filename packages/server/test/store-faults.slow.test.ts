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
import Database from 'better-sqlite3';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { LiveTable } from '../src/live/live-table.ts';
import { openStore } from '../src/store/open-store.ts';
import { openPostgres } from '../src/store/postgres/postgres.ts';
import { openSqlite } from '../src/store/sqlite/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import type { EventOf } from '../src/table/events.ts';
import type { Outcome } from '../src/table/outcome.ts';
import { entryOf, stateOf } from '../src/table/replay.ts';
import { type FaultyTables, openFaulty, table, watcherOf } from './support/faulty-table.ts';
import { type Service, startPostgres } from './support/services.ts';

const isRoot = process.getuid?.() === 0 && process.platform === 'linux';

/** How many statements wait for another one. */
async function waitingIn(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query('SELECT FROM pg_locks WHERE NOT granted');
  await client.end();
  return rowCount ?? 0;
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
const fill = (store: Store, table: string, count: number): Promise<boolean[]> =>
  Promise.all(
    numbers(count).map((number) =>
      store.append({ table, number, event: JSON.stringify('x'.repeat(200)), hash: '' }),
    ),
  );

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

describe('PostgreSQL', () => {
  let database: Service;
  beforeAll(async () => {
    database = await startPostgres();
  }, 60_000);
  afterAll(() => database.end());

  it('can be opened by several processes at once while it is still empty', async () => {
    const stores = await Promise.all(numbers(4).map(() => openStore(database.url, '/nowhere')));
    await Promise.all(stores.map((store, index) => fill(store, `first ${index}`, 3)));
    for (const store of stores) await store.close();
  });

  it('lets one of two processes win each number, whatever else their batches hold', async () => {
    const [one, two] = await Promise.all([openPostgres(database.url), openPostgres(database.url)]);
    const tables = numbers(60).map(() => randomUUID());
    const offers = (store: Store, order: readonly string[], number: number): Promise<boolean[]> =>
      Promise.all(
        order.map((table) =>
          store.append({ table, number, event: '{}', hash: '', row: { due: Date.now() * 2, listing: '{}' } }),
        ),
      );
    const backwards = tables.toReversed();
    for (const number of numbers(10)) {
      const [first, second] = await Promise.all([
        offers(one, tables, number),
        offers(two, backwards, number),
      ]);
      expect(first).toEqual(second.reverse().map((won) => !won));
    }
    await one.close();
    await two.close();
  });

  it('refuses what it cannot hold, and nothing else that comes with it', async () => {
    const store = await openPostgres(database.url);
    const [before, wrong, after] = [randomUUID(), randomUUID(), randomUUID()];
    const outcomes = await Promise.allSettled([
      store.append({ table: before, number: 1, event: '{}', hash: '' }),
      store.append({ table: wrong, number: 1, event: '"\u0000"', hash: '' }),
      store.append({ table: after, number: 1, event: '{}', hash: '' }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect([...(await store.heads([before, wrong, after])).keys()]).toEqual([before, after]);
    await store.close();
  });

  it('has everything it acknowledged before it was cut off, and goes on afterwards', {
    timeout: 60_000,
  }, async () => {
    const store = await openPostgres(database.url);
    let going = true;
    let failed = 0;
    const play = async (table: string): Promise<number> => {
      let number = 0;
      while (going) {
        const event = `"${table} ${number + 1}"`;
        try {
          await store.append({ table, number: number + 1, event, hash: '', row: { due: null } });
          // Where a failed one was written after all, the second attempt is refused, and it is there just as well.
          number += 1;
        } catch {
          failed += 1;
          await sleep(5);
        }
      }
      return number;
    };
    const tables = numbers(40).map(() => randomUUID());
    const played = Promise.all(tables.map(play));
    for (const _ of numbers(2)) {
      await sleep(200);
      await database.stop();
      await expect(store.ready()).rejects.toThrow('PostgreSQL failed');
      await database.start();
      await store.ready();
    }
    await sleep(200);
    going = false;
    const heads = await played;
    expect(failed).toBeGreaterThan(0);
    for (const [index, table] of tables.entries()) {
      const log = await store.read(table, 0);
      expect(log).toEqual(
        numbers(heads[index]).map((number) => ({ number, event: `"${table} ${number}"`, hash: '' })),
      );
      expect(log.length).toBeGreaterThan(0);
    }
    await store.close();
  });

  describe('that has lost the end of a log', () => {
    const anna = { guest: 'anna', name: 'Anna' };
    const say = (live: LiveTable, id: string): Promise<Outcome> =>
      live.ask(anna, { ask: 1, do: 'say', table, id: id.repeat(22), text: 'Hello' }, null);
    const logOf = async (faulty: FaultyTables): Promise<readonly number[]> =>
      (await faulty.store.read(table, 0)).map(({ number }) => number);
    let faulty: FaultyTables;
    let live: LiveTable;
    let client: pg.Client;

    beforeEach(async () => {
      faulty = await openFaulty(() => openPostgres(database.url));
      live = (await faulty.tables.find(table, '')) ?? expect.unreachable();
      await live.ask(anna, { ask: 1, do: 'sit', table, seat: 0, word: 'a'.repeat(22) }, null);
      for (const id of 'ab') expect(await say(live, id)).toHaveProperty('written');
      client = new pg.Client({ connectionString: database.url });
      await client.connect();
      // As a standby that had not received the last ones.
      await client.query('DELETE FROM events WHERE number > 2');
    });
    afterEach(async () => {
      await client.query('TRUNCATE events, tables');
      await client.end();
    });

    it('gets no event that would leave a gap, and the table is left alone', async () => {
      const watcher = watcherOf('bea');
      await live.look(watcher, undefined, () => {});
      await expect(say(live, 'c')).rejects.toThrow('no longer has event 4');
      expect(await logOf(faulty)).toEqual([1, 2]);
      expect(faulty.tables.quarantinedCount).toBe(1);
      expect(watcher.sent.at(-1)).toContain('table.broken');
    });

    it('gets no event that follows another past', async () => {
      const other = await openPostgres(database.url);
      const state = stateOf(table, await other.read(table, 0)) ?? expect.unreachable();
      for (const id of ['c', 'd']) {
        const event: EventOf<'said'> = {
          at: Date.now(),
          kind: 'said',
          emote: null,
          guest: 'bea',
          name: 'Bea',
          text: 'Hello',
          id,
        };
        state.apply(event);
        const { hash: after } = state;
        expect(await other.append({ table, after, ...entryOf(state, event) })).toBe(true);
      }
      await expect(say(live, 'e')).rejects.toThrow('no longer has event 4');
      expect(stateOf(table, await other.read(table, 0))?.number).toBe(4);
      await other.close();
    });
  });

  it('drops old visits without waiting for those that somebody else writes: nobody waits in a circle', async () => {
    const store = await openPostgres(database.url);
    const [ann, bea] = [randomUUID(), randomUUID()];
    const note = (table: string, at: number, ...guests: string[]): Promise<void> =>
      store.noteVisits(
        table,
        at,
        guests.map((guest) => ({ guest, content: table })),
        1,
      );
    await note('old', 1, ann, bea);
    const other = new pg.Client({ connectionString: database.url });
    await other.connect();
    onTestFinished(() => other.end());
    await other.query('BEGIN');
    await other.query('SELECT * FROM visits WHERE guest = $1 FOR UPDATE', [ann]);
    await note('new', 2, ann, bea);
    expect(await store.visitsOf(ann, 10)).toEqual(['new', 'old']);
    expect(await store.visitsOf(bea, 10)).toEqual(['new']);
    await other.query('COMMIT');
    await note('newest', 3, ann);
    expect(await store.visitsOf(ann, 10)).toEqual(['newest']);
    await store.close();
  });

  it('leaves nothing of a table that is removed while an append is under way', async () => {
    const [one, two] = await Promise.all([openPostgres(database.url), openPostgres(database.url)]);
    const table = randomUUID();
    await fill(one, table, 1);
    const other = new pg.Client({ connectionString: database.url });
    await other.connect();
    onTestFinished(() => other.end());
    // The append waits to see what becomes of an event of the same number.
    await other.query('BEGIN');
    await other.query("INSERT INTO events (table_id, number, event) VALUES ($1, 2, '{}')", [table]);
    const appended = one.append({ table, number: 2, event: '{}', hash: '' });
    await expect.poll(() => waitingIn(database.url)).toBe(1);
    const removed = two.remove(table, Date.now() + 1000);
    await expect.poll(() => two.touch(table, 0)).toBe(false);
    await other.query('ROLLBACK');
    await appended;
    expect(await removed).toBe(true);
    expect(await two.read(table, 0)).toEqual([]);
    await one.close();
    await two.close();
  });

  it('removes a table while somebody else keeps a transaction open', { timeout: 30_000 }, async () => {
    const store = await openPostgres(database.url);
    const table = randomUUID();
    await fill(store, table, 1);
    const other = new pg.Client({ connectionString: database.url });
    await other.connect();
    onTestFinished(() => other.end());
    await other.query("BEGIN; UPDATE events SET event = event WHERE table_id = 'nobody'");
    expect(await store.remove(table, Date.now() + 1000)).toBe(true);
    expect(await store.read(table, 0)).toEqual([]);
    await store.close();
  });

  it('says in a sentence that it cannot be reached', async () => {
    await expect(openPostgres('postgres://nobody@127.0.0.1:1/nothing')).rejects.toThrow('ECONNREFUSED');
  });
});
