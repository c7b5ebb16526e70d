import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../src/index.ts';
import { openMetrics } from '../src/metrics.ts';
import { Answers } from '../src/net/answers.ts';
import { openHttpServer } from '../src/net/http-server.ts';
import { PublicList } from '../src/net/public-list.ts';
import { openStore } from '../src/store/open-store.ts';
import { StoreHealth } from '../src/store/store-health.ts';
import { word } from './support/client.ts';
import { newFolder, removeFolder } from './support/server-process.ts';

const folder = newFolder();

afterAll(() => removeFolder(folder));

/** An HTTP server with the store and settings of a test. */
async function httpWith(environment: Record<string, string>) {
  const data = join(folder, `data-${word()}`);
  const store = await openStore(null, data);
  const config = readConfig({ PAGE: 'none', DATA: data, ...environment });
  const metrics = openMetrics({ tables: () => 0, quarantined: () => 0, connections: () => 0 });
  const logged: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void logged.push(line) });
  const closing = { isClosing: false };
  const health = new StoreHealth(store, await store.epoch(), false, log);
  const http = await openHttpServer({
    config,
    list: new PublicList(store, 0),
    invitation: async () => null,
    health,
    log,
    metrics: () => metrics,
    isClosing: () => closing.isClosing,
  });
  return { http, store, closing, logged };
}

test('a server whose store is gone, or that is being closed, is not ready but healthy', async () => {
  const { http, store, closing } = await httpWith({});
  const statusOf = async (url: string): Promise<number> => (await http.inject(url)).statusCode;
  expect(await statusOf('/ready')).toBe(200);
  closing.isClosing = true;
  expect((await http.inject('/ready')).json()).toEqual({ ok: false, error: 'the server is closing' });
  expect(await statusOf('/ready')).toBe(503);
  closing.isClosing = false;
  await store.close();
  // What was written a second ago proves nothing.
  await sleep(1100);
  expect(await statusOf('/ready')).toBe(503);
  expect((await http.inject('/ready')).json()).toEqual({ ok: false, error: 'the store is not available' });
  expect(await statusOf('/health')).toBe(200);
  const listed = await http.inject('/api/tables');
  expect(listed.statusCode).toBe(500);
  expect(listed.json()).toEqual({ ok: false, error: 'internal error' });
});

test('only this machine may measure, and no proxy on it for others', async () => {
  const { http, store } = await httpWith({});
  const statusFrom = async (remoteAddress: string, headers = {}): Promise<number> =>
    (await http.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
  expect(await statusFrom('127.0.0.1')).toBe(200);
  expect(await statusFrom('::1')).toBe(200);
  expect(await statusFrom('10.0.0.1')).toBe(403);
  expect(await statusFrom('10.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toBe(403);
  expect(await statusFrom('127.0.0.1', { 'x-forwarded-for': '10.0.0.1' })).toBe(403);
  expect(await statusFrom('127.0.0.1', { forwarded: 'for=10.0.0.1' })).toBe(403);
  expect(await statusFrom('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toBe(403);
  expect(await statusFrom('127.0.0.1', { 'x-real-ip': '127.0.0.1' })).toBe(403);
  expect(await statusFrom('127.0.0.1', { via: '1.1 proxy' })).toBe(403);
  // A proxy that says nothing of itself, but of the name that was asked for.
  expect(await statusFrom('127.0.0.1', { host: 'play.example.org' })).toBe(421);
  await store.close();
});

test('behind a proxy nobody makes themselves local', async () => {
  const { http, store } = await httpWith({ TRUST_PROXY: 'yes' });
  const statusFor = async (forwarded: string): Promise<number> =>
    (await http.inject({ url: '/metrics', headers: { 'x-forwarded-for': forwarded } })).statusCode;
  expect(await statusFor('127.0.0.1, 10.0.0.1')).toBe(403);
  expect(await statusFor('10.0.0.1')).toBe(403);
  expect(await statusFor('127.0.0.1')).toBe(403);
  expect((await http.inject('/metrics')).statusCode).toBe(403);
  await store.close();
});

test('with a token set, only its holder may read metrics', async () => {
  const { http, store } = await httpWith({ METRICS_TOKEN: 'hush' });
  const statusWith = async (authorization: string): Promise<number> =>
    (await http.inject({ url: '/metrics', remoteAddress: '10.0.0.1', headers: { authorization } }))
      .statusCode;
  expect(await statusWith('Bearer hush')).toBe(200);
  for (const wrong of ['', 'Bearer', 'Bearer ', 'Bearer hus', 'Bearer hushh', 'bearer hush', 'hush'])
    expect(await statusWith(wrong)).toBe(403);
  expect((await http.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).statusCode).toBe(403);
  await store.close();
});

test('too many requests from one address are refused for a while; those of others are not', async () => {
  const { http, store } = await httpWith({});
  const from = (remoteAddress: string) => http.inject({ url: '/api/tables', remoteAddress });
  for (let asked = 0; asked < 600; asked++) await from('2001:db8::1');
  expect((await from('2001:db8::2')).statusCode).toBe(429);
  expect((await from('2001:db8:1::1')).statusCode).toBe(200);
  await store.close();
});

test.each(['/ready', '/health', '/metrics'])(
  'requests for %s are counted, and the connection is closed with the first that is too much',
  async (path) => {
    const { http, store } = await httpWith({});
    await http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = http.server.address() as AddressInfo;
    const text = await oneByOne(port, path);
    expect(text.split('HTTP/1.1 429')).toHaveLength(2);
    expect(text.split('HTTP/1.1 ').length).toBeLessThanOrEqual(602);
    await http.close();
    await store.close();
  },
);

test('requests for what is not there are counted, too', async () => {
  const { http, store } = await httpWith({});
  const [one, other] = [await http.inject('/nothing'), await http.inject('/nothing')];
  expect(Number(other.headers['x-ratelimit-remaining'])).toBe(
    Number(one.headers['x-ratelimit-remaining']) - 1,
  );
  await store.close();
});

/** All that comes back on a connection that asks again with every answer, until it is closed. */
async function oneByOne(port: number, path: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const ask = (): boolean => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  const begins = 'HTTP/1.1 ';
  let text = '';
  let end = '';
  socket.on('data', (more) => {
    text += more;
    // One of them comes in several pieces.
    const latest = `${end}${more}`;
    if (latest.includes(begins)) ask();
    end = latest.slice(1 - begins.length);
  });
  socket.on('error', () => {});
  ask();
  await once(socket, 'close');
  return text;
}

test('an address has so many connections of all kinds, and idle ones are closed soon', async () => {
  const { http, store } = await httpWith({ CONNECTIONS_PER_ADDRESS: '5' });
  await http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = http.server.address() as AddressInfo;
  const sockets = Array.from({ length: 30 }, () => connect(port, '127.0.0.1'));
  const answered = await Promise.all(
    sockets.map(
      (socket) =>
        new Promise((resolve) => {
          socket.on('error', () => {});
          socket.on('data', () => resolve(1));
          socket.on('close', () => resolve(0));
          socket.write('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n');
        }),
    ),
  );
  expect(answered.filter((one) => one === 1)).toHaveLength(20);
  expect(http.server.keepAliveTimeout).toBeLessThanOrEqual(5000);
  for (const socket of sockets) socket.destroy();
  await http.close();
  await store.close();
});

test('clients that leave before they have an answer fill no log', async () => {
  const page = join(folder, 'page');
  mkdirSync(page);
  writeFileSync(join(page, 'index.html'), '<html></html>');
  const { http, store, logged } = await httpWith({ PAGE: page });
  await http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = http.server.address() as AddressInfo;
  for (let client = 0; client < 20; client++) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    const upgrade = 'GET /socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n';
    // An upgrade behind it ends the connection while the page is being read.
    socket.write(`GET / HTTP/1.1\r\nHost: here\r\n\r\n${upgrade}`);
    await once(socket, 'close');
  }
  await http.close();
  await store.close();
  expect(logged).toEqual([]);
});

test('a client that has reset its connection is not answered', async () => {
  let answered = 0;
  const answers = new Answers(
    () => '192.0.2.1',
    () => {
      answered++;
    },
  );
  const requested = (remoteAddress: string | undefined): void => {
    const socket = new Socket();
    Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
    const request = new IncomingMessage(socket);
    answers.request(request, new ServerResponse(request));
  };
  requested('192.0.2.1');
  requested(undefined);
  await sleep(20);
  expect(answered).toBe(1);
});
