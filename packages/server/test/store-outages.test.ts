import { pino } from 'pino';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { noBus } from '../src/bus/bus.ts';
import type { ServerContext } from '../src/live/context.ts';
import type { LiveTable } from '../src/live/live-table.ts';
import { TableLog } from '../src/live/table-log.ts';
import { openMetrics } from '../src/metrics.ts';
import type { Store } from '../src/store/store.ts';
import { StoreError } from '../src/store/store-error.ts';
import { StoreHealth } from '../src/store/store-health.ts';
import type { Outcome } from '../src/table/outcome.ts';
import { connectionLost, type FaultyTables, openFaulty, table, watcherOf } from './support/faulty-table.ts';
import { ToldTable } from './support/told-table.ts';

const anna = { guest: 'anna', name: 'Anna' };
const bea = { guest: 'bea', name: 'Bea' };

let faulty: FaultyTables;
let live: LiveTable;

beforeEach(async () => {
  faulty = await openFaulty();
  live = (await faulty.tables.find(table, '')) ?? expect.unreachable();
});

const sit = (asker: typeof anna, seat: number): Promise<Outcome> =>
  live.ask(asker, { ask: 1, do: 'sit', table, seat, word: 'a'.repeat(22) }, null);
const stand = (asker: typeof anna): Promise<Outcome> => live.ask(asker, { ask: 1, do: 'stand', table }, null);

const lost = async (): Promise<boolean> => {
  throw connectionLost;
};
const writtenUnheard = async (write: () => Promise<boolean>): Promise<boolean> => {
  await write();
  throw connectionLost;
};

describe('an append of which nobody knows whether it was written', () => {
  it('is not done again if it was', async () => {
    await sit(anna, 0);
    const watcher = watcherOf('carl');
    await live.look(watcher, undefined, () => {});
    faulty.faults.push(writtenUnheard);
    expect(await stand(anna)).toEqual({ written: 3 });
    expect(await faulty.kinds()).toEqual(['sat', 'stood']);
    expect(watcher.sent.filter((text) => text.includes('"stood"'))).toHaveLength(1);
  });

  it('is not done again if the database wrote it late', async () => {
    await sit(anna, 0);
    let late = async (): Promise<boolean> => false;
    faulty.faults.push(
      async (write) => {
        late = write;
        throw connectionLost;
      },
      async (write) => {
        await late();
        return write();
      },
    );
    expect(await stand(anna)).toEqual({ written: 3 });
    expect(await faulty.kinds()).toEqual(['sat', 'stood']);
  });

  it('is done again if it was not', async () => {
    faulty.faults.push(lost, lost);
    expect(await sit(anna, 0)).toMatchObject({ written: 2 });
    expect(await faulty.kinds()).toEqual(['sat']);
  });

  it('is not refused for having failed too often if the last one was written', async () => {
    faulty.faults.push(lost, lost, writtenUnheard);
    expect(await sit(anna, 0)).toEqual({ written: 2 });
    expect(await faulty.kinds()).toEqual(['sat']);
  });
});

describe('what could not be written', () => {
  const full = async (): Promise<boolean> => {
    throw new StoreError('full', 'the disk is full');
  };

  it.each([
    ['the store fails', [lost, lost, lost]],
    ['the disk is full', [full]],
  ])('did not happen for anybody, if %s', async (_, faults) => {
    faulty.faults.push(...faults);
    expect(await live.join(bea, { word: 'a'.repeat(22) })).toBe(null);
    expect(await live.invitation()).toMatchObject({ free: 2 });
    faulty.faults.push(...faults);
    await live.ask(anna, { ask: 1, do: 'change', table, watching: 'nobody' }, null);
    // Outside of a closed table nothing has the number of the log.
    expect(live.numberFor(bea, 7)).toBe(7);
    expect(await faulty.kinds()).toEqual([]);
  });

  it('is not tried again and again by the server', async () => {
    await sit(anna, 0);
    await live.ask(anna, { ask: 1, do: 'change', table, choosing: 'vote' }, null);
    faulty.faults.push((write) => write(), ...Array.from({ length: 1000 }, () => lost));
    // The server is to change the game at once.
    await live.ask(anna, { ask: 1, do: 'vote', table, game: 'solo' }, null);
    for (let turn = 0; turn < 5; turn++) await live.invitation();
    expect(1000 - faulty.faults.length).toBe(3);
    faulty.faults.splice(0);
  });
});

it('a match does not start on a full disk, and everybody is told why', async () => {
  const played = new ToldTable('block', 2, { rounds: 1, set: 6, sperr: false }, 'full');
  while (played.play());
  played.write({ at: 0, kind: 'ended', match: 1, next: 'next secret' });
  const log = pino({ level: 'silent' });
  const store: Store = {
    ...faulty.store,
    attach: async () => {
      throw new StoreError('full', 'the disk is full');
    },
  };
  const health = new StoreHealth(store, 1, false, log);
  onTestFinished(() => health.close());
  const metrics = openMetrics({ tables: () => 0, quarantined: () => 0, connections: () => 0 });
  const context = { store, health, bus: noBus(false), log, metrics };
  const listener = { announce: () => false, changed: () => {} };
  const started = new TableLog(played.state, context as ServerContext, listener);
  const start = (): Outcome => ({ write: { at: 0, kind: 'started', match: 2, seed: 'another' } });
  expect(await started.write(start)).toMatchObject({ code: 'server.full' });
  expect(health.isFull).toBe(true);
  expect(played.state.match).toBe(2);
  expect(played.state.phase).toBe('over');
});

it('a table that was deleted meanwhile gets no event that nobody could ever read', async () => {
  await sit(anna, 0);
  const watcher = watcherOf('carl');
  await live.look(watcher, undefined, () => {});
  await faulty.store.remove(table, Date.now() + 60_000);
  await expect(sit(bea, 1)).rejects.toThrow('no longer has event 2');
  expect(await faulty.store.read(table, 0)).toEqual([]);
  expect(watcher.sent.some((text) => text.includes('bea'))).toBe(false);
});
