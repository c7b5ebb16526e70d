import { readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newFolder, removeFolder, ServerProcess } from './support/server-process.ts';

const data = newFolder();
let party: ServerProcess;

beforeAll(async () => {
  const { scripts } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
  const [, words] =
    /tischrunde-server\.js (.+)$/.exec(scripts.party) ?? expect.unreachable('npm run party starts a server');
  party = await ServerProcess.start({ DATA: data, LOG_LEVEL: 'error' }, [], words.split(' '));
}, 30_000);

afterAll(async () => {
  await party.stop();
  removeFolder(data);
}, 30_000);

/** Whether other machines could reach this one at all. */
const hasNetwork = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .some(({ family, internal }) => family === 'IPv4' && !internal);

test('npm run party prints the address for phones, and a QR code of it', async () => {
  const { port } = new URL(party.address);
  await vi.waitFor(() => expect(party.out).toMatch(/scan this|cannot join/), 5000);
  expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
  const [, address] = /open (http:\/\/\S+) or scan this/.exec(party.out) ?? [];
  expect(address !== undefined).toBe(hasNetwork);
  if (address === undefined) return;
  expect(new URL(address).port).toBe(port);
  expect(new URL(address).hostname).not.toMatch(/^(localhost|127\.|0\.)/);
  expect((await fetch(`${address}/health`)).status).toBe(200);
  // Its modules are drawn in two colours.
  expect(party.out.split('\u001b[').length).toBeGreaterThan(100);
});
