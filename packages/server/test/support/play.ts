import type { MoveText } from '@tischrunde/engine';
import type { AskOf } from '@tischrunde/protocol';
import { type Client, word } from './client.ts';
import type { TestCluster } from './cluster.ts';

/** What a table is to be; for as many as there are clients where it is not said. */
type Wish = Partial<Omit<AskOf<'open'>, 'ask' | 'do'>> & { readonly game: string };

/** Opens a table; the first of the clients is its host, and everybody looks at it. */
export async function openTable(clients: readonly Client[], wish: Wish): Promise<string> {
  const { table } = await clients[0].must('open', { id: word(), players: clients.length, ...wish });
  await Promise.all(clients.map((client) => client.look(table)));
  return table;
}

/** Opens a table for these clients, in the order of their seats, and starts the first match. */
export async function startMatch(clients: readonly Client[], wish: Wish): Promise<string> {
  const table = await openTable(clients, wish);
  for (const [seat, client] of clients.entries()) await client.must('sit', { table, seat, word: word() });
  const { number } = await clients[0].must('start', { table });
  await allHave(clients, table, number);
  return table;
}

/** New guests of a cluster, and a match among them. */
export async function sitDown(
  cluster: TestCluster,
  names: readonly string[],
  wish: Wish,
): Promise<{ table: string; clients: readonly Client[] }> {
  const clients: Client[] = [];
  for (const name of names) clients.push(await cluster.enter(name));
  return { table: await startMatch(clients, wish), clients };
}

/** A move that was made. */
export interface Made {
  readonly seat: number;
  readonly move: MoveText;
  readonly id: string;
  readonly number: number;
}

type Choose = (legal: readonly MoveText[]) => MoveText;

const theFirst: Choose = ([first]) => first;

/** Lets the clients play until the match is over, or for a number of moves; returns the moves. */
export async function playOn(
  clients: readonly Client[],
  table: string,
  most = Number.POSITIVE_INFINITY,
  choose: Choose = theFirst,
): Promise<readonly Made[]> {
  const made: Made[] = [];
  while (made.length < most) {
    const mover = await nextMover(clients, table);
    if (mover === null) break;
    const move = choose(mover.legal(table));
    const id = word();
    const before = numberAt(mover, table);
    const answer = await mover.move(table, move, id);
    if (!answer.ok) {
      // A bot may have been quicker; then there is something to hear of.
      const why = `anything that explains “${answer.code}: ${answer.error}”`;
      await mover.until(() => numberAt(mover, table) > before, why);
      continue;
    }
    await allHave(clients, table, answer.number);
    // Not the last to be ready for the next round: that is no move yet.
    if (move.type === 'next' && mover.scene(table).table.agreed.length > 0) continue;
    made.push({ seat: clients.indexOf(mover), move, id, number: answer.number });
  }
  return made;
}

/** Waits for a client that may move; null when the match is over. */
async function nextMover(clients: readonly Client[], table: string): Promise<Client | null> {
  const mover = (): Client | undefined => clients.find((client) => client.legal(table).length > 0);
  const areDone = (): boolean => clients.every((client) => isOver(client, table));
  await Promise.race(
    clients.map((client) => client.until(() => mover() !== undefined || areDone(), 'a move or the end')),
  );
  return mover() ?? null;
}

export const isOver = (client: Client, table: string): boolean => client.scene(table).table.phase === 'over';

export const numberAt = (client: Client, table: string): number => client.scenes.get(table)?.number ?? 0;

/** Waits until everybody has seen what the first one sees. */
export const together = ([first, ...others]: readonly Client[], table: string): Promise<void> =>
  allHave(others, table, numberAt(first, table));

/** Waits until all clients have heard of an event. */
async function allHave(clients: readonly Client[], table: string, number: number): Promise<void> {
  for (const client of clients)
    await client.until(() => numberAt(client, table) >= number, `that ${client.guest} sees what happened`);
}
