import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { loadState } from '../src/live/load-state.ts';
import { dealInSlices, SlowDeals } from '../src/live/slow-deals.ts';
import { fileIn } from '../src/store/open-store.ts';
import { openSqlite } from '../src/store/sqlite/sqlite.ts';
import { readEvent } from '../src/table/events.ts';
import { readTerms } from '../src/table/terms.ts';
import { Client, word } from './support/client.ts';
import { openInProcess } from './support/in-process-server.ts';
import { newFolder, removeFolder } from './support/server-process.ts';
import { ToldTable } from './support/told-table.ts';

// Puzzles that take long to make, and what is left for everybody else.

function keepBusy(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

test('most of the time is for everybody else', async () => {
  const deals = new SlowDeals();
  const since = performance.now();
  await Promise.all(Array.from({ length: 10 }, () => deals.run('eve', () => keepBusy(10))));
  // The last one is not waited for.
  expect(performance.now() - since).toBeGreaterThan(370);
});

test('networks take turns, and a deal that fails holds nobody up', async () => {
  const deals = new SlowDeals();
  const order: string[] = [];
  const deal = (whose: string): Promise<number> => deals.run(whose, () => order.push(whose));
  const failed = deals.run('eve', () => {
    throw new Error('no such puzzle');
  });
  const all = [deal('eve'), deal('eve'), deal('eve'), deal('bob')];
  await expect(failed).rejects.toThrow('no such puzzle');
  await Promise.all(all);
  expect(order.indexOf('bob')).toBeLessThan(2);
});

/** Tables of a guest, where only the puzzles have to be made. */
async function puzzleTables(eve: Client, count: number): Promise<readonly string[]> {
  const tables: string[] = [];
  while (tables.length < count) {
    const options = { set: 12, grade: 'expert' };
    const { table } = await eve.must('open', { id: word(), game: 'dominosa', players: 1, options });
    tables.push(table);
  }
  for (const table of tables) await eve.must('sit', { table, seat: 0, word: word() });
  return tables;
}

test('starting many hard puzzles at once leaves the main thread free for others', {
  timeout: 20_000,
}, async () => {
  const { address } = await openInProcess({ MESSAGES_PER_SECOND: '1000' });
  const eve = await Client.enter(address, 'Eve');
  const tables = await puzzleTables(eve, 30);
  const busyBefore = performance.eventLoopUtilization();
  const answers = await Promise.all(tables.map((table) => eve.ask('start', { table })));
  const { utilization } = performance.eventLoopUtilization(busyBefore);
  for (const { ok } of answers) expect(ok).toBe(true);
  expect(utilization).toBeLessThan(0.6);
});

/** A puzzle that takes thirty times as long to make as others. */
const longest = {
  ...readTerms({ game: 'dominosa', players: 1, options: { set: 4, grade: 'expert' } }),
  seed: 's29823',
};

/** The longest time for which the main thread worked at one thing. Milliseconds of its core: on a busy machine it waits as well. */
async function longestWork(work: () => Promise<unknown>): Promise<number> {
  let most = 0;
  let isGoing = true;
  let before = process.threadCpuUsage();
  const look = (): void => {
    const { user, system } = process.threadCpuUsage(before);
    most = Math.max(most, (user + system) / 1000);
    before = process.threadCpuUsage();
    if (isGoing) setImmediate(look);
  };
  setImmediate(look);
  await work();
  isGoing = false;
  return most;
}

test('a puzzle that takes long is made bit by bit, and is the same', async () => {
  const text = JSON.stringify({ at: 0, kind: 'started', match: 1, seed: longest.seed });
  const { state } = new ToldTable('dominosa', 1, longest.options, '', {}, false);
  expect(await longestWork(() => dealInSlices(state, text))).toBeLessThan(50);
  expect(await longestWork(async () => state.apply(readEvent(text)))).toBeLessThan(50);
  const atOnce = new ToldTable('dominosa', 1, longest.options, longest.seed);
  expect(state.running?.match.transcript()).toEqual(atOnce.running.match.transcript());
  expect(state.running?.match.hash()).toBe(atOnce.running.match.hash());
});

test('so it is when its table is loaded', async () => {
  const folder = newFolder();
  const store = await openSqlite(fileIn(folder));
  onTestFinished(async () => {
    await store.close();
    removeFolder(folder);
  });
  const { id, log, state } = new ToldTable('dominosa', 1, longest.options, longest.seed);
  for (const entry of log) await store.append({ table: id, ...entry });
  expect(await longestWork(() => loadState(store, id))).toBeLessThan(50);
  expect((await loadState(store, id))?.running?.match.hash()).toBe(state.running?.match.hash());
});

test('a table whose puzzle waits for its turn holds up neither itself nor the public list', {
  timeout: 20_000,
}, async () => {
  const { address } = await openInProcess({ MESSAGES_PER_SECOND: '1000' });
  const [eve, bob] = [await Client.enter(address, 'Eve'), await Client.enter(address, 'Bob')];
  const tables = await puzzleTables(eve, 20);
  const done: string[] = [];
  const starts = tables.map((table) => eve.ask('start', { table }));
  const last = tables.at(-1) ?? expect.unreachable();
  const started = Promise.all(starts).then(() => void done.push('started'));
  const changed = eve.must('change', { table: last, listed: true }).then(() => void done.push('changed'));
  await sleep(50);
  const opened = bob
    .must('open', { id: word(), game: 'block', players: 2, listed: true })
    .then(() => void done.push('opened'));
  await Promise.all([started, changed, opened]);
  expect(done).toEqual(['changed', 'opened', 'started']);
  for (const answer of await Promise.all(starts)) expect(answer.ok).toBe(true);
});
