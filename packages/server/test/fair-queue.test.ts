import { expect, test } from 'vitest';
import { FairQueue, type Payer } from '../src/bots/fair-queue.ts';

/** A queue over one thread and a clock of its own. Every job takes as long as it is told to. */
function queueWith(budget = 1_000_000) {
  let now = 0;
  const ends: { at: number; done: () => void }[] = [];
  const queue = new FairQueue<string>(1, budget, 'nothing', () => now);
  const order: string[] = [];
  const add = (name: string, payer: Partial<Payer>, time = 50): Promise<string> =>
    queue.add(
      name,
      { table: name, host: 'host', from: 'here', network: payer.from ?? 'here', hasPeople: true, ...payer },
      (isOverBudget) => {
        order.push(isOverBudget ? `${name} (over budget)` : name);
        return new Promise((resolve) => {
          ends.push({ at: now + time, done: () => resolve(name) });
        });
      },
    );
  /** Lets the jobs run until nothing waits. */
  const run = async (most = Number.POSITIVE_INFINITY): Promise<void> => {
    for (let jobs = 0; jobs < most; jobs++) {
      const end = ends.shift();
      if (end === undefined) return;
      now = end.at;
      end.done();
      for (let turns = 0; turns < 10; turns++) await Promise.resolve();
    }
  };
  const wait = (milliseconds: number): void => {
    now += milliseconds;
  };
  return { queue, add, run, wait, order };
}

test('a host with many tables waits for their own bots, and nobody else does', async () => {
  const { add, run, order } = queueWith();
  for (let table = 0; table < 600; table++) void add(`many ${table}`, { host: 'eve', from: 'there' });
  await run(20);
  void add('one', { host: 'ann' });
  await run(2);
  expect(order.indexOf('one')).toBeLessThan(23);
  for (let asked = 0; asked < 20; asked++) {
    void add(`next ${asked}`, { host: 'ann' });
    await run(2);
    expect(order.slice(-2)).toContain(`next ${asked}`);
  }
});

test('hosts of the same address take turns, and another host does not get more by having more guests', async () => {
  const { add, run, order } = queueWith();
  for (let table = 0; table < 100; table++) void add(`eve ${table}`, { host: 'eve' });
  for (let table = 0; table < 10; table++) void add(`ann ${table}`, { host: 'ann' });
  await run(21);
  expect(order.filter((name) => name.startsWith('ann'))).toHaveLength(10);

  const other = queueWith();
  for (let host = 0; host < 50; host++)
    void other.add(`sybil ${host}`, { host: `sybil${host}`, from: 'there' });
  for (let table = 0; table < 10; table++) void other.add(`ann ${table}`, { host: 'ann' });
  await other.run(21);
  expect(other.order.filter((name) => name.startsWith('ann'))).toHaveLength(10);
});

test('networks take turns, and somebody with many addresses of one gets no more by them', async () => {
  const { add, run, order } = queueWith();
  for (let address = 0; address < 60; address++)
    for (let table = 0; table < 5; table++)
      void add(`eve ${address} ${table}`, {
        host: `eve${address}`,
        from: `there ${address}`,
        network: 'there',
      });
  for (let table = 0; table < 10; table++) void add(`ann ${table}`, { host: 'ann', from: 'here' });
  // A neighbour of Eve waits for her, but not for each of her tables.
  void add('bob', { host: 'bob', from: 'there bob', network: 'there' });
  await run(22);
  expect(order.filter((name) => name.startsWith('ann'))).toHaveLength(10);
  await run(60);
  expect(order).toContain('bob');
});

test('tables with people go before tables of bots alone, which still get their turn', async () => {
  const { add, run, order } = queueWith();
  void add('first', { from: 'somewhere' });
  for (let table = 0; table < 3; table++) void add(`alone ${table}`, { host: 'eve', hasPeople: false });
  for (let table = 0; table < 100; table++) void add(`people ${table}`, { host: 'ann', from: 'there' });
  await run(20);
  expect(order.filter((name) => name.startsWith('alone'))).toEqual([]);
  await run(30);
  expect(order.filter((name) => name.startsWith('alone'))).not.toEqual([]);
});

test('what was not used cannot be saved up', async () => {
  const { add, run, order } = queueWith();
  for (let table = 0; table < 100; table++) void add(`eve ${table}`, { host: 'eve', from: 'there' });
  await run(50);
  for (let table = 0; table < 100; table++) void add(`ann ${table}`, { host: 'ann' });
  await run(20);
  expect(order.slice(-20).filter((name) => name.startsWith('eve')).length).toBeGreaterThan(5);
});

test('a question asked again replaces the one that waits, and a table can be forgotten', async () => {
  const { queue, add, run, order } = queueWith();
  void add('busy', {});
  const [one, other, gone] = [add('same', {}), add('same', {}), add('gone', {})];
  queue.forget('gone');
  expect(await one).toBe('nothing');
  expect(await gone).toBe('nothing');
  await run();
  expect(await other).toBe('same');
  expect(order).toEqual(['busy', 'same']);
});

test('beyond the budget bots think less, and after a while they think as before', async () => {
  const { add, run, wait, order } = queueWith(1000);
  for (let table = 0; table < 25; table++) void add(`eve ${table}`, { host: 'eve' });
  void add('ann', { host: 'ann' });
  await run();
  expect(order.filter((name) => name.includes('over budget'))).toHaveLength(4);
  expect(order).toContain('ann');
  wait(60_000);
  void add('later', { host: 'eve' });
  expect(order.at(-1)).toBe('later');
});

test('a job that fails does not hold up the others', async () => {
  const { queue, add, run } = queueWith();
  const failing = queue.add(
    'failing',
    { table: 'failing', host: 'eve', from: 'there', network: 'there', hasPeople: true },
    () => Promise.reject(new Error('broken')),
  );
  await expect(failing).rejects.toThrow('broken');
  const next = add('next', {});
  await run();
  expect(await next).toBe('next');
});
