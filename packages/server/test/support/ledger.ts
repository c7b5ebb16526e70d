import type { JsonObject } from '@tischrunde/engine';

/** A move that a server has answered. */
export interface Answered {
  readonly table: string;
  readonly match: number;
  readonly seat: number;
  readonly id: string;
  readonly move: JsonObject;
}

export interface Acknowledged extends Answered {
  readonly number: number;
}

/** What all players of a run were told, written down beside them: whatever is in here has to be in the store at the end. */
export class Ledger {
  readonly acknowledged: Acknowledged[] = [];
  /** Moves that were sent once, and refused. */
  readonly refused: Answered[] = [];
  /** How often the server said that it could not do something. */
  failures = 0;
  /** When the events of each table were first seen by anybody, by their numbers. */
  private readonly seen = new Map<string, Map<number, number>>();

  see(table: string, number: number): void {
    const times = this.seen.get(table) ?? new Map<number, number>();
    this.seen.set(table, times);
    if (!times.has(number)) times.set(number, Date.now());
  }

  /** The longest pause at each of the tables from a moment on until now, in milliseconds, the shortest first. */
  pauses(since: number, tables: readonly string[]): number[] {
    const now = Date.now();
    return tables
      .map((table) => {
        const times = [...(this.seen.get(table)?.values() ?? [])].filter((time) => time > since);
        return Math.max(...[...times, now].map((time, index) => time - (times[index - 1] ?? since)));
      })
      .sort((one, other) => one - other);
  }
}
