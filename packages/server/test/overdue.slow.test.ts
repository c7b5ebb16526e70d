import { readOptions } from '@tischrunde/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chainHash } from '../src/table/chain.ts';
import { rowOf } from '../src/table/row.ts';
import { table as idle, openFaulty } from './support/faulty-table.ts';
import { ToldTable } from './support/told-table.ts';

const hour = 3_600_000;
const ever = Number.MAX_SAFE_INTEGER;
const patience = { timeout: 5000, interval: 50 };

describe('a table that is overdue in the store', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('is so no longer if nothing is to be done there: an older version may have stored that', async () => {
    const { store, kinds } = await openFaulty();
    const { hash } = (await store.read(idle, 0))[0];
    const event = JSON.stringify({ at: Date.now(), kind: 'host', guest: 'bea', name: 'Bea' });
    const due = Date.now() - 1000;
    await store.append({ table: idle, number: 2, event, hash: chainHash(hash, 2, event), row: { due } });
    expect(await store.overdue(ever, 10)).toEqual([idle]);
    await vi.waitFor(async () => expect(await store.overdue(ever, 10)).toEqual([]), patience);
    expect(await kinds()).toEqual(['host']);
  });

  it('is taken over in time although the machine’s clock was set back', async () => {
    const { store } = await openFaulty();
    const before = Date.now();
    const real = Date.now;
    vi.spyOn(Date, 'now').mockImplementation(() => real() - hour);
    const told = new ToldTable('block', 2, readOptions('block', [], 2, {}), 'overdue', {
      timer: { seconds: 45, expiry: 'bot' },
    });
    told.write({ at: before - 60_000, kind: 'delayed', deadline: before - 15_000 });
    const id = 'overdue000';
    const last = told.log.length;
    for (const entry of told.log) {
      const row = entry.number === last ? { row: rowOf(told.state) } : {};
      // The chain begins with the id of the table.
      await store.append({ table: id, ...entry, hash: '', ...row });
    }
    const news = await vi.waitFor(async () => {
      const [entry] = await store.read(id, last);
      expect(entry).toBeDefined();
      return JSON.parse(entry.event) as { kind: string; deadline: number };
    }, patience);
    // The turn has run out. It gets some more time because the clock was set, but no hour.
    expect(news.kind).toBe('delayed');
    expect(news.deadline - before).toBeGreaterThan(9000);
    expect(news.deadline - before).toBeLessThan(20_000);
  });
});
