import { expect, test } from 'vitest';
import { SlowDeals } from '../src/live/slow-deals.ts';
import { Client, word } from './support/client.ts';
import { openInProcess } from './support/in-process-server.ts';

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

test('starting many hard puzzles at once leaves the main thread free for others', {
  timeout: 20_000,
}, async () => {
  const { address } = await openInProcess({ MESSAGES_PER_SECOND: '1000' });
  const eve = await Client.enter(address, 'Eve');
  const tables: string[] = [];
  for (let count = 0; count < 30; count++) {
    const options = { set: 12, grade: 'expert' };
    const { table } = await eve.must('open', { id: word(), game: 'dominosa', players: 1, options });
    tables.push(table);
  }
  for (const table of tables) await eve.must('sit', { table, seat: 0, word: word() });
  const busyBefore = performance.eventLoopUtilization();
  const answers = await Promise.all(tables.map((table) => eve.ask('start', { table })));
  const { utilization } = performance.eventLoopUtilization(busyBefore);
  for (const { ok } of answers) expect(ok).toBe(true);
  expect(utilization).toBeLessThan(0.6);
});
