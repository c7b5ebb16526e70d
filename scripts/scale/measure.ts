import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createClient } from 'redis';
import { Client, playMatch } from '../../packages/client/src/index.ts';
import { ServerProcess } from '../../packages/server/test/support/server-process.ts';
import { startPostgres, startRedis } from '../../packages/server/test/support/services.ts';

/** What a move costs where two processes share PostgreSQL and Redis. */
export interface Measured {
  /** Whether the two players of a table sit at different processes. */
  readonly apart: boolean;
  readonly tables: number;
  readonly seconds: number;
  readonly moves: number;
  /** µs of CPU for a move: both processes together, PostgreSQL with all its processes, Redis. */
  readonly processCpu: number;
  readonly databaseCpu: number;
  readonly redisCpu: number;
  readonly commitsPerMove: number;
  /** Bytes of PostgreSQL's write-ahead log. */
  readonly walPerMove: number;
  readonly publishedPerMove: number;
  /** What both seats of a table were sent, without the frames of sockets. */
  readonly bytesOutPerMove: number;
}

/** Lets programs play Block at so many tables for so many seconds. */
export async function measure(tables: number, seconds: number, apart: boolean): Promise<Measured> {
  const [database, redis] = await Promise.all([startPostgres(), startRedis()]);
  const plenty = '1000000';
  const settings = {
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    BOT_THREADS: '1',
    LOG_LEVEL: 'info',
    MESSAGES_PER_SECOND: plenty,
    CONNECTIONS_PER_ADDRESS: plenty,
    GUESTS_PER_HOUR: plenty,
    TABLES_PER_HOUR: plenty,
  };
  const servers = [await ServerProcess.start(settings), await ServerProcess.start(settings)];
  const sql = new pg.Client({ connectionString: database.url });
  await sql.connect();
  const bus = createClient({ url: redis.url });
  await bus.connect();
  let bytes = 0;
  class CountingSocket extends WebSocket {
    constructor(address: string) {
      super(address);
      this.addEventListener('message', ({ data }) => {
        bytes += Buffer.byteLength(String(data));
      });
    }
  }
  const enter = (at: number, name: string): Promise<Client> =>
    Client.enter({ server: servers[at].address, name, socket: CountingSocket });
  const clients: Client[] = [];
  let moves = 0;
  for (let table = 0; table < tables; table++) {
    const at = table % 2;
    const [host, guest] = [await enter(at, 'First'), await enter(apart ? 1 - at : at, 'Second')];
    clients.push(host, guest);
    const visit = await host.open({ game: 'block', players: 2, options: { rounds: 1000 } });
    const same = await guest.visit(visit.id);
    await guest.sit(same);
    const seats = [
      [host, visit],
      [guest, same],
    ] as const;
    for (const [client, visited] of seats)
      void playMatch(client.connection, visited, 'block', ({ legal }) => {
        moves++;
        return legal[0];
      }).catch(() => {});
    await host.start(visit);
  }

  const look = async () => {
    const { rows } = await sql.query<{ commits: string; wal: string }>(
      `SELECT sum(xact_commit) AS commits, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') AS wal FROM pg_stat_database`,
    );
    const published = /cmdstat_publish:calls=(\d+)/.exec(await bus.info('commandstats'))?.[1] ?? '0';
    return {
      moves,
      bytes,
      commits: Number(rows[0].commits),
      wal: Number(rows[0].wal),
      published: Number(published),
      process: servers.reduce((sum, { child }) => sum + cpuSeconds(child.pid ?? 0), 0),
      database: cpuOfFamily(database.pid),
      redis: cpuSeconds(redis.pid),
    };
  };
  await sleep(20_000);
  const before = await look();
  await sleep(seconds * 1000);
  const after = await look();
  const perMove = (what: keyof typeof after): number =>
    (after[what] - before[what]) / (after.moves - before.moves);
  for (const client of clients) client.close();
  await sql.end();
  bus.destroy();
  await Promise.all(servers.map((server) => server.stop()));
  await Promise.all([database.end(), redis.end()]);
  return {
    apart,
    tables,
    seconds,
    moves: after.moves - before.moves,
    processCpu: perMove('process') * 1e6,
    databaseCpu: perMove('database') * 1e6,
    redisCpu: perMove('redis') * 1e6,
    commitsPerMove: perMove('commits'),
    walPerMove: perMove('wal'),
    publishedPerMove: perMove('published'),
    bytesOutPerMove: perMove('bytes'),
  };
}

/** Clock ticks a second in /proc, on every Linux. */
const ticks = 100;

const statOf = (pid: number): readonly string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');

function cpuSeconds(pid: number): number {
  const [user, system] = statOf(pid).slice(11, 13);
  return (Number(user) + Number(system)) / ticks;
}

/** A process and its children, also those that have ended: PostgreSQL has one for each connection. */
function cpuOfFamily(pid: number): number {
  const [user, system] = statOf(pid).slice(13, 15);
  let seconds = cpuSeconds(pid) + (Number(user) + Number(system)) / ticks;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      if (Number(statOf(Number(name))[1]) === pid) seconds += cpuSeconds(Number(name));
    } catch {
      // It has ended meanwhile.
    }
  }
  return seconds;
}
