import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createClient } from 'redis';
import { reasonOf } from '../error-reason.ts';
import type { Bus, BusMessage, Listener } from './bus.ts';

/** How long a starting server waits for Redis. Milliseconds. */
const connectTimeout = 3000;

const channelOf = (table: string): string => `tischrunde:${table}`;

/** Fan-out over Redis pub/sub. While Redis is down nothing is published; when it is back, listeners catch up from the store. */
export async function openRedis(url: string, listener: Listener, log: Logger): Promise<Bus> {
  const options = {
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 5000, reconnectStrategy: (tries: number) => Math.min(50 * 2 ** tries, 2000) },
  };
  // Bounds memory when Redis hangs; whatever is dropped can be read from the store.
  const publisher = createClient({ ...options, commandsQueueMaxLength: 10_000 });
  const subscriber = createClient({ ...options, disableOfflineQueue: false });
  let isDown = false;
  const markDown = (error: unknown): void => {
    if (!isDown) log.warn({ reason: reasonOf(error) }, 'Redis is unreachable; polling the store instead');
    isDown = true;
  };
  publisher.on('error', markDown);
  subscriber.on('error', markDown);
  const connected = Promise.all([publisher.connect(), subscriber.connect()]).then(() => {
    isDown = false;
  });
  connected.catch(markDown);
  // The server works without Redis, so it does not wait for long.
  await Promise.race([connected.catch(() => {}), sleep(connectTimeout, undefined, { ref: false })]);
  const hear = (text: string, channel: string): void =>
    // Only this program publishes to these channels.
    listener.heard(channel.slice(channelOf('').length), JSON.parse(text) as BusMessage);

  // While Redis is down nothing is passed on: the client would queue it all, and tables come and go.
  const followed = new Set<string>();
  const told = new Set<string>();
  const update = (table: string): void => {
    const isFollowed = followed.has(table);
    if (!subscriber.isReady || isFollowed === told.has(table)) return;
    if (isFollowed) told.add(table);
    else told.delete(table);
    // Names the listener, so that a table followed again before Redis answers stays followed.
    const change = isFollowed
      ? subscriber.subscribe(channelOf(table), hear)
      : subscriber.unsubscribe(channelOf(table), hear);
    change.catch((error: unknown) => {
      if (isFollowed) told.delete(table);
      else told.add(table);
      markDown(error);
    });
  };
  subscriber.on('ready', () => {
    for (const table of new Set([...followed, ...told])) update(table);
    if (isDown) log.info('Redis is reachable again');
    isDown = false;
    listener.missed();
  });

  return {
    isShared: true,
    follow: (table) => {
      followed.add(table);
      update(table);
    },
    unfollow: (table) => {
      followed.delete(table);
      update(table);
    },
    tell: (table, message) =>
      void publisher.publish(channelOf(table), JSON.stringify(message)).catch(() => {}),
    close: async () => {
      publisher.destroy();
      subscriber.destroy();
    },
  };
}
