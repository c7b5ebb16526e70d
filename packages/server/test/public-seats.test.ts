import { protocol } from '@tischrunde/protocol';
import { expect, test } from 'vitest';
import { Client, word } from './support/client.ts';
import { openInProcess } from './support/in-process-server.ts';

// Strangers who take the seats of public tables and wait there.

async function enter(server: string, name: string, address: string): Promise<Client> {
  const client = await Client.connect(server, { 'X-Forwarded-For': address });
  await client.must('hello', { protocol, name });
  return client;
}

async function publicTables(server: string, hosts: number, arePlaying = false): Promise<readonly string[]> {
  const tables: string[] = [];
  const bots = Array(4).fill(arePlaying ? 'easy' : null);
  for (let host = 0; host < hosts; host++) {
    const client = await enter(server, `Host ${host}`, `10.1.${host}.1`);
    for (let count = 0; count < 3; count++) {
      const terms = { id: word(), game: 'solo', players: 4, bots, listed: true };
      const { table } = await client.must('open', terms);
      if (arePlaying) await client.must('start', { table });
      tables.push(table);
    }
  }
  return tables;
}

test.each([false, true])(
  'one network does not take the seats of all of them; from bots: %s',
  async (arePlaying) => {
    const { address } = await openInProcess({ TRUST_PROXY: 'yes' });
    const tables = await publicTables(address, 8, arePlaying);
    let taken = 0;
    for (let guest = 0; guest < 32; guest++) {
      const eve = await enter(address, `Eve ${guest}`, `10.2.2.${guest}`);
      for (let count = 0; count < 3; count++) {
        const place = guest + 32 * count;
        const ask = { table: tables[place % 24], seat: Math.floor(place / 24), word: word() };
        const answer = await eve.ask('sit', ask);
        if (answer.ok) taken++;
        else expect(answer.code).toBe('message.often');
      }
    }
    expect(taken).toBeGreaterThanOrEqual(75);
    expect(taken).toBeLessThan(85);
    const bob = await enter(address, 'Bob', '10.3.3.3');
    expect(await bob.ask('sit', { table: tables[23], seat: 3, word: word() })).toMatchObject({ ok: true });
  },
);

test('a guest can wait at no more of them by coming to the bench', async () => {
  const { address } = await openInProcess({ TRUST_PROXY: 'yes' });
  const tables = await publicTables(address, 2);
  const eve = await enter(address, 'Eve', '10.2.2.2');
  const answers: unknown[] = [];
  for (const table of tables.slice(0, 4)) answers.push(await eve.ask('bench', { table }));
  expect(answers.slice(0, 3)).toMatchObject([{ ok: true }, { ok: true }, { ok: true }]);
  expect(answers[3]).toMatchObject({ code: 'seat.yours' });
});

test('nor by asking to play now', async () => {
  const { address } = await openInProcess({ TRUST_PROXY: 'yes' });
  const games = ['block', 'fives', 'solo', 'burg'];
  for (const [index, game] of games.entries()) {
    const host = await enter(address, `Host ${index}`, `10.1.${index}.1`);
    await host.must('open', { id: word(), game, players: 2, listed: true });
  }
  const eve = await enter(address, 'Eve', '10.2.2.2');
  const found: boolean[] = [];
  for (const game of games) found.push((await eve.must('play', { id: word(), game, word: word() })).isNew);
  expect(found).toEqual([false, false, false, true]);
});

test('only seats that were taken count for a network, and one guest does not take them all', async () => {
  const { address } = await openInProcess({ TRUST_PROXY: 'yes' });
  const tables = await publicTables(address, 4);
  for (let guest = 0; guest < 4; guest++) {
    const eve = await enter(address, `Eve ${guest}`, '10.2.2.2');
    for (let count = 0; count < 30; count++)
      expect(await eve.ask('sit', { table: tables[guest], seat: 9, word: word() })).toMatchObject({
        code: 'seat.none',
      });
  }
  const mallory = await enter(address, 'Mallory', '10.2.2.2');
  let taken = 0;
  for (let count = 0; count < 18; count++) {
    if ((await mallory.ask('sit', { table: tables[5], seat: 0, word: word() })).ok) taken++;
    await mallory.ask('stand', { table: tables[5] });
  }
  expect(taken).toBe(10);
  const bob = await enter(address, 'Bob', '10.2.2.3');
  expect(await bob.ask('sit', { table: tables[11], seat: 3, word: word() })).toMatchObject({ ok: true });
});

test('a guest does not wait at more than three of them by asking for all at once', async () => {
  const { address } = await openInProcess({ TRUST_PROXY: 'yes' });
  const tables = (await publicTables(address, 4)).slice(0, 8);
  const eve = await enter(address, 'Eve', '10.2.2.2');
  // What is asked next at those tables waits until this is written.
  const said = tables.map((table) => eve.ask('emote', { table, id: word(), emote: 'hello' }));
  const seats = tables.map((table) => eve.ask('sit', { table, seat: 0, word: word() }));
  for (const { ok } of await Promise.all(said)) expect(ok).toBe(true);
  expect((await Promise.all(seats)).filter(({ ok }) => ok)).toHaveLength(3);
});
