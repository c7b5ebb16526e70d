import { randomBytes, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { type Logger, pino } from 'pino';
import { openThinking } from './bots/bot-pool.ts';
import { type Bus, type BusMessage, guestsChannel, noBus } from './bus/bus.ts';
import { openRedis } from './bus/redis.ts';
import type { Config } from './config.ts';
import { Tables } from './live/tables.ts';
import { openMetrics } from './metrics.ts';
import { callerOf, counted } from './net/client-address.ts';
import { openPages } from './net/http-server.ts';
import { Allowance } from './net/rate-limiter.ts';
import { Sockets } from './net/sockets.ts';
import { Screens } from './people/guest-connections.ts';
import { Guests } from './people/guests.ts';
import { openStore } from './store/open-store.ts';

/** A server that runs. */
export interface Running {
  /** Where it can be reached. */
  readonly address: string;
  /** Finishes what is under way, tells everybody to connect again, and stops. */
  close(): Promise<void>;
}

/** Opens the store and the door. Rejects where one of them cannot be opened. */
export async function openServer(config: Config, log: Logger = logOf(config)): Promise<Running> {
  const store = await openStore(config.databaseUrl, config.data);
  const key = config.secret ?? (await store.keep('key', randomBytes(32).toString('hex')));
  const thinking = openThinking(config.botThreads, config.botWork);
  const metrics = openMetrics({ tables: () => tables.count, connections: () => sockets.count });
  const screens = new Screens();
  const listener = {
    heard: (table: string, message: BusMessage) =>
      'renewed' in message
        ? screens.renewed(message.renewed, message.generation)
        : tables.heard(table, message),
    missed: () => tables.missed(),
  };
  const bus: Bus =
    config.redisUrl === null
      ? noBus(config.databaseUrl !== null)
      : await openRedis(config.redisUrl, listener, log);
  bus.follow(guestsChannel);
  const house = { process: randomUUID(), store, bus, thinking, pace: config.botPace, log, metrics };
  const tables: Tables = new Tables(house);
  const perSecond = config.messagesPerSecond;
  const ofAddress = (perSecond * config.connectionsPerAddress) / 4;
  let isClosing = false;
  const reception = {
    house,
    tables,
    screens,
    guests: new Guests(store, key),
    messages: new Allowance({ burst: 5 * perSecond, perSecond }),
    messagesOfAddress: new Allowance({ burst: 5 * ofAddress, perSecond: ofAddress }),
    gestures: new Allowance({ burst: 2 * perSecond, perSecond: perSecond / 10 }),
    replays: new Allowance({ burst: 10 * perSecond, perSecond: perSecond / 2 }),
    talk: new Allowance({ burst: 8, perSecond: 0.5 }),
    newGuests: new Allowance({ burst: config.guestsPerHour, perSecond: config.guestsPerHour / 3600 }),
    newTables: new Allowance({ burst: config.tablesPerHour, perSecond: config.tablesPerHour / 3600 }),
    isClosing: () => isClosing,
  };
  const pages = await openPages({ config, store, log, metrics: () => metrics, isClosing: () => isClosing });
  const sockets: Sockets = new Sockets(pages.server, {
    reception,
    log,
    metrics,
    origins: config.origins,
    connectionsPerAddress: config.connectionsPerAddress,
    patience: config.patience * 1000,
    addressOf: ({ headers, socket }) =>
      counted(callerOf(headers, socket.remoteAddress ?? '', config.trustProxy)),
  });
  await pages.listen({ host: config.host, port: config.port });
  const { port } = pages.server.address() as AddressInfo;
  const address = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
  log.info({ address, store: config.databaseUrl === null ? 'embedded' : 'PostgreSQL' }, 'open');

  return {
    address,
    close: async () => {
      isClosing = true;
      await tables.close();
      await sockets.close();
      await pages.close();
      await bus.close();
      await thinking.close();
      await store.close();
      log.info('closed');
    },
  };
}

const logOf = ({ logLevel }: Config): Logger =>
  pino({ level: logLevel, base: { process: process.pid }, serializers: { error: pino.stdSerializers.err } });
