import { join } from 'node:path';
import { reasonOf } from '../error-reason.ts';
import { openSqlite } from './sqlite/sqlite.ts';
import type { Store } from './store.ts';

/** The file of the embedded store. */
export const fileIn = (folder: string): string => join(folder, 'tischrunde.db');

/** Opens the PostgreSQL database at a URL; without one, a SQLite file in a folder. Loads PostgreSQL's client only if it is needed. */
export async function openStore(url: string | null, folder: string): Promise<Store> {
  if (url === null) return openSqlite(fileIn(folder));
  const { openPostgres } = await import('./postgres/postgres.ts');
  try {
    return await openPostgres(url);
  } catch (error) {
    throw new Error(`the database at DATABASE_URL cannot be used: ${reasonOf(error)}`, { cause: error });
  }
}
