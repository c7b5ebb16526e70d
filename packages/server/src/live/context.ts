import type { Logger } from 'pino';
import type { BotPool } from '../bots/bot-pool.ts';
import type { Bus } from '../bus/bus.ts';
import type { Metrics } from '../metrics.ts';
import type { TurnCalls } from '../push/turn-calls.ts';
import type { Store } from '../store/store.ts';
import type { StoreHealth } from '../store/store-health.ts';
import type { LoadQueue } from './load-queue.ts';
import type { SlowDeals } from './slow-deals.ts';

/** What all tables of this process share. */
export interface ServerContext {
  /** The id of this process among its peers. */
  readonly process: string;
  readonly store: Store;
  readonly health: StoreHealth;
  /** The epoch of the logs: another one after a backup was restored. */
  readonly epoch: number;
  readonly bus: Bus;
  /** The time by which tables are seen to, in milliseconds since 1970. */
  now(): number;
  /** What reads much of the store waits here for its turn. */
  readonly loads: LoadQueue;
  /** Deals that take long wait here for their turn. */
  readonly slowDeals: SlowDeals;
  readonly botPool: BotPool;
  /** Scales the delay of bots: 1 is human speed, 0 is immediate. */
  readonly pace: number;
  /** How long after the end of the last connection a guest counts as away. Milliseconds. */
  readonly awayAfter: number;
  /** The public list. */
  readonly list: { stay(table: string, host: string, from: string): Promise<void> };
  /** Calls guests by Web Push; null if this server does not. */
  readonly calls: TurnCalls | null;
  readonly log: Logger;
  readonly metrics: Metrics;
}
