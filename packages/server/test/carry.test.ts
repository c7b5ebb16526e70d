import { randomBytes } from 'node:crypto';
import { protocol } from '@tischrunde/protocol';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { codeLifetime, signed } from '../src/people/token.ts';
import { Client } from './support/client.ts';
import { type EmbeddedCluster, openEmbedded } from './support/cluster.ts';

const key = randomBytes(24).toString('hex');
let cluster: EmbeddedCluster;

beforeAll(async () => {
  cluster = await openEmbedded({ SECRET: key });
}, 60_000);

afterAll(() => cluster.close());

const device = (): Promise<Client> => Client.connect(cluster.servers[0].address);

test('a code makes another device the same guest, once, and names the guest before', async () => {
  const anna = await cluster.enter('Anna');
  const { code, until } = await anna.must('carry', {});
  expect(code).not.toContain(anna.token);
  expect(until - Date.now()).toBeLessThanOrEqual(codeLifetime);

  const phone = await device();
  expect(await phone.must('whose', { code })).toMatchObject({ name: 'Anna' });
  // To ask for the name uses nothing up.
  expect(await phone.must('whose', { code })).toMatchObject({ name: 'Anna' });
  const { token, name } = await phone.must('redeem', { code });
  expect(name).toBe('Anna');
  expect(await phone.must('hello', { protocol, token })).toMatchObject({ guest: anna.guest, name: 'Anna' });

  const thief = await device();
  expect(await thief.ask('redeem', { code })).toMatchObject({ ok: false, code: 'carry.void' });
  await Promise.all([phone.close(), thief.close()]);
});

test('of many who redeem a code at once, one gets the token', async () => {
  const anna = await cluster.enter('Anna');
  const { code } = await anna.must('carry', {});
  const devices = await Promise.all(Array.from({ length: 5 }, device));
  const answers = await Promise.all(devices.map((client) => client.ask('redeem', { code })));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  await Promise.all(devices.map((client) => client.close()));
});

test('a token is no code, a code is no token, and neither can be forged', async () => {
  const anna = await cluster.enter('Anna');
  const { code } = await anna.must('carry', {});
  const client = await device();
  expect(await client.ask('hello', { protocol, token: code })).toMatchObject({ code: 'token.forged' });
  const guest = { guest: anna.guest, name: 'Anna', generation: 0, until: Date.now() + 60_000 };
  for (const forged of [anna.token, '', 'nonsense', `${code}x`, signed(guest, 'another key', 'carry')])
    for (const what of ['whose', 'redeem'] as const)
      expect(await client.ask(what, { code: forged })).toMatchObject({ ok: false, code: 'carry.void' });
  await client.close();
});

test('a code is void after ten minutes, and once the guest has signed out other devices', async () => {
  const anna = await cluster.enter('Anna');
  const { code } = await anna.must('carry', {});
  const now = Date.now();
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date'], now: now + codeLifetime + 1 });
  const client = await device();
  expect(await client.ask('whose', { code })).toMatchObject({ code: 'carry.void' });
  expect(await client.ask('redeem', { code })).toMatchObject({ code: 'carry.void' });
  vi.setSystemTime(now);
  await anna.must('renew', {});
  expect(await client.ask('redeem', { code })).toMatchObject({ code: 'carry.void' });
  await client.close();
});

test('nobody makes or tries codes without end', async () => {
  const anna = await cluster.enter('Anna');
  const made = await Promise.all(Array.from({ length: 20 }, () => anna.ask('carry', {})));
  expect(made.filter(({ ok }) => ok)).toHaveLength(10);
  const client = await device();
  const tried = await Promise.all(
    Array.from({ length: 100 }, () => client.ask('redeem', { code: 'nonsense' })),
  );
  expect(tried.at(-1)).toMatchObject({ code: 'message.often' });
  await client.close();
});
