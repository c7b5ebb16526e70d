import type { BotQuestion, Decision } from '@tischrunde/bots';
import { Piscina } from 'piscina';
import { FairQueue, type Payer } from './fair-queue.ts';

/** What a bot is asked: all it may know, and what its answer depends on besides. */
export interface BotTask extends Omit<BotQuestion, 'contender'> {
  /** Seeds the bot's own randomness; says nothing about the deal. */
  readonly seed: string;
  readonly work: number;
}

/** Computes the decisions of bots. */
export interface BotPool {
  /** A question that is asked again before its turn came replaces the one before, which is answered with no move. */
  decide(task: Omit<BotTask, 'work'>, payer: Payer): Promise<Decision>;
  /** Nobody wants the answers for a table any more. */
  forget(table: string): void;
  close(): Promise<void>;
}

export interface BotLimits {
  readonly threads: number;
  /** How many moves a strong bot may simulate for one decision. */
  readonly work: number;
  /** Bot time for the tables of one host. Milliseconds in a minute. */
  readonly budget: number;
}

/** How much less a bot thinks if its host has used up the budget. */
const thrift = 10;

const noMove: Decision = { move: null, after: 0 };

/** Runs bots on worker threads, so that a long search does not block the server. */
export function openBotPool({ threads, work, budget }: BotLimits): BotPool {
  const pool = new Piscina({
    filename: new URL('./bot-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 30_000,
  });
  const queue = new FairQueue<Decision>(threads, budget, noMove);
  return {
    decide: (task, payer) =>
      queue.add(`${payer.table} ${task.seat}`, payer, (isOverBudget) =>
        pool.run({ ...task, work: isOverBudget ? Math.ceil(work / thrift) : work }),
      ),
    forget: (table) => queue.forget(table),
    close: () => pool.destroy(),
  };
}
