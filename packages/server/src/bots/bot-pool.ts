import type { Decision, Level, Notes } from '@tischrunde/bots';
import type { View } from '@tischrunde/engine';
import { Piscina } from 'piscina';

/** What a bot may know: the view of its seat and its own notes. */
export interface BotTask {
  readonly view: View;
  readonly seat: number;
  readonly level: Level;
  readonly notes: Notes;
  /** Seeds the bot's own randomness; says nothing about the deal. */
  readonly seed: string;
  readonly moves: number;
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
