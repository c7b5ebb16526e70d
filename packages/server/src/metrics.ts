import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The metrics of a server, for Prometheus. */
export interface Metrics {
  readonly registry: Registry;
  written(kind: string): void;
  lostRace(): void;
  removedTable(): void;
  answered(ask: string, code: string, seconds: number): void;
  refusedConnection(reason: string): void;
  pushed(result: 'sent' | 'refused' | 'failed' | 'withheld'): void;
}

/** Gauges are read when metrics are scraped. */
interface Gauges {
  readonly tables: () => number;
  readonly quarantined: () => number;
  readonly connections: () => number;
}

export function openMetrics(gauges: Gauges): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  // Looking up its counter by labels would cost every move more than the count.
  const written = new Map<string, number>();
  new Counter({
    name: 'tischrunde_events_total',
    help: 'Events appended to the logs of tables',
    labelNames: ['kind'],
    registers,
    collect() {
      this.reset();
      for (const [kind, count] of written) this.inc({ kind }, count);
    },
  });
  const races = new Counter({
    name: 'tischrunde_lost_races_total',
    help: 'Appends that lost a race and were decided again',
    registers,
  });
  const removedTables = new Counter({
    name: 'tischrunde_removed_tables_total',
    help: 'Tables deleted because nobody had used them for long',
    registers,
  });
  const asks = new Histogram({
    name: 'tischrunde_ask_seconds',
    help: 'Time from an ask to its answer',
    labelNames: ['ask', 'code'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers,
  });
  const refusedConnections = new Counter({
    name: 'tischrunde_refused_connections_total',
    help: 'Refused connections',
    labelNames: ['reason'],
    registers,
  });
  const pushes = new Counter({
    name: 'tischrunde_pushes_total',
    help: 'Pushes to guests who are away',
    labelNames: ['result'],
    registers,
  });
  const gauge = (name: string, help: string, count: () => number): Gauge =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(count());
      },
    });
  gauge('tischrunde_tables', 'Tables in memory', gauges.tables);
  gauge(
    'tischrunde_quarantined_tables',
    'Tables found with a broken log since the start',
    gauges.quarantined,
  );
  gauge('tischrunde_connections', 'Open connections', gauges.connections);
  return {
    registry,
    written: (kind) => written.set(kind, (written.get(kind) ?? 0) + 1),
    lostRace: () => races.inc(),
    removedTable: () => removedTables.inc(),
    answered: (ask, code, seconds) => asks.observe({ ask, code }, seconds),
    refusedConnection: (reason) => refusedConnections.inc({ reason }),
    pushed: (result) => pushes.inc({ result }),
  };
}
