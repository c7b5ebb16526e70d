import type { BotPool } from '../bots/bot-pool.ts';
import type { Turn } from '../push/turn-calls.ts';
import type { TableEvent } from '../table/events.ts';
import type { TableState } from '../table/state.ts';

/** What the server needs of a table to see to it. */
export interface AttendedTable {
  /** The state as it stands. */
  state(): TableState;
  /** Writes what is right to be written when its turn comes; null for nothing. */
  write(decide: (state: TableState) => TableEvent | null): void;
  /** The same for the start of a match, which may have to wait until it may be dealt. */
  start(decide: (state: TableState) => TableEvent | null): void;
  /** The time at the table, in milliseconds since 1970; it is never set back. */
  now(): number;
  /** Whether anybody watches the table, here or through another process. */
  isWatched(): boolean;
  /** Since when players could move without interruption, by the time at the table: a start or an outage of the server ended then. */
  availableSince(): number;
  /** How long a guest has not been here, as far as this process knows; 0 for one who is here. Milliseconds. */
  awayFor(guest: string): number;
  /** After how long a guest counts as away. Milliseconds. */
  readonly awayAfter: number;
  /** Calls a guest who is away; null if this server calls nobody. */
  readonly call: ((guest: string, turn: Turn) => void) | null;
  readonly botPool: BotPool;
  /** How fast bots are: 1 as people are, 0 at once. */
  readonly pace: number;
  broken(error: unknown): void;
}
