import type { Figures } from './figures.ts';
import type { Outcome, Plan } from './simulate.ts';

/** What things cost in a month, in euros, without tax. Round assumptions, not offers. */
export interface Prices {
  /** A core with 4 GB of memory. */
  readonly core: number;
  /** TB out to the internet, and those that are free with every core. */
  readonly traffic: number;
  readonly freeTraffic: number;
  /** TB of disk that is replicated. */
  readonly disk: number;
}

/** A European host that rents machines with traffic included, and one of the large clouds without a contract. */
export const priceLists: ReadonlyMap<string, Prices> = new Map([
  ['host', { core: 8, traffic: 1, freeTraffic: 5, disk: 50 }],
  ['cloud', { core: 35, traffic: 75, freeTraffic: 0, disk: 100 }],
]);

/** Tables that nobody uses are deleted after so many days (`RETENTION_DAYS`), and a day of the database's log is kept. */
const retentionDays = 30;
const logDays = 1;

const day = 86_400;
const month = 30 * day;
const TB = 1e12;

export interface Cost {
  readonly cores: number;
  readonly traffic: number;
  readonly disk: number;
  readonly total: number;
}

export const coresOf = ({ processes, databases, databaseCores, redis }: Plan): number =>
  processes + databases * databaseCores + redis;

export const trafficOf = ({ bytesOutPerSecond }: Outcome): number => (bytesOutPerSecond * month) / TB;

/** TB on the disks: what is kept of all moves, and the log. */
export const diskOf = ({ movesPerSecond, walPerSecond }: Outcome, { storedBytes }: Figures): number =>
  ((movesPerSecond * storedBytes * retentionDays + walPerSecond * logDays) * day) / TB;

/** The bill of a month in which it is always as busy as in the simulation. Euros. */
export function costOf(plan: Plan, outcome: Outcome, figures: Figures, prices: Prices): Cost {
  const cores = coresOf(plan) * prices.core;
  const paid = Math.max(0, trafficOf(outcome) - coresOf(plan) * prices.freeTraffic);
  const traffic = paid * prices.traffic;
  const disk = diskOf(outcome, figures) * prices.disk;
  return { cores, traffic, disk, total: cores + traffic + disk };
}
