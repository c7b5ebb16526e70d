import { randomBytes, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { type Logger, pino } from 'pino';
import { openBotPool } from './bots/bot-pool.ts';
import { type Bus, type BusMessage, guestsChannel, noBus } from './bus/bus.ts';
import { openRedis } from './bus/redis.ts';
import type { Config } from './config.ts';
import { ratesOf } from './limits.ts';
import { Tables } from './live/tables.ts';
import { openMetrics } from './metrics.ts';
import { clientAddress, rateLimitKey } from './net/client-address.ts';
import type { ConnectionContext } from './net/connection-context.ts';
import { openHttpServer } from './net/http-server.ts';
import { PublicList } from './net/public-list.ts';
import { rateLimitersFor } from './net/rate-limiter.ts';
import { Sockets } from './net/sockets.ts';
import { GuestConnections } from './people/guest-connections.ts';
import { Guests } from './people/guests.ts';
import { openStore } from './store/open-store.ts';
import { Retention } from './store/retention.ts';
import { StoreHealth } from './store/store-health.ts';

/** A running server. */
export interface RunningServer {
  /** Its URL. */
  readonly address: string;
  /** Resolves with the reason if the server cannot go on: it should be closed then. */
  readonly lost: Promise<Error>;
  /** Finishes what is under way, tells clients to reconnect, and stops. */
  close(): Promise<void>;
}

/** Opens the store and starts listening. Rejects if either fails. */
export async function openServer(config: Config, log: Logger = logOf(config)): Promise<RunningServer> {
  const store = await openStore(config.databaseUrl, config.data);
  const key = config.secret ?? (await store.keep('key', randomBytes(32).toString('hex')));
  const epoch = await store.epoch();
  const health = new StoreHealth(store, epoch, config.databaseUrl !== null, log);
  const botPool = openBotPool({
    threads: config.botThreads,
    work: config.botWork,
    budget: config.botBudget * 1000,
  });
  const metrics = openMetrics({
    tables: () => tables.count,
    quarantined: () => tables.quarantinedCount,
    connections: () => sockets.count,
  });
  const connections = new GuestConnections();
  const listener = {
    heard: (table: string, message: BusMessage) =>
      'renewed' in message
        ? connections.renewed(message.renewed, message.generation)
        : tables.heard(table, message),
    missed: () => tables.missed(),
  };
  const bus: Bus =
    config.redisUrl === null
      ? noBus(config.databaseUrl !== null)
      : await openRedis(config.redisUrl, listener, log);
  bus.follow(guestsChannel);
  let isClosing = false;
  const shared = {
    process: randomUUID(),
    store,
    health,
    epoch,
    bus,
    botPool,
    pace: config.botPace,
    awayAfter: config.awayAfter * 1000,
    log,
    metrics,
  };
  const tables: Tables = new Tables(shared);
  const retention = new Retention(store, {
    days: config.retentionDays,
    listedMinutes: config.listedMinutes,
    archive: config.archive,
    log,
    isInUse: (table) => tables.isInUse(table),
    removed: () => metrics.removedTable(),
  });
  const list = new PublicList(store, config.listedMinutes * 60_000);
  const context: ConnectionContext = {
    ...shared,
    tables,
    connections,
    list,
    guests: new Guests(store, key),
    limiters: rateLimitersFor(ratesOf(config)),
    isClosing: () => isClosing,
  };
  const http = await openHttpServer({
    config,
    list,
    health,
    log,
    metrics: () => metrics,
    isClosing: () => isClosing,
  });
  const sockets: Sockets = new Sockets(http.server, {
    context,
    log,
    metrics,
    origins: config.origins,
    connectionsPerAddress: config.connectionsPerAddress,
    helloTimeout: config.patience * 1000,
    addressOf: ({ headers, socket }) =>
      rateLimitKey(clientAddress(headers, socket.remoteAddress ?? '', config.trustProxy)),
  });
  await http.listen({ host: config.host, port: config.port });
  const { port } = http.server.address() as AddressInfo;
  const address = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
  log.info({ address, store: config.databaseUrl === null ? 'embedded' : 'PostgreSQL' }, 'open');

  return {
    address,
    lost: health.lost,
    close: async () => {
      isClosing = true;
      await retention.close();
      await tables.close();
      await sockets.close();
      await http.close();
      await bus.close();
      await botPool.close();
      health.close();
      await store.close();
      log.info('closed');
    },
  };
}

const logOf = ({ logLevel }: Config): Logger =>
  pino({ level: logLevel, base: { process: process.pid }, serializers: { error: pino.stdSerializers.err } });
