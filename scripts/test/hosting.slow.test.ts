import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, playMatch } from '../../packages/client/src/index.ts';
import { ServerProcess } from '../../packages/server/test/support/server-process.ts';
import {
  freePort,
  programOf,
  type Service,
  startPostgres,
  startRedis,
} from '../../packages/server/test/support/services.ts';

const root = join(import.meta.dirname, '../..');

let services: Service[] = [];
let servers: ServerProcess[] = [];
let caddy: ChildProcess | null = null;
let site: string;

beforeAll(async () => {
  services = await Promise.all([startPostgres(), startRedis()]);
  const [{ url: database }, { url: redis }] = services;
  const settings = {
    DATABASE_URL: database,
    REDIS_URL: redis,
    TRUST_PROXY: 'yes',
    METRICS_TOKEN: 'for the test',
    MESSAGES_PER_SECOND: '1000',
  };
  servers = await Promise.all([ServerProcess.start(settings), ServerProcess.start(settings)]);
  site = `http://127.0.0.1:${await freePort()}`;
  caddy = spawn(
    programOf('caddy', 'Caddy', 'caddy', 'PATH'),
    ['run', '--adapter', 'caddyfile', '--config', join(root, 'hosting/Caddyfile')],
    {
      env: {
        ...process.env,
        SITE: site,
        TABLES: servers.map(({ address }) => new URL(address).host).join(' '),
        // No second Caddy on this machine shall be disturbed.
        CADDY_ADMIN: 'off',
      },
      stdio: 'ignore',
    },
  );
  while (!(await isReady())) await sleep(50);
}, 120_000);

afterAll(async () => {
  caddy?.kill('SIGKILL');
  await Promise.all(servers.map((server) => server.stop()));
  await Promise.all(services.map((service) => service.end()));
}, 60_000);

const isReady = (): Promise<boolean> =>
  fetch(`${site}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

async function connectionsOf({ address }: ServerProcess): Promise<number> {
  const headers = { authorization: 'Bearer for the test' };
  const text = await (await fetch(`${address}/metrics`, { headers })).text();
  return Number(/^tischrunde_connections (\d+)$/m.exec(text)?.[1]);
}

test('behind Caddy, players at two processes finish their match, also when one process is replaced', async () => {
  const [one, other] = [
    await Client.enter({ server: site, name: 'Mia' }),
    await Client.enter({ server: site, name: 'Otto' }),
  ];
  expect(await Promise.all(servers.map(connectionsOf))).toEqual([1, 1]);
  const table = await one.open({ game: 'block', players: 2, options: { rounds: 2 } });
  const same = await other.visit(table.id);
  await other.sit(same);
  let moves = 0;
  const play = async (client: Client, visit: typeof table) =>
    playMatch(client.connection, visit, 'block', async ({ legal }) => {
      if (++moves === 8) servers[0] = await replaced(servers[0]);
      return legal[0];
    });
  const playing = Promise.all([play(one, table), play(other, same)]);
  await one.start(table);
  const [first, second] = await playing;
  expect(moves).toBeGreaterThan(8);
  expect(first.winners).not.toBeNull();
  expect(second).toEqual(first);
  one.close();
  other.close();
}, 120_000);

/** Another process at the same address, as an upgrade has it. */
async function replaced(old: ServerProcess): Promise<ServerProcess> {
  const { port } = new URL(old.address);
  expect(await old.stop()).toBe(0);
  const [{ url: database }, { url: redis }] = services;
  return ServerProcess.start({ DATABASE_URL: database, REDIS_URL: redis, TRUST_PROXY: 'yes', PORT: port });
}

test('Caddy keeps the metrics to this machine', async () => {
  const answer = await fetch(`${site}/metrics`, { headers: { authorization: 'Bearer for the test' } });
  expect(answer.status).toBe(404);
});

test('Caddy asks processes that cannot write, too, if there are no others', async () => {
  const [database] = services;
  await database.stop();
  const direct = async ({ address }: ServerProcess): Promise<number> =>
    (await fetch(`${address}/ready`)).status;
  await expect.poll(() => Promise.all(servers.map(direct)), { timeout: 15_000 }).toEqual([503, 503]);
  // Until Caddy has noticed.
  await sleep(5000);
  expect((await fetch(`${site}/health`)).status).toBe(200);
  await database.start();
  await expect.poll(isReady, { timeout: 30_000 }).toBe(true);
}, 90_000);
