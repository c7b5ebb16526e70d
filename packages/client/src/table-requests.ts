import { type AskOf, sealOf } from '@tischrunde/protocol';
import { connectOnce } from './connect-once.ts';
import type { Connection } from './connection.ts';
import type { Promises } from './promises.ts';
import { randomWord } from './random-word.ts';

/** What a table is opened with. */
export type TableTerms = Pick<AskOf<'open'>, 'game' | 'players'> &
  Partial<
    Pick<
      AskOf<'open'>,
      'options' | 'bots' | 'watching' | 'listed' | 'starting' | 'talk' | 'takesBack' | 'timer'
    >
  >;

/** A guest at the tables of a server: the connection, and what was promised before matches. */
export interface GuestAtTables {
  readonly connection: Connection;
  readonly promises: Promises;
}

/** Opens a table, takes its first seat, and returns its id. */
export async function openTable(guest: GuestAtTables, terms: TableTerms): Promise<string> {
  const { connection, promises } = guest;
  await connectOnce(connection);
  const { table } = await connection.ask('open', {
    id: randomWord(),
    options: {},
    bots: [],
    watching: 'link',
    listed: false,
    talk: 'everybody',
    takesBack: false,
    timer: null,
    ...terms,
  });
  // The table's commitment must be known before the player reveals a word.
  const look = await connection.ask('look', { table });
  if ('scene' in look) promises.remember(table, 1, { commitment: look.scene.table.fair.commitment });
  await sitDown(guest, table, 1, 0);
  return table;
}

/** Takes a seat, with the seal of a new word for the next match. */
export async function sitDown(
  guest: GuestAtTables,
  table: string,
  match: number,
  seat: number,
): Promise<void> {
  const send = (seal: string) => guest.connection.ask('sit', { table, seat, seal });
  // During a match that one has begun oneself, the word that was told for its deal stays what it is.
  if (guest.promises.of(table, match).seals !== undefined) await send(sealOf(randomWord()));
  else await withNewWord(guest, table, match, seat, send);
}

/** Signals readiness for the next match, with the seal of a new word for it. */
export const readyUp = (guest: GuestAtTables, table: string, match: number, seat: number): Promise<void> =>
  withNewWord(guest, table, match, seat, (seal) => guest.connection.ask('ready', { table, seal }));

/** The word is remembered before its seal is sent: it may have to be told at once. */
async function withNewWord(
  { promises }: GuestAtTables,
  table: string,
  match: number,
  seat: number,
  send: (seal: string) => Promise<unknown>,
): Promise<void> {
  const { seals: _void, ...before } = promises.of(table, match);
  const word = randomWord();
  promises.replace(table, match, { ...before, seat, word });
  try {
    await send(sealOf(word));
  } catch (error) {
    promises.replace(table, match, before);
    throw error;
  }
}
