import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { openStore } from '../src/store/open-store.ts';
import { Client } from './support/client.ts';
import { proxyTo } from './support/cuttable-proxy.ts';
import { KillableServer } from './support/killable-server.ts';
import { Ledger } from './support/ledger.ts';
import { awakeTables, seatAll } from './support/load.ts';
import { checkAll, type Onlooker } from './support/log-check.ts';
import { type Service, startPostgres, startRedis } from './support/services.ts';

const services: Service[] = [];
afterAll(async () => {
  await KillableServer.killAll();
  for (const service of services) await service.end();
});

it('two processes with PostgreSQL and Redis lose nothing, whatever is taken away from them', async () => {
  const [database, redis] = await Promise.all([startPostgres(), startRedis()]);
  services.push(database, redis);
  const line = await proxyTo(database.url);
  const settings = { DATABASE_URL: line.url, REDIS_URL: redis.url };
  const servers = await Promise.all([KillableServer.start(settings), KillableServer.start(settings)]);
  const [one, two] = servers;
  const addresses = servers.map(({ address }) => address);
  const ledger = new Ledger();
  const players = await seatAll(addresses, ledger, 16);
  const tables = awakeTables(players);
  const [table] = tables;
  const [watcher, gone] = await Promise.all(
    addresses.toReversed().map((address) => Client.enter(address, 'Somebody')),
  );
  await Promise.all([watcher.look(table), gone.look(table)]);
  const isHere = (): boolean => watcher.here.get(table)?.includes(gone.guest) ?? false;
  await watcher.until(isHere, 'that a guest at the other process is here');
  await sleep(2000);

  await one.kill();
  const killed = Date.now();
  const absence = watcher
    .until(() => !isHere(), 'that a guest of a dead process is gone', 90_000)
    .then(() => Date.now() - killed);
  console.log(`a process was killed; ${await ledger.goingOn(tables, killed, 7000)}`);
  await one.startAgain();
  await sleep(1000);

  await redis.stop();
  const cut = Date.now();
  console.log(`Redis was away; ${await ledger.goingOn(tables, cut, 2000)}`);
  await redis.start();
  console.log(`Redis came back; ${await ledger.goingOn(tables, Date.now(), 3000)}`);

  const snipped = Date.now();
  for (let cuts = 0; cuts < 12; cuts++) {
    line.cutAtAnswer();
    await sleep(150);
  }
  console.log(
    `the line to PostgreSQL was cut at its answers; ${await ledger.goingOn(tables, snipped, 2000)}`,
  );

  await database.stop();
  await sleep(2500);
  expect(ledger.failures).toBeGreaterThan(0);
  await database.start();
  console.log(`PostgreSQL came back; ${await ledger.goingOn(tables, Date.now(), 5000)}`);

  two.freeze();
  const frozen = Date.now();
  await sleep(10_000);
  two.thaw();
  console.log(`a process was frozen; ${await ledger.goingOn(tables, frozen, 0)}`);
  console.log(`it was thawed; ${await ledger.goingOn(tables, Date.now(), 2000)}`);

  await Promise.all(players.map((player) => player.rest()));
  console.log(`a guest of the dead process was gone after ${await absence} ms`);
  const store = await openStore(database.url, '');
  const heads = await store.heads(players.map((player) => player.table));
  await Promise.all(players.map((player) => player.catchUp(heads.get(player.table) ?? 0)));
  // Nobody took the line away from this one: it sat by the process that was frozen, and has seen everything just the same.
  const sees = (): Onlooker['sees'] =>
    watcher.scenes.get(table) ?? { number: 0, scene: watcher.scene(table) };
  await watcher.until(
    () => sees().number >= (heads.get(table) ?? 0),
    'that the one who stayed sees everything',
    60_000,
  );
  expect(watcher.isClosed).toBe(false);
  await checkAll(store, ledger, [...players, { table, guest: watcher.guest, sees: sees() }]);
  await store.close();
  await Promise.all(servers.map((server) => server.stop()));
  await line.close();
  expect(servers.flatMap(({ errors }) => errors)).toEqual([]);
  console.log(ledger.summary);
});
