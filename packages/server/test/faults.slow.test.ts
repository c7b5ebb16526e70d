import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { openStore } from '../src/store/index.ts';
import { type Service, startPostgres, startRedis } from './services.ts';
import { checkAll } from './support/check.ts';
import { Client } from './support/client.ts';
import { Ledger } from './support/ledger.ts';
import { seatAll } from './support/load.ts';
import { isAwake, type Player } from './support/player.ts';
import { ServerProcess } from './support/process.ts';

const tablesOf = (players: readonly Player[]): string[] => [...new Set(players.map(({ table }) => table))];

const summary = (times: readonly number[]): string => {
  const at = (share: number): number => times[Math.floor((times.length - 1) * share)];
  return `median ${at(0.5)} ms, 90 % ${at(0.9)} ms, longest ${at(1)} ms (${times.length} tables)`;
};

describe('one process with the embedded store', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tischrunde-faults-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('loses nothing by being killed three times in the middle of play', { timeout: 90_000 }, async () => {
    const server = await ServerProcess.start({ DATA: folder });
    const ledger = new Ledger();
    const players = await seatAll([server.address], ledger, 24);
    for (let kills = 0; kills < 3; kills++) {
      await sleep(1500);
      await server.kill();
      const since = Date.now();
      const before = ledger.acknowledged.length;
      await server.startAgain();
      const back = Date.now() - since;
      await sleep(2000);
      expect(ledger.acknowledged.length).toBeGreaterThan(before);
      console.log(
        `open again after ${back} ms; on it went: ${summary(ledger.pauses(since, tablesOf(players.filter(isAwake))))}`,
      );
    }
    await Promise.all(players.map((player) => player.rest()));
    await server.stop();
    const store = await openStore(null, folder);
    await checkAll(store, ledger, players);
    // Who is told to go has been told everything before.
    const heads = await store.heads(tablesOf(players));
    for (const { table, sees } of players) expect(sees.number).toBe(heads.get(table));
    await store.close();
    const { acknowledged, refused, failures } = ledger;
    console.log(`${acknowledged.length} moves acknowledged, ${refused.length} refused, ${failures} failures`);
    expect(server.errors).toEqual([]);
  });
});

describe('two processes with PostgreSQL and Redis', () => {
  const services: Service[] = [];
  afterAll(async () => {
    for (const service of services) await service.end();
  });

  it('lose nothing, whatever is taken away from them', { timeout: 150_000 }, async () => {
    const [database, redis] = await Promise.all([startPostgres(), startRedis()]);
    services.push(database, redis);
    const settings = { DATABASE_URL: database.url, REDIS_URL: redis.url };
    const servers = [await ServerProcess.start(settings), await ServerProcess.start(settings)];
    const [one, two] = servers;
    const ledger = new Ledger();
    const players = await seatAll(
      servers.map(({ address }) => address),
      ledger,
      24,
    );
    const tables = tablesOf(players.filter(isAwake));
    /** Everything goes on after each fault, without anybody's help. */
    const goesOn = async (what: string, since: number, wait: number): Promise<void> => {
      await sleep(wait);
      const times = ledger.pauses(since, tables);
      console.log(`${what}: ${summary(times)}`);
      expect(times.at(-1), what).toBeLessThan(wait);
    };
    const [watcher, gone] = await Promise.all([
      Client.enter(two.address, 'Watcher'),
      Client.enter(one.address, 'Gone'),
    ]);
    await Promise.all([watcher.look(tables[0]), gone.look(tables[0])]);
    const isHere = (): boolean => watcher.here.get(tables[0])?.includes(gone.guest) ?? false;
    await watcher.until(isHere, 'that a guest at the other process is here');
    await sleep(3000);

    await one.kill();
    const killed = Date.now();
    const noticed = watcher.until(() => !isHere(), 'that a guest of a dead process is gone', 60_000);
    const absence = noticed.then(() => Date.now() - killed);
    await goesOn('a process was killed', killed, 8000);
    await one.startAgain();
    await sleep(1000);

    await redis.stop();
    const cut = Date.now();
    await sleep(2000);
    console.log(`while Redis was away: ${summary(ledger.pauses(cut, tables))}`);
    await redis.start();
    await goesOn('Redis came back', Date.now(), 5500);

    await database.stop();
    await sleep(2500);
    await database.start();
    await goesOn('PostgreSQL came back', Date.now(), 6500);

    two.freeze();
    const frozen = Date.now();
    await sleep(10_000);
    two.thaw();
    console.log(`a process was frozen: ${summary(ledger.pauses(frozen, tables))}`);
    await goesOn('it was thawed', Date.now(), 3000);

    await Promise.all(players.map((player) => player.rest()));
    console.log(`a guest of the dead process was gone after ${await absence} ms`);
    const store = await openStore(database.url, '');
    const heads = await store.heads(tablesOf(players));
    await Promise.all(players.map((player) => player.catchUp(heads.get(player.table) ?? 0)));
    await checkAll(store, ledger, players);
    await store.close();
    await Promise.all(servers.map((server) => server.stop()));
    const { acknowledged, refused, failures } = ledger;
    console.log(`${acknowledged.length} moves acknowledged, ${refused.length} refused, ${failures} failures`);
    expect(servers.flatMap(({ errors }) => errors)).toEqual([]);
  });
});
