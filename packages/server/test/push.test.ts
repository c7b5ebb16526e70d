import { createPublicKey, verify } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createServer, type TLSSocket } from 'node:tls';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { openMetrics } from '../src/metrics.ts';
import { parseMessage } from '../src/net/messages/parse-message.ts';
import { isPublicAddress } from '../src/public-address.ts';
import { encrypted, longestPush } from '../src/push/encryption.ts';
import { postPush } from '../src/push/post-push.ts';
import { isAllowedEndpoint } from '../src/push/push-services.ts';
import { TurnCalls } from '../src/push/turn-calls.ts';
import { newVapidKey, Vapid } from '../src/push/vapid.ts';
import type { Store } from '../src/store/store.ts';
import { Browser, certificate, openPushService, type PushService } from './support/push-service.ts';

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

describe('encryption', () => {
  // Section 5 and appendix A of RFC 8291.
  const text = 'When I grow up, I want to be a watermelon';
  const reader = new Browser(
    bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
    bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  );
  const message =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';

  it('gives what the RFC gives', () => {
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    expect(reader.subscription('')).toMatchObject(keys);
    const sender = bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw');
    const made = encrypted(text, keys, bytes('DGv6ra1nlYgDCS1FRnbzlw'), sender);
    expect(made.toString('base64url')).toBe(message);
    expect(reader.read(bytes(message))).toBe(text);
  });

  it('is another one every time, and never longer than a service takes', () => {
    const browser = new Browser();
    const long = 'ü'.repeat(longestPush / 2);
    const [one, other] = [
      encrypted(long, browser.subscription('')),
      encrypted(long, browser.subscription('')),
    ];
    expect(one).toHaveLength(4096 - (longestPush % 2));
    expect(one.equals(other)).toBe(false);
    expect(browser.read(one)).toBe(long);
    expect(() => encrypted(`${long}üü`, browser.subscription(''))).toThrow(RangeError);
  });
});

test('a server proves who it is by its key, to one service and for a while', () => {
  const vapid = new Vapid(newVapidKey(), 'mailto:me@example.org');
  const now = Date.parse('2026-01-01');
  const [, token = '', key = ''] =
    /^vapid t=([^,]+), k=(.+)$/.exec(vapid.authorization(new URL('https://push.example.org/a/b'), now)) ?? [];
  const [head, claim, signature] = token.split('.');
  expect(JSON.parse(bytes(head).toString())).toEqual({ typ: 'JWT', alg: 'ES256' });
  expect(JSON.parse(bytes(claim).toString())).toEqual({
    aud: 'https://push.example.org',
    exp: now / 1000 + 12 * 3600,
    sub: 'mailto:me@example.org',
  });
  expect(key).toBe(vapid.publicKey);
  const [x, y] = [bytes(key).subarray(1, 33), bytes(key).subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claim}`);
  const check = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', signed, check, bytes(signature))).toBe(true);
});

describe('where a push may go', () => {
  const services = ['fcm.googleapis.com', '*.push.apple.com', 'push.example.org:8443'];

  test.for([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://web.push.apple.com/abc',
    'https://push.example.org:8443/abc',
  ])('%s', (endpoint) => expect(isAllowedEndpoint(endpoint, services)).toBe(true));

  test.for([
    'http://fcm.googleapis.com/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://fcm.googleapis.com.example.org/abc',
    'https://evil.org/fcm.googleapis.com',
    'https://evil.org#@fcm.googleapis.com/',
    'https://fcm.googleapis.com@evil.org/',
    'https://user:word@fcm.googleapis.com/abc',
    'https://push.apple.com/abc',
    'https://evilpush.apple.com/abc',
    'https://push.example.org/abc',
    'https://127.0.0.1/abc',
    'https://2130706433/abc',
    'https://[::1]/abc',
    'https://localhost/abc',
    'ftp://fcm.googleapis.com/abc',
    'not a url',
  ])('not to %s', (endpoint) => expect(isAllowedEndpoint(endpoint, services)).toBe(false));

  test.for(['https://127.0.0.1/abc', 'https://[::1]/abc', 'https://2130706433/'])(
    'not to %s, whatever the list says',
    (endpoint) => expect(isAllowedEndpoint(endpoint, ['127.0.0.1', '[::1]', '*.0.0.1'])).toBe(false),
  );

  test('to addresses of the internet only', () => {
    const isPublic = ['8.8.8.8', '172.217.16.10', '100.63.0.1', '2a00:1450:4001::200e', '2620:149::1'];
    const isNot = [
      ...['127.0.0.1', '127.8.8.8', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '0.0.0.0'],
      ...['169.254.169.254', '100.64.0.1', '192.0.0.8', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
      ...['::', '::1', '::ffff:8.8.8.8', '::ffff:7f00:1', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12::1'],
      ...['ff02::1', '64:ff9b::7f00:1', '2001:db8::1', '2001::1', '2002:7f00:1::1', 'localhost', ''],
    ];
    expect(isPublic.filter((address) => !isPublicAddress(address))).toEqual([]);
    expect(isNot.filter(isPublicAddress)).toEqual([]);
  });

  const post = (service: PushService, reach = service.reach) =>
    postPush({ to: new URL(`https://${service.host}/abc`), headers: {}, body: Buffer.from('hello') }, reach);

  test('not to a name that leads into the own network, or also there', async () => {
    const service = await openPushService();
    const { ca = '' } = service.reach;
    const at = (...addresses: string[]) => ({
      isAllowed: isPublicAddress,
      resolve: async () => addresses.map((address) => ({ address, family: 4 })),
      ca,
    });
    for (const addresses of [['127.0.0.1'], ['8.8.8.8', '127.0.0.1'], ['127.0.0.1', '8.8.8.8'], []])
      await expect(post(service, at(...addresses))).rejects.toThrow('not public');
    expect(service.received).toEqual([]);
  });

  test('not to another address than the one that was looked at', async () => {
    const service = await openPushService();
    const resolve = vi.fn(service.reach.resolve);
    // A second answer would lead elsewhere.
    resolve.mockImplementationOnce(service.reach.resolve).mockRejectedValue(new Error('asked again'));
    expect(await post(service, { ...service.reach, resolve })).toBe(201);
    expect(resolve).toHaveBeenCalledTimes(1);
  });

  test('not to where a service sends it', async () => {
    const service = await openPushService();
    service.answer(307, { location: `https://${service.host}/elsewhere` });
    expect(await post(service)).toBe(307);
    expect(service.received.map(({ path }) => path)).toEqual(['/abc']);
  });

  test('only to a service with a certificate', async () => {
    const service = await openPushService();
    const { isAllowed, resolve } = service.reach;
    await expect(post(service, { isAllowed, resolve })).rejects.toThrow('self-signed');
  });
});

describe('a service that does not answer as one', () => {
  /** Posts to one that says something after it was asked. */
  async function postTo(say: (socket: TLSSocket) => void): Promise<number> {
    const { key, cert } = certificate();
    const server = createServer({ key, cert }, (socket) => {
      socket.on('error', () => {});
      socket.once('data', () => say(socket));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const to = new URL(`https://push.example.org:${port}/abc`);
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
    return postPush(
      { to, headers: {}, body: Buffer.from('hello') },
      { isAllowed: () => true, resolve, ca: cert },
    );
  }

  const start = 'HTTP/1.1 ';
  test.for([
    [
      'changes to another protocol',
      `${start}101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n`,
    ],
    ['only hints', `${start}103 Early Hints\r\nLink: </x>\r\n\r\n`.repeat(100)],
    ['only lets go on', `${start}100 Continue\r\n\r\n`],
    ['has very long headers', `${start}201 Created\r\nX: ${'y'.repeat(100_000)}`],
    ['speaks nonsense', 'nonsense\r\n\r\n'],
  ])('is not waited for if it %s', async ([, text]) => {
    await expect(postTo((socket) => socket.write(text))).rejects.toThrow();
  });

  test('is not listened to for longer than it needs to say how it went', async () => {
    let sent = 0;
    const chunk = Buffer.alloc(65_536);
    const status = await postTo((socket) => {
      socket.write('HTTP/1.1 201 Created\r\n\r\n');
      const more = (): void => {
        for (let written = true; written && !socket.destroyed && sent < 1e9; sent += chunk.length)
          written = socket.write(chunk);
      };
      socket.on('drain', more);
      more();
    });
    expect(status).toBe(201);
    expect(sent).toBeLessThan(1e8);
  });
});

describe('subscriptions', () => {
  /** Calls without a network, of a guest with one device. */
  function callsWith(store: Partial<Store>) {
    const subscription = new Browser().subscription('https://push.example.org/abc');
    const resolve = vi.fn(async () => Promise.reject(new Error('no such host')));
    const calls = new TurnCalls({
      vapid: new Vapid(newVapidKey(), 'mailto:me@example.org'),
      services: ['push.example.org'],
      reach: { isAllowed: isPublicAddress, resolve },
      store: {
        subscriptionsOf: async () => [JSON.stringify(subscription)],
        spend: async () => true,
        ...store,
      } as Store,
      log: pino({ level: 'silent' }),
      metrics: openMetrics({ tables: () => 0, quarantined: () => 0, connections: () => 0 }),
    });
    return { calls, resolve, subscription };
  }

  test('to where nothing can be sent do not take the places of others again and again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { calls, resolve } = callsWith({});
    const call = (since: number) =>
      calls.call('guest', { table: '0000000000', game: 'block', since, deadline: null });
    for (let since = 0; since < 3; since++) await call(since);
    expect(resolve).toHaveBeenCalledTimes(1);
    vi.setSystemTime(Date.now() + 601_000);
    await call(3);
    expect(resolve).toHaveBeenCalledTimes(2);
  });

  test('with a token that was just renewed are not kept', async () => {
    const kept = new Set<string>();
    const { calls, subscription } = callsWith({
      subscribe: async (_, endpoint) => void kept.add(endpoint),
      unsubscribe: async (_, endpoint) => void kept.delete(endpoint ?? ''),
      generation: async () => 1,
    });
    expect(await calls.subscribe({ guest: 'guest', generation: 0 }, subscription)).toBe('token.renewed');
    expect([...kept]).toEqual([]);
    expect(await calls.subscribe({ guest: 'guest', generation: 1 }, subscription)).toBeNull();
    expect([...kept]).toEqual([subscription.endpoint]);
  });

  test.for([
    ['a zero byte', '\0'],
    ['a line break', '\n'],
    ['a space', ' '],
    ['half a character', '\ud800'],
    ['many bytes', '\u5b57'.repeat(900)],
    ['an umlaut', 'ä'],
    ['no end', 'x'.repeat(1000)],
  ])('name an address that every store can keep: not one with %s', ([, sign]) => {
    const endpoint = `https://push.example.org/${sign}`;
    const subscription = new Browser().subscription(endpoint);
    for (const ask of [
      { do: 'subscribe', subscription },
      { do: 'unsubscribe', endpoint },
    ])
      expect(parseMessage(JSON.stringify({ ask: 1, ...ask }))).toMatchObject({ code: 'message.bad' });
  });
});
