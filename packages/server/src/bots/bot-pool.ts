import type { Decision, Level, Notes } from '@tischrunde/bots';
import type { View } from '@tischrunde/engine';
import { Piscina } from 'piscina';

/** What a bot is asked: what its seat sees and what it noted down, and nothing else. */
export interface BotTask {
  readonly view: View;
  readonly seat: number;
  readonly level: Level;
  readonly notes: Notes;
  /** The bot's own chance; nothing of the deal follows from it. */
  readonly seed: string;
  readonly moves: number;
  readonly work: number;
}

/** Where bots think. */
export interface BotPool {
  decide(task: Omit<BotTask, 'work'>): Promise<Decision>;
  close(): Promise<void>;
}

/** Bots on threads of their own, so that a long thought holds nobody up. */
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
