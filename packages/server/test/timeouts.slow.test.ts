import { once } from 'node:events';
import { readdirSync, readlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type TestContext, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Client, word } from './support/client.ts';
import { openInProcess } from './support/in-process-server.ts';
import { newFolder, removeFolder } from './support/server-process.ts';

// Slow, unresponsive and silent clients are disconnected after a timeout.

const block = (): { id: string; game: string; players: number } => ({
  id: word(),
  game: 'block',
  players: 2,
});

test.concurrent('a client that does not say hello is disconnected after a while; others stay', async ({
  onTestFinished,
}) => {
  const { address } = await openInProcess({ PATIENCE: '2' }, onTestFinished);
  const ann = await Client.enter(address, 'Ann');
  const silent = await Client.connect(address);
  await silent.until(() => silent.isClosed);
  expect(silent.received.map((text) => JSON.parse(text))).toMatchObject([{ ok: false, code: 'hello.first' }]);
  await ann.must('open', block());
});

test.concurrent('a disconnected client is gone soon, with or without a closing handshake', async ({
  onTestFinished,
}) => {
  const { address } = await openInProcess({ PATIENCE: '0.2' }, onTestFinished);
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.resume();
  socket.write(
    [
      'GET /socket HTTP/1.1',
      'Host: here',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      '',
      '',
    ].join('\r\n'),
  );
  const connected = Date.now();
  await once(socket, 'close');
  // Waiting for the closing handshake would take half a minute.
  expect(Date.now() - connected).toBeLessThan(20_000);
});

test.concurrent.for([
  ['nothing at all', ''],
  ['half a line', 'GET /hea'],
  ['half of the headers', 'GET /health HTTP/1.1\r\nHost: here\r\nX-Slow: '],
  ['half a body', 'POST /health HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\nslowly'],
  ['half of an upgrade', 'GET /socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgr'],
])('a request that sends %s is ended after a while', async ([, text], { onTestFinished }) => {
  const { address } = await openInProcess({ PATIENCE: '0.2' }, onTestFinished);
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.resume();
  socket.write(text);
  await once(socket, 'close');
  await vi.waitFor(async () => expect((await fetch(`${address}/health`)).status).toBe(200), 20_000);
});

/** A server whose page has a file of 20 MB, which no socket takes before it is read. */
async function serverWithFile(finished: TestContext['onTestFinished'], patience = '0.5') {
  const page = newFolder();
  finished(() => removeFolder(page));
  writeFileSync(join(page, 'index.html'), '<!doctype html>');
  const file = join(page, 'large.bin');
  writeFileSync(file, '');
  truncateSync(file, 20_000_000);
  const { address } = await openInProcess({ PAGE: page, PATIENCE: patience }, finished);
  const isFile = (descriptor: string): boolean => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`) === file;
    } catch {
      return false;
    }
  };
  const openFiles = (): number => readdirSync('/proc/self/fd').filter(isFile).length;
  const ask = (more = 'Connection: close\r\n') => {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    finished(() => void socket.destroy());
    socket.write(`GET /large.bin HTTP/1.1\r\nHost: here\r\n${more}\r\n`);
    return socket;
  };
  return { address, openFiles, ask };
}

test.concurrent('files that nobody reads are closed after a while; a quiet WebSocket stays', async ({
  onTestFinished,
}) => {
  const { address, openFiles, ask } = await serverWithFile(onTestFinished);
  const ann = await Client.enter(address, 'Ann');
  for (let count = 0; count < 5; count++) ask();
  await vi.waitFor(() => expect(openFiles()).toBe(5), 10_000);
  await vi.waitFor(() => expect(openFiles()).toBe(0), 20_000);
  expect(ann.isClosed).toBe(false);
});

test.concurrent.for([
  [
    'is one',
    'GET /socket HTTP/1.1\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n',
  ],
  ['is none', 'GET /nowhere HTTP/1.1\r\n'],
] as const)(
  'a file that nobody reads is closed even if what follows wants to be a WebSocket and %s',
  async ([, start], { onTestFinished }) => {
    const { openFiles, ask } = await serverWithFile(onTestFinished, '5');
    const socket = ask('');
    await vi.waitFor(() => expect(openFiles()).toBe(1), 10_000);
    socket.write(`${start}Host: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
    // At once, not when the patience is over.
    await vi.waitFor(() => expect(openFiles()).toBe(0), 1000);
  },
);

test.concurrent('a slow reader gets all of a file, even if it takes longer', async ({ onTestFinished }) => {
  const { ask } = await serverWithFile(onTestFinished);
  const socket = ask();
  const since = Date.now();
  let length = 0;
  socket.on('data', (content) => {
    length += content.length;
    socket.pause();
    setTimeout(() => socket.resume(), content.length / 5000);
  });
  await once(socket, 'close');
  expect(length).toBeGreaterThan(20_000_000);
  expect(Date.now() - since).toBeGreaterThan(3000);
});

test.concurrent('every connection is pinged in 20 seconds, but never many at once', async ({
  onTestFinished,
}) => {
  const { address } = await openInProcess({ PATIENCE: '60', CONNECTIONS_PER_ADDRESS: '100' }, onTestFinished);
  const pinged: number[] = [];
  const sockets = Array.from({ length: 80 }, (_, index) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`);
    socket.on('ping', () => {
      pinged[index] ??= performance.now();
    });
    return socket;
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.terminate();
  });
  await vi.waitFor(() => expect(Object.keys(pinged)).toHaveLength(sockets.length), 30_000);
  const inTheSameMoment = pinged.map((at) => pinged.filter((other) => Math.abs(other - at) < 100).length);
  expect(Math.max(...inTheSameMoment)).toBeLessThan(20);
});

test('a client that sends pings and reads no pongs is disconnected', async () => {
  const { address } = await openInProcess({ MESSAGES_PER_SECOND: '1000000' });
  const [ann, deaf] = [await Client.enter(address, 'Ann'), await Client.enter(address, 'Deaf')];
  const { table } = await ann.must('open', block());
  await ann.look(table);
  await deaf.look(table);
  await ann.until(() => ann.here.get(table)?.length === 2);
  deaf.pause();
  const content = 'x'.repeat(125);
  for (let pinged = 0; pinged < 200_000 && ann.here.get(table)?.length === 2; pinged += 5000) {
    for (let each = 0; each < 5000; each++) deaf.ping(content);
    await ann.must('look', { table });
    await sleep(5);
  }
  await ann.until(() => ann.here.get(table)?.length === 1, 'letting go of a deaf screen', 60_000);
});

test('a refused connection is not left half open', async () => {
  const { address } = await openInProcess();
  const { hostname, port } = new URL(address);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  socket.on('error', () => {});
  socket.resume();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(
    'GET /socket HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nOrigin: https://evil.example\r\n\r\n',
  );
  await once(socket, 'end');
  const talking = setInterval(() => socket.write('and another thing'), 20);
  await closed;
  clearInterval(talking);
}, 10_000);

test('pings count as messages do', async () => {
  const { address } = await openInProcess({ MESSAGES_PER_SECOND: '1' });
  const ann = await Client.enter(address, 'Ann');
  for (let pinged = 0; pinged < 100; pinged++) ann.ping('');
  await ann.until(() => ann.isClosed);
  expect(ann.closedWith).toBe(1008);
});

test('a slow consumer is disconnected, and nobody else notices', async () => {
  const { address } = await openInProcess({ MESSAGES_PER_SECOND: '1000000', TABLES_PER_HOUR: '1000000' });
  const [ann, deaf] = [await Client.enter(address, 'Ann'), await Client.enter(address, 'Deaf')];
  const { table } = await ann.must('open', block());
  await ann.look(table);
  await deaf.look(table);
  await ann.until(() => ann.here.get(table)?.length === 2);
  deaf.pause();
  const held = process.memoryUsage().arrayBuffers + process.memoryUsage().external;
  let most = 0;
  // Each of these is answered with the whole scene; the machine's own buffers take some megabytes before anything piles up.
  for (let asked = 0; asked < 40_000 && ann.here.get(table)?.length === 2; asked += 500) {
    for (let each = 0; each < 500; each++) deaf.send(JSON.stringify({ ask: each, do: 'look', table }));
    await ann.must('look', { table });
    await sleep(1);
    most = Math.max(most, process.memoryUsage().arrayBuffers + process.memoryUsage().external - held);
  }
  await ann.until(() => ann.here.get(table)?.length === 1, 'letting go of a deaf screen', 60_000);
  expect(most).toBeLessThan(50_000_000);
  await ann.must('sit', { table, seat: 0, word: word() });
});
