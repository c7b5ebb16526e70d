import type { Figures } from './figures.ts';
import { type Plan, simulate } from './simulate.ts';

/** Seconds between two moves at a table: Hektik, cards among friends, dominoes, and games to think about. */
export const paces: ReadonlyMap<string, number> = new Map([
  ['hectic', 0.5],
  ['quick', 3],
  ['usual', 6],
  ['slow', 15],
]);

export interface Wish {
  readonly tables: number;
  readonly seats: number;
  /** Seconds between two moves at a table. */
  readonly think: number;
}

/** So busy may the busiest part be: the rest is for evenings, and for the time when a process is being replaced. */
const busy = 0.6;

/** A database server has so many cores. */
const databaseCores = 8;

/** So many moves are simulated at most: fewer seconds with more tables. */
const mostMoves = 400_000;

const secondsFor = ({ tables, think }: Wish, moves: number): number =>
  Math.min(60, Math.max(1, (moves * think) / tables));

/** One process with SQLite. */
export const embeddedPlan = (wish: Wish): Plan => ({
  ...wish,
  processes: 1,
  databases: 0,
  databaseCores: 0,
  redis: 0,
  seconds: secondsFor(wish, mostMoves),
});

/** What so many tables need: begins small, and adds what is too busy until nothing is. */
export function sharedPlan(wish: Wish, figures: Figures): Plan {
  // Two processes, so that one can be replaced.
  let plan: Plan = {
    ...wish,
    processes: 2,
    databases: 1,
    databaseCores,
    redis: 1,
    seconds: secondsFor(wish, mostMoves / 8),
  };
  for (;;) {
    const { process, database, redis } = simulate(plan, figures).loads;
    // What is overloaded holds the rest up, so the next guess is never far above what is needed.
    const more = (count: number, utilisation: number): number =>
      utilisation <= busy ? count : Math.max(count + 1, Math.ceil((count * utilisation) / (busy * 1.05)));
    const next = {
      ...plan,
      processes: more(plan.processes, process.utilisation),
      databases: more(plan.databases, database.utilisation),
      redis: more(plan.redis, redis.utilisation),
    };
    const isEnough =
      next.processes === plan.processes && next.databases === plan.databases && next.redis === plan.redis;
    if (isEnough) return { ...plan, seconds: secondsFor(wish, mostMoves) };
    plan = next;
  }
}
