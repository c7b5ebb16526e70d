import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { openStore } from '../src/store/index.ts';
import { checkAll } from './support/check.ts';
import { Ledger } from './support/ledger.ts';
import { seatAll } from './support/load.ts';
import { ServerProcess } from './support/process.ts';

const tablesOf = (players: readonly { readonly table: string }[]): string[] => [
  ...new Set(players.map(({ table }) => table)),
];

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
      await sleep(2500);
      await server.kill();
      const since = Date.now();
      const before = ledger.acknowledged.length;
      await server.startAgain();
      const back = Date.now() - since;
      await sleep(3000);
      expect(ledger.acknowledged.length).toBeGreaterThan(before);
      console.log(
        `open again after ${back} ms; on it went: ${summary(ledger.standstills(since, tablesOf(players)))}`,
      );
    }
    await Promise.all(players.map((player) => player.rest()));
    await server.stop();
    const store = await openStore(null, folder);
    await checkAll(store, ledger, players);
    await store.close();
    const { acknowledged, refused, failures } = ledger;
    console.log(`${acknowledged.length} moves acknowledged, ${refused.length} refused, ${failures} failures`);
    console.log(server.log.slice(0, 10).join('\n'));
  });
});
