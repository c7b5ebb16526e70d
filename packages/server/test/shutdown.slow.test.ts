import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MoveText } from '@tischrunde/engine';
import { expect, onTestFinished, test } from 'vitest';
import { stateOf } from '../src/table/replay.ts';
import { sceneOf } from '../src/table/scene.ts';
import { asFetched, Client, word } from './support/client.ts';
import { proxyTo } from './support/cuttable-proxy.ts';
import { playOn, startMatch } from './support/play.ts';
import { newFolder, removeFolder, ServerProcess } from './support/server-process.ts';
import { startPostgres } from './support/services.ts';
import { entriesIn, logOf } from './support/stored-log.ts';

const environment = {
  MESSAGES_PER_SECOND: '100000',
  LOG_LEVEL: 'warn',
  BOT_PACE: '0',
  BOT_THREADS: '1',
};

/** A move that was sent; without a number where it was never answered. */
interface Sent {
  readonly table: string;
  readonly client: Client;
  readonly move: MoveText;
  readonly id: string;
  readonly number: number | null;
}

/** Plays until the connection ends, and notes down what came of every move. */
async function playUntilClosed(pair: readonly Client[], table: string, sent: Sent[]): Promise<void> {
  while (pair.every(({ isClosed }) => !isClosed)) {
    const client = pair.find((each) => each.legal(table).length > 0);
    if (client === undefined) return;
    const legal = client.legal(table);
    const each = { table, client, move: legal[sent.length % legal.length], id: word() };
    const answer = await client.move(table, each.move, each.id).catch(() => null);
    sent.push({ ...each, number: answer?.ok ? answer.number : null });
    if (answer === null) return;
    if (!answer.ok) {
      expect(answer.code).toBe('server.closing');
      return;
    }
    for (const other of pair)
      await other.until(
        () => other.isClosed || (other.scenes.get(table)?.number ?? 0) >= answer.number,
        'hearing of a move',
      );
  }
}

test('a server that is stopped loses nothing, tells its clients, and another one goes on', async () => {
  // A second try begins with an empty folder, too.
  const folder = newFolder();
  onTestFinished(() => removeFolder(folder));
  const inFolder = { ...environment, DATA: folder };
  const server = await ServerProcess.start(inFolder);
  const pairs = await Promise.all(
    Array.from({ length: 6 }, () =>
      Promise.all([Client.enter(server.address, 'Ann'), Client.enter(server.address, 'Bob')]),
    ),
  );
  const tables = await Promise.all(pairs.map((pair) => startMatch(pair, { game: 'fives' })));
  // A bot that thinks for long while the server is closed.
  const host = await Client.enter(server.address, 'Host');
  const { table: ofBots } = await host.must('open', {
    id: word(),
    game: 'block',
    players: 4,
    bots: ['strong', 'strong', 'strong', 'strong'],
  });
  await host.look(ofBots);
  await host.must('start', { table: ofBots });

  const sent: Sent[] = [];
  const playing = pairs.map((pair, index) => playUntilClosed(pair, tables[index], sent));
  while (sent.length < 200) await new Promise((resolve) => setTimeout(resolve, 5));
  // Nobody who is slow or deaf holds it up.
  const { hostname, port } = new URL(server.address);
  const slow = connect(Number(port), hostname).on('error', () => {});
  slow.write('POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n');
  const deaf = await Client.enter(server.address, 'Deaf');
  deaf.pause();
  const stopped = server.stop('SIGTERM');
  // The second signal, as a terminal and npm send it, does not cut it short.
  server.child.kill('SIGINT');
  expect(await stopped).toBe(0);
  await Promise.all(playing);
  expect(server.err).toBe('');
  expect(server.out).not.toContain('"level":');

  for (const client of [...pairs.flat(), host]) {
    await client.until(() => client.isClosed, 'the end of a connection');
    const last = JSON.parse(client.received.at(-1) ?? '');
    expect(last).toEqual({ tell: 'closing', after: expect.any(Number) });
    expect(client.closedWith).toBe(1012);
  }
  const acknowledged = sent.filter(({ number }) => number !== null);
  expect(acknowledged.length).toBeGreaterThanOrEqual(190);
  const logs = new Map(tables.map((table) => [table, logOf(folder, table)]));
  for (const { table, id, number, move } of acknowledged)
    expect(logs.get(table)?.[(number ?? 0) - 1]).toMatchObject(
      // The first who wants the next round agrees to it; the last one's move deals it.
      move.type === 'next' ? { id } : { kind: 'moved', id, move },
    );

  const next = await ServerProcess.start(inFolder);
  for (const [index, table] of tables.entries()) {
    const pair = await Promise.all(pairs[index].map(({ token }) => Client.enter(next.address, '', token)));
    // They know what they knew, and ask for what they missed.
    for (const [seat, client] of pair.entries()) {
      const known = pairs[index][seat].scenes.get(table);
      if (known !== undefined) client.scenes.set(table, known);
      await client.look(table);
    }
    // What was not answered is sent again, and is there once.
    for (const { client, move, id } of sent.filter((each) => each.table === table && each.number === null)) {
      expect(await pair[pairs[index].indexOf(client)].move(table, move, id)).toMatchObject({ ok: true });
      const there = logOf(folder, table).filter((event) => 'id' in event && event.id === id);
      expect(there.length).toBe(1);
    }
    for (const client of pair) await client.look(table);
    await playOn(pair, table, 5);
    const state = stateOf(table, entriesIn(folder, table));
    for (const [seat, client] of pair.entries())
      expect(asFetched(client.scene(table))).toEqual(
        JSON.parse(JSON.stringify(state && sceneOf(state, seat))),
      );
  }
  const before = logOf(folder, ofBots).length;
  const watcher = await Client.enter(next.address, 'Watcher');
  await watcher.look(ofBots);
  await watcher.until(
    () => (watcher.scenes.get(ofBots)?.number ?? 0) > before + 3,
    'bots that go on',
    20_000,
  );
  expect(await next.stop('SIGINT')).toBe(0);
  expect(next.err).toBe('');
}, 40_000);

test('a server that is stopped while its database does not answer tells its clients, and ends in time', async () => {
  const database = await startPostgres();
  onTestFinished(() => database.end());
  const line = await proxyTo(database.url);
  onTestFinished(() => line.close());
  const server = await ServerProcess.start({ ...environment, DATABASE_URL: line.url });
  const pair = await Promise.all([Client.enter(server.address, 'Ann'), Client.enter(server.address, 'Bob')]);
  const table = await startMatch(pair, { game: 'block' });
  line.hold();
  const mover = pair.find((client) => client.legal(table).length > 0) ?? expect.unreachable();
  const [move] = mover.legal(table);
  const moved = mover.move(table, move, word()).catch(() => null);
  await sleep(300);
  const since = performance.now();
  expect(await server.stop('SIGTERM')).toBe(0);
  expect(performance.now() - since).toBeLessThan(10_000);
  expect(await moved).toBeNull();
  for (const client of pair) expect(client.closedWith).toBe(1012);
}, 40_000);
