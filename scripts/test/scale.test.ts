import { describe, expect, test } from 'vitest';
import { coresOf, costOf, diskOf, type Prices, priceLists, trafficOf } from '../scale/cost.ts';
import { embedded, shared } from '../scale/figures.ts';
import { embeddedPlan, sharedPlan } from '../scale/plan.ts';
import { EventQueue } from '../scale/queue.ts';
import { simulate } from '../scale/simulate.ts';
import { Station } from '../scale/station.ts';

test('events come in the order of their times', () => {
  const queue = new EventQueue();
  const times = Array.from({ length: 500 }, (_, index) => (index * 7919) % 1009);
  for (const [event, time] of times.entries()) queue.add(time, event);
  const taken = times.map(() => queue.take());
  expect(taken.map(({ time }) => time)).toEqual(times.toSorted((one, other) => one - other));
  expect(taken.every(({ time, event }) => times[event] === time)).toBe(true);
});

test('a station with one core lets the second wait, one with two does not', () => {
  const [one, two] = [new Station(), new Station(2)];
  expect([one.work(0, 2), one.work(1, 2)]).toEqual([2, 4]);
  expect([two.work(0, 2), two.work(1, 2)]).toEqual([2, 3]);
  expect(one.load(4)).toEqual({ utilisation: 1, waiting: 0.25 });
});

/** The figures of `npm run bench:server` in docs/performance.md: 200 tables of two, one process with SQLite on one core. */
describe('200 tables agree with what was measured', () => {
  const tables = { tables: 200, seats: 2 };

  test('as fast as possible', () => {
    const { movesPerSecond, loads } = simulate(
      { ...embeddedPlan({ ...tables, think: 1 }), think: 0, seconds: 5 },
      embedded,
    );
    expect(movesPerSecond / 7865).toBeGreaterThan(0.85);
    expect(movesPerSecond / 7865).toBeLessThan(1.15);
    expect(loads.process.utilisation).toBeGreaterThan(0.97);
  });

  test('at 1,000 moves a second', () => {
    const { movesPerSecond, p50, p99, p999 } = simulate(embeddedPlan({ ...tables, think: 0.2 }), embedded);
    expect(movesPerSecond).toBeGreaterThan(950);
    expect(p50 / 0.57).toBeGreaterThan(0.7);
    expect(p50 / 0.57).toBeLessThan(1.4);
    expect(p99 / 12).toBeGreaterThan(0.6);
    expect(p99 / 12).toBeLessThan(1.7);
    expect(p999 / 24.7).toBeGreaterThan(0.6);
    expect(p999 / 24.7).toBeLessThan(1.7);
  });
});

describe('a plan for many tables', () => {
  const wish = { tables: 20_000, seats: 3, think: 6 };
  const plan = sharedPlan(wish, shared);

  test('keeps up, with nothing too busy', () => {
    const { movesPerSecond, loads } = simulate(plan, shared);
    expect(movesPerSecond / (wish.tables / wish.think)).toBeCloseTo(1, 1);
    for (const { utilisation } of Object.values(loads)) expect(utilisation).toBeLessThan(0.65);
  });

  test('with three times the moves it falls behind, and shows where', () => {
    const { movesPerSecond, loads, p99 } = simulate({ ...plan, think: 2, seconds: 20 }, shared);
    expect(movesPerSecond).toBeLessThan((wish.tables / 2) * 0.95);
    expect(loads.process.utilisation).toBeGreaterThan(0.95);
    expect(p99).toBeGreaterThan(500);
  });

  test('twice as many tables need about twice as many processes', () => {
    const twice = sharedPlan({ ...wish, tables: 40_000 }, shared);
    expect(twice.processes / plan.processes).toBeGreaterThan(1.6);
    expect(twice.processes / plan.processes).toBeLessThan(2.8);
  });

  test('the same plan gives the same outcome', () => {
    const short = { ...plan, seconds: 2 };
    expect(simulate(short, shared)).toEqual(simulate(short, shared));
  });
});

describe('the bill of a month', () => {
  const plan = sharedPlan({ tables: 20_000, seats: 3, think: 6 }, shared);
  const outcome = simulate({ ...plan, seconds: 5 }, shared);
  const prices: Prices = { core: 10, traffic: 2, freeTraffic: 0, disk: 30 };

  test('has cores, traffic and disks', () => {
    const { cores, traffic, disk, total } = costOf(plan, outcome, shared, prices);
    expect(cores).toBe((plan.processes + 8 + 1) * 10);
    // 3,333 moves a second, each told to 3 seats in 500 bytes.
    expect(traffic / (2 * 3333 * 3 * 500 * 2.592e6 * 1e-12)).toBeCloseTo(1, 1);
    expect(disk).toBe(diskOf(outcome, shared) * 30);
    expect(total).toBe(cores + traffic + disk);
  });

  test('has no traffic where it comes with the cores', () => {
    const freeTraffic = trafficOf(outcome) / coresOf(plan) + 1;
    expect(costOf(plan, outcome, shared, { ...prices, freeTraffic }).traffic).toBe(0);
  });

  test('is higher in the cloud', () => {
    const [host, cloud] = [...priceLists.values()].map((list) => costOf(plan, outcome, shared, list).total);
    expect(cloud).toBeGreaterThan(2 * host);
  });
});
