import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { protocol } from '@tischrunde/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Client, word } from './support/client.ts';
import { openInProcess } from './support/in-process-server.ts';
import { newFolder, removeFolder } from './support/server-process.ts';

// What costs the server the most is limited by address, too: guests are free.

type Answered = { readonly ok: boolean; readonly code?: unknown };

const counted = (answers: readonly Answered[], code: string): number =>
  answers.filter((answer) => !answer.ok && answer.code === code).length;

const times = <Value>(count: number, make: () => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, make));

test('looks: some for a guest, more for an address', async () => {
  const { address } = await openInProcess({ MESSAGES_PER_SECOND: '5', CONNECTIONS_PER_ADDRESS: '100' });
  const ann = await Client.enter(address, 'Ann');
  const { table } = await ann.must('open', { id: word(), game: 'block', players: 2 });
  const own = await times(15, () => ann.ask('look', { table }));
  expect(counted(own, 'message.often')).toBeGreaterThanOrEqual(3);
  const all: Answered[] = [...own];
  for (let guest = 0; guest < 12; guest++) {
    const eve = await Client.enter(address, `Eve ${guest}`);
    all.push(...(await times(10, () => eve.ask('look', { table }))));
  }
  const shown = all.filter(({ ok }) => ok).length;
  expect(shown).toBeGreaterThanOrEqual(100);
  expect(shown).toBeLessThan(125);
});

test('changes of tables that are not moves, with chat', async () => {
  const { address } = await openInProcess({ MESSAGES_PER_SECOND: '20', CONNECTIONS_PER_ADDRESS: '4' });
  const [ann, eve] = [await Client.enter(address, 'Ann'), await Client.enter(address, 'Eve')];
  const { table } = await ann.must('open', { id: word(), game: 'block', players: 2 });
  await times(30, () => eve.ask('bench', { table }));
  const after = await times(20, () => ann.ask('sit', { table, seat: 9, word: word() }));
  expect(counted(after, 'seat.none')).toBeLessThanOrEqual(15);
  expect(counted(after, 'message.often')).toBeGreaterThanOrEqual(5);
  expect(await eve.ask('say', { table, id: word(), text: 'Hello' })).toMatchObject({ code: 'said.often' });
});

/** Enters as soon as there is room: who is gone has to be found first. */
async function enterSoon(address: string, name: string): Promise<Client> {
  for (let tries = 0; ; tries++) {
    try {
      return await Client.enter(address, name);
    } catch (error) {
      if (tries === 50) throw error;
      await sleep(20);
    }
  }
}

const again = (address: string, { token }: Client): Promise<Client> => Client.enter(address, '', token);

test('a guest has so many connections, and those in use stay', async () => {
  const { address } = await openInProcess();
  const first = await Client.enter(address, 'Eve');
  const eve = await again(address, first);
  const others = [first];
  for (let connection = 0; connection < 18; connection++) others.push(await again(address, first));
  await first.must('mine', {});
  others.push(await again(address, first));
  await eve.until(() => eve.isClosed);
  // It comes back later, and not at once in the place of another.
  const { tell, after } = JSON.parse(eve.received.at(-1) ?? '');
  expect(tell).toBe('closing');
  expect(after).toBeGreaterThanOrEqual(60_000);
  for (const other of others) expect(await other.ask('mine', {})).toHaveProperty('answer');
});

test('a guest with many connections does not keep others of the address out', async () => {
  const { address } = await openInProcess({ CONNECTIONS_PER_ADDRESS: '8' });
  const ann = await Client.enter(address, 'Ann');
  const eve = [await Client.enter(address, 'Eve')];
  while (eve.length < 7) eve.push(await again(address, eve[0]));
  for (const name of ['Bob', 'Cleo', 'Dan']) await enterSoon(address, name);
  for (const first of eve.slice(0, 3)) await first.until(() => first.isClosed);
  expect([ann, ...eve].map(({ isClosed }) => isClosed)).toEqual([
    false,
    true,
    true,
    true,
    ...Array(4).fill(false),
  ]);
  // Those who have few keep them.
  await expect(Client.enter(address, 'Fay')).rejects.toThrow('429');
});

test('nobody gives a place up for what is no WebSocket', async () => {
  const { address } = await openInProcess({ CONNECTIONS_PER_ADDRESS: '8' });
  const first = await Client.enter(address, 'Ann');
  const ann = [first];
  while (ann.length < 8) ann.push(await again(address, first));
  const headers = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
  const status = async (more: Record<string, string>): Promise<number> => {
    const [{ statusCode }] = await once(
      request(`${address}/socket`, { headers: { ...headers, ...more } }).end(),
      'response',
    );
    return statusCode;
  };
  for (const more of [{}, { 'sec-websocket-key': 'short' }]) {
    // At first it is seen who is gone.
    await vi.waitFor(async () => expect(await status(more)).toBe(400));
    for (const one of ann) await one.must('mine', {});
  }
});

test('somebody with many IPv6 networks has only so many connections', async () => {
  const { address } = await openInProcess({ CONNECTIONS_PER_ADDRESS: '1', TRUST_PROXY: 'yes' });
  const enter = async (network: string): Promise<void> => {
    const client = await Client.connect(address, { 'x-forwarded-for': `${network}::1` });
    expect(await client.ask('hello', { protocol, name: 'Eve' })).toMatchObject({ ok: true });
  };
  for (let index = 0; index < 16; index++) await enter(`2001:db8:7:${index}`);
  await expect(enter('2001:db8:7:16')).rejects.toThrow('429');
  await enter('2001:db8:8:0');
});

test('those who never say who they are do not keep others out', async () => {
  const { address } = await openInProcess({ CONNECTIONS_PER_ADDRESS: '8' });
  const nobodies = await times(8, () => Client.connect(address));
  const ann = await enterSoon(address, 'Ann');
  await ann.must('mine', {});
  await nobodies[0].until(() => nobodies.some(({ isClosed }) => isClosed));
  // Perhaps somebody who was about to say hello.
  const { after } = JSON.parse(nobodies.find(({ isClosed }) => isClosed)?.received.at(-1) ?? '');
  expect(after).toBeLessThanOrEqual(3000);
});

test('a screen at a table where something happens is in use, and so is not the one that gives its place up', async () => {
  const { address } = await openInProcess({ CONNECTIONS_PER_ADDRESS: '6' });
  const ann = await Client.enter(address, 'Ann');
  const open = async (): Promise<string> =>
    (await ann.must('open', { id: word(), game: 'block', players: 2 })).table;
  const [busy, idle] = [await open(), await open()];
  const first = await Client.enter(address, 'Eve');
  const screens = [first, ...(await times(4, () => again(address, first)))];
  for (const [index, screen] of screens.entries()) await screen.look(index === 0 ? busy : idle);
  await ann.must('say', { table: busy, id: word(), text: 'Hello' });
  await enterSoon(address, 'Bob');
  await first.until(() => screens.some(({ isClosed }) => isClosed));
  expect(screens.map(({ isClosed }) => isClosed)).toEqual([false, true, false, false, false]);
});

test('boards elsewhere do not take the place of a family’s board', async () => {
  const { address } = await openInProcess({ CONNECTIONS_PER_ADDRESS: '8' });
  const ann = await Client.enter(address, 'Ann');
  const { table } = await ann.must('open', { id: word(), game: 'block', players: 2 });
  const newBoard = async (): Promise<Client> => {
    const board = await Client.connect(address);
    await board.ask('hello', { protocol, role: 'board' });
    return board;
  };
  const family = await newBoard();
  await family.look(table);
  const others: Client[] = [];
  while (others.length < 6) others.push(await newBoard());
  for (const other of others) await other.ask('leave', { table });
  await enterSoon(address, 'Bob');
  await others[0].until(() => others[0].isClosed);
  expect(family.isClosed).toBe(false);
});

test('who sends much before a hello does not take the places of those who are about to say it', async () => {
  const { address } = await openInProcess({ CONNECTIONS_PER_ADDRESS: '8' });
  const noisy: Client[] = [];
  while (noisy.length < 7) noisy.push(await Client.connect(address));
  const newcomer = await Client.connect(address);
  for (const client of noisy) await client.ask('mine', {});
  await enterSoon(address, 'Bob');
  await noisy[0].until(() => noisy[0].isClosed);
  expect(await newcomer.ask('hello', { protocol, name: 'Ann' })).toMatchObject({ ok: true });
});

test('a device that reconnects again and again takes the places of its own lost connections', async () => {
  const { address } = await openInProcess();
  const laptop = await Client.enter(address, 'Ann');
  const { table } = await laptop.must('open', { id: word(), game: 'block', players: 2 });
  await laptop.look(table);
  const lost: Client[] = [];
  for (let time = 0; time < 22; time++) {
    const phone = await again(address, laptop);
    await phone.look(table);
    phone.pause();
    lost.push(phone);
  }
  await laptop.must('say', { table, id: word(), text: 'Hello' });
});

test('one guest uses up only a part of what an address may have replayed', async () => {
  const { address } = await openInProcess({ MESSAGES_PER_SECOND: '5' });
  const eve = await Client.enter(address, 'Eve');
  const answers = await times(20, () => eve.ask('file', { table: '0000000000', match: 1 }));
  expect(counted(answers, 'table.none')).toBeLessThanOrEqual(12);
  await (await Client.enter(address, 'Ann')).must('mine', {});
});

test('link previews use up nothing that people of the address need', async () => {
  const page = newFolder();
  onTestFinished(() => removeFolder(page));
  writeFileSync(join(page, 'index.html'), '<html><head></head></html>');
  const { address } = await openInProcess({ MESSAGES_PER_SECOND: '1', PAGE: page });
  const ann = await Client.enter(address, 'Ann');
  const { table } = await ann.must('open', { id: word(), game: 'block', players: 2 });
  await times(20, () => fetch(`${address}/table/0000000000`));
  await ann.must('look', { table });
  expect(await ann.must('invited', { to: table })).toMatchObject({ invitation: { table } });
});

test('moves of somebody without a seat are limited as other changes of a table are', async () => {
  const { address } = await openInProcess();
  const [ann, eve] = [await Client.enter(address, 'Ann'), await Client.enter(address, 'Eve')];
  const { table } = await ann.must('open', { id: word(), game: 'block', players: 2 });
  await ann.must('sit', { table, seat: 0, word: word() });
  const moves = (client: Client): Promise<Answered[]> =>
    times(60, () => client.ask('move', { table, match: 1, id: word(), move: { type: 'pass' } }));
  expect(counted(await moves(eve), 'message.often')).toBeGreaterThanOrEqual(15);
  expect(counted(await moves(ann), 'message.often')).toBe(0);
});

test('all onlookers of a table together change it only so often, and its players as ever', async () => {
  const { address } = await openInProcess({ MESSAGES_PER_SECOND: '5' });
  const ann = await Client.enter(address, 'Ann');
  const { table } = await ann.must('open', { id: word(), game: 'block', players: 2 });
  await ann.must('sit', { table, seat: 0, word: word() });
  const crowd: Client[] = [];
  while (crowd.length < 6) crowd.push(await Client.enter(address, `Eve ${crowd.length}`));
  const benched = await Promise.all(
    crowd.map((eve) =>
      times(5, () => Promise.all([eve.ask('bench', { table }), eve.ask('stand', { table })])),
    ),
  );
  expect(counted(benched.flat(2), 'message.often')).toBeGreaterThanOrEqual(35);
  const said = await Promise.all(
    crowd.map((eve) => times(4, () => eve.ask('say', { table, id: word(), text: 'Hello' }))),
  );
  // What they say counts for itself.
  expect(said.flat().filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(15);
  expect(counted(said.flat(), 'said.often')).toBeGreaterThanOrEqual(3);
  const words = await times(5, () => ann.ask('ready', { table, word: word() }));
  expect(words.every(({ ok }) => ok)).toBe(true);
  expect(await ann.ask('say', { table, id: word(), text: 'Well' })).toMatchObject({ ok: true });
});

test('those who fill a score pad are no onlookers', async () => {
  const { address } = await openInProcess({ MESSAGES_PER_SECOND: '5' });
  const [ann, bob] = [await Client.enter(address, 'Ann'), await Client.enter(address, 'Bob')];
  const { table } = await ann.must('open', { id: word(), game: 'solo', players: 2, pad: ['Ann', 'Bob'] });
  await bob.must('bench', { table });
  const crowd = [await Client.enter(address, 'Eve'), await Client.enter(address, 'Eve 2')];
  for (const one of crowd) await times(10, () => one.ask('stand', { table }));
  await bob.must('stand', { table });
});

test('what many are told of counts for more', async () => {
  const { address } = await openInProcess({ CONNECTIONS_PER_ADDRESS: '8' });
  const players = await Promise.all(['Ann', 'Bob', 'Cleo'].map((name) => Client.enter(address, name)));
  const [ann, bob] = players;
  const open = async (): Promise<string> =>
    (await ann.must('open', { id: word(), game: 'block', players: 3 })).table;
  const [watched, quiet] = [await open(), await open()];
  await ann.must('sit', { table: quiet, seat: 0, word: word() });
  for (const [seat, player] of players.entries()) {
    await player.must('sit', { table: watched, seat, word: word() });
    // From every seat on two screens.
    for (const screen of [player, await again(address, player)])
      for (let from = 0; from < 8; from++) await screen.must('look', { table: watched, seat: from });
  }
  const move = { match: 1, move: { type: 'pass' } };
  const atQuiet = await times(20, () => ann.ask('move', { ...move, table: quiet, id: word() }));
  expect(counted(atQuiet, 'message.often')).toBe(0);
  const atWatched = await times(80, () => bob.ask('move', { ...move, table: watched, id: word() }));
  expect(counted(atWatched, 'message.often')).toBeGreaterThanOrEqual(20);
});
