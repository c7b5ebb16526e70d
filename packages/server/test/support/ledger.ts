import { setTimeout as sleep } from 'node:timers/promises';
import type { JsonObject } from '@tischrunde/engine';
import type { Happening } from '@tischrunde/protocol';

/** Tables did not go on. */
export class StandStill extends Error {
  readonly tables: readonly string[];

  constructor(tables: readonly string[]) {
    super(`tables stand still: ${tables.join(', ')}`);
    this.tables = tables;
  }
}

/** With this many new events of play, a table is going on. */
const several = 3;
const ofPlay: ReadonlySet<Happening['kind']> = new Set<Happening['kind']>([
  'started',
  'moved',
  'agreed',
  'ended',
]);

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

export interface Said {
  readonly table: string;
  readonly id: string;
  readonly text: string;
  readonly number: number;
}

type Kind = Happening['kind'];

/** What all players of a run were told, written down beside them: whatever is in here has to be in the store at the end. */
export class Ledger {
  readonly acknowledged: Acknowledged[] = [];
  /** Moves that were sent once, and refused. */
  readonly refused: Answered[] = [];
  /** How often the server said that it could not do something. */
  failures = 0;
  /** Lines of chat that were acknowledged. */
  readonly said: Said[] = [];
  /** When each event of a table was first seen by anybody, and what it was, by its number. */
  private readonly seen = new Map<string, Map<number, { readonly time: number; readonly kind: Kind }>>();

  see(table: string, number: number, kind: Kind): void {
    const known = this.seen.get(table) ?? new Map<number, { readonly time: number; readonly kind: Kind }>();
    this.seen.set(table, known);
    const before = known.get(number);
    if (before === undefined) known.set(number, { time: Date.now(), kind });
    else if (before.kind !== kind)
      throw new Error(`event ${number} of ${table} was told as ${before.kind} and as ${kind}`);
  }

  /** What was told to have happened at a table, by the number of the event. */
  toldAt(table: string): readonly (readonly [number, Kind])[] {
    return [...(this.seen.get(table) ?? [])].map(([number, { kind }]) => [number, kind] as const);
  }

  /** How many events of each kind were told. */
  get kinds(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const known of this.seen.values())
      for (const { kind } of known.values()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return counts;
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
      [...(this.seen.get(table)?.values() ?? [])]
        .filter(({ time, kind }) => time > since && ofPlay.has(kind))
        .map(({ time }) => time);
    await sleep(least);
    for (let tries = 0; tables.some((table) => eventsAt(table).length < several); tries++) {
      const still = tables.filter((table) => eventsAt(table).length < several);
      if (tries > 600) throw new StandStill(still);
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
