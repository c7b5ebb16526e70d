import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { openBotPool } from '../../src/bots/bot-pool.ts';
import { type Bus, noBus } from '../../src/bus/bus.ts';
import type { Watcher } from '../../src/live/audience.ts';
import type { ServerContext } from '../../src/live/context.ts';
import { LoadQueue } from '../../src/live/load-queue.ts';
import { SlowDeals } from '../../src/live/slow-deals.ts';
import { serverTime } from '../../src/live/steady-clock.ts';
import { Tables } from '../../src/live/tables.ts';
import { openMetrics } from '../../src/metrics.ts';
import { networkOf } from '../../src/net/client-address.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import type { Append, Store } from '../../src/store/store.ts';
import { StoreHealth } from '../../src/store/store-health.ts';
import type { EventOf } from '../../src/table/events.ts';
import { entryOf } from '../../src/table/replay.ts';
import { rowOf } from '../../src/table/row.ts';
import { TableState } from '../../src/table/state.ts';

type Write = () => Promise<boolean>;

export interface FaultyTables {
  readonly store: Store;
  readonly tables: Tables;
  /** What happens instead of each of the next appends. */
  readonly faults: ((write: Write, entry: Append) => Promise<boolean>)[];
  /** The kinds of the events in the log of the table. */
  readonly kinds: () => Promise<readonly string[]>;
}

/** The table of `openFaulty`. */
export const table = '0000000000';

export const connectionLost = new Error('the connection was lost');

/** A table on a store whose appends go wrong as a test wants it: an empty one in a file, unless there is another. Without other processes, unless there is a bus. */
export async function openFaulty(open = openSqlite, bus: Bus = noBus(false)): Promise<FaultyTables> {
  const folder = mkdtempSync(join(tmpdir(), 'tischrunde-faulty-'));
  const file = await open(join(folder, 'tischrunde.db'));
  const faults: FaultyTables['faults'] = [];
  const store: Store = {
    ...file,
    append: (entry) => {
      const write = (): Promise<boolean> => file.append(entry);
      return faults.shift()?.(write, entry) ?? write();
    },
  };
  const log = pino({ level: 'silent' });
  const health = new StoreHealth(store, await store.epoch(), false, log);
  const botPool = openBotPool({ threads: 1, work: 100, budget: 1000 });
  const context: ServerContext = {
    process: 'this one',
    store,
    health,
    epoch: 1,
    bus,
    now: serverTime(false),
    botPool,
    pace: 0,
    awayAfter: 15_000,
    loads: new LoadQueue(networkOf),
    slowDeals: new SlowDeals(),
    list: { stay: async () => {} },
    calls: null,
    log,
    metrics: openMetrics({ tables: () => 0, quarantined: () => 0, connections: () => 0 }),
  };
  const tables = new Tables(context);
  onTestFinished(async () => {
    await tables.close();
    health.close();
    await botPool.close();
    await file.close();
    rmSync(folder, { recursive: true });
  });
  const opened: EventOf<'opened'> = {
    at: Date.now(),
    kind: 'opened',
    game: 'block',
    players: 2,
    options: {},
    bots: [null, null],
    watching: 'link',
    listed: false,
    timer: null,
    host: 'anna',
    hostName: 'Anna',
    secret: 'secret',
  };
  const state = new TableState(table, opened);
  await file.append({ table, ...entryOf(state, opened), row: rowOf(state) });
  return {
    store,
    tables,
    faults,
    kinds: async () =>
      (await file.read(table, 1)).map(({ event }) => (JSON.parse(event) as { kind: string }).kind),
  };
}

/** Somebody who watches, with all that was sent. */
export function watcherOf(guest: string): Watcher & { readonly sent: string[] } {
  const sent: string[] = [];
  return { guest, sent, send: (text) => void sent.push(text) };
}
