import { join } from 'node:path';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

export async function openStore(databaseUrl: string | null, folder: string): Promise<Store> {
  if (databaseUrl !== null) throw new Error('not yet');
  return openSqlite(join(folder, 'tischrunde.db'));
}
