import type { AskOf } from '@tischrunde/protocol';
import { freshWord } from '../new-match.ts';
import { reached } from './connect-once.ts';
import type { Connection } from './connection.ts';
import { remember } from './fairness.ts';

type Wishes = Pick<AskOf<'open'>, 'game' | 'players' | 'options' | 'watching' | 'listed' | 'timer'>;

/** Opens a table and sits down at it. The answer is its id. */
export async function openTable(connection: Connection, wishes: Wishes): Promise<string> {
  await reached(connection);
  const { table } = await connection.ask('open', { id: freshWord(), bots: [], ...wishes });
  // What the table promises has to be known before anybody gives it a word.
  const look = await connection.ask('look', { table });
  if ('scene' in look) remember(table, 1, { commitment: look.scene.table.fair.commitment });
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
  const word = freshWord();
  await connection.ask('sit', { table, seat, word });
  remember(table, match, { seat, word });
}

/** Is ready for the next match, with a new word for it. */
export async function beReady(
  connection: Connection,
  table: string,
  match: number,
  seat: number,
): Promise<void> {
  const word = freshWord();
  await connection.ask('ready', { table, word });
  remember(table, match, { seat, word });
}
