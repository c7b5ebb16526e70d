import { randomBytes, randomUUID } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Logger, pino } from 'pino';
import { openBotPool } from './bots/bot-pool.ts';
import { type Bus, type BusMessage, guestsChannel, type Listener, noBus } from './bus/bus.ts';
import type { Config } from './config.ts';
import { reasonOf } from './error-reason.ts';
import { mostConnectionsOfGuest, ratesOf } from './limits.ts';
import { LoadQueue } from './live/load-queue.ts';
import { SlowDeals } from './live/slow-deals.ts';
import { serverTime } from './live/steady-clock.ts';
import { Tables } from './live/tables.ts';
import { localAddress } from './local-address.ts';
import { openMetrics } from './metrics.ts';
import { clientAddress, networkOf, rateLimitKey } from './net/client-address.ts';
import type { ConnectionContext } from './net/connection-context.ts';
import { openHttpServer } from './net/http-server.ts';
import { invitationTo } from './net/invitation.ts';
import { isKnownHost } from './net/known-hosts.ts';
import { rateLimitersFor } from './net/limiters.ts';
import { PublicList } from './net/public-list.ts';
import { PublicSeats } from './net/public-seats.ts';
import { Sockets } from './net/sockets.ts';
import { GuestConnections } from './people/guest-connections.ts';
import { Guests } from './people/guests.ts';
import { isPublicAddress } from './public-address.ts';
import type { Reach } from './push/post-push.ts';
import { TurnCalls } from './push/turn-calls.ts';
import { newVapidKey, Vapid } from './push/vapid.ts';
import { openStore } from './store/open-store.ts';
import { prepareArchive, Retention } from './store/retention.ts';
import { StoreHealth } from './store/store-health.ts';

/** A running server. */
export interface RunningServer {
  /** Its URL. */
  readonly address: string;
  /** The address at which other devices reach it; null if that is not known. */
  readonly reach: string | null;
  /** Resolves with the reason if the server cannot go on: it should be closed then. */
  readonly lost: Promise<Error>;
  /** Finishes what is under way, tells clients to reconnect, and stops. */
  close(): Promise<void>;
}

/** Pushes go to the internet only. */
const internet: Reach = { isAllowed: isPublicAddress, resolve: (host) => lookup(host, { all: true }) };

/** Opens the store and starts listening. Rejects if either fails. `reachable` is where pushes may go. */
export async function openServer(
  config: Config,
  log: Logger = logOf(config),
  reachable: Reach = internet,
): Promise<RunningServer> {
  if (config.archive !== null) await prepareArchive(config.archive);
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
  const connections = new GuestConnections(mostConnectionsOfGuest);
  const listener = {
    heard: (table: string, message: BusMessage) =>
      'renewed' in message
        ? connections.renewed(message.renewed, message.generation)
        : tables.heard(table, message),
    missed: () => tables.missed(),
  };
  const bus = await openBus(config, listener, log);
  bus.follow(guestsChannel);
  const { pushContact, pushServices: services } = config;
  const vapid =
    pushContact === null ? null : new Vapid(await store.keep('vapid', newVapidKey()), pushContact);
  const list = new PublicList(store, config.listedMinutes * 60_000);
  let isClosing = false;
  let reach: string | null = null;
  const shared = {
    process: randomUUID(),
    store,
    health,
    epoch,
    bus,
    now: serverTime(config.databaseUrl !== null),
    loads: new LoadQueue(networkOf),
    slowDeals: new SlowDeals(),
    botPool,
    pace: config.botPace,
    awayAfter: config.awayAfter * 1000,
    list,
    calls: vapid === null ? null : new TurnCalls({ vapid, services, reach: reachable, store, log, metrics }),
    log,
    metrics,
  };
  const tables: Tables = new Tables(shared);
  const retention = new Retention(store, {
    days: config.retentionDays,
    archive: config.archive,
    log,
    isInUse: (table) => tables.isInUse(table),
    removed: () => metrics.removedTable(),
  });
  const limiters = rateLimitersFor(ratesOf(config));
  const context: ConnectionContext = {
    ...shared,
    tables,
    connections,
    guests: new Guests(store, key),
    limiters,
    seats: new PublicSeats(tables, limiters),
    reach: () => reach,
    isClosing: () => isClosing,
  };
  const http = await openHttpServer({
    config,
    invitation: (client, id) => invitationTo(context, rateLimitKey(client), id, 'previews').catch(() => null),
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
    isKnownHost: (request) => isKnownHost(request, config),
    addressOf: ({ headers, socket }) =>
      rateLimitKey(clientAddress(headers, socket.remoteAddress ?? '', config.trustProxy)),
  });
  await http.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
    throw new Error(`cannot listen at HOST and PORT: ${reasonOf(error)}`, { cause: error });
  });
  const { port } = http.server.address() as AddressInfo;
  const address = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
  // Behind a proxy people come by another address, and the one of this machine is nobody's business.
  reach = config.publicUrl ?? (config.trustProxy ? null : localAddress(config.host, port));
  log.info({ address, store: config.databaseUrl === null ? 'embedded' : 'PostgreSQL' }, 'open');

  return {
    address,
    reach,
    lost: health.lost,
    close: async () => {
      isClosing = true;
      // Clients are told all the same if the store does not answer.
      await noLonger(Promise.all([retention.close(), tables.close()]), 4000);
      await sockets.close();
      await http.close();
      await bus.close();
      await botPool.close();
      health.close();
      await noLonger(store.close(), 3000);
      log.info('closed');
    },
  };
}

/** Waits for something, for so many milliseconds at most. */
const noLonger = (work: Promise<unknown>, most: number): Promise<unknown> =>
  Promise.race([work, sleep(most, undefined, { ref: false })]);

/** Loads the client of Redis only if it is needed: that takes a good part of the start. */
async function openBus({ redisUrl, databaseUrl }: Config, listener: Listener, log: Logger): Promise<Bus> {
  if (redisUrl === null) return noBus(databaseUrl !== null);
  const { openRedis } = await import('./bus/redis.ts');
  return openRedis(redisUrl, listener, log);
}

const logOf = ({ logLevel }: Config): Logger =>
  pino({ level: logLevel, base: { process: process.pid }, serializers: { error: pino.stdSerializers.err } });
