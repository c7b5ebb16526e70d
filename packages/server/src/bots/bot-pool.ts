import type { BotQuestion, Decision } from '@tischrunde/bots';
import { Piscina } from 'piscina';

/** What a bot is asked: all it may know, and what its answer depends on besides. */
export interface BotTask extends Omit<BotQuestion, 'contender'> {
  /** Seeds the bot's own randomness; says nothing about the deal. */
  readonly seed: string;
  readonly work: number;
}

/** Computes the decisions of bots. */
export interface BotPool {
  decide(task: Omit<BotTask, 'work'>): Promise<Decision>;
  close(): Promise<void>;
}

/** Runs bots on worker threads, so that a long search does not block the server. */
export function openBotPool(threads: number, work: number): BotPool {
  const pool = new Piscina({
    filename: new URL('./bot-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 30_000,
  });
  return {
    decide: (task) => pool.run({ ...task, work }),
    close: () => pool.destroy(),
  };
}
