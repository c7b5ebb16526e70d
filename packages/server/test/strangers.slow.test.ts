import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Client, word } from './support/client.ts';
import { openInProcess } from './support/in-process-server.ts';
import { KillableServer } from './support/killable-server.ts';
import { newFolder, removeFolder } from './support/server-process.ts';

// What strangers tried on a server, and what it does to others.

const solo = { game: 'solo', options: {} } as const;

/** Opens a table with a strong bot and sits down there. */
async function againstBot(client: Client): Promise<string> {
  const { table } = await client.must('open', { id: word(), ...solo, players: 2, bots: [null, 'strong'] });
  await client.look(table);
  await client.must('sit', { table, seat: 0, word: word() });
  await client.must('start', { table });
  return table;
}

/** How long the bot takes for its moves. Milliseconds, the median of several. */
async function botTime(client: Client, table: string, moves: number): Promise<number> {
  const times: number[] = [];
  while (times.length < moves) {
    const { seen } = client.scene(table);
    if (seen?.view.phase !== 'play') {
      await client.move(table, { type: 'next' });
      continue;
    }
    if (seen.view.turn === 0) {
      const [move] = client.legal(table);
      await client.move(table, move);
      continue;
    }
    const since = performance.now();
    const before = seen.moves;
    await client.until(() => (client.scene(table).seen?.moves ?? 0) > before, 'a move of the bot', 60_000);
    times.push(performance.now() - since);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(moves / 2)];
}

describe('one guest with 60 tables of ten strong bots each', () => {
  it('does not slow down the bots of others, neither there nor gone', async () => {
    const { address } = await openInProcess({
      MESSAGES_PER_SECOND: '1000',
      BOT_THREADS: '1',
      BOT_PACE: '0.1',
      BOT_WORK: '10000',
    });
    const ann = await Client.enter(address, 'Ann');
    const table = await againstBot(ann);
    const usual = await botTime(ann, table, 5);
    const eve = await Client.enter(address, 'Eve');
    // A connection watches 20 tables.
    const screens = [
      eve,
      await Client.enter(address, '', eve.token),
      await Client.enter(address, '', eve.token),
    ];
    for (let opened = 0; opened < 60; opened++) {
      const bots = Array.from({ length: 10 }, () => 'strong' as const);
      const { table: theirs } = await eve.must('open', { id: word(), ...solo, players: 10, bots });
      await screens[opened % 3].must('look', { table: theirs });
      await eve.must('start', { table: theirs });
    }
    await sleep(1000);
    const meanwhile = await botTime(ann, table, 5);
    for (const screen of screens) screen.drop();
    await sleep(1000);
    const after = await botTime(ann, table, 5);
    console.log(`a bot's move: ${[usual, meanwhile, after].map(Math.round).join(', ')} ms`);
    expect(meanwhile).toBeLessThan(Math.max(3 * usual, usual + 400));
    expect(after).toBeLessThan(Math.max(2 * usual, usual + 200));
  }, 120_000);
});

describe('an outage', () => {
  afterAll(() => KillableServer.killAll());

  it('does not cost anybody their turn', async () => {
    const folder = newFolder();
    const server = await KillableServer.start({ DATA: folder });
    const seated: { client: Client; table: string }[] = [];
    for (let number = 0; number < 10; number++) {
      const client = await Client.enter(server.address, `Guest ${number}`);
      const bots = [null, 'easy'] as const;
      const timer = { seconds: 5, expiry: 'bot' } as const;
      const { table } = await client.must('open', {
        id: word(),
        game: 'block',
        players: 2,
        bots: [...bots],
        timer,
      });
      await client.look(table);
      await client.must('sit', { table, seat: 0, word: word() });
      await client.must('start', { table });
      seated.push({ client, table });
    }
    await Promise.all(
      seated.map(({ client, table }) => client.until(() => client.legal(table).length > 0, 'a turn')),
    );
    await server.kill();
    await sleep(6000);
    await server.startAgain();
    await sleep(500);
    for (const { client, table } of seated) {
      const again = await Client.enter(server.address, '', client.token);
      await again.look(table);
      const moves = client.scene(table).seen?.moves ?? 0;
      expect(again.scene(table).seen?.moves).toBe(moves);
      expect(await again.move(table, again.legal(table)[0])).toMatchObject({ ok: true });
    }
    await server.stop();
    removeFolder(folder);
  }, 60_000);

  it('of a process that was frozen does not, either', async () => {
    const folder = newFolder();
    const server = await KillableServer.start({ DATA: folder });
    const ann = await Client.enter(server.address, 'Ann');
    const timer = { seconds: 5, expiry: 'pass' } as const;
    const wish = { id: word(), game: 'block', players: 2, bots: [null, 'easy'] as (null | 'easy')[], timer };
    const { table } = await ann.must('open', wish);
    await ann.look(table);
    await ann.must('sit', { table, seat: 0, word: word() });
    await ann.must('start', { table });
    await ann.until(() => ann.legal(table).length > 0, 'a turn');
    server.freeze();
    await sleep(8000);
    server.thaw();
    await sleep(500);
    expect(await ann.move(table, ann.legal(table)[0])).toMatchObject({ ok: true });
    await server.stop();
    removeFolder(folder);
  }, 60_000);
});

describe('a flood', () => {
  it('of pongs that nobody asked for ends the connection, and others of the address do not notice', async () => {
    const { address } = await openInProcess({ MESSAGES_PER_SECOND: '5' });
    const ann = await Client.enter(address, 'Ann');
    const flooding = new WebSocket(`${address.replace('http', 'ws')}/socket`);
    await once(flooding, 'open');
    flooding.on('error', () => {});
    const closed = once(flooding, 'close');
    for (let sent = 0; sent < 20_000; sent++) flooding.pong();
    const since = performance.now();
    await ann.must('open', { id: word(), game: 'block', players: 2 });
    expect(performance.now() - since).toBeLessThan(1000);
    expect((await closed)[0]).toBe(1008);
    expect(ann.isClosed).toBe(false);
  }, 30_000);

  it('of idle connections is cut short', async () => {
    const { address } = await openInProcess({ CONNECTIONS_PER_ADDRESS: '20' });
    const { hostname, port } = new URL(address);
    const sockets = Array.from({ length: 300 }, () => connect(Number(port), hostname));
    let [closed, answered] = [0, 0];
    for (const socket of sockets) {
      socket.on('error', () => {});
      socket.on('close', () => closed++);
      socket.once('data', () => answered++);
      socket.write('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n');
    }
    await vi.waitFor(() => expect(closed).toBe(300), { timeout: 60_000, interval: 100 });
    expect(answered).toBeLessThanOrEqual(80);
    expect((await fetch(`${address}/health`)).status).toBe(200);
  }, 90_000);
});
