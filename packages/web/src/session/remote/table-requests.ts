import type { AskOf } from '@tischrunde/protocol';
import { randomWord } from '../new-match.ts';
import { connectOnce } from './connect-once.ts';
import type { Connection } from './connection.ts';
import { rememberPromise } from './fairness.ts';

type TableTerms = Pick<AskOf<'open'>, 'game' | 'players' | 'options' | 'watching' | 'listed' | 'timer'>;

/** Opens a table, takes a seat, and returns its id. */
export async function openTable(connection: Connection, wishes: TableTerms): Promise<string> {
  await connectOnce(connection);
  const { table } = await connection.ask('open', { id: randomWord(), bots: [], ...wishes });
  // The table's commitment must be known before the player reveals a word.
  const look = await connection.ask('look', { table });
  if ('scene' in look) rememberPromise(table, 1, { commitment: look.scene.table.fair.commitment });
  await sitDown(connection, table, 1, 0);
  return table;
}

/** Takes a seat, with a new word for the next match. */
export async function sitDown(
  connection: Connection,
  table: string,
  match: number,
  seat: number,
): Promise<void> {
  const word = randomWord();
  await connection.ask('sit', { table, seat, word });
  rememberPromise(table, match, { seat, word });
}

/** Signals readiness for the next match, with a new word for it. */
export async function readyUp(
  connection: Connection,
  table: string,
  match: number,
  seat: number,
): Promise<void> {
  const word = randomWord();
  await connection.ask('ready', { table, word });
  rememberPromise(table, match, { seat, word });
}
