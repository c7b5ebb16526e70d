import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { openStore } from '../src/store/open-store.ts';
import { KillableServer } from './support/killable-server.ts';
import { Ledger } from './support/ledger.ts';
import { awakeTables, seatAll } from './support/load.ts';
import { checkAll } from './support/log-check.ts';

const folder = mkdtempSync(join(tmpdir(), 'tischrunde-killed-'));
afterAll(async () => {
  await KillableServer.killAll();
  rmSync(folder, { recursive: true });
});

it('one process with the embedded store loses nothing by being killed three times in the middle of play', async () => {
  const server = await KillableServer.start({ DATA: folder });
  const ledger = new Ledger();
  const players = await seatAll([server.address], ledger, 16);
  const tables = awakeTables(players);
  for (let kills = 0; kills < 3; kills++) {
    await sleep(1500);
    await server.kill();
    const since = Date.now();
    await server.startAgain();
    const open = Date.now() - since;
    console.log(`killed; open after ${open} ms; ${await ledger.goingOn(tables, since, 1000)}`);
  }
  await Promise.all(players.map((player) => player.rest()));
  await server.stop();
  const store = await openStore(null, folder);
  await checkAll(store, ledger, players);
  // Who is told to go has been told everything before.
  const heads = await store.heads(players.map(({ table }) => table));
  for (const { table, sees } of players) expect(sees.number).toBe(heads.get(table));
  await store.close();
  expect(server.errors).toEqual([]);
  console.log(ledger.summary);
});
