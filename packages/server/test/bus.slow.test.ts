import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { createClient } from 'redis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bus, BusMessage } from '../src/bus/bus.ts';
import { openRedis } from '../src/bus/redis.ts';
import { type Service, startRedis } from './support/services.ts';

let redis: Service;
const buses: Bus[] = [];
const heard: string[] = [];
let missed = 0;

const open = async (): Promise<Bus> => {
  const listener = {
    heard: (table: string, message: BusMessage) => heard.push(`${table} ${JSON.stringify(message)}`),
    missed: () => missed++,
  };
  const bus = await openRedis(redis.url, listener, pino({ level: 'silent' }));
  buses.push(bus);
  return bus;
};

beforeAll(async () => {
  redis = await startRedis();
}, 120_000);

afterAll(async () => {
  for (const bus of buses) await bus.close();
  await redis.end();
});

/** Tells it again and again, because what is told while Redis is away is lost. */
async function isHeard(bus: Bus, table: string): Promise<boolean> {
  heard.length = 0;
  for (let tries = 0; tries < 40; tries++) {
    bus.tell(table, { number: tries, event: '{}', hash: '' });
    await sleep(50);
    if (heard.some((text) => text.startsWith(`${table} `))) return true;
  }
  return false;
}

describe('what processes tell each other by Redis', () => {
  it('reaches a subscriber, even one that unsubscribed just before', async () => {
    const [one, other] = [await open(), await open()];
    one.follow('table');
    expect(await isHeard(other, 'table')).toBe(true);
    one.unfollow('table');
    one.follow('table');
    await sleep(200);
    expect(await isHeard(other, 'table')).toBe(true);
    one.unfollow('table');
    await sleep(200);
    heard.length = 0;
    other.tell('table', { number: 1, event: '{}', hash: '' });
    await sleep(200);
    expect(heard).toEqual([]);
  });

  it('is heard again when Redis was away, also of tables that were followed meanwhile', async () => {
    const [one, other] = [await open(), await open()];
    one.follow('before');
    expect(await isHeard(other, 'before')).toBe(true);
    await redis.stop();
    await sleep(100);
    one.follow('meanwhile');
    missed = 0;
    await redis.start();
    expect(await isHeard(other, 'before')).toBe(true);
    expect(await isHeard(other, 'meanwhile')).toBe(true);
    expect(missed).toBeGreaterThan(0);
  });

  it('is not piled up for tables that come and go while Redis is away', async () => {
    const [one, other] = [await open(), await open()];
    one.follow('stays');
    one.follow('goes');
    expect(await isHeard(other, 'stays')).toBe(true);
    await redis.stop();
    await sleep(100);
    one.unfollow('goes');
    for (let count = 0; count < 2000; count++) {
      one.follow(`short ${count}`);
      one.unfollow(`short ${count}`);
    }
    await redis.start();
    expect(await isHeard(other, 'stays')).toBe(true);
    const client = createClient({ url: redis.url });
    await client.connect();
    const calls = /cmdstat_subscribe:calls=(\d+)/.exec(await client.info('commandstats'))?.[1];
    const channels = await client.pubSubChannels('tischrunde:*');
    client.destroy();
    expect(Number(calls)).toBeLessThan(100);
    expect(channels).not.toContain('tischrunde:goes');
  });

  it('is heard as soon as there is a Redis, where there was none at the beginning', async () => {
    await redis.stop();
    const one = await open();
    one.follow('early');
    await redis.start();
    const other = await open();
    await sleep(2500);
    expect(await isHeard(other, 'early')).toBe(true);
  });
});
