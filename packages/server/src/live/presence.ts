import type { Bus } from '../bus/bus.ts';

/** How long a report of another process stays valid. Milliseconds. */
const validFor = 30_000;

/** When it is remembered of more guests than this when they left, those are forgotten who are not at the table any more. */
const mostLeft = 100;

interface Elsewhere {
  readonly guests: readonly string[];
  readonly until: number;
}

/** Boards are present under such names, which no guest has. */
const boardMark = 'board ';

/** … and those that play the sounds of a table under such. */
const loudMark = `${boardMark}loud `;

/** The name of a board among those present. */
export const boardName = (id: string, isLoud: boolean): string => `${isLoud ? loudMark : boardMark}${id}`;

/** Who watches a table. */
export interface Here {
  /** Sorted. */
  readonly guests: readonly string[];
  readonly boards: number;
  /** Boards that play the sounds of the table. */
  readonly loud: number;
}

/** Which guests watch a table, through this process or another. */
export class Presence {
  private readonly table: string;
  /** The id of this process among its peers. */
  private readonly process: string;
  private readonly bus: Bus;
  private readonly tell: () => void;
  /** Whether it matters of a guest how long they have been away. */
  private readonly isAtTable: (guest: string) => boolean;
  /** How many connections of each guest watch the table through this process. */
  private readonly connections = new Map<string, number>();
  private readonly elsewhere = new Map<string, Elsewhere>();
  /** When those at the table left it. At the beginning nobody was here. */
  private readonly leftAt = new Map<string, number>();
  private readonly beganAt = performance.now();
  private last = '';
  private timer: NodeJS.Timeout | null = null;

  constructor(
    table: string,
    process: string,
    bus: Bus,
    tell: () => void,
    isAtTable: (guest: string) => boolean,
  ) {
    this.table = table;
    this.process = process;
    this.bus = bus;
    this.tell = tell;
    this.isAtTable = isAtTable;
  }

  came(guest: string): void {
    this.connections.set(guest, (this.connections.get(guest) ?? 0) + 1);
    this.changed();
  }

  left(guest: string): void {
    const connections = (this.connections.get(guest) ?? 0) - 1;
    if (connections > 0) this.connections.set(guest, connections);
    else this.connections.delete(guest);
    if (connections <= 0) this.noteLeft([guest]);
    this.changed();
  }

  /** Another process reports its watchers. */
  heard(process: string, guests: readonly string[]): void {
    if (process === this.process) return;
    const before = this.elsewhere.get(process);
    const isNew = before === undefined;
    this.noteLeft((before?.guests ?? []).filter((guest) => !guests.includes(guest)));
    this.elsewhere.set(process, { guests, until: performance.now() + validFor });
    this.announce();
    if (isNew) this.tellOthers();
  }

  isHere(guest: string): boolean {
    return this.connections.has(guest) || this.everybody().includes(guest);
  }

  /** How long a guest has not been here, as far as this process knows; 0 for one who is here. Milliseconds. */
  awayFor(guest: string): number {
    if (this.isHere(guest)) return 0;
    return performance.now() - (this.leftAt.get(guest) ?? this.beganAt);
  }

  get isAnybodyHere(): boolean {
    return this.connections.size > 0 || this.isAnybodyElsewhere;
  }

  /** Whether anybody watches through another process. */
  get isAnybodyElsewhere(): boolean {
    return (
      this.everybody().length > 0 && [...this.elsewhere.values()].some(({ guests }) => guests.length > 0)
    );
  }

  here(): Here {
    const all = this.everybody();
    const guests = all.filter((one) => !one.startsWith(boardMark));
    const loud = all.filter((one) => one.startsWith(loudMark)).length;
    return { guests, boards: all.length - guests.length, loud };
  }

  /** Everybody present, sorted, with boards. */
  private everybody(): readonly string[] {
    const now = performance.now();
    for (const [process, { until, guests }] of [...this.elsewhere]) {
      if (until >= now) continue;
      this.elsewhere.delete(process);
      this.noteLeft(guests);
    }
    const others = [...this.elsewhere.values()].flatMap(({ guests }) => guests);
    return [...new Set([...this.connections.keys(), ...others])].sort();
  }

  /** Repeats reports that may have been lost. Called periodically. */
  repeat(): void {
    this.tellOthers();
    this.announce();
  }

  close(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    if (this.connections.size > 0) this.bus.tell(this.table, { process: this.process, here: [] });
  }

  private noteLeft(guests: readonly string[]): void {
    // However many strangers come and go, nobody at the table seems to have left later than they did.
    for (const guest of guests) if (this.isAtTable(guest)) this.leftAt.set(guest, performance.now());
    if (this.leftAt.size <= mostLeft) return;
    for (const guest of this.leftAt.keys()) if (!this.isAtTable(guest)) this.leftAt.delete(guest);
  }

  /** Delayed, so that reloading a page does not look like leaving. */
  private changed(): void {
    this.timer ??= setTimeout(() => {
      this.timer = null;
      this.tellOthers();
      // Even if everybody is back: somebody who came in the meantime was shown fewer people.
      this.last = this.everybody().join(' ');
      this.tell();
    }, 300);
  }

  private tellOthers(): void {
    this.bus.tell(this.table, { process: this.process, here: [...this.connections.keys()] });
  }

  private announce(): void {
    const now = this.everybody().join(' ');
    if (now === this.last) return;
    this.last = now;
    this.tell();
  }
}
