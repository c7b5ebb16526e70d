import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import { KillableServer } from '../support/killable-server.ts';
import { newFolder, removeFolder, ServerProcess } from '../support/server-process.ts';
import { fillDisk, freeze, jumpClock, kill, mountDisk, settableClock } from './faults.ts';
import { faultsPerStore, newChance, playThrough, quickToLeave, Tally } from './soak.ts';

/** Each act ends with a backup that is restored. */
const acts = 5;

const folder = newFolder();
const disk = join(folder, 'disk');
mkdirSync(disk);
const unmount = mountDisk(disk, 96);

afterAll(async () => {
  await KillableServer.killAll();
  unmount();
  removeFolder(folder);
});

test('one process with the embedded store, whatever goes wrong', async () => {
  const server = await KillableServer.start({ DATA: disk, ...quickToLeave }, settableClock);
  const faults = [kill([server], 8), freeze([server], 5), jumpClock([server], 4), fillDisk(disk, 3)];
  const chance = newChance('SQLite');
  const tally = new Tally();
  const file = join(disk, 'tischrunde.db');
  const copy = join(folder, 'copy.db');
  for (let act = 0; act < acts; act++) {
    const count = Math.ceil(faultsPerStore / acts) - 1;
    const played = await playThrough([server.address], faults, count, chance, tally, async () => {
      const reader = new Database(file, { readonly: true });
      rmSync(copy, { force: true });
      reader.exec(`VACUUM INTO '${copy}'`);
      reader.close();
    });
    await server.stop();
    const store = await openStore(null, disk);
    await tally.check(store, played);
    await store.close();

    for (const rest of ['-wal', '-shm', '']) rmSync(`${file}${rest}`, { force: true });
    copyFileSync(copy, file);
    const restored = await ServerProcess.run({ DATA: disk }, 30_000, ['restore']);
    expect(restored.err).toBe('');
    tally.count('restore');
    await server.startAgain();
  }
  await server.stop();
  const store = await openStore(null, disk);
  await tally.checkLogs(store);
  await store.close();
  expect(server.errors).toEqual([]);
  console.log(tally.report('SQLite'));
});
