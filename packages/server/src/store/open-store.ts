import { join } from 'node:path';
import { openPostgres } from './postgres/postgres.ts';
import { openSqlite } from './sqlite/sqlite.ts';
import type { Store } from './store.ts';

/** The file of the embedded store. */
export const fileIn = (folder: string): string => join(folder, 'tischrunde.db');

/** Opens the PostgreSQL database at a URL; without one, a SQLite file in a folder. */
export const openStore = (url: string | null, folder: string): Promise<Store> =>
  url === null ? openSqlite(fileIn(folder)) : openPostgres(url);
