import type { Page } from '@playwright/test';
import { Client, randomWord, type TableTerms, Visit } from '@tischrunde/client';
import type { MoveText } from '@tischrunde/engine';
import type { SeatView } from '@tischrunde/protocol';

/** Somebody at the tables who needs no screen: most people of a test only have to be there. */
export interface Mate {
  readonly client: Client;
  readonly name: string;
  readonly token: string;
}

const entered: Client[] = [];

export async function mateOf(server: string, name: string): Promise<Mate> {
  let token = '';
  const client = await Client.enter({
    server,
    name,
    program: false,
    onIdentity: (known) => {
      token = known.token ?? token;
    },
  });
  entered.push(client);
  return { client, name, token };
}

export function closeMates(): void {
  for (const client of entered.splice(0)) client.close();
}

/** Lets a page be the same guest as a mate, who goes on playing: the page shows the seat. */
export async function appearAs(page: Page, { token, name }: Mate): Promise<void> {
  const identity = JSON.stringify({ token, name });
  await page.addInitScript((known) => localStorage.setItem('tischrunde.guest', known), identity);
}

/** A table of these people, whose first match has begun. The visits are in the order of the seats. */
export async function sitMates([host, ...others]: readonly Mate[], terms: TableTerms): Promise<Visit[]> {
  const visits = [await host.client.open(terms)];
  for (const { client } of others) {
    const visit = await client.visit(visits[0].id);
    await client.sit(visit);
    visits.push(visit);
  }
  await host.client.start(visits[0]);
  return visits;
}

/** A table of two people who share a device, whose first match has begun. */
export async function sitBeside({ client }: Mate, other: string, terms: TableTerms): Promise<Visit[]> {
  const { id } = await client.open(terms);
  await client.connection.ask('sit', { table: id, seat: 1, name: other, word: randomWord() });
  const visits = [0, 1].map((seat) => new Visit(client.connection, id, { seat }));
  await client.start(await client.visit(id));
  return visits;
}

const seenBy = (visit: Visit) => visit.played.peek()?.seen.peek() ?? null;

/** A legal move for the seat on turn; the first one if nothing else is said. */
type Chooser = (seat: SeatView) => MoveText | undefined;

/** Lets everybody move in turn until something is the case; true if it is, false at the end of a round. */
export async function playUntil(
  mates: readonly Mate[],
  visits: readonly Visit[],
  isReached: () => boolean = () => false,
  choose: Chooser = ({ legal }) => legal[0],
): Promise<boolean> {
  for (let moves = 0; moves < 2000; moves++) {
    if (isReached()) return true;
    const seen = seenBy(visits[0]);
    if (seen !== null && seen.view.phase !== 'play') return false;
    const turn = seen?.view.turn ?? null;
    const own = turn === null ? null : seenBy(visits[turn]);
    const move = own === null || own.view.turn !== turn ? undefined : choose(own);
    if (turn === null || move === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      continue;
    }
    await makeMove(mates[turn], visits[turn], move);
    await Promise.all(visits.map((visit) => untilMoved(visit, seen?.moves ?? 0)));
  }
  throw new Error('nobody can go on');
}

async function makeMove({ client }: Mate, visit: Visit, move: MoveText): Promise<void> {
  const match = visit.played.peek()?.match ?? 0;
  await client.connection.ask('move', { table: visit.id, match, id: randomWord(), move, seat: visit.seat });
}

async function untilMoved(visit: Visit, moves: number): Promise<void> {
  while ((seenBy(visit)?.moves ?? 0) <= moves) await new Promise((resolve) => setTimeout(resolve, 5));
}
