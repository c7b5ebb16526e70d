import { type Connection, errorCodeOf, randomWord } from '@tischrunde/client';
import type { TableFacts } from '@tischrunde/protocol';
import { ownSeats } from './seats.ts';

// More people at one device. The first of its seats seals its word and tells it later; the words of the others are told at once.

/** Another person of this device takes a seat. */
export const sitBeside = (
  connection: Connection,
  table: string,
  seat: number,
  name: string,
): Promise<unknown> => connection.ask('sit', { table, seat, name, word: randomWord() });

/** The people of the other seats of this device are ready for the next match. */
export async function readyBeside(connection: Connection, { id, places }: TableFacts): Promise<void> {
  const [, ...others] = ownSeats(places, connection.guest.peek()?.id ?? null);
  for (const seat of others)
    if (!places[seat].ready && places[seat].bot === null)
      await errorCodeOf(connection.ask('ready', { table: id, seat, word: randomWord() }));
}
