import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noBus } from '../src/bus/bus.ts';
import type { ServerContext } from '../src/live/context.ts';
import { News } from '../src/live/news.ts';
import { TableLog } from '../src/live/table-log.ts';
import { openMetrics } from '../src/metrics.ts';
import { openSqlite } from '../src/store/sqlite/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { StoreHealth } from '../src/store/store-health.ts';
import { type Outcome, refused } from '../src/table/outcome.ts';
import { table as faultyTable, openFaulty, watcherOf } from './support/faulty-table.ts';
import { newFolder, removeFolder } from './support/server-process.ts';
import { ToldTable } from './support/told-table.ts';

// What a refusal costs where other processes may have written something: a look into the store.

let folder: string;
let store: Store;

beforeEach(async () => {
  folder = newFolder();
  store = await openSqlite(join(folder, 'tischrunde.db'));
});

afterEach(async () => {
  await store.close();
  removeFolder(folder);
});

/** The log of a table that other processes write to as well, and its table as it stands in the store. */
async function sharedLog(): Promise<{ log: TableLog; table: ToldTable; health: StoreHealth }> {
  const table = new ToldTable('block', 2, { rounds: 1, set: 6, sperr: false }, 'strangers');
  for (const entry of table.log) await store.append({ table: table.id, ...entry, row: {} });
  const logger = pino({ level: 'silent' });
  const health = new StoreHealth(store, 1, false, logger);
  const gauges = { tables: () => 0, quarantined: () => 0, connections: () => 0 };
  const context = { store, health, bus: noBus(true), log: logger, metrics: openMetrics(gauges) };
  const listener = { announce: () => false, changed: () => {} };
  return { log: new TableLog(table.state, context as ServerContext, listener), table, health };
}

test('strangers who are refused have the store asked for news ten times a second, and players every time', async () => {
  const { log, health } = await sharedLog();
  const read = vi.spyOn(store, 'read');
  const refuse = (): Outcome => refused('seat.needed');
  const news = new News(() => log.catchUp());
  for (let ask = 0; ask < 10; ask++) expect(await log.write(refuse, null, true)).toMatchObject(refuse());
  expect(read).not.toHaveBeenCalled();
  for (let ask = 0; ask < 10; ask++) await log.write(refuse, null);
  expect(read).toHaveBeenCalledTimes(10);

  const since = performance.now();
  for (let second = 0; second < 3; second++) await Promise.all(Array.from({ length: 10 }, () => news.soon()));
  expect(read).toHaveBeenCalledTimes(13);
  expect(performance.now() - since).toBeGreaterThan(195);
  health.close();
});

test('news are read after they were asked for', async () => {
  let reads = 0;
  const reading = Promise.withResolvers<void>();
  const news = new News(async () => {
    reads++;
    await reading.promise;
  });
  const first = news.soon();
  await vi.waitFor(() => expect(reads).toBe(1));
  const second = news.soon();
  await vi.waitFor(() => expect(reads).toBe(2));
  reading.resolve();
  await Promise.all([first, second]);
});

test('strangers who look at a table whose bench is full cost no more', async () => {
  const faulty = await openFaulty(openSqlite, noBus(true));
  const live = (await faulty.tables.find(faultyTable, '')) ?? expect.unreachable();
  const bench = (guest: string): Promise<Outcome> =>
    live.ask({ guest, name: guest.toUpperCase() }, { ask: 1, do: 'bench', table: faultyTable }, null);
  const names = Array.from({ length: 19 }, (_, index) => 'a'.repeat(index + 1));
  for (const name of names) await live.look(watcherOf(name), undefined, () => {});
  // Two of them get the seats.
  for (const name of names.slice(0, 18)) expect(await bench(name)).toHaveProperty('written');
  const read = vi.spyOn(faulty.store, 'read');
  const answers = await Promise.all(Array.from({ length: 20 }, () => bench(names[18])));
  for (const answer of answers) expect(answer).toMatchObject({ code: 'table.crowded' });
  expect(read.mock.calls.length).toBeLessThanOrEqual(3);
});

test.each([false, true])(
  'nor do strangers who say that they have seen more; other processes: %s',
  async (isShared) => {
    const faulty = await openFaulty(openSqlite, noBus(isShared));
    const live = (await faulty.tables.find(faultyTable, '')) ?? expect.unreachable();
    const read = vi.spyOn(faulty.store, 'read');
    let shown = 0;
    const looks = Array.from({ length: 20 }, (_, index) =>
      live.look(watcherOf(`eve ${index}`), 1_000_000, () => {
        shown++;
      }),
    );
    expect(new Set(await Promise.all(looks))).toEqual(new Set([null]));
    expect(shown).toBe(20);
    expect(read.mock.calls.length).toBeLessThanOrEqual(isShared ? 2 : 0);
  },
);

test('nor do those who ask for the code of the table', async () => {
  const faulty = await openFaulty(openSqlite, noBus(true));
  const live = (await faulty.tables.find(faultyTable, '')) ?? expect.unreachable();
  const read = vi.spyOn(faulty.store, 'read');
  const answers = await Promise.all(Array.from({ length: 20 }, () => live.mayInvite({ guest: 'eve' })));
  expect(new Set(answers)).toEqual(new Set([false]));
  expect(read.mock.calls.length).toBeLessThanOrEqual(2);
});
