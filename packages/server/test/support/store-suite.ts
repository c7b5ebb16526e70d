import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { peopleSuite } from './people-suite.ts';
import { retentionSuite } from './retention-suite.ts';

/** What every store has to keep. `open` opens the same one each time; the suite shares it, so each test has tables of its own. */
export function storeSuite(name: string, open: () => Promise<Store>): void {
  describe(name, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    const reopen = async (): Promise<void> => {
      await store.close();
      store = await open();
    };
    const fill = (table: string, count: number): Promise<boolean[]> =>
      Promise.all(
        numbers(count).map((number) =>
          store.append({ table, number, event: `{"n":${number}}`, hash: 'hash' }),
        ),
      );
    const due = (table: string, number: number, time: number | null): Promise<boolean> =>
      store.append({ table, number, event: '{}', hash: 'hash', row: { due: time } });
    const list = (table: string, number: number, listing: string | null): Promise<boolean> =>
      store.append({ table, number, event: '{}', hash: 'hash', row: { listing } });

    describe('the log', () => {
      it('gives events back in order, and those after a number', async () => {
        const table = randomUUID();
        expect(await fill(table, 12)).toEqual(numbers(12).map(() => true));
        const events = numbers(12).map((number) => ({ number, event: `{"n":${number}}`, hash: 'hash' }));
        expect(await store.read(table, 0)).toEqual(events);
        expect(await store.read(table, 9)).toEqual(events.slice(9));
        expect(await store.read(table, 12)).toEqual([]);
        expect(await store.read(table, 2, 3)).toEqual(events.slice(2, 5));
      });

      it('is read in parts that are not long', async () => {
        const table = randomUUID();
        const event = JSON.stringify({ text: 'ä'.repeat(500) });
        for (const number of numbers(6)) await store.append({ table, number, event, hash: '' });
        const read = async (after: number, most: number, size: number): Promise<number[]> =>
          (await store.read(table, after, most, size)).map(({ number }) => number);
        expect(await read(0, 100, 2000)).toEqual([1, 2]);
        expect(await read(2, 100, 1)).toEqual([3]);
        expect(await read(2, 100, 2 * Buffer.byteLength(event))).toEqual([3, 4]);
        expect(await read(0, 3, 10_000)).toEqual([1, 2, 3]);
        expect(await read(4, 100, 10_000)).toEqual([5, 6]);
        await reopen();
        expect(await read(0, 100, 2000)).toEqual([1, 2]);
      });

      it('has texts beside it, the newest up to a number, until they are dropped or the table is removed', async () => {
        const table = randomUUID();
        await fill(table, 1);
        expect(await store.attached(table, 'state', 1000)).toBe(null);
        await store.attach(table, 'state', 500, 'five hundred', 0);
        await store.attach(table, 'state', 1000, 'x'.repeat(300_000), 500);
        await store.attach(table, 'match', 700, 'a match', 0);
        expect(await store.attached(table, 'state', 999)).toBe('five hundred');
        expect(await store.attached(table, 'state', 2 ** 31 - 1)).toHaveLength(300_000);
        await store.attach(table, 'state', 1000, 'again', 1000);
        expect(await store.attached(table, 'state', 1000)).toBe('again');
        expect(await store.attached(table, 'state', 999)).toBe(null);
        expect(await store.attached(table, 'match', 700)).toBe('a match');
        expect(await store.attached(randomUUID(), 'match', 700)).toBe(null);
        await store.remove(table, Date.now() + 1000);
        expect(await store.attached(table, 'match', 700)).toBe(null);
      });

      it('has no events of a table that does not exist', async () => {
        expect(await store.read(randomUUID(), 0)).toEqual([]);
      });

      it('keeps the first event of a number and says so to the second', async () => {
        const table = randomUUID();
        expect(await store.append({ table, number: 1, event: '"first"', hash: 'hash' })).toBe(true);
        expect(await store.append({ table, number: 1, event: '"second"', hash: 'hash' })).toBe(false);
        expect(await store.read(table, 0)).toEqual([{ number: 1, event: '"first"', hash: 'hash' }]);
      });

      it('lets exactly one of many at once win, and it is that one whose event is there', async () => {
        const table = randomUUID();
        const offered = numbers(200).map((one) => `{"from":${one}}`);
        const won = await Promise.all(
          offered.map((event) => store.append({ table, number: 1, event, hash: 'hash' })),
        );
        const winners = offered.filter((_, index) => won[index]);
        expect(winners).toHaveLength(1);
        expect(await store.read(table, 0)).toEqual([{ number: 1, event: winners[0], hash: 'hash' }]);
      });

      it('takes thousands at once', async () => {
        const tables = numbers(50).map(() => randomUUID());
        const written = await Promise.all(tables.map((table) => fill(table, 60)));
        expect(written.flat().every((one) => one)).toBe(true);
        expect(await store.heads(tables)).toEqual(new Map(tables.map((table) => [table, 60])));
      });

      it('keeps every character', async () => {
        const table = `Tisch „Grün“ 🁫 ${randomUUID()}`;
        const text = `ÄÖÜ ß 日本語 🀄👩‍👩‍👧 "quoted" \\ {a,b} NULL \u0000 \n '; --`;
        const event = JSON.stringify({ text, half: '\ud800' });
        await store.append({ table, number: 1, event, hash: 'hash' });
        expect(await store.read(table, 0)).toEqual([{ number: 1, event, hash: 'hash' }]);
      });

      it('keeps an event of 100 kB', async () => {
        const table = randomUUID();
        const event = JSON.stringify('ü'.repeat(50_000));
        await store.append({ table, number: 1, event, hash: 'hash' });
        expect(await store.read(table, 0)).toEqual([{ number: 1, event, hash: 'hash' }]);
      });

      it('survives closing and reopening', async () => {
        const table = randomUUID();
        await fill(table, 3);
        await reopen();
        expect((await store.read(table, 0)).map(({ number }) => number)).toEqual([1, 2, 3]);
        expect(await store.append({ table, number: 3, event: '"again"', hash: 'hash' })).toBe(false);
        expect(await store.append({ table, number: 4, event: '"next"', hash: 'hash' })).toBe(true);
      });

      it('tells the last number of each table, and leaves out those that do not exist', async () => {
        const [one, two, none] = [randomUUID(), randomUUID(), randomUUID()];
        await fill(one, 1);
        await fill(two, 7);
        expect(await store.heads([two, none, one])).toEqual(
          new Map([
            [two, 7],
            [one, 1],
          ]),
        );
        expect(await store.heads([])).toEqual(new Map());
      });
    });

    // Times before 1970, so that no table of another test is among them.
    describe('tables that are due', () => {
      it('lists what was due before a time, longest overdue first', async () => {
        const [late, later, latest] = [randomUUID(), randomUUID(), randomUUID()];
        await Promise.all([due(latest, 1, -1000), due(late, 1, -3000.5), due(later, 1, -2000)]);
        expect(await store.overdue(-1000, 10)).toEqual([late, later]);
        expect(await store.overdue(-999, 10)).toEqual([late, later, latest]);
        expect(await store.overdue(-999, 1)).toEqual([late]);
        await Promise.all([due(late, 2, null), due(later, 2, null), due(latest, 2, null)]);
        expect(await store.overdue(-999, 10)).toEqual([]);
      });

      it('is put off by one of those who want to see to it', async () => {
        const table = randomUUID();
        await due(table, 1, -5000);
        const taken = await Promise.all([1, 2, 3].map(() => store.putOff(table, -4000, -1000)));
        expect(taken.filter((isTaken) => isTaken)).toHaveLength(1);
        expect(await store.overdue(-4000, 10)).toEqual([]);
        expect(await store.overdue(-999, 10)).toEqual([table]);
        await due(table, 2, null);
        expect(await store.putOff(table, 0, 1000)).toBe(false);
      });

      it('is no longer due where its claim found nothing to do, unless an event has named a time since', async () => {
        const [idle, busy] = [randomUUID(), randomUUID()];
        for (const table of [idle, busy]) {
          await due(table, 1, -5000);
          await store.putOff(table, -4000, -1000);
        }
        await due(busy, 2, -2000);
        for (const table of [idle, busy]) await store.dropDue(table, -1000);
        expect(await store.overdue(-999, 10)).toEqual([busy]);
        await due(idle, 2, -3000);
        expect(await store.overdue(-999, 10)).toEqual([idle, busy]);
        await Promise.all([idle, busy].map((table) => due(table, 3, null)));
      });

      it('stays put off where an event that does not name it is written at the same moment', async () => {
        const tables = numbers(100).map(() => randomUUID());
        await Promise.all(tables.map((table) => due(table, 1, -5000)));
        const taken = await Promise.all(
          tables.flatMap((table) => [list(table, 2, null), store.putOff(table, -4000, -1000)]),
        );
        expect(taken).toEqual(taken.map(() => true));
        expect(await store.overdue(-4000, 10)).toEqual([]);
        await Promise.all(tables.map((table) => due(table, 3, null)));
      });

      it('keeps its due time unless an event names another', async () => {
        const table = randomUUID();
        await due(table, 1, -5000);
        await store.append({ table, number: 2, event: '{}', hash: 'hash' });
        await list(table, 3, null);
        await store.append({ table, number: 4, event: '{}', hash: 'hash', row: {} });
        expect(await store.overdue(-4000, 10)).toEqual([table]);
        await due(table, 5, -100);
        expect(await store.overdue(-4000, 10)).toEqual([]);
        expect(await store.overdue(0, 10)).toEqual([table]);
        await due(table, 6, null);
      });

      it('does not change for an event that was not written', async () => {
        const table = randomUUID();
        await due(table, 1, -7000);
        expect(await due(table, 1, null)).toBe(false);
        expect(await due(table, 1, -8000)).toBe(false);
        expect(await store.overdue(-7000, 10)).toEqual([]);
        expect(await store.overdue(-6999, 10)).toEqual([table]);
        await due(table, 2, null);
      });

      it('survives closing and reopening', async () => {
        const table = randomUUID();
        await due(table, 1, -9000);
        await reopen();
        expect(await store.overdue(-8000, 10)).toEqual([table]);
        await due(table, 2, null);
      });

      it('follows the last written of several events sent at once', async () => {
        const table = randomUUID();
        await Promise.all([
          due(table, 1, -6000),
          list(table, 2, null),
          due(table, 3, -5500),
          due(table, 3, -1),
        ]);
        expect(await store.overdue(-5500, 10)).toEqual([]);
        expect(await store.overdue(-5400, 10)).toEqual([table]);
        await due(table, 4, null);
      });
    });

    describe('the public tables', () => {
      it('are listed with the last changed first, up to a limit', async () => {
        const tables = numbers(5).map(() => randomUUID());
        for (const table of tables) await list(table, 1, `"${table}"`);
        const told = tables.map((table) => `"${table}"`).reverse();
        expect(await store.listed(5, 0)).toEqual(told);
        expect(await store.listed(2, 0)).toEqual(told.slice(0, 2));
        await list(tables[1], 2, '"changed"');
        expect(await store.listed(2, 0)).toEqual(['"changed"', told[0]]);
      });

      it('are so until they are taken from the list', async () => {
        const table = randomUUID();
        await list(table, 1, '"ö listed"');
        await due(table, 2, null);
        await store.append({ table, number: 3, event: '{}', hash: 'hash' });
        expect(await store.listed(1, 0)).toEqual(['"ö listed"']);
        expect(await list(table, 3, null)).toBe(false);
        expect(await store.listed(1, 0)).toEqual(['"ö listed"']);
        await list(table, 4, null);
        expect(await store.listed(1000, 0)).not.toContain('"ö listed"');
      });

      it('lose their place where nobody is, and get it back', async () => {
        const table = randomUUID();
        const shown = `"${table}"`;
        await list(table, 1, shown);
        const soon = Date.now() + 1_000_000;
        expect(await store.listed(1000, soon)).not.toContain(shown);
        expect(await store.stayListed(table, soon + 1, soon)).toBe(false);
        expect(await store.listed(1000, 0)).toContain(shown);
        expect(await store.stayListed(table, soon, 0)).toBe(true);
        expect(await store.stayListed(table, 5, 0)).toBe(true);
        expect(await store.listed(1000, soon)).toContain(shown);
        await store.enlist(table, null);
        expect(await store.listed(1000, 0)).not.toContain(shown);
        expect(await store.stayListed(table, soon, 0)).toBe(false);
        await list(table, 2, '"another text"');
        expect(await store.listed(1000, 0)).not.toContain('"another text"');
        await store.enlist(table, 7);
        expect(await store.listed(1000, 7)).toContain('"another text"');
        expect(await store.listed(1000, 8)).not.toContain('"another text"');
        await list(table, 3, null);
      });

      it('can be due and listed by one event', async () => {
        const table = randomUUID();
        await store.append({
          table,
          number: 1,
          event: '{}',
          hash: 'hash',
          row: { due: -4321, listing: '"both"' },
        });
        expect(await store.overdue(-4320, 10)).toEqual([table]);
        expect(await store.listed(1, 0)).toEqual(['"both"']);
        await store.append({
          table,
          number: 2,
          event: '{}',
          hash: 'hash',
          row: { due: null, listing: null },
        });
        expect(await store.overdue(-4320, 10)).toEqual([]);
        expect(await store.listed(1000, 0)).not.toContain('"both"');
      });
    });

    peopleSuite(() => store, reopen);

    it('begins another epoch, and remembers it', async () => {
      const first = await store.epoch();
      await store.begin(first + 5);
      await reopen();
      expect(await store.epoch()).toBe(first + 5);
    });

    it('goes through all tables in order', async () => {
      const tables: readonly string[] = numbers(7).map(() => randomUUID());
      for (const table of tables) await fill(table, 1);
      const found: string[] = [];
      for (
        let some = await store.tables('', 3);
        some.length > 0;
        some = await store.tables(found.at(-1) ?? '', 3)
      )
        found.push(...some);
      expect(found).toEqual(found.toSorted());
      expect(found.filter((table) => tables.includes(table))).toEqual(tables.toSorted());
    });

    retentionSuite(() => store);

    it('is ready when it is open, and refuses when it is closed', async () => {
      await expect(store.ready()).resolves.toBeUndefined();
      await store.close();
      await expect(store.ready()).rejects.toThrow('closed');
      await expect(
        store.append({ table: randomUUID(), number: 1, event: '{}', hash: 'hash' }),
      ).rejects.toThrow('closed');
      store = await open();
    });

    it('does what was asked of it before it was closed', async () => {
      const table = randomUUID();
      const written = fill(table, 20);
      await store.close();
      expect(await written).toEqual(numbers(20).map(() => true));
      store = await open();
      expect(await store.heads([table])).toEqual(new Map([[table, 20]]));
    });
  });
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
