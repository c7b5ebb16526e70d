import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, expect, it } from 'vitest';
import { openFile, type SqliteFile } from '../src/store/sqlite/file.ts';
import { NewestEvents } from '../src/store/sqlite/newest-events.ts';

const folder = mkdtempSync(join(tmpdir(), 'tischrunde-newest-'));
const file = join(folder, 'test.db');
const opened: { close(): void }[] = [];
afterEach(() => {
  for (const each of opened.splice(0)) each.close();
  rmSync(folder, { recursive: true, force: true });
});

async function open(): Promise<SqliteFile> {
  const store = await openFile(file);
  opened.push(store.queries);
  return store;
}

const append = (store: SqliteFile, table: string, from: number, to: number): void =>
  store.commit(() => {
    for (let number = from; number <= to; number++)
      expect(store.append(table, number, `"${table} ${number}"`, 'hash', null)).toBe(true);
  });

/** The events of a table in its log, and those that a start would find outside of the logs. */
function inFile(table: string): { log: readonly number[]; newest: readonly number[] } {
  const db = new Database(file, { readonly: true });
  opened.push(db);
  const numbers = db.prepare<[string], number>('SELECT number FROM events WHERE table_id = ?').pluck();
  const newest = new NewestEvents(db).of(table).map(({ number }) => number);
  return { log: numbers.all(table), newest };
}

it('are moved to the log of their table many at a time, and read from both', async () => {
  const store = await open();
  append(store, 'a', 1, 3);
  append(store, 'b', 1, 1);
  append(store, 'a', 4, 63);
  expect(inFile('a')).toMatchObject({ log: [], newest: { length: 63 } });
  append(store, 'a', 64, 66);
  expect(inFile('a')).toMatchObject({ log: { length: 64 }, newest: [65, 66] });
  expect(inFile('b')).toEqual({ log: [], newest: [1] });
  expect(store.queries.read('a', 62, 3).map(({ number }) => number)).toEqual([63, 64, 65]);
  expect(store.queries.heads(['a', 'b'])).toEqual(
    new Map([
      ['a', 66],
      ['b', 1],
    ]),
  );
  expect(store.commit(() => store.append('a', 65, '"again"', 'hash', null))).toBe(false);
  expect(store.commit(() => store.append('a', 5, '"again"', 'hash', null))).toBe(false);
  store.tidy();
  expect(inFile('a')).toMatchObject({ log: { length: 66 }, newest: [] });
});

it('of many tables that are due at once are moved a few tables at a time, until all are', async () => {
  const store = await open();
  const tables = Array.from({ length: 100 }, (_, index) => `table ${index}`);
  const db = new Database(file, { readonly: true });
  opened.push(db);
  const count = db.prepare<[], number>('SELECT count(*) FROM events').pluck();
  const moved = (): number => count.get() ?? 0;
  for (const table of tables) append(store, table, 1, 63);
  expect(moved()).toBe(0);
  let before = 0;
  for (let number = 64; number < 104; number++) {
    store.commit(() => {
      for (const table of tables) store.append(table, number, '"x"', 'hash', null);
    });
    const after = moved();
    // Twice what was added, and the rest of the last table.
    expect(after - before).toBeLessThanOrEqual(2 * tables.length + 104);
    before = after;
  }
  for (const table of tables) expect(inFile(table).log.length).toBeGreaterThanOrEqual(64);
  // Nobody has to wait for those that are left.
  let times = 0;
  while (store.tidy()) times++;
  expect(times).toBeGreaterThan(1);
  expect(moved()).toBe(tables.length * 103);
  for (const table of tables) expect(store.queries.read(table, 0)).toHaveLength(103);
});

it('are not there if their transaction fails', async () => {
  const store = await open();
  append(store, 'a', 1, 2);
  const fails = (): void =>
    store.commit(() => {
      for (let number = 3; number <= 70; number++) store.append('a', number, '{}', '', null);
      throw new Error('full');
    });
  expect(fails).toThrow('full');
  expect(store.queries.read('a', 0)).toHaveLength(2);
  append(store, 'a', 3, 70);
  expect(store.queries.read('a', 0).map(({ event }) => event)).toContain('"a 3"');
});

it('do not come back once their table is removed', async () => {
  const store = await open();
  append(store, 'a', 1, 5);
  append(store, 'b', 1, 5);
  expect(store.commit(() => store.queries.remove('a', Date.now() + 1))).toBe(true);
  expect(store.queries.read('a', 0)).toEqual([]);
  expect(inFile('a')).toEqual({ log: [], newest: [] });
  expect(inFile('b')).toMatchObject({ newest: { length: 5 } });
});

it('do not come back with rows whose events were all moved, either', async () => {
  const store = await open();
  append(store, 'a', 1, 5);
  append(store, 'a', 6, 64);
  // The row is not needed any more, and a transaction that only reads does not delete it.
  expect(store.commit(() => store.queries.read('a', 0))).toHaveLength(64);
  expect(store.commit(() => store.queries.remove('a', Date.now() + 1))).toBe(true);
  expect(inFile('a')).toEqual({ log: [], newest: [] });
});

it('stay what they are where the log of their table is damaged', async () => {
  const before = await openFile(file);
  for (const table of ['a', 'b'])
    before.commit(() => {
      for (let number = 1; number <= 64; number++)
        before.append(table, number, `"${'x'.repeat(300)} ${table}"`, '', null);
    });
  before.queries.close();
  const db = new Database(file);
  opened.push(db);
  const newest = new NewestEvents(db);
  for (const table of ['a', 'b']) newest.add(table, { number: 65, event: '{}', hash: '' });
  newest.write();
  newest.committed();
  // What SQLite has in memory is not damaged.
  db.pragma('shrink_memory');
  const pages = readFileSync(file);
  const at = pages.lastIndexOf('xx b"');
  pages.fill(0xa5, at - (at % 4096), at - (at % 4096) + 4096);
  writeFileSync(file, pages);
  newest.moveAll();
  newest.write();
  newest.committed();
  expect(newest.of('a')).toEqual([]);
  expect(newest.of('b')).toHaveLength(1);
  expect(newest.size).toBe(1);
});

it('exist once, in whatever order their numbers come', async () => {
  let store = await open();
  let logs = new Map<string, Map<number, string>>();
  let seed = 1;
  const below = (limit: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % limit;
  };
  for (let batch = 0; batch < 150; batch++) {
    const changed = new Map([...logs].map(([table, log]) => [table, new Map(log)]));
    const isKept = below(4) > 0;
    const work = (): void => {
      for (let left = below(12); left > 0; left--) {
        const table = 'abc'[below(3)];
        const log = changed.get(table) ?? new Map<number, string>();
        changed.set(table, log);
        const number = below(3) === 0 ? 1 + below(80) : Math.max(0, ...log.keys()) + 1;
        const event = `"${batch} ${left}"`;
        const isNew = !log.has(number) && (number === 1 || log.size > 0);
        expect(store.append(table, number, event, 'hash', null)).toBe(isNew);
        if (isNew) log.set(number, event);
        if (below(60) > 0 || !log.has(1)) continue;
        store.queries.remove(table, Date.now() + 1);
        changed.delete(table);
      }
      if (!isKept) throw new Error('rolled back');
    };
    if (isKept) store.commit(work);
    else expect(() => store.commit(work)).toThrow('rolled back');
    if (isKept) logs = changed;
    if (below(50) === 0) {
      opened.pop()?.close();
      store = await open();
    }
    for (const table of 'abc') {
      const expected = [...(logs.get(table) ?? [])].sort(([one], [other]) => one - other);
      expect(store.queries.read(table, 0).map(({ number, event }) => [number, event])).toEqual(expected);
    }
  }
});

it('give way to an event that another program has written', async () => {
  const store = await open();
  append(store, 'a', 1, 3);
  const db = new Database(file);
  opened.push(db);
  db.exec("INSERT INTO events (table_id, number, event, hash) VALUES ('a', 4, '{}', 'other')");
  expect(store.commit(() => store.append('a', 4, '"late"', 'hash', null))).toBe(false);
  append(store, 'a', 5, 70);
  expect(store.queries.read('a', 3, 1)).toEqual([{ number: 4, event: '{}', hash: 'other' }]);
});
