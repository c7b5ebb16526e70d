import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openServer, readConfig } from '../src/index.ts';
import { migrationsOf } from '../src/store/migrations.ts';
import { openStore } from '../src/store/open-store.ts';
import { Client, word } from './support/client.ts';
import { openTable } from './support/play.ts';
import { type Service, startPostgres } from './support/services.ts';

const folder = mkdtempSync(join(tmpdir(), 'tischrunde-upgrade-'));
let database: Service;
beforeAll(async () => {
  database = await startPostgres();
}, 60_000);
afterAll(async () => {
  await database.end();
  rmSync(folder, { recursive: true });
});

/** The first event of a log as it was written before logs had hashes and versions. */
const opened = {
  at: 0,
  kind: 'opened',
  game: 'block',
  players: 2,
  options: { rounds: 1, set: 6, sperr: false },
  bots: [null, 'easy'],
  watching: 'link',
  listed: true,
  timer: null,
  host: '0123456789abcdef',
  hostName: 'Old',
  secret: 'secret',
};
const table = '0123456789';

/** A store of the first schema, with a table. */
async function makeOld(db: Kysely<Old>, dialect: 'sqlite' | 'postgres'): Promise<void> {
  const { '0001-tables': first } = migrationsOf(dialect);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ '0001-tables': first }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  const sat = { at: 1, kind: 'sat', seat: 0, guest: '0123456789abcdef', name: 'Old', word: 'word-word' };
  await db
    .insertInto('events')
    .values(
      [opened, sat].map((event, index) => ({
        table_id: table,
        number: index + 1,
        event: JSON.stringify(event),
      })),
    )
    .execute();
  await db
    .insertInto('tables')
    .values({ id: table, due: null, listing: '{"id":"old"}', changed: 1 })
    .execute();
  await db.insertInto('guests').values({ id: 'guest', generation: 2 }).execute();
  await db.destroy();
}

interface Old {
  events: { table_id: string; number: number; event: string };
  tables: { id: string; due: number | null; listing: string | null; changed: number };
  guests: { id: string; generation: number };
}

it.each([
  [
    'SQLite',
    () => new SqliteDialect({ database: new Database(join(folder, 'tischrunde.db')) }),
    'sqlite' as const,
  ],
  [
    'PostgreSQL',
    () => new PostgresDialect({ pool: new pg.Pool({ connectionString: database.url }) }),
    'postgres' as const,
  ],
])('a %s store of the first schema is used on', async (_, dialectOf, dialect) => {
  await makeOld(new Kysely<Old>({ dialect: dialectOf() }), dialect);
  const url = dialect === 'sqlite' ? null : database.url;
  const store = await openStore(url, folder);
  expect(await store.generation('guest')).toBe(2);
  expect(await store.listed(10, Date.now() - 60_000)).toEqual(['{"id":"old"}']);
  expect(await store.unused(Date.now() - 60_000, 10)).toEqual([]);
  await store.close();

  const settings = { PORT: '0', PAGE: 'none', LOG_LEVEL: 'silent', DATA: folder, BOT_PACE: '0' };
  const server = await openServer(readConfig(url === null ? settings : { ...settings, DATABASE_URL: url }));
  const client = await Client.enter(server.address, 'New');
  await client.look(table);
  expect(client.scene(table).table.places.map(({ name, bot }) => name ?? bot)).toEqual(['Old', 'easy']);
  await client.must('say', { table, id: word(), text: 'The log goes on, with hashes.' });
  await openTable([client], { game: 'block', players: 2 });
  await server.close();
  const again = await openServer(readConfig(url === null ? settings : { ...settings, DATABASE_URL: url }));
  const back = await Client.enter(again.address, '', client.token);
  await back.look(table);
  expect(back.scene(table).said).toMatchObject([{ text: 'The log goes on, with hashes.' }]);
  await again.close();
});
