import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { protocol } from '@tischrunde/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localAddress } from '../src/local-address.ts';
import { partyText } from '../src/party-text.ts';
import { Client, word } from './support/client.ts';
import { type EmbeddedCluster, openEmbedded } from './support/cluster.ts';
import { openInProcess } from './support/in-process-server.ts';
import { openTable } from './support/play.ts';

const page = mkdtempSync(join(tmpdir(), 'tischrunde-page-'));
let cluster: EmbeddedCluster;
beforeAll(async () => {
  writeFileSync(join(page, 'index.html'), '<html><head><title>Tischrunde</title></head><body></body></html>');
  cluster = await openEmbedded({ PAGE: page });
});
afterAll(async () => {
  await cluster.close();
  rmSync(page, { recursive: true });
});

const textOf = async (path: string, language = ''): Promise<string> =>
  (await fetch(`${cluster.servers[0].address}${path}`, { headers: { 'accept-language': language } })).text();

test('a link to a table shows elsewhere who invites to what, and names are only text there', async () => {
  const anna = await cluster.enter('<b onclick="x">&$\'');
  const table = await openTable([anna], { game: 'solo', players: 2, watching: 'nobody' });
  const german = await textOf(`/table/${table.toUpperCase()}`, 'de-CH,de;q=0.9');
  expect(german).toContain('&lt;b onclick=&quot;x&quot;&gt;&amp;$&#39; lädt dich ein: SOLO');
  expect(german).not.toContain('<b ');
  expect(german).toContain(`/table/${table}" />`);
  expect(await textOf(`/table/${table}`)).toContain('invites you to SOLO');
  await anna.must('close', { table });
  for (const path of [`/table/${table}`, '/table/0000000000', '/table/x', '/table'])
    expect(await textOf(path)).not.toContain('og:title');
});

test('a link preview names the public address, whatever host a client or a cache asks for', async () => {
  const { address } = await openInProcess({
    PAGE: page,
    PUBLIC_URL: 'https://play.example.org',
    TRUST_PROXY: 'yes',
  });
  const anna = await Client.enter(address, 'Anna');
  const { table } = await anna.must('open', { id: word(), game: 'solo', players: 2 });
  const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'javascript' };
  const preview = await (await fetch(`${address}/table/${table}`, { headers })).text();
  expect(preview).toContain(`content="https://play.example.org/table/${table}"`);
  expect(preview).not.toMatch(/evil|javascript:/);
});

test('nobody is told the address of a machine behind a proxy', async () => {
  for (const [TRUST_PROXY, isTold] of [
    ['yes', false],
    ['no', true],
  ] as const) {
    const { address } = await openInProcess({ HOST: '0.0.0.0', TRUST_PROXY });
    const anna = await Client.connect(address.replace('0.0.0.0', '127.0.0.1'));
    const { reach } = await anna.must('hello', { protocol, name: 'Anna' });
    expect(reach).toBe(isTold ? localAddress('0.0.0.0', Number(new URL(address).port)) : null);
    anna.drop();
  }
});

test('the address for phones is never that of this machine alone', async () => {
  expect(localAddress('127.0.0.1', 8080)).toBeNull();
  expect(localAddress('192.168.1.5', 8080)).toBeNull();
  expect(localAddress('0.0.0.0', 8080) ?? 'http://10.0.0.1:8080').not.toMatch(/localhost|127\.|0\.0\.0\.0/);
  expect(await partyText('http://192.168.1.5:8080')).toContain('http://192.168.1.5:8080');
  expect(await partyText(null)).toContain('cannot join');
});
