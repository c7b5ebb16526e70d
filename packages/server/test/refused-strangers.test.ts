import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noBus } from '../src/bus/bus.ts';
import type { ServerContext } from '../src/live/context.ts';
import { TableLog } from '../src/live/table-log.ts';
import { openMetrics } from '../src/metrics.ts';
import { openSqlite } from '../src/store/sqlite/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { StoreHealth } from '../src/store/store-health.ts';
import { type Outcome, refused } from '../src/table/outcome.ts';
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
  vi.useRealTimers();
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

const refuse = (): Outcome => refused('seat.needed');

test('strangers who are refused have the store asked for news ten times a second, and players every time', async () => {
  const { log, health } = await sharedLog();
  const read = vi.spyOn(store, 'read');
  const readsOf = async (guest: string): Promise<number> => {
    const before = read.mock.calls.length;
    for (let ask = 0; ask < 10; ask++) await log.write(refuse, null, guest);
    return read.mock.calls.length - before;
  };
  vi.useFakeTimers({ toFake: ['performance'] });
  expect(await readsOf('eve')).toBe(1);
  expect(await readsOf('guest 1')).toBe(10);
  vi.advanceTimersByTime(100);
  expect(await readsOf('mallory')).toBe(1);
  health.close();
});

test('a stranger is refused by what stands in the store', async () => {
  const { log, table, health } = await sharedLog();
  const { number } = table.state;
  const decide = (state: { number: number }): Outcome =>
    state.number > number ? { written: state.number } : refused('seat.taken');
  const other = new ToldTable('block', 2, { rounds: 1, set: 6, sperr: false }, 'strangers');
  other.write({ at: 0, kind: 'stood', seat: 1 });
  await store.append({ table: table.id, ...(other.log.at(-1) ?? expect.unreachable()), row: {} });
  expect(await log.write(decide, null, 'eve')).toEqual({ written: number + 1 });
  health.close();
});
