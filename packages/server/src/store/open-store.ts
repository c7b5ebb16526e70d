import { join } from 'node:path';
import { openPostgres } from './postgres/postgres.ts';
import { openSqlite } from './sqlite/sqlite.ts';
import type { Store } from './store.ts';

/** Opens the PostgreSQL database at a URL; without one, a SQLite file in a folder. */
export const openStore = (url: string | null, folder: string): Promise<Store> =>
  url === null ? openSqlite(join(folder, 'tischrunde.db')) : openPostgres(url);
