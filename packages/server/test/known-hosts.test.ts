import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../src/index.ts';
import { isKnownHost } from '../src/net/known-hosts.ts';
import { Client } from './support/client.ts';
import { openInProcess } from './support/in-process-server.ts';

// A page of a stranger whose name leads to this server.

const isKnown = (
  host: string | undefined,
  environment: Record<string, string> = {},
  at = '192.168.1.7',
): boolean =>
  isKnownHost(
    { headers: host === undefined ? {} : { host }, socket: { localAddress: at } } as never,
    readConfig(environment),
  );

describe('in a local network', () => {
  test.for([
    '192.168.1.7:8080',
    '127.0.0.1:8080',
    '[::1]:8080',
    '[fe80::1]',
    'localhost:8080',
    'play.localhost',
    'anna-laptop:8080',
    'anna-laptop.local:8080',
    'nas.home.arpa',
    'NAS.LAN',
    undefined,
  ])('a server is known as %s', (host) => expect(isKnown(host)).toBe(true));

  test.for([
    'evil.example:8080',
    'evil.example.:8080',
    'local.evil.example',
    'localhost.evil.example',
    'evillocal.com',
    '127.0.0.1.evil.example',
    '192.168.1.7@evil.example',
    'evil.example#.local',
    'a b',
    '',
  ])('and not as %s', (host) => expect(isKnown(host)).toBe(false));

  test('it is known by the names that the operator has set', () => {
    expect(isKnown('play.example.org:8080', { PUBLIC_URL: 'https://play.example.org' })).toBe(true);
    expect(isKnown('play.example.org', { ORIGINS: 'https://play.example.org' })).toBe(true);
    expect(isKnown('evil.example', { PUBLIC_URL: 'https://play.example.org' })).toBe(false);
  });
});

test('on the internet, and behind a proxy, a server is known by any name', () => {
  expect(isKnown('play.example.org', {}, '8.8.8.8')).toBe(true);
  expect(isKnown('play.example.org', {}, '::ffff:8.8.8.8')).toBe(true);
  expect(isKnown('play.example.org', {}, '::ffff:10.0.0.1')).toBe(false);
  expect(isKnown('play.example.org', { TRUST_PROXY: 'yes' })).toBe(true);
});

test('neither its tables nor its list are for others', async () => {
  const { address } = await openInProcess();
  const headers = { host: 'evil.example:8080', origin: 'http://evil.example:8080' };
  await expect(Client.connect(address, headers)).rejects.toThrow('421');
  const status = (path: string, host: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const sent = request(`${address}${path}`, { headers: { host } }, (answer) => {
        resolve(answer.statusCode);
        answer.resume();
      });
      sent.on('error', reject).end();
    });
  for (const path of ['/api/tables', '/health', '/', '/nothing'])
    expect(await status(path, headers.host)).toBe(421);
  expect(await status('/api/tables', 'localhost:8080')).toBe(200);
});
