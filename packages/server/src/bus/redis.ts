import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createClient } from 'redis';
import type { Bus, BusMessage, Listener } from './bus.ts';

/** How long a server that is started waits for Redis. Milliseconds. */
const patience = 3000;

const channelOf = (table: string): string => `tischrunde:${table}`;

/** The fan-out by Redis' channels. While Redis is away nothing is told; when it is back, listeners look into the store. */
export async function openRedis(url: string, listener: Listener, log: Logger): Promise<Bus> {
  const options = {
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 5000, reconnectStrategy: (tries: number) => Math.min(50 * 2 ** tries, 2000) },
  };
  // A Redis that hangs is told no more than this; what it is not told is found in the store.
  const speaking = createClient({ ...options, commandsQueueMaxLength: 10_000 });
  const hearing = createClient({ ...options, disableOfflineQueue: false });
  let isAway = false;
  const away = (error: unknown): void => {
    if (!isAway) log.warn({ reason: reasonOf(error) }, 'Redis is away; tables are followed in the store');
    isAway = true;
  };
  speaking.on('error', away);
  hearing.on('error', away);
  const connected = Promise.all([speaking.connect(), hearing.connect()]).then(() => {
    isAway = false;
  });
  connected.catch(away);
  // Without Redis tables are played as well, so nobody waits for it for long.
  await Promise.race([connected.catch(() => {}), sleep(patience, undefined, { ref: false })]);
  hearing.on('ready', () => {
    if (isAway) log.info('Redis is back');
    isAway = false;
    listener.missed();
  });

  const hear = (text: string, channel: string): void =>
    // Written by this program and nobody else.
    listener.heard(channel.slice(channelOf('').length), JSON.parse(text) as BusMessage);

  return {
    isShared: true,
    follow: (table) => void hearing.subscribe(channelOf(table), hear).catch(away),
    // With its listener named, so that a table which is followed again before the answer comes stays followed.
    unfollow: (table) => void hearing.unsubscribe(channelOf(table), hear).catch(away),
    tell: (table, message) =>
      void speaking.publish(channelOf(table), JSON.stringify(message)).catch(() => {}),
    close: async () => {
      speaking.destroy();
      hearing.destroy();
    },
  };
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
