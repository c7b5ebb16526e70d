import { setTimeout as sleep } from 'node:timers/promises';
import type { MoveText } from '@tischrunde/engine';
import type { Watching } from '@tischrunde/protocol';
import { type Client, word } from './client.ts';

/** Opens a table for these clients, in the order of their seats, and starts the first match. */
export async function startMatch(
  clients: readonly Client[],
  game: string,
  watching: Watching = 'link',
): Promise<string> {
  const [host] = clients;
  const { table } = await host.must('open', { id: word(), game, players: clients.length, watching });
  for (const [seat, client] of clients.entries()) {
    await client.look(table);
    await client.must('sit', { table, seat, word: word() });
  }
  const { number } = await host.must('start', { table });
  await allHave(clients, table, number);
  return table;
}

/** A move that was made. */
export interface Made {
  readonly seat: number;
  readonly move: MoveText;
  readonly id: string;
  readonly number: number;
}

/** Whoever may move does, until the match is over or so many moves were made; answers with the moves. */
export async function playOn(
  clients: readonly Client[],
  table: string,
  most = Number.POSITIVE_INFINITY,
): Promise<readonly Made[]> {
  const made: Made[] = [];
  while (made.length < most) {
    const mover = await whoeverMayMove(clients, table);
    if (mover === null) return made;
    const legal = mover.legal(table);
    const move = legal[made.length % legal.length];
    const id = word();
    const answer = await mover.move(table, move, id);
    if (!answer.ok) throw new Error(`${answer.code}: ${answer.error}`);
    await allHave(clients, table, answer.number);
    made.push({ seat: clients.indexOf(mover), move, id, number: answer.number });
    // Lets what else goes on have its turn.
    if (made.length % 16 === 0) await sleep(0);
  }
  return made;
}

/** Waits for whoever may move; null when the match is over. */
async function whoeverMayMove(clients: readonly Client[], table: string): Promise<Client | null> {
  const mover = (): Client | undefined => clients.find((client) => client.legal(table).length > 0);
  const isOver = (): boolean => clients.every((client) => client.scene(table).table.phase === 'over');
  await Promise.race(
    clients.map((client) => client.until(() => mover() !== undefined || isOver(), 'a move or the end')),
  );
  return mover() ?? null;
}

/** Waits until all clients have heard of an event. */
async function allHave(clients: readonly Client[], table: string, number: number): Promise<void> {
  for (const client of clients) await client.until(() => (client.scenes.get(table)?.number ?? 0) >= number);
}
