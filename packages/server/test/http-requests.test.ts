import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServer, type RunningServer, readConfig } from '../src/index.ts';
import { Client, word } from './support/client.ts';
import { newFolder, removeFolder } from './support/server-process.ts';

const folder = newFolder();
const page = join(folder, 'page');
const early = 'askEarly()';
const html = `<!doctype html><title>the page</title><script>${early}</script>`;
const hidden = 'not for anybody';
let server: RunningServer;

beforeAll(async () => {
  mkdirSync(join(page, 'assets'), { recursive: true });
  mkdirSync(join(page, '.git'));
  writeFileSync(join(page, 'index.html'), html);
  writeFileSync(join(page, 'manifest.json'), '{}');
  writeFileSync(join(page, 'assets', 'app-1234.js'), 'start()');
  writeFileSync(join(folder, 'secret.txt'), hidden);
  writeFileSync(join(page, '.env'), hidden);
  writeFileSync(join(page, '.git', 'config'), hidden);
  mkdirSync(join(folder, 'page-of-another'));
  writeFileSync(join(folder, 'page-of-another', 'secret.txt'), hidden);
  server = await openServer(
    readConfig({ PORT: '0', DATA: join(folder, 'data'), PAGE: page, LOG_LEVEL: 'silent' }),
  );
}, 60_000);

afterAll(async () => {
  await server.close();
  removeFolder(folder);
});

interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Asks with a path exactly as it is written, which `fetch` would tidy up. */
async function ask(target: string, method = 'GET', headers: readonly string[] = []): Promise<Answered> {
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (content) => {
    text += content.toString('latin1');
  });
  socket.write(
    Buffer.from(
      [`${method} ${target} HTTP/1.1`, 'Host: here', 'Connection: close', ...headers, '', ''].join('\r\n'),
      'latin1',
    ),
  );
  await once(socket, 'close');
  const [head, body = ''] = text.split(/\r\n\r\n(.*)/s);
  const [first, ...lines] = head.split('\r\n');
  const named = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(named), body };
}

test('the page, its files, and its addresses are served', async () => {
  expect(await ask('/')).toMatchObject({ status: 200, body: html });
  expect(await ask('/t/0123456789')).toMatchObject({ status: 200, body: html });
  const script = await ask('/assets/app-1234.js');
  expect(script).toMatchObject({ status: 200, body: 'start()' });
  expect(script.headers['cache-control']).toContain('immutable');
  expect((await ask('/')).headers['cache-control']).toBe('no-cache');
  expect((await ask('/manifest.json')).headers['cache-control']).toBe('no-cache');
});

/** Paths in spellings that no honest client uses. */
const malformed = [
  '/../secret.txt',
  '/../../../../../../etc/passwd',
  '/assets/../../secret.txt',
  '/assets/../index.html',
  '/./index.html',
  '/..',
  '/%2e%2e/secret.txt',
  '/%2E%2E/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%2fsecret.txt',
  '/..%2Fsecret.txt',
  '/.%2e/secret.txt',
  '/..%252fsecret.txt',
  '/..\\secret.txt',
  '/..%5csecret.txt',
  '/%5c..%5csecret.txt',
  '\\..\\secret.txt',
  '/..;/secret.txt',
  '/....//secret.txt',
  '/%c0%ae%c0%ae/secret.txt',
  '/%uff0e%uff0e/secret.txt',
  '/\uff0e\uff0e/secret.txt',
  '//etc/passwd',
  '///etc/passwd',
  '//secret.txt',
  '/%2fetc%2fpasswd',
  '/assets//app-1234.js',
  '/index.html%00',
  '/index.html%00.png',
  '/%00',
  '/secret.txt%00.html',
  `/${folder}/secret.txt`,
  'secret.txt',
  '../secret.txt',
  'file:///etc/passwd',
  '/../page-of-another/secret.txt',
  '/.env',
  '/%2eenv',
  '/.git/config',
  '/.git/',
  '/assets/.env',
  '/%',
  '/%zz',
  '/%ff',
  '/api/%2e%2e/secret.txt',
  '/api/tables/../../secret.txt',
];

/** Well-formed paths at which there is no file of the page. */
const missing = [
  '/%252e%252e/secret.txt',
  '/%252e%252e%252fsecret.txt',
  `${folder}/secret.txt`,
  '/-of-another/secret.txt',
  '/assets/',
  '/assets',
  '/secret.txt',
  '/CON.txt',
  '/index.html::$DATA.txt',
];

test.each([...malformed.map((path) => [path, 400] as const), ...missing.map((path) => [path, 404] as const)])(
  '%s is no way to a file',
  async (path, expected) => {
    const { status, body, headers } = await ask(path);
    expect(status).toBe(expected);
    expect(body).not.toContain(hidden);
    expect(body).not.toContain('root:');
    expect(body).not.toContain(folder);
    expect(headers['x-content-type-options']).toBe('nosniff');
  },
);

test('a whole address in a request is no way out either', async () => {
  const { body } = await ask('http://elsewhere.example/../secret.txt');
  expect(body).not.toContain(hidden);
});

const everywhere = [
  ['/', 'GET'],
  ['/', 'HEAD'],
  ['/assets/app-1234.js', 'GET'],
  ['/api/tables', 'GET'],
  ['/health', 'GET'],
  ['/ready', 'GET'],
  ['/metrics', 'GET'],
  ['/nothing.txt', 'GET'],
  ['/../x', 'GET'],
  ['/%', 'GET'],
  ['/', 'POST'],
  ['/health', 'DELETE'],
] as const;

test.each(everywhere)('%s has strict headers for %s', async (path, method) => {
  const { headers } = await ask(path, method);
  const csp = headers['content-security-policy'];
  expect(csp).toContain("default-src 'self'");
  expect(csp).toContain("frame-ancestors 'none'");
  expect(csp).toContain("object-src 'none'");
  expect(csp).toContain("base-uri 'none'");
  expect(csp).not.toContain('unsafe');
  expect(csp).not.toContain('*');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers.server).toBeUndefined();
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

test('only the scripts that the document has itself may run within it', async () => {
  const { headers } = await ask('/');
  const [scripts] = /script-src [^;]*/.exec(headers['content-security-policy'] ?? '') ?? [];
  expect(scripts).toBe(`script-src 'self' 'sha256-${createHash('sha256').update(early).digest('base64')}'`);
});

test('a refused WebSocket gets an answer with strict headers', async () => {
  const upgrade = [
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ];
  const { status, headers } = await ask('/socket', 'GET', [
    'Connection: Upgrade',
    ...upgrade,
    'Origin: https://evil.example',
  ]);
  expect(status).toBe(403);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect((await ask('/socket')).status).toBe(404);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])('%s is not answered', async (method) => {
  for (const path of ['/', '/api/tables', '/health', '/metrics', '/assets/app-1234.js'])
    expect(await ask(path, method)).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
});

test('what comes with a request is not read', async () => {
  const sent = ['Content-Type: application/json', 'Content-Length: 3\r\n\r\n{{{'];
  expect((await ask('/', 'POST', sent)).status).toBe(405);
});

test.each(['TRACE', 'CONNECT', 'BREW', 'GET\tGET'])('%s does no harm', async (method) => {
  expect((await ask('/', method)).status || 400).toBeGreaterThanOrEqual(400);
  expect((await ask('/health')).status).toBe(200);
});

test('requests that are no HTTP, too long, or say two things at once are refused', async () => {
  expect((await ask(`/${'x'.repeat(20_000)}`)).status).toBe(431);
  expect((await ask('/health', 'GET', [`X: ${'x'.repeat(20_000)}`])).status).toBe(431);
  expect((await ask('/', 'POST', ['Content-Length: 1', 'Transfer-Encoding: chunked'])).status).toBe(400);
  expect((await ask('/', 'POST', ['Content-Length: 1', 'Content-Length: 2'])).status).toBe(400);
  expect((await ask('/', 'POST', ['Content-Length: 1000000'])).status).toBeGreaterThanOrEqual(400);
  expect((await ask('/health')).status).toBe(200);
});

test('public tables are listed, others are not', async () => {
  const ann = await Client.enter(server.address, 'Ann');
  const open = { game: 'block', players: 2 };
  const { table } = await ann.must('open', { ...open, id: word(), listed: true });
  await ann.must('open', { ...open, id: word() });
  const { tables } = JSON.parse((await ask('/api/tables')).body);
  expect(tables).toEqual([
    {
      id: table,
      game: 'block',
      host: 'Ann',
      players: 2,
      free: 2,
      phase: 'gathering',
      watching: 'link',
      people: [],
      since: expect.any(Number),
    },
  ]);
  await ann.close();
});

test('a client that could speak HTTP/2 is answered in the protocol that it has asked in', async () => {
  const offer = [
    'Connection: Upgrade, HTTP2-Settings',
    'Upgrade: h2c',
    'HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA',
  ];
  expect(await ask('/health', 'GET', offer)).toMatchObject({ status: 200, body: '{"ok":true}' });
});
