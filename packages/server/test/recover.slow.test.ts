import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions } from '@tischrunde/engine';
import Database from 'better-sqlite3';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { loadState } from '../src/live/load-state.ts';
import { recover } from '../src/recover.ts';
import { fileIn } from '../src/store/open-store.ts';
import { openFile, type SqliteFile } from '../src/store/sqlite/file.ts';
import { recoverFile } from '../src/store/sqlite/recover.ts';
import { openSqlite } from '../src/store/sqlite/sqlite.ts';
import { checkpointOf } from '../src/table/checkpoint.ts';
import { stateOf } from '../src/table/replay.ts';
import { ToldTable } from './support/told-table.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

async function fileWith(fill: (store: SqliteFile) => void): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'tischrunde-recover-'));
  folders.push(folder);
  const file = fileIn(folder);
  const store = await openFile(`${file}.open`);
  fill(store);
  // To close it would move them to their logs.
  new Database(`${file}.open`).exec('PRAGMA wal_checkpoint(TRUNCATE)').close();
  copyFileSync(`${file}.open`, file);
  store.queries.close();
  return file;
}

/** A file with events of two tables that are in their logs, and many that are in no log yet. */
const filled = (): Promise<string> =>
  fileWith((store) => {
    const event = JSON.stringify('x'.repeat(3000));
    for (let number = 1; number <= 30; number++)
      for (const table of 'ab') store.commit(() => store.append(table, number, event, '', null));
  });

/** Damages the last page of the newest events. */
const cutShort = (file: string): void => damagePage(file, 'newest_events');

/** Damages the last page of a part of the file. */
function damagePage(file: string, part: string): void {
  const db = new Database(file, { readonly: true });
  const page = db.prepare('SELECT max(pageno) FROM dbstat WHERE name = ?').pluck().get(part);
  db.close();
  const pages = readFileSync(file);
  pages.fill(0xa5, (Number(page) - 1) * 4096, Number(page) * 4096);
  writeFileSync(file, pages);
}

const nothing = async (): Promise<void> => {};

async function headsIn(file: string): Promise<ReadonlyMap<string, number>> {
  const store = await openSqlite(file);
  try {
    return await store.heads(['a', 'b']);
  } finally {
    await store.close();
  }
}

const whole = new Map([
  ['a', 30],
  ['b', 30],
]);

describe('recovering a file', () => {
  it('does not touch what another recovery has kept', async () => {
    const file = await filled();
    await recoverFile(file, nothing);
    const kept = readFileSync(`${file}.damaged`);
    await expect(recoverFile(file, nothing)).rejects.toThrow('move it away first');
    expect(readFileSync(`${file}.damaged`).equals(kept)).toBe(true);
    expect(await headsIn(file)).toEqual(whole);
  });

  it('leaves the damaged file under its name, and locked, until its copy begins anew', async () => {
    const file = await filled();
    cutShort(file);
    const damaged = readFileSync(file);
    const failed = recoverFile(file, async (copy) => {
      expect((await headsIn(copy)).size).toBe(2);
      await expect(openSqlite(file)).rejects.toThrow('in use by another process');
      await expect(recoverFile(file, nothing)).rejects.toThrow('in use by another process');
      throw new Error('killed');
    });
    await expect(failed).rejects.toThrow('killed');
    expect(readFileSync(file).equals(damaged)).toBe(true);
    expect(existsSync(`${file}.damaged`)).toBe(false);

    const said = await recover(readConfig({ DATA: join(file, '..') }));
    expect(said).toMatch(/^The newest moves at some tables cannot be read\.\nEpoch \d+ has begun/m);
    expect(said).toContain(`The damaged file is now ${file}.damaged.`);
  });

  it('lets no table go on from a state that was stored in the past that is lost', async () => {
    const table = new ToldTable('block', 2, readOptions('block', [], 2, {}), 'recovered');
    const { state, log, id } = table;
    const text = 'x'.repeat(3000);
    for (let line = 0; line < 40; line++)
      table.write({
        at: 1,
        kind: 'said',
        guest: 'guest 0',
        name: 'Guest 0',
        text,
        emote: null,
        id: `${line}`,
      });
    const file = await fileWith((store) => {
      for (const { number, event, hash } of log)
        store.commit(() => store.append(id, number, event, hash, null));
      store.commit(() => store.queries.attach(id, 'state', state.number, checkpointOf(state), 0));
    });
    cutShort(file);
    await recover(readConfig({ DATA: join(file, '..') }));

    const store = await openSqlite(file);
    const whole = stateOf(id, await store.read(id, 0)) ?? expect.unreachable();
    expect(whole.phase).toBe('gathering');
    expect(whole.hash).not.toBe(state.hash);
    const loaded = (await loadState(store, id)) ?? expect.unreachable();
    expect([loaded.number, loaded.hash]).toEqual([whole.number, whole.hash]);
    expect((await store.attached(id, 'state', state.number)) === null).toBe(true);
    await store.close();
  });

  it('keeps the codes of tables', async () => {
    const file = await fileWith((store) => {
      store.commit(() => store.append('a', 1, '{}', '', null));
      store.commit(() => store.queries.assignCode('a', 'ABCD', 2000, 1000));
    });
    await recoverFile(file, nothing);
    const store = await openSqlite(file);
    expect(await store.tableOf('ABCD', 1500)).toBe('a');
    await store.close();
  });

  it('keeps a table whose log is whole when nothing else can be read of it', async () => {
    const file = await filled();
    damagePage(file, 'tables');
    expect(await recoverFile(file, nothing)).toMatchObject({ tables: 2, lost: [] });
    expect(await headsIn(file)).toEqual(whole);
    const store = await openSqlite(file);
    // The server sees to them, and does not delete them as unused.
    expect((await store.overdue(Date.now(), 10)).toSorted()).toEqual(['a', 'b']);
    expect(await store.unused(Date.now() - 60_000, 10)).toEqual([]);
    await store.close();
  });

  it.each([1, 2, 3])(
    'is noticed at a start and begins again, if it was interrupted after move %i',
    async (moves) => {
      const file = await filled();
      writeFileSync(`${file}.recovered`, '');
      // Without the log beside it the newest commits are gone.
      const writer = new Database(file);
      writer.prepare("INSERT INTO kept (name, value) VALUES ('key', 'the key')").run();
      const parts = ['', '-wal', '-shm'];
      for (const part of parts) copyFileSync(file + part, `${file}.here${part}`);
      writer.close();
      for (const part of parts) renameSync(`${file}.here${part}`, file + part);
      for (const part of parts.slice(0, moves)) renameSync(file + part, `${file}.damaged${part}`);

      await expect(openSqlite(file)).rejects.toThrow(
        '`tischrunde-server recover` was interrupted; run it again',
      );
      expect(existsSync(file)).toBe(false);
      expect(await recoverFile(file, nothing)).toMatchObject({ tables: 2, lost: [] });
      expect(await headsIn(file)).toEqual(whole);
      const store = await openSqlite(file);
      expect(await store.keep('key', 'another')).toBe('the key');
      await store.close();
    },
  );
});
