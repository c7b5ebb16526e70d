import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { Retention, type RetentionOptions } from '../../src/store/retention.ts';
import type { Store } from '../../src/store/store.ts';
import type { TableRow } from '../../src/table/log.ts';

/** What becomes of tables that nobody uses. */
export function retentionSuite(store: () => Store): void {
  const fill = async (table: string, count: number, row: TableRow = {}): Promise<void> => {
    for (let number = 1; number <= count; number++)
      await store().append({ table, number, event: `{"n":${number}}`, hash: 'hash', row });
  };

  describe('a table that nobody uses', () => {
    const day = 86_400_000;
    const retention = (more: Partial<RetentionOptions> = {}): Retention =>
      new Retention(store(), {
        days: 30,
        archive: null,
        log: pino({ level: 'silent' }),
        isInUse: () => false,
        removed: () => {},
        ...more,
      });

    /** The server runs for some days. */
    const passDays = async (keeper: Retention, from: number, days: number): Promise<void> => {
      for (let passed = 0; passed <= days; passed += 5) await keeper.sweep(from + passed * day);
    };

    it('is deleted after a time', async () => {
      const [used, unused] = [randomUUID(), randomUUID()];
      for (const table of [used, unused]) await fill(table, 1, { listing: `"${table}"` });
      await fill(unused, 3);
      const soon = Date.now() + 1000;
      await store().touch(used, soon + day);
      const removed: string[] = [];
      const keeper = retention({ removed: () => removed.push('one') });
      await passDays(keeper, soon, 25);
      expect(removed).toEqual([]);

      await keeper.sweep(soon + 30 * day);
      expect(await store().read(unused, 0)).toEqual([]);
      expect(await store().heads([used, unused])).toEqual(new Map([[used, 1]]));
      expect(await store().touch(unused, Date.now())).toBe(false);
      expect(removed.length).toBeGreaterThan(0);
      await keeper.close();
    });

    it('stays while it is in use, and for ever where the operator wishes so', async () => {
      const table = randomUUID();
      await fill(table, 2);
      for (const keeper of [retention({ isInUse: () => true }), retention({ days: 0 })]) {
        await passDays(keeper, Date.now() + 1000 * day, 50);
        await keeper.close();
      }
      expect(await store().heads([table])).toEqual(new Map([[table, 2]]));
      expect(await store().remove(table, Date.now() - 1000)).toBe(false);
      expect(await store().heads([table])).toEqual(new Map([[table, 2]]));
    });

    it.for([
      ['the server was off for a year', [365]],
      ['the clock was wrong for a while', [5000, 1]],
    ] as const)('stays for the whole time again when %s', async ([, sweeps]) => {
      const table = randomUUID();
      await fill(table, 1);
      const start = Date.now() + 1000;
      const before = retention();
      await before.sweep(start);
      await before.close();
      const keeper = retention();
      for (const days of sweeps) await keeper.sweep(start + days * day);
      const again = start + (sweeps.at(-1) ?? 0) * day;
      await passDays(keeper, again, 25);
      expect(await store().heads([table])).toEqual(new Map([[table, 1]]));
      await keeper.sweep(again + 30 * day);
      expect(await store().heads([table])).toEqual(new Map());
      await keeper.close();
    });

    it('that was used while the clock was ahead is deleted, and leaves the list, as any other', async () => {
      const table = randomUUID();
      await fill(table, 1, { listing: `"${table}"` });
      const start = Date.now() + 1000;
      const ahead = start + 5000 * day;
      const keeper = retention();
      await keeper.sweep(ahead);
      await store().touch(table, ahead);
      await store().stayListed(table, ahead, 0);
      const isListed = async (at: number): Promise<boolean> =>
        (await store().listed(1000, at)).includes(`"${table}"`);
      await keeper.sweep(start);
      expect([await isListed(start), await isListed(start + 1)]).toEqual([true, false]);
      await passDays(keeper, start, 30);
      await keeper.sweep(start + 30 * day + 1);
      expect(await store().heads([table])).toEqual(new Map());
      await keeper.close();
    });

    it('does not hold up the end of the server', async () => {
      for (let tables = 0; tables < 5; tables++) await fill(randomUUID(), 1);
      let removed = 0;
      let closed: Promise<void> | undefined;
      const keeper = retention({
        removed: () => {
          removed++;
          closed ??= keeper.close();
        },
      });
      await passDays(keeper, Date.now() + day, 30);
      await closed;
      expect(removed).toBe(1);
    });

    it('is kept in a file first where the operator wishes so', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'tischrunde-archive-'));
      const table = randomUUID();
      await fill(table, 3);
      const log = await store().read(table, 0);
      const keeper = retention({ archive: join(folder, 'made') });
      await passDays(keeper, Date.now() + day, 30);
      await keeper.close();
      const lines = readFileSync(join(folder, 'made', `${table}.jsonl`), 'utf8')
        .trim()
        .split('\n');
      expect(lines.map((line) => JSON.parse(line))).toEqual(log);
      expect(await store().read(table, 0)).toEqual([]);
      rmSync(folder, { recursive: true });
    });
  });
}
