import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { findGame, type Options, readOptions } from '@tischrunde/engine';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { noBus } from '../src/bus/bus.ts';
import { longestPage } from '../src/limits.ts';
import type { ServerContext } from '../src/live/context.ts';
import { LoadQueue } from '../src/live/load-queue.ts';
import { isStateStored, loadState, storeState } from '../src/live/load-state.ts';
import { SlicedWork } from '../src/live/sliced-work.ts';
import { Tables } from '../src/live/tables.ts';
import { networkOf } from '../src/net/client-address.ts';
import { openSqlite } from '../src/store/sqlite/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import type { EventOf } from '../src/table/events.ts';
import { entryOf, stateOf } from '../src/table/replay.ts';
import { ToldTable } from './support/told-table.ts';

const folder = mkdtempSync(join(tmpdir(), 'tischrunde-loading-'));
let store: Store;
beforeAll(async () => {
  store = await openSqlite(join(folder, 'tischrunde.db'));
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** Writes the log of a table to the store, under another id each time; nothing is stored beside it. */
async function logged({ log }: ToldTable, table: string): Promise<string> {
  // The chain begins with the id of the table.
  const entries = log.map((entry) => ({ ...entry, hash: '' }));
  await Promise.all(entries.map((entry) => store.append({ table, ...entry })));
  return table;
}

/** What the store is asked for. */
function watched(): Store & { readonly pages: number[] } {
  const pages: number[] = [];
  return {
    ...store,
    pages,
    async read(...args) {
      const entries = await store.read(...args);
      pages.push(entries.reduce((size, { event }) => size + event.length, 0));
      return entries;
    },
  };
}

const optionsOf = (id: string, wanted: Options): Options =>
  readOptions(id, findGame(id)?.options ?? [], 1, wanted);

/** A table where one hard puzzle after the other is given up. */
function puzzled(matches: number): ToldTable {
  const table = new ToldTable('dominosa', 1, optionsOf('dominosa', { set: 4, grade: 'expert' }), 'puzzles');
  for (const { guest } of table.listeners) table.dismiss(guest);
  for (let match = 1; match <= matches; match++) {
    if (match > 1) table.write({ at: match, kind: 'started', match, seed: `seed ${match}` });
    table.write({ at: match, kind: 'moved', seat: 0, move: { type: 'giveUp' }, by: 'player' });
    table.write({ at: match, kind: 'ended', match, next: `secret ${match}` });
  }
  return table;
}

const say = (table: ToldTable, lines: number, text = 'psst'): void => {
  for (let line = 0; line < lines; line++) {
    const id = `line ${table.state.number}`;
    table.write({ at: 1, kind: 'said', guest: 'guest 0', name: 'Guest 0', text, emote: null, id });
  }
};

describe('the state of a table is stored', () => {
  test('once in 500 events, at tables with different names after different numbers of them', () => {
    const table = new ToldTable('block', 2, readOptions('block', [], 2, {}), 'stored');
    const stored: number[] = [];
    for (let line = 0; line < 1500; line++) {
      say(table, 1);
      if (isStateStored(table.state)) stored.push(table.state.number);
    }
    expect(stored).toHaveLength(3);
    expect(stored.slice(1).map((number, index) => number - stored[index])).toEqual([500, 500]);
  });

  test('after every event that takes long to replay: a puzzle is made', () => {
    const table = puzzled(1);
    expect(isStateStored(table.state)).toBe(false);
    table.write({ at: 2, kind: 'started', match: 2, seed: 'another' });
    expect(isStateStored(table.state)).toBe(true);
    say(table, 1);
    expect(isStateStored(table.state)).toBe(false);
  });

  test('and the last two are kept', async () => {
    const table = puzzled(1);
    const kept: number[] = [];
    for (let match = 2; match <= 4; match++) {
      table.write({ at: match, kind: 'started', match, seed: `${match}` });
      kept.push(table.state.number);
      await storeState(store, table.state);
      table.write({ at: match, kind: 'ended', match, next: `secret ${match}` });
    }
    const { id } = table.state;
    expect(await store.attached(id, 'state', kept[0])).toBe(null);
    expect(await store.attached(id, 'state', kept[1])).not.toBe(null);
    expect(await store.attached(id, 'state', kept[2])).not.toBe(null);
  });

  test('after a replay that took long, so that it is not done again', async () => {
    const table = puzzled(30);
    const { log } = table;
    const id = await logged(table, 'puzzled000');
    const state = await loadState(store, id);
    expect(state?.facts.match).toBe(table.state.match);
    const { number } = table.state;
    expect(await store.attached(id, 'state', number - 1)).toBe(null);
    expect(await store.attached(id, 'state', number)).not.toBe(null);
    const again = watched();
    expect((await loadState(again, id))?.number).toBe(number);
    expect(again.pages).toEqual([log.at(-1)?.event.length]);
  });

  test('and is ignored where the log is not the one that led to it', async () => {
    const lost = new ToldTable('block', 2, readOptions('block', [], 2, {}), 'past');
    say(lost, 5);
    const { id } = lost;
    const kept = lost.log.slice(0, -3);
    for (const entry of kept) await store.append({ table: id, ...entry });
    await storeState(store, lost.state);
    const loaded = async () => {
      const state = await loadState(store, id);
      return [state?.number, state?.hash];
    };
    // The end of the log is gone.
    expect(await loaded()).toEqual([kept.length, kept.at(-1)?.hash]);
    // Something else has happened since.
    const other = stateOf(id, kept) ?? expect.unreachable();
    for (const name of ['another', 'yet another', 'one more', 'the last']) {
      const event: EventOf<'benched'> = { at: 2, kind: 'benched', guest: name, name };
      other.apply(event);
      await store.append({ table: id, ...entryOf(other, event) });
      expect(await loaded()).toEqual([other.number, other.hash]);
    }
    expect(other.number).toBeGreaterThan(lost.state.number);
  });
});

describe('a log', () => {
  test('is read in parts that are not long', async () => {
    const table = new ToldTable('block', 2, readOptions('block', [], 2, {}), 'long');
    say(table, 40, 'x'.repeat(20_000));
    const id = await logged(table, 'long000000');
    const cold = watched();
    expect((await loadState(cold, id))?.number).toBe(table.state.number);
    expect(Math.max(...cold.pages)).toBeLessThan(longestPage + 30_000);
    expect(cold.pages.length).toBeGreaterThan(3);
    expect((await loadState(cold, id, 20))?.number).toBe(20);
  });
});

describe('work in slices', () => {
  /** Longer than a slice. */
  const spin = (): void => {
    const until = performance.now() + 6;
    while (performance.now() < until);
  };

  test('lets everything else have its turn, however many jobs there are', async () => {
    const work = new SlicedWork();
    let turns = 0;
    let isDone = false;
    const others = async (): Promise<void> => {
      for (; !isDone; turns++) await nextTurn();
    };
    const job = (steps: number): Promise<void> => {
      let step = 0;
      return work.do(() => {
        spin();
        return ++step < steps;
      });
    };
    const jobs = Promise.all([job(3), job(3), job(3)]);
    void others();
    await jobs;
    isDone = true;
    expect(turns).toBeGreaterThanOrEqual(7);
  });

  test('is done in turns, and a short job is not held up by a long one', async () => {
    const work = new SlicedWork();
    const order: string[] = [];
    const job = async (name: string, steps: number): Promise<void> => {
      let step = 0;
      await work.do(() => {
        spin();
        return ++step < steps;
      });
      order.push(name);
    };
    await Promise.all([job('long', 10), job('short', 2), job('shorter', 1)]);
    expect(order).toEqual(['shorter', 'short', 'long']);
  });

  test('that fails does not stop the rest', async () => {
    const work = new SlicedWork();
    const failing = work.do(() => {
      throw new Error('broken');
    });
    const fine = work.do(() => false);
    await expect(failing).rejects.toThrow('broken');
    await expect(fine).resolves.toBeUndefined();
    await expect(work.do(() => false)).resolves.toBeUndefined();
  });
});

describe('what reads much of the store', () => {
  /** Reads that end when they are told to. */
  function reads(queue: LoadQueue) {
    const begun: { readonly whose: string; readonly end: () => void }[] = [];
    const read = (whose: string): Promise<void> =>
      queue.run(whose, () => new Promise((resolve) => begun.push({ whose, end: resolve })));
    return { begun, read };
  }

  test('is done a little at a time, and addresses take turns', async () => {
    const { begun, read } = reads(new LoadQueue(networkOf));
    const many = Array.from({ length: 30 }, () => read('stranger'));
    const few = [read('family'), read('family')];
    await nextTurn();
    expect(begun.map(({ whose }) => whose)).toEqual([...Array(4).fill('stranger'), 'family', 'family']);
    for (let ended = 0; ended < begun.length; ended++) {
      begun[ended].end();
      await nextTurn();
      expect(begun.length - ended - 1).toBeLessThanOrEqual(6);
    }
    await Promise.all([...many, ...few]);
    expect(begun).toHaveLength(32);
  });

  test('and so do networks, however many addresses somebody has in one', async () => {
    const { begun, read } = reads(new LoadQueue(networkOf));
    const many = Array.from({ length: 300 }, (_, index) => read(`2001:db8:1:${index.toString(16)}::/64`));
    await nextTurn();
    expect(begun).toHaveLength(8);
    const few = [read('10.0.0.1'), read('2001:db8:2:0::/64'), read('10.0.0.2')];
    for (let ended = 0; ended < 4; ended++) {
      begun[ended].end();
      await nextTurn();
    }
    expect(begun.map(({ whose }) => whose)).toEqual(
      expect.arrayContaining(['10.0.0.1', '2001:db8:2:0::/64', '10.0.0.2']),
    );
    for (const one of begun) {
      one.end();
      await nextTurn();
    }
    await Promise.all([...many, ...few]);
    expect(begun).toHaveLength(303);
  });

  test('however many addresses there are', async () => {
    const { begun, read } = reads(new LoadQueue(networkOf));
    const all = Array.from({ length: 40 }, (_, index) => read(`address ${index % 10}`));
    await nextTurn();
    expect(begun).toHaveLength(16);
    for (const one of begun) {
      one.end();
      await nextTurn();
    }
    await Promise.all(all);
    expect(begun).toHaveLength(40);
  });

  test('are loads of tables, too', async () => {
    const asked: string[] = [];
    const attached = (table: string): Promise<null> => {
      asked.push(table);
      return new Promise(() => {});
    };
    const context: Pick<ServerContext, 'bus' | 'store' | 'loads'> = {
      bus: noBus(false),
      store: { ...store, attached },
      loads: new LoadQueue(networkOf),
    };
    const tables = new Tables(context as ServerContext);
    for (let index = 0; index < 50; index++) void tables.find(`stranger${index}`, 'stranger');
    void tables.find('family0000', 'family');
    await nextTurn();
    await tables.close();
    expect(asked).toHaveLength(5);
    expect(asked).toContain('family0000');
  });

  test('and nobody waits for a table in the place of a stranger who has asked for it before', async () => {
    const begun: { readonly table: string; readonly end: () => void }[] = [];
    const attached = (table: string): Promise<null> =>
      new Promise((resolve) => begun.push({ table, end: () => resolve(null) }));
    const context: Pick<ServerContext, 'bus' | 'store' | 'loads'> = {
      bus: noBus(false),
      store: { ...store, attached, read: async () => [] },
      loads: new LoadQueue(networkOf),
    };
    const tables = new Tables(context as ServerContext);
    onTestFinished(() => tables.close());
    const all = Array.from({ length: 50 }, (_, index) => tables.find(`stranger${index}`, 'stranger'));
    all.push(tables.find('stranger49', 'family'), tables.find('stranger49', 'family'));
    await nextTurn();
    const asked = (): string[] => begun.map(({ table }) => table);
    expect(asked()).toEqual(['stranger0', 'stranger1', 'stranger2', 'stranger3', 'stranger49']);
    for (const one of begun) {
      one.end();
      await nextTurn();
      await nextTurn();
    }
    await Promise.all(all);
    // It was read once for both.
    expect(asked()).toHaveLength(50);
  });

  test('goes on after a failure', async () => {
    const queue = new LoadQueue(networkOf);
    const failing = Array.from({ length: 5 }, () => queue.run('one', () => Promise.reject(new Error('no'))));
    for (const one of failing) await expect(one).rejects.toThrow('no');
    expect(await queue.run('one', async () => 'found')).toBe('found');
  });
});
