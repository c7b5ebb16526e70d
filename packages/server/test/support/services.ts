import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createClient } from 'redis';

/** A real service for a test, which can fail as real ones do. */
export interface Service {
  readonly url: string;
  /** The id of its process; 0 if it is not ours. */
  readonly pid: number;
  /** Pulls the plug: what the service had not put on the disk is gone. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Ends it and clears away what it left. */
  end(): Promise<void>;
}

/** An empty PostgreSQL database: on a server of its own with its files in a folder, or else on the one that DATABASE_URL names. */
export async function startPostgres(inside = tmpdir()): Promise<Service> {
  const given = process.env.DATABASE_URL;
  if (given !== undefined) return databaseOn(given);
  const initdb = programOf('initdb', 'PostgreSQL', 'postgresql', 'DATABASE_URL');
  const owner = postgresUser();
  const folder = mkdtempSync(join(inside, 'tischrunde-postgres-'));
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  makeDatabase(initdb, join(folder, 'base'), owner);
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    shared_buffers: '16MB',
    log_min_messages: 'panic',
  };
  return service({
    url,
    folder,
    run: () =>
      spawn(
        join(dirname(initdb), 'postgres'),
        [
          '-D',
          join(folder, 'base'),
          ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
        ],
        { ...owner, stdio: 'ignore' },
      ),
    plug: 'SIGQUIT',
    ask: () => askPostgres(url, 'SELECT 1'),
  });
}

/** Makes the files of an empty database: those that were made the first time, because making them costs more than many a test. */
function makeDatabase(initdb: string, base: string, owner: Owner | undefined): void {
  const [version] = /[\d.]+/.exec(execFileSync(initdb, ['--version'], { encoding: 'utf8' })) ?? [];
  const kept = join(cache, `postgres-${version}`);
  const copy = (from: string, to: string): unknown => execFileSync('cp', ['-a', from, to]);
  if (existsSync(kept)) {
    copy(kept, base);
    // In a copied node_modules they may belong to another user.
    if (owner !== undefined) execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, base]);
    return;
  }
  // Not waiting for the disk here is about the empty database alone: once it runs, it waits as it does by default.
  const made = ['-D', base, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync'];
  execFileSync(initdb, made, { ...owner, stdio: ['ignore', 'ignore', 'inherit'] });
  mkdirSync(cache, { recursive: true });
  const unfinished = `${kept}-${randomUUID()}`;
  copy(base, unfinished);
  // Another test may have been faster.
  if (existsSync(kept)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, kept);
}

const cache = join(import.meta.dirname, '../../../../node_modules/.cache');

/** An empty Redis: one of its own, or else the one that REDIS_URL names, which cannot be stopped. */
export async function startRedis(): Promise<Service> {
  const given = process.env.REDIS_URL;
  if (given !== undefined) return redisOn(given);
  const program = programOf('redis-server', 'Redis', 'redis-server', 'REDIS_URL');
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'tischrunde-redis-'));
  return service({
    url,
    folder,
    run: () =>
      spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder], {
        stdio: 'ignore',
      }),
    plug: 'SIGKILL',
    ask: () => askRedis(url),
  });
}

interface Program {
  readonly url: string;
  readonly folder: string;
  run(): ChildProcess;
  /** The signal that ends it with no time for good manners. */
  readonly plug: NodeJS.Signals;
  /** Rejects as long as it does not answer. */
  ask(): Promise<void>;
}

async function service({ url, folder, run, plug, ask }: Program): Promise<Service> {
  let running: ChildProcess | null = null;
  const kill = (): boolean => running?.kill(plug) ?? false;
  process.on('exit', kill);

  const start = async (): Promise<void> => {
    const child = run();
    running = child;
    const failed = new Promise<never>((_, reject) => {
      child.on('error', reject);
      child.on('exit', (code) => reject(new Error(`${child.spawnfile} ended with ${code}`)));
    });
    failed.catch(() => {});
    await Promise.race([answering(ask), failed]);
  };
  const stop = async (): Promise<void> => {
    if (running === null) return;
    const gone = running.exitCode === null && running.signalCode === null ? once(running, 'exit') : null;
    kill();
    await gone;
    running = null;
  };
  const end = async (): Promise<void> => {
    await stop();
    process.off('exit', kill);
    rmSync(folder, { recursive: true, force: true });
  };
  await start();
  return {
    url,
    get pid() {
      return running?.pid ?? 0;
    },
    start,
    stop,
    end,
  };
}

async function answering(ask: () => Promise<void>): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (
      await ask().then(
        () => true,
        () => false,
      )
    )
      return;
    await sleep(50);
  }
  throw new Error('A service for the tests does not answer after 30 s');
}

/** Where a program is: on the path, or where Debian puts those of PostgreSQL. */
export function programOf(name: string, service: string, debian: string, variable: string): string {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...globSync('/usr/lib/postgresql/*/bin')];
  const found = folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  if (found !== undefined) return found;
  throw new Error(
    `These tests need ${service}: install it (Debian: apt-get install ${debian}), or name a running one in ${variable}.`,
  );
}

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to be run by root. */
function postgresUser(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** A borrowed server must not be stopped. Instead all clients are disconnected from the database and new ones refused. */
async function databaseOn(server: string): Promise<Service> {
  const name = `tischrunde_${randomUUID().replaceAll('-', '')}`;
  await askPostgres(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    pid: 0,
    async stop() {
      await askPostgres(server, `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
      await askPostgres(
        server,
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
      );
    },
    start: () => askPostgres(server, `ALTER DATABASE ${name} ALLOW_CONNECTIONS true`),
    end: () => askPostgres(server, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

/** A borrowed Redis must not be stopped. */
const redisOn = (url: string): Service => {
  const refuse = async (): Promise<void> => {
    throw new Error('This test has to stop Redis; leave REDIS_URL away so that it starts one of its own.');
  };
  return { url, pid: 0, start: refuse, stop: refuse, end: async () => {} };
};

async function askPostgres(url: string, question: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(question);
  } finally {
    await client.end();
  }
}

async function askRedis(url: string): Promise<void> {
  const client = createClient({ url, socket: { reconnectStrategy: false } });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.ping();
  } finally {
    client.destroy();
  }
}

/**
 * A port that nobody listens on. It is below those that the system gives to whoever asks for any (from 32768 on with Linux), because
 * tests do that all the time: one of those could be gone before it is used.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
