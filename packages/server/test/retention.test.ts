import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openServer, readConfig } from '../src/index.ts';
import { Client, word } from './support/client.ts';
import { newFolder, removeFolder } from './support/server-process.ts';

const settings = { PORT: '0', PAGE: 'none', LOG_LEVEL: 'silent' };

test('to look at a table is to use it, and its host lists it again so', async () => {
  const folder = newFolder();
  const server = await openServer(readConfig({ ...settings, DATA: folder }));
  const database = new Database(join(folder, 'tischrunde.db'));
  onTestFinished(async () => {
    database.close();
    await server.close();
    removeFolder(folder);
  });
  const used = (table: string): unknown =>
    database.prepare('SELECT used FROM tables WHERE id = ?').pluck().get(table);
  const listed = async (): Promise<readonly string[]> => {
    const { tables } = JSON.parse(await (await fetch(`${server.address}/api/tables`)).text());
    return tables.map(({ id }: { id: string }) => id);
  };
  const anna = await Client.enter(server.address, 'Anna');
  const { table } = await anna.must('open', { id: word(), game: 'block', players: 2, listed: true });
  expect(used(table)).toBeGreaterThan(Date.now() - 60_000);

  // Nobody has used it for long.
  database.prepare('UPDATE tables SET used = 1, alive = 1 WHERE id = ?').run(table);
  // The list is the same for everybody for a moment.
  await vi.waitFor(async () => expect(await listed()).toEqual([]));
  const { table: other } = await anna.must('open', { id: word(), game: 'block', players: 2, listed: true });
  database.prepare('UPDATE tables SET used = 1, alive = 1 WHERE id = ?').run(other);
  const eve = await Client.enter(server.address, 'Eve');
  await eve.look(other);
  await anna.look(table);
  await vi.waitFor(() => expect(used(other)).toBeGreaterThan(Date.now() - 60_000));
  await vi.waitFor(() => expect(used(table)).toBeGreaterThan(Date.now() - 60_000));
  await vi.waitFor(async () => expect(await listed()).toEqual([table]));
});
