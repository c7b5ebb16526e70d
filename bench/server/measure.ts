import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import type { Contender, Opened } from './contender.ts';
import { trouble } from './frames.ts';
import { Load, pause, quantile } from './load.ts';
import { MeasuredProcess } from './measured-process.ts';

/** For how long something is measured, and with how many tables. */
export interface Extent {
  readonly sizes: readonly number[];
  readonly warmUp: number;
  readonly seconds: number;
  /** After this time nothing more is begun with a server. Seconds. */
  readonly most: number;
}

/** A server with so many tables. */
export interface Row {
  readonly tables: number;
  readonly connections: number;
  /** As fast as it goes, in a second. */
  readonly moves: number;
  /** The processor's time for a move, in microseconds, of all the server's threads. */
  readonly cpu: number;
  /** How much of its own core the load used meanwhile; near 1 it is the load that was measured. */
  readonly loadShare: number;
  /** At 1,000 moves a second, milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly p999: number;
  /** What each of the tables that came with this row takes, with its connections, in bytes. */
  readonly memory: number;
}

export interface Measured {
  readonly name: string;
  readonly rows: readonly Row[];
  /** Bytes for each table that nobody looks at any more; null where it was not measured. */
  readonly idle: number | null;
  /** Why not everything was measured. */
  readonly notes: readonly string[];
}

export const rate = 1000;

/** How many connections the system lets a process have, less what it needs itself; more than enough are not made. */
const mostConnections = Math.min(
  10_000,
  Number(execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' })) - 1000 || 10_000,
);

/** With fewer tables, what a server needs once and for all would count as theirs. */
const enough = 5000;

/** How long it is waited for a server to let go of tables that nobody looks at. Milliseconds. */
const patience = 30_000;

/** Measures a server in a fresh process, with more and more tables. Where it fails, what was measured before counts. */
export async function measure(contender: Contender, extent: Extent, data: string): Promise<Measured> {
  const server = await MeasuredProcess.start(contender.program, data);
  const load = new Load();
  const rows: Row[] = [];
  const notes: string[] = [];
  const lost = once(trouble, 'lost').then(([error]) => {
    throw error;
  });
  let idle: number | null = null;
  try {
    const { heap } = await server.memory();
    const opened = await Promise.race([lost, measureSizes(contender, extent, server, load, rows, notes)]);
    for (const each of opened) each.close();
    const tables = rows.at(-1)?.tables ?? 0;
    if (contender.sharesConnections && tables >= enough) idle = await idleMemory(server, heap, tables);
  } catch (error) {
    notes.push(error instanceof Error ? error.message : String(error));
  }
  load.stop();
  lost.catch(() => {});
  trouble.removeAllListeners();
  await server.stop();
  // Connections that were left open notice now that it is gone; the next server has nothing to do with that.
  await pause(300);
  return { name: contender.name, rows, idle, notes };
}

async function measureSizes(
  contender: Contender,
  extent: Extent,
  server: MeasuredProcess,
  load: Load,
  rows: Row[],
  notes: string[],
): Promise<readonly Opened[]> {
  const since = performance.now();
  const opened: Opened[] = [];
  let tables = 0;
  let connections = 0;
  for (const size of extent.sizes) {
    const shared = Math.max(1, Math.ceil((2 * (size - tables)) / (mostConnections - connections)));
    if (shared > 1 && !contender.sharesConnections) {
      notes.push(`${size} tables would need more connections than are made here`);
      break;
    }
    if ((performance.now() - since) / 1000 > extent.most) {
      notes.push(`${size} tables would have taken too long`);
      break;
    }
    const { heap: empty } = await server.memory();
    const more = await contender.open(server.port, size - tables, shared);
    opened.push(more);
    const { heap: full } = await server.memory();
    load.add(more.tables);
    connections += 2 * Math.ceil((size - tables) / shared);
    const memory = (full - empty) / (size - tables);
    rows.push({ tables: size, connections, memory, ...(await measureLoad(load, server, extent)) });
    tables = size;
  }
  return opened;
}

async function measureLoad(
  load: Load,
  server: MeasuredProcess,
  { warmUp, seconds }: Extent,
): Promise<Pick<Row, 'moves' | 'cpu' | 'loadShare' | 'p50' | 'p99' | 'p999'>> {
  await load.saturate(warmUp);
  const cpu = server.cpuSeconds();
  const own = process.cpuUsage();
  const saturated = await load.saturate(seconds);
  const { user, system } = process.cpuUsage(own);
  const used = server.cpuSeconds() - cpu;
  const late = await load.atRate(rate, seconds);
  return {
    moves: saturated.moves / saturated.seconds,
    cpu: (used / saturated.moves) * 1e6,
    loadShare: (user + system) / 1e6 / saturated.seconds,
    p50: quantile(late, 0.5),
    p99: quantile(late, 0.99),
    p999: quantile(late, 0.999),
  };
}

/** What is left of tables when everybody has gone. */
async function idleMemory(server: MeasuredProcess, before: number, tables: number): Promise<number | null> {
  const until = Date.now() + patience;
  while ((await tablesInMemory(server.port)) > 0) {
    if (Date.now() > until) return null;
    await pause(500);
  }
  const { heap } = await server.memory();
  return (heap - before) / tables;
}

async function tablesInMemory(port: number): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^tischrunde_tables (\d+)$/m.exec(metrics)?.[1] ?? 0);
}
