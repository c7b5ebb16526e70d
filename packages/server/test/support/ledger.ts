import { setTimeout as sleep } from 'node:timers/promises';
import type { JsonObject } from '@tischrunde/engine';

/** With this many new events, a table is going on. */
const several = 3;

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

  get summary(): string {
    const { acknowledged, refused, failures } = this;
    return `${acknowledged.length} moves acknowledged, ${refused.length} refused, ${failures} times the server could not`;
  }

  /**
   * Waits, at least so many milliseconds, until every one of the tables has gone on since a moment by several events, and says how long
   * they stood still at most. Throws where one does not go on by itself.
   */
  async goingOn(tables: readonly string[], since: number, least: number): Promise<string> {
    const eventsAt = (table: string): readonly number[] =>
      [...(this.seen.get(table)?.values() ?? [])].filter((time) => time > since);
    await sleep(least);
    for (let tries = 0; tables.some((table) => eventsAt(table).length < several); tries++) {
      const still = tables.filter((table) => eventsAt(table).length < several);
      if (tries > 600) throw new Error(`tables stand still: ${still.join(', ')}`);
      await sleep(100);
    }
    const pauses = tables
      .map((table) => {
        const times = eventsAt(table);
        return Math.max(...times.map((time, index) => time - (times[index - 1] ?? since)));
      })
      .sort((one, other) => one - other);
    const at = (share: number): number => pauses[Math.floor((pauses.length - 1) * share)];
    return `pauses of ${tables.length} tables: median ${at(0.5)} ms, 90 % ${at(0.9)} ms, longest ${at(1)} ms`;
  }
}
