import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { openPostgres } from '../src/store/postgres.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { type Service, startPostgres } from './services.ts';
import { storeSuite } from './store-suite.ts';

const folder = mkdtempSync(join(tmpdir(), 'tischrunde-store-'));
let database: Service;
beforeAll(async () => {
  database = await startPostgres();
}, 60_000);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.end();
});

storeSuite('SQLite', () => openSqlite(join(folder, 'made', 'here', 'tables.db')));
storeSuite('PostgreSQL', () => openPostgres(database.url));
