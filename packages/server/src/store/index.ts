import { join } from 'node:path';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/** The store in the PostgreSQL database at an address; where there is no address, in a SQLite file in a folder. */
export async function openStore(url: string | undefined, folder: string): Promise<Store> {
  if (url === undefined) return openSqlite(join(folder, 'tischrunde.db'));
  if (/^postgres(ql)?:\/\//.test(url)) return openPostgres(url);
  throw new Error(
    'DATABASE_URL must begin with postgres:// or postgresql://; without it the store is a SQLite file.',
  );
}
