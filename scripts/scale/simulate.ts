import type { Figures } from './figures.ts';
import { EventQueue } from './queue.ts';
import { Station } from './station.ts';

export interface Plan {
  readonly tables: number;
  /** Seats at a table, each with a connection, at any of the processes. */
  readonly seats: number;
  /** Seconds from when all know of a move until the next one is sent, on average; 0 for as fast as possible. */
  readonly think: number;
  readonly processes: number;
  /** PostgreSQL servers, each with a part of the tables, and their cores; 0 for SQLite on the process's own core. */
  readonly databases: number;
  readonly databaseCores: number;
  readonly redis: number;
  /** How long to simulate, after a tenth of it that is not counted. Seconds. */
  readonly seconds: number;
}

interface Load {
  readonly utilisation: number;
  readonly waiting: number;
}

export interface Outcome {
  readonly movesPerSecond: number;
  readonly commitsPerSecond: number;
  readonly messagesPerSecond: number;
  readonly bytesOutPerSecond: number;
  readonly walPerSecond: number;
  /** ms from when a move is sent until the last seat is told. */
  readonly p50: number;
  readonly p99: number;
  readonly p999: number;
  /** The busiest of each kind. */
  readonly loads: Readonly<Record<'process' | 'database' | 'redis', Load>>;
}

/** The parts of a move. */
const sent = 0;
const judged = 1;
const onDisk = 2;
const heard = 3;
const kinds = 4;

/** How the CPU of a move divides: before it is written, and after. */
const beforeWriting = 0.45;

/** Batches of a process that a database works at, at once, and moves in one of them (`append-queue.ts`). */
const mostInFlight = 2;
const mostInBatch = 500;

const µs = 1e-6;
const ms = 1e-3;

/** The moves of a process that wait for a database. */
interface Writer {
  pending: number[];
  inFlight: number;
}

/** Plays so many tables for a while, every move on its way through process, database and Redis. The same plan gives the same outcome. */
export function simulate(plan: Plan, figures: Figures): Outcome {
  const { tables, seats, think, processes, databases, redis, seconds } = plan;
  const random = randomFrom(plan.tables + 1);
  const between = ([least, most]: readonly [number, number]): number => least + random() * (most - least);
  const events = new EventQueue();
  const cores = Array.from({ length: processes }, () => new Station());
  const disks = Array.from({ length: databases }, () => new Station(plan.databaseCores));
  const buses = Array.from({ length: redis }, () => new Station());
  const writers = Array.from(
    { length: processes * Math.max(1, databases) },
    (): Writer => ({ pending: [], inFlight: 0 }),
  );
  const batches = new Map<number, { readonly writer: Writer; readonly moves: readonly number[] }>();
  const sentAt = new Float64Array(tables);
  const sentBy = new Int32Array(tables);
  const awaited = new Uint8Array(tables);
  const untilCollection = Array.from({ length: processes }, () => random() * figures.collectedAfter);
  const warmUp = seconds / 10;
  const end = warmUp + seconds;
  let latencies: number[] = [];
  let [commits, messages, told, batchNumber] = [0, 0, 0, 0];
  let isCounting = false;

  /** Work of a process, with the garbage that it makes. */
  const workAt = (process: number, now: number, cost: number, share: number): number => {
    untilCollection[process] -= share;
    const collecting = untilCollection[process] <= 0 ? between(figures.collection) * ms : 0;
    if (collecting > 0) untilCollection[process] += figures.collectedAfter;
    return cores[process].work(now, cost * µs + collecting);
  };
  /** The processes at which the seats of a table are. */
  const others = (table: number): number[] => {
    const at = new Set<number>();
    for (let seat = 1; seat < seats; seat++) at.add((sentBy[table] + seat * (1 + (table % 7))) % processes);
    at.delete(sentBy[table]);
    return [...at];
  };
  const write = (now: number, process: number, database: number): void => {
    const writer = writers[process * Math.max(1, databases) + database];
    while (writer.inFlight < mostInFlight && writer.pending.length > 0) {
      const moves = writer.pending.slice(0, mostInBatch);
      writer.pending = writer.pending.slice(mostInBatch);
      writer.inFlight++;
      commits++;
      const cost = figures.batch + moves.length * figures.written;
      // SQLite has a thread on the process's core.
      const station = databases === 0 ? cores[process] : disks[database];
      const done = station.work(now, cost * µs) + between(figures.flush) * ms;
      batches.set(batchNumber, { writer, moves });
      events.add(done, batchNumber * kinds + onDisk);
      batchNumber = (batchNumber + 1) % 1e9;
    }
  };
  const thinking = (): number => -Math.log(1 - random()) * think;
  /** The last seat of a table was told; somebody thinks. */
  const toldAll = (now: number, table: number): void => {
    if (isCounting) latencies.push((now - sentAt[table]) / ms);
    told++;
    events.add(now + thinking(), table * kinds + sent);
  };

  for (let table = 0; table < tables; table++) events.add(thinking(), table * kinds + sent);
  while (events.size > 0) {
    const { time: now, event } = events.take();
    if (now >= end) break;
    if (!isCounting && now >= warmUp) {
      isCounting = true;
      latencies = [];
      [commits, messages, told] = [0, 0, 0];
      for (const station of [...cores, ...disks, ...buses]) station.countFrom(now);
    }
    const subject = Math.floor(event / kinds);
    switch (event % kinds) {
      case sent: {
        sentAt[subject] = now;
        sentBy[subject] = Math.floor(random() * processes);
        const done = workAt(sentBy[subject], now, figures.move * beforeWriting, 1);
        events.add(done, subject * kinds + judged);
        break;
      }
      case judged: {
        const database = databases === 0 ? 0 : subject % databases;
        writers[sentBy[subject] * Math.max(1, databases) + database].pending.push(subject);
        write(now, sentBy[subject], database);
        break;
      }
      case onDisk: {
        const batch = batches.get(subject);
        if (batch === undefined) break;
        batches.delete(subject);
        batch.writer.inFlight--;
        for (const table of batch.moves) {
          const elsewhere = others(table);
          const here = Math.max(0, seats - 2 - elsewhere.length);
          const cost = figures.move * (1 - beforeWriting) + here * figures.seat;
          const done = workAt(sentBy[table], now, cost, 0);
          awaited[table] = elsewhere.length;
          if (elsewhere.length === 0) {
            // Told when it is done, which no event needs to say: nothing else happens at this table.
            toldAll(done, table);
            continue;
          }
          messages++;
          const bus = buses[table % redis];
          const delivered = bus.work(now, (figures.published + elsewhere.length * figures.delivered) * µs);
          for (const process of elsewhere)
            events.add(workAt(process, delivered, figures.heard, 1), table * kinds + heard);
        }
        const [first] = batch.moves;
        write(now, sentBy[first], databases === 0 ? 0 : first % databases);
        break;
      }
      case heard:
        awaited[subject]--;
        if (awaited[subject] === 0) toldAll(now, subject);
        break;
    }
  }

  const sorted = Float64Array.from(latencies).sort();
  const quantile = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  const busiest = (stations: readonly Station[]): Load =>
    stations
      .map((station) => station.load(end))
      .reduce((one, other) => (other.utilisation > one.utilisation ? other : one), {
        utilisation: 0,
        waiting: 0,
      });
  return {
    movesPerSecond: told / seconds,
    commitsPerSecond: commits / seconds,
    messagesPerSecond: messages / seconds,
    bytesOutPerSecond: (told / seconds) * seats * figures.bytesOut,
    walPerSecond: (told / seconds) * figures.walBytes,
    p50: quantile(0.5),
    p99: quantile(0.99),
    p999: quantile(0.999),
    loads: { process: busiest(cores), database: busiest(disks), redis: busiest(buses) },
  };
}

/** A stream of numbers from 0 to 1 (mulberry32), so that a run can be repeated. */
function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
