import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { protocol } from '@tischrunde/protocol';
import { afterAll, expect, it } from 'vitest';
import { Client } from './support/client.ts';
import { openInProcess } from './support/in-process-server.ts';
import { KillableServer } from './support/killable-server.ts';
import { Ledger } from './support/ledger.ts';
import { seatAll } from './support/load.ts';

const folder = mkdtempSync(join(tmpdir(), 'tischrunde-reconnects-'));
afterAll(async () => {
  await KillableServer.killAll();
  rmSync(folder, { recursive: true });
});

/** What a server says of itself, by name. */
async function metricsOf({ address }: KillableServer): Promise<(name: string) => number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return (name) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
}

async function untilZero(server: KillableServer, name: string, seconds: number): Promise<void> {
  for (let waited = 0; waited < seconds; waited++) {
    if ((await metricsOf(server))(name) === 0) return;
    await sleep(1000);
  }
  throw new Error(`${name} is not 0 after ${seconds} s`);
}

it('keeps nothing of those who come and go', async () => {
  const server = await KillableServer.start({ DATA: folder });
  const players = await seatAll([server.address], new Ledger(), 2);
  const tables = [...new Set(players.map(({ table }) => table))];
  const visit = async (visitor: number, times: number): Promise<void> => {
    let token: string | undefined;
    for (let time = 0; time < times; time++) {
      const client = await Client.enter(server.address, `Visitor ${visitor}`, token);
      token = client.token;
      // What happens in between leaves no gap in what is seen.
      for (const table of tables) await Promise.all([client.look(table), client.look(table)]);
      await sleep(Math.random() * 50);
      if (time % 2 === 0) client.drop();
      else await client.close();
    }
  };
  const visits = (times: number): Promise<unknown> =>
    Promise.all(Array.from({ length: 20 }, (_, visitor) => visit(visitor, times)));

  await visits(5);
  await sleep(500);
  const before = await metricsOf(server);
  await visits(40);
  await sleep(500);
  const after = await metricsOf(server);
  expect(after('tischrunde_connections')).toBe(players.length);
  expect(after('process_open_fds')).toBeLessThanOrEqual(before('process_open_fds') + 2);
  console.log(
    `800 visits: heap ${before('nodejs_heap_size_used_bytes') / 1e6} -> ${after('nodejs_heap_size_used_bytes') / 1e6} MB, ` +
      `${before('process_open_fds')} -> ${after('process_open_fds')} descriptors`,
  );

  const last = await Client.enter(server.address, 'Last');
  await last.look(tables[0]);
  const guests = last.scene(tables[0]).table.places.flatMap(({ guest }) => guest ?? []);
  const everybody = [...guests, last.guest].sort();
  await last.until(
    () => String(last.here.get(tables[0])) === String(everybody),
    'that only those are here who are',
  );
  await last.close();

  await Promise.all(players.map((player) => player.rest()));
  for (const player of players) player.leave();
  await untilZero(server, 'tischrunde_connections', 30);
  await untilZero(server, 'tischrunde_tables', 60);
  await server.stop();
});

/** Comes back as the guest of a token, as clients do: after a while if there is no room, and when it is told to. Resolves when it stays. */
async function comeBack(address: string, token: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    let after = Math.min(10_000, 300 * 2 ** tries) * (0.5 + Math.random() / 2);
    const client = await Client.connect(address).catch(() => null);
    if (client !== null) {
      // The network takes a moment.
      await sleep(30);
      const answer = await client.ask('hello', { protocol, token }).catch(() => null);
      await sleep(100);
      if (answer?.ok === true && !client.isClosed) return;
      const told = client.received.find((text) => text.includes('closing')) ?? '{"after":0}';
      after = Math.max(after, JSON.parse(told).after);
    }
    await sleep(after);
  }
}

it('lets a class back in soon whose network was gone for a moment, and whose old connections nobody has closed', async () => {
  const { address } = await openInProcess({ CONNECTIONS_PER_ADDRESS: '20' });
  const pupils: Client[] = [];
  while (pupils.length < 12) pupils.push(await Client.enter(address, `Pupil ${pupils.length}`));
  for (const pupil of pupils) pupil.pause();
  const cutAt = performance.now();
  await Promise.all(pupils.map(({ token }) => comeBack(address, token)));
  expect(performance.now() - cutAt).toBeLessThan(20_000);
});
