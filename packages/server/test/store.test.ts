import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { openSqlite } from '../src/store/sqlite/sqlite.ts';
import { storeSuite } from './support/store-suite.ts';

const folder = mkdtempSync(join(tmpdir(), 'tischrunde-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

storeSuite('SQLite', () => openSqlite(join(folder, 'made', 'here', 'tables.db')));
