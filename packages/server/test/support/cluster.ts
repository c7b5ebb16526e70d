import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openServer, type RunningServer, readConfig } from '../../src/index.ts';
import type { LogEntry } from '../../src/table/log.ts';
import { Client } from './client.ts';
import { type Service, startPostgres, startRedis } from './services.ts';
import { entriesIn } from './stored-log.ts';

/** Servers over one store, for a test. */
export interface TestCluster {
  /** A new guest, or the guest of a token; each at the next of the processes. */
  enter(name: string, token?: string): Promise<Client>;
  readonly servers: readonly RunningServer[];
  close(): Promise<void>;
}

/** A cluster whose logs can be looked into from outside. */
export interface EmbeddedCluster extends TestCluster {
  log(table: string): readonly LogEntry[];
}

/** Limits that no test should reach by accident, and bots that do not let anybody wait. */
const settings = {
  PORT: '0',
  PAGE: 'none',
  LOG_LEVEL: 'error',
  BOT_PACE: '0.02',
  BOT_THREADS: '1',
  BOT_WORK: '2000',
  BOT_BUDGET: '1000',
  AWAY_AFTER: '0.2',
  MESSAGES_PER_SECOND: '10000',
  CONNECTIONS_PER_ADDRESS: '1000',
  GUESTS_PER_HOUR: '100000',
  TABLES_PER_HOUR: '100000',
};

function clusterOf(servers: readonly RunningServer[], end: () => Promise<void>): TestCluster {
  const clients: Client[] = [];
  return {
    servers,
    enter: async (name, token) => {
      const { address } = servers[clients.length % servers.length];
      const client = await Client.enter(address, name, token);
      clients.push(client);
      return client;
    },
    close: async () => {
      await Promise.all(servers.map((server) => server.close()));
      await Promise.all(clients.map((client) => client.close()));
      await end();
    },
  };
}

/** One process over a SQLite file. */
export async function openEmbedded(more: Readonly<Record<string, string>> = {}): Promise<EmbeddedCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'tischrunde-cluster-'));
  const server = await openServer(readConfig({ ...settings, DATA: folder, ...more }));
  const cluster = clusterOf([server], async () => rmSync(folder, { recursive: true }));
  return { ...cluster, log: (table) => entriesIn(folder, table) };
}

/** Two equal processes over PostgreSQL and Redis. */
export async function openShared(more: Readonly<Record<string, string>> = {}): Promise<TestCluster> {
  const services: Service[] = await Promise.all([startPostgres(), startRedis()]);
  const [database, redis] = services;
  const config = readConfig({ ...settings, DATABASE_URL: database.url, REDIS_URL: redis.url, ...more });
  const servers = await Promise.all([openServer(config), openServer(config)]);
  return clusterOf(servers, async () => {
    await Promise.all(services.map((service) => service.end()));
  });
}
