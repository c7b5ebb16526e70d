import type { Bus } from '../bus/bus.ts';

/** How long a report of another process stays valid. Milliseconds. */
const validFor = 30_000;

interface Elsewhere {
  readonly guests: readonly string[];
  readonly until: number;
}

/** Which guests watch a table, through this process or another. */
export class Presence {
  private readonly table: string;
  /** The id of this process among its peers. */
  private readonly process: string;
  private readonly bus: Bus;
  private readonly tell: (here: readonly string[]) => void;
  /** How many connections of each guest watch the table through this process. */
  private readonly connections = new Map<string, number>();
  private readonly elsewhere = new Map<string, Elsewhere>();
  private last = '';
  private timer: NodeJS.Timeout | null = null;

  constructor(table: string, process: string, bus: Bus, tell: (here: readonly string[]) => void) {
    this.table = table;
    this.process = process;
    this.bus = bus;
    this.tell = tell;
  }

  came(guest: string): void {
    this.connections.set(guest, (this.connections.get(guest) ?? 0) + 1);
    this.changed();
  }

  left(guest: string): void {
    const connections = (this.connections.get(guest) ?? 0) - 1;
    if (connections > 0) this.connections.set(guest, connections);
    else this.connections.delete(guest);
    this.changed();
  }

  /** Another process reports its watchers. */
  heard(process: string, guests: readonly string[]): void {
    if (process === this.process) return;
    const isNew = !this.elsewhere.has(process);
    this.elsewhere.set(process, { guests, until: Date.now() + validFor });
    this.announce();
    if (isNew) this.tellOthers();
  }

  isHere(guest: string): boolean {
    return this.connections.has(guest) || this.here().includes(guest);
  }

  /** Everybody present, sorted. */
  here(): readonly string[] {
    const now = Date.now();
    for (const [process, { until }] of [...this.elsewhere]) {
      if (until < now) this.elsewhere.delete(process);
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

  /** Delayed, so that reloading a page does not look like leaving. */
  private changed(): void {
    this.timer ??= setTimeout(() => {
      this.timer = null;
      this.tellOthers();
      this.announce();
    }, 300);
  }

  private tellOthers(): void {
    this.bus.tell(this.table, { process: this.process, here: [...this.connections.keys()] });
  }

  private announce(): void {
    const guests = this.here();
    const now = guests.join(' ');
    if (now === this.last) return;
    this.last = now;
    this.tell(guests);
  }
}
