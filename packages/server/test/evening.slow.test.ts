import { referee } from '@tischrunde/engine';
import { protocol } from '@tischrunde/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client, word } from './support/client.ts';
import { openShared, type TestCluster } from './support/cluster.ts';
import { openTable, playOn, together } from './support/play.ts';
import { seatsShown } from './support/shown-hands.ts';

let cluster: TestCluster;
beforeAll(async () => {
  cluster = await openShared();
}, 60_000);
afterAll(() => cluster.close(), 60_000);

const phaseOf = (client: Client, table: string): string => client.scene(table).table.phase;

/** Everybody who sits is ready, and the next match begins. */
async function again(clients: readonly { client: Client; seat: number }[], table: string): Promise<void> {
  for (const { client, seat } of clients) await client.must('ready', { table, word: word(), seat });
  for (const { client } of clients)
    await client.until(() => phaseOf(client, table) === 'playing', 'the next match', 14_000);
}

it('an evening of three games at two processes: a board, two seats on one device, a bot, one who comes late and one who leaves', async () => {
  const [anna, bea, carl, dora] = [
    await cluster.enter('Anna'),
    await cluster.enter('Bea'),
    await cluster.enter('Carl'),
    await cluster.enter('Dora'),
  ];
  const opa = await cluster.enter('', anna.token);
  const board = await Client.connect(cluster.servers[1].address);
  await board.must('hello', { protocol, role: 'board' });
  const table = await openTable([anna, bea, carl], {
    game: 'block',
    players: 4,
    options: { rounds: 1 },
    bots: [null, null, null, 'easy'],
    watching: 'nobody',
  });
  await anna.must('sit', { table, seat: 0, word: word() });
  await anna.must('sit', { table, seat: 1, word: word(), name: 'Opa' });
  await bea.must('sit', { table, seat: 2, word: word() });
  // The code is made at one process, and known at the other.
  const { code } = await anna.must('code', { table });
  expect((await dora.must('invited', { to: code })).invitation).toMatchObject({ table, host: 'Anna' });
  const shown = await board.must('look', { table, code });
  expect(shown).toMatchObject({ scene: { seen: null } });
  await opa.look(table, 1);
  await anna.must('start', { table });
  await together([anna, opa, bea], table);
  await playOn([anna, opa, bea], table);

  // Carl takes the bot's seat for another game. In mid-match Bea leaves, and Dora plays on for the bot.
  await anna.must('change', { table, game: 'fives', options: { target: 50 } });
  await carl.must('sit', { table, seat: 3, word: word() });
  await again(
    [
      { client: anna, seat: 0 },
      { client: opa, seat: 1 },
      { client: bea, seat: 2 },
    ],
    table,
  );
  await playOn([anna, opa, bea, carl], table, 4);
  await bea.must('stand', { table });
  await dora.look(table);
  await dora.must('sit', { table, seat: 2, word: word() });
  await playOn([anna, opa, dora, carl], table);

  // A game for three: one waits on the bench.
  await anna.must('change', { table, game: 'block', players: 3, options: { rounds: 1 } });
  await together([anna, opa, dora, carl], table);
  const { places, bench } = anna.scene(table).table;
  expect(bench).toHaveLength(1);
  const sitting = [anna, opa, dora].map((client, seat) => ({ client, seat }));
  expect(places.map(({ name }) => name)).toEqual(['Anna', 'Opa', 'Dora']);
  await again(sitting, table);
  await playOn([anna, opa, dora], table);

  const { evening } = anna.scene(table).table;
  expect(evening.results.map(({ game }) => game)).toEqual(['block', 'fives', 'block']);
  expect(evening.people.map(({ name }) => name).toSorted()).toEqual(['Anna', 'Bea', 'Carl', 'Dora', 'Opa']);
  for (const { match, seats } of evening.results) {
    const { file } = await anna.must('file', { table, match });
    const judged = referee(file.transcript);
    const winners = seats.flatMap(({ place }, seat) => (place === 1 ? [seat] : []));
    expect(judged).toMatchObject({ phase: 'matchOver', winners, scores: seats.map(({ score }) => score) });
  }
  // Nobody has seen a hand that is not theirs, and the board none.
  expect(seatsShown(board)).toEqual([]);
  expect([anna, opa, bea, carl, dora].map(seatsShown)).toEqual([[0], [1], [2], [3], [2]]);
  expect((await carl.must('mine', {})).tables[0]).toMatchObject({ id: table, game: 'block' });
  await board.close();
}, 60_000);
