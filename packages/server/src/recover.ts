import { BadConfig, type Config } from './config.ts';
import { restoreAndClose } from './restore.ts';
import { fileIn } from './store/open-store.ts';
import { recoverFile } from './store/sqlite/recover.ts';
import { openSqlite } from './store/sqlite/sqlite.ts';

/** Saves what can be read of a damaged file. Says what it did. */
export async function recover(config: Config): Promise<string> {
  const { databaseUrl, data } = config;
  if (databaseUrl !== null)
    throw new BadConfig('recover is for the embedded store; PostgreSQL has tools of its own.');
  let anew: readonly string[] = [];
  const { tables, lost, damaged } = await recoverFile(fileIn(data), async (copy) => {
    anew = ['The newest moves at some tables cannot be read.', await restoreAndClose(await openSqlite(copy))];
  });
  return [
    `${tables} tables are whole, and ${lost.length} are lost.`,
    ...lost.map((table) => `The log of table ${table} cannot be read.`),
    ...anew,
    `The damaged file is now ${damaged}.`,
  ].join('\n');
}
