import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mostAnswers, mostWaitingRequests } from '../src/limits.ts';
import { Answers } from '../src/net/answers.ts';
import { openInProcess } from './support/in-process-server.ts';

// Clients that ask for much over HTTP and take nothing.

const asking = (path: string, more = ''): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;

async function connected({ port }: Pick<AddressInfo, 'port'>): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** A server that answers when it is told to. A request says in a header from which address it came. */
async function servingByHand() {
  const open: { readonly path: string; readonly response: ServerResponse }[] = [];
  let count = 0;
  const answers = new Answers(
    ({ headers }) => String(headers['x-from'] ?? '10.0.0.1'),
    ({ url = '' }, response) => {
      open.push({ path: url, response });
    },
  );
  const server = createServer((request, response) => {
    count++;
    answers.request(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const paths = (): readonly string[] => open.map(({ path }) => path);
  const answer = (path: string): void => {
    const index = open.findIndex((one) => one.path === path);
    open.splice(index, 1)[0].response.end(path);
  };
  return { at: server.address() as AddressInfo, count: () => count, paths, answer };
}

test('whoever sends many requests ahead is cut off, and they are not even parsed', async () => {
  const { at, count } = await servingByHand();
  const socket = await connected(at);
  socket.resume();
  socket.write(asking('/').repeat(1000));
  await once(socket, 'close');
  expect(count()).toBeLessThan(10);
});

test.each([
  ['that expect something', asking('/health', 'Expect: a miracle\r\n'), 200],
  ['that name no host', 'GET /health HTTP/1.1\r\n\r\n', 400],
])('requests %s are answered, but many sent ahead are cut off, too', async (_, request, status) => {
  const { address } = await openInProcess();
  const at = { port: Number(new URL(address).port) };
  const one = await connected(at);
  one.write(request);
  const [answer] = await once(one, 'data');
  expect(String(answer)).toContain(`HTTP/1.1 ${status}`);
  let parsed = 0;
  const count = (): void => {
    parsed++;
  };
  subscribe('http.server.request.start', count);
  onTestFinished(() => void unsubscribe('http.server.request.start', count));
  const many = await connected(at);
  many.resume();
  many.write(request.repeat(500));
  await once(many, 'close');
  expect(parsed).toBeGreaterThan(0);
  expect(parsed).toBeLessThan(10);
});

test('nobody sends more of a request that has been answered', async () => {
  const { address } = await openInProcess();
  const socket = await connected({ port: Number(new URL(address).port) });
  let text = '';
  socket.on('data', (content) => {
    text += content;
  });
  socket.write(asking('/health', 'Transfer-Encoding: chunked\r\n'));
  await vi.waitFor(() => expect(text).toContain('HTTP/1.1 200'));
  const sending = setInterval(() => socket.write('1\r\nx\r\n'), 10);
  onTestFinished(() => clearInterval(sending));
  await vi.waitFor(() => expect(socket.closed).toBe(true));
});

test('one request ahead is answered after the one before it', async () => {
  const { at, paths, answer } = await servingByHand();
  const socket = await connected(at);
  let text = '';
  socket.on('data', (content) => {
    text += content;
  });
  socket.write(asking('/one') + asking('/two'));
  await vi.waitFor(() => expect(paths()).toEqual(['/one']));
  answer('/one');
  await vi.waitFor(() => expect(paths()).toEqual(['/two']));
  socket.write(asking('/three'));
  await sleep(20);
  expect(paths()).toEqual(['/two']);
  answer('/two');
  await vi.waitFor(() => expect(paths()).toEqual(['/three']));
  answer('/three');
  await vi.waitFor(() => expect(text.match(/\/(one|two|three)/g)).toEqual(['/one', '/two', '/three']));
});

test('an address has so many answers at one time, whoever brings its requests; the others wait, and other addresses do not', async () => {
  const { at, paths, answer } = await servingByHand();
  const from = async (address: string, path: string): Promise<Socket> => {
    const socket = await connected(at);
    socket.write(asking(path, `X-From: ${address}\r\n`));
    return socket;
  };
  const sockets: Socket[] = [];
  for (let index = 0; index < mostAnswers + 2; index++) sockets.push(await from('10.0.0.1', `/${index}`));
  await from('10.0.0.2', '/other');
  await vi.waitFor(() => expect(paths()).toContain('/other'));
  expect(paths()).toHaveLength(mostAnswers + 1);
  answer('/7');
  await vi.waitFor(() => expect(paths()).toContain(`/${mostAnswers}`));
  expect(paths()).not.toContain(`/${mostAnswers + 1}`);
  // Whoever leaves makes room, too.
  sockets[9].destroy();
  await vi.waitFor(() => expect(paths()).toContain(`/${mostAnswers + 1}`));
});

/** A request of which nobody sees more than what is written past its answer. */
function unseen(answers: Answers, address: string, end: (text: string) => void = () => {}): void {
  const socket = { destroyed: false, writable: true, remoteAddress: address, end };
  const request = { socket, headers: { 'x-from': address } };
  answers.request(request as never, { once: () => {}, closed: false } as never);
}

test('requests that come all at once do not begin all at once', async () => {
  let begun = 0;
  const answers = new Answers(
    ({ headers }) => String(headers['x-from']),
    () => {
      begun++;
    },
  );
  for (let index = 0; index < 100; index++) unseen(answers, `10.0.0.${index}`);
  expect(begun).toBe(1);
  await vi.waitFor(() => expect(begun).toBe(100));
});

test('more than can wait are refused', () => {
  const refused: string[] = [];
  const answers = new Answers(
    ({ headers }) => String(headers['x-from']),
    () => {},
  );
  const ask = (address: string): void => unseen(answers, address, (text) => refused.push(text));
  for (let index = 0; index < mostAnswers + mostWaitingRequests; index++) ask('10.0.0.1');
  ask('10.0.0.2');
  expect(refused).toEqual([]);
  ask('10.0.0.1');
  expect(refused).toHaveLength(1);
  expect(refused[0]).toContain('HTTP/1.1 429');
});
