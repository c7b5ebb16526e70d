import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { LiveTable } from '../src/live/live-table.ts';
import { openStore } from '../src/store/open-store.ts';
import { openPostgres } from '../src/store/postgres/postgres.ts';
import type { Store } from '../src/store/store.ts';
import type { EventOf } from '../src/table/events.ts';
import type { Outcome } from '../src/table/outcome.ts';
import { entryOf, stateOf } from '../src/table/replay.ts';
import { type FaultyTables, openFaulty, table, watcherOf } from './support/faulty-table.ts';
import { type Service, startPostgres } from './support/services.ts';
import { fill, numbers } from './support/store-filling.ts';

/** How many statements wait for another one. */
async function waitingIn(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query('SELECT FROM pg_locks WHERE NOT granted');
  await client.end();
  return rowCount ?? 0;
}

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
