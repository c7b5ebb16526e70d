import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import { proxyTo } from '../support/cuttable-proxy.ts';
import { KillableServer } from '../support/killable-server.ts';
import { newFolder, removeFolder, ServerProcess } from '../support/server-process.ts';
import { startPostgres, startRedis } from '../support/services.ts';
import {
  cutLine,
  fillDisk,
  freeze,
  jumpClock,
  kill,
  mountDisk,
  partition,
  settableClock,
  unplug,
} from './faults.ts';
import { faultsPerStore, newChance, playThrough, quickToLeave, Tally } from './soak.ts';

/** Each act ends with a backup that is restored. */
const acts = 3;

const folder = newFolder();
const disk = join(folder, 'disk');
mkdirSync(disk);
// PostgreSQL runs as a user of its own.
chmodSync(folder, 0o755);
const endings: (() => unknown)[] = [() => removeFolder(folder), mountDisk(disk, 320)];

afterAll(async () => {
  await KillableServer.killAll();
  for (const end of endings.reverse()) await end();
});

test('two processes with PostgreSQL and Redis, whatever goes wrong', async () => {
  const [database, redis] = await Promise.all([startPostgres(disk), startRedis()]);
  endings.push(
    () => database.end(),
    () => redis.end(),
  );
  const [toDatabase, toRedis] = [await proxyTo(database.url), await proxyTo(redis.url)];
  const settings = { DATABASE_URL: toDatabase.url, REDIS_URL: toRedis.url, ...quickToLeave };
  const servers = await Promise.all([
    KillableServer.start(settings, settableClock),
    KillableServer.start(settings, settableClock),
  ]);
  const faults = [
    kill(servers, 6),
    freeze(servers, 4),
    jumpClock(servers, 3),
    cutLine('PostgreSQL', toDatabase, 3),
    partition('PostgreSQL', toDatabase, 3),
    unplug('PostgreSQL', database, 2),
    partition('Redis', toRedis, 3),
    cutLine('Redis', toRedis, 2),
    unplug('Redis', redis, 2),
    // Space is made, and the database started again, as an operator would.
    fillDisk(disk, 2, async () => {
      await database.stop();
      await database.start();
    }),
  ];
  const chance = newChance('PostgreSQL + Redis');
  const tally = new Tally();
  const copy = join(folder, 'copy.dump');
  for (let act = 0; act < acts; act++) {
    const count = Math.ceil(faultsPerStore / acts) - 1;
    const addresses = servers.map(({ address }) => address);
    const played = await playThrough(addresses, faults, count, chance, tally, async () => {
      execFileSync('pg_dump', ['-Fc', '-f', copy, database.url]);
    });
    const store = await openStore(database.url, '');
    const heads = await store.heads(played.players.map(({ table }) => table));
    await Promise.all(played.players.map((player) => player.catchUp(heads.get(player.table) ?? 0)));
    await Promise.all(servers.map((server) => server.stop()));
    await tally.check(store, played);
    await store.close();

    execFileSync('pg_restore', ['--clean', '--if-exists', '-d', database.url, copy]);
    const restored = await ServerProcess.run({ DATABASE_URL: database.url }, 30_000, ['restore']);
    expect(restored.err).toBe('');
    tally.count('restore');
    await Promise.all(servers.map((server) => server.startAgain()));
  }
  await Promise.all(servers.map((server) => server.stop()));
  const store = await openStore(database.url, '');
  await tally.checkLogs(store);
  await store.close();
  await Promise.all([toDatabase.close(), toRedis.close()]);
  expect(servers.flatMap(({ errors }) => errors)).toEqual([]);
  console.log(tally.report('PostgreSQL + Redis'));
});
