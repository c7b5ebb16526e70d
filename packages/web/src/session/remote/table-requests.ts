import { type AskOf, sealOf } from '@tischrunde/protocol';
import { randomWord } from '../new-match.ts';
import { connectOnce } from './connect-once.ts';
import type { Connection } from './connection.ts';
import { promiseFor, rememberPromise, restorePromise } from './fairness.ts';

type TableTerms = Pick<AskOf<'open'>, 'game' | 'players' | 'options' | 'watching' | 'listed' | 'timer'>;

/** Opens a table, takes a seat, and returns its id. */
export async function openTable(connection: Connection, wishes: TableTerms): Promise<string> {
  await connectOnce(connection);
  const { table } = await connection.ask('open', {
    id: randomWord(),
    bots: [],
    talk: 'everybody',
    ...wishes,
  });
  // The table's commitment must be known before the player reveals a word.
  const look = await connection.ask('look', { table });
  if ('scene' in look) rememberPromise(table, 1, { commitment: look.scene.table.fair.commitment });
  await sitDown(connection, table, 1, 0);
  return table;
}

/** Takes a seat, with the seal of a new word for the next match. */
export const sitDown = (connection: Connection, table: string, match: number, seat: number): Promise<void> =>
  withNewWord(table, match, seat, (seal) => connection.ask('sit', { table, seat, seal }));

/** Signals readiness for the next match, with the seal of a new word for it. */
export const readyUp = (connection: Connection, table: string, match: number, seat: number): Promise<void> =>
  withNewWord(table, match, seat, (seal) => connection.ask('ready', { table, seal }));

/** The word is remembered before its seal is sent: it may have to be told at once. */
async function withNewWord(
  table: string,
  match: number,
  seat: number,
  send: (seal: string) => Promise<unknown>,
): Promise<void> {
  const { seals: _void, ...before } = promiseFor(table, match);
  const word = randomWord();
  restorePromise(table, match, { ...before, seat, word });
  try {
    await send(sealOf(word));
  } catch (error) {
    restorePromise(table, match, before);
    throw error;
  }
}
