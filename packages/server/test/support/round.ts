import type { AskOf } from '@tischrunde/protocol';
import { type Client, word } from './client.ts';
import type { TestHouse } from './houses.ts';

type Wish = Partial<Omit<AskOf<'open'>, 'ask' | 'do'>> & { readonly game: string };

/** Opens a table; the first of the clients is its host, and everybody looks at it. */
export async function openTable(clients: readonly Client[], wish: Wish): Promise<string> {
  const { table } = await clients[0].must('open', { id: word(), players: clients.length, ...wish });
  await Promise.all(clients.map((client) => client.look(table)));
  return table;
}

/** A match under way: everybody sits, in order, and the match has begun. */
export async function sitDown(
  house: TestHouse,
  names: readonly string[],
  wish: Wish,
): Promise<{ table: string; clients: readonly Client[] }> {
  const clients: Client[] = [];
  for (const name of names) clients.push(await house.enter(name));
  const table = await openTable(clients, wish);
  for (const [seat, client] of clients.entries()) await client.must('sit', { table, seat, word: word() });
  await clients[0].must('start', { table });
  await together(clients, table);
  return { table, clients };
}

/** Waits until everybody has seen what the first one sees. */
export async function together(clients: readonly Client[], table: string): Promise<void> {
  const [first, ...others] = clients;
  for (const client of others)
    await client.until(
      () => numberAt(client, table) >= numberAt(first, table),
      `that ${client.guest} sees what happened`,
    );
}

export const numberAt = (client: Client, table: string): number => client.scenes.get(table)?.number ?? 0;

/** Plays moves, whoever may, until something holds. */
export async function playUntil(
  clients: readonly Client[],
  table: string,
  holds: () => boolean,
  choose: (moves: ReturnType<Client['legal']>) => ReturnType<Client['legal']>[number] = ([first]) => first,
): Promise<void> {
  for (let moves = 0; moves < 5000 && !holds(); moves++) {
    const mover = clients.find((client) => client.legal(table).length > 0);
    if (mover === undefined) {
      // A bot is on turn, or somebody has not heard yet.
      await new Promise((resolve) => setTimeout(resolve, 5));
      continue;
    }
    await mover.move(table, choose(mover.legal(table)));
    await together([mover, ...clients.filter((client) => client !== mover)], table);
  }
  if (!holds()) throw new Error('it never came to what was waited for');
}

export const isOver = (client: Client, table: string) => (): boolean =>
  client.scene(table).table.phase === 'over';
