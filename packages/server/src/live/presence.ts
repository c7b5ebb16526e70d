import type { Bus } from '../bus/bus.ts';

/** How long it is believed what another process told. Milliseconds. */
const believed = 30_000;

interface Elsewhere {
  readonly guests: readonly string[];
  readonly until: number;
}

/** Who looks at a table, through this process or another. */
export class Presence {
  private readonly table: string;
  /** Which process this is, among equals. */
  private readonly process: string;
  private readonly bus: Bus;
  private readonly tell: (here: readonly string[]) => void;
  /** How many screens of each guest look at the table through this process. */
  private readonly screens = new Map<string, number>();
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
    this.screens.set(guest, (this.screens.get(guest) ?? 0) + 1);
    this.changed();
  }

  left(guest: string): void {
    const screens = (this.screens.get(guest) ?? 0) - 1;
    if (screens > 0) this.screens.set(guest, screens);
    else this.screens.delete(guest);
    this.changed();
  }

  /** Another process says who is there. */
  heard(process: string, guests: readonly string[]): void {
    if (process === this.process) return;
    const isNew = !this.elsewhere.has(process);
    this.elsewhere.set(process, { guests, until: Date.now() + believed });
    this.announce();
    if (isNew) this.tellOthers();
  }

  isHere(guest: string): boolean {
    return this.screens.has(guest) || this.here().includes(guest);
  }

  /** Everybody who is here, in a fixed order. */
  here(): readonly string[] {
    const now = Date.now();
    for (const [process, { until }] of [...this.elsewhere]) {
      if (until < now) this.elsewhere.delete(process);
    }
    const others = [...this.elsewhere.values()].flatMap(({ guests }) => guests);
    return [...new Set([...this.screens.keys(), ...others])].sort();
  }

  /** Says again what may have been lost. Asked now and then. */
  repeat(): void {
    this.tellOthers();
    this.announce();
  }

  close(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    if (this.screens.size > 0) this.bus.tell(this.table, { process: this.process, here: [] });
  }

  /** Somebody who loads a page again is not told to be gone. */
  private changed(): void {
    this.timer ??= setTimeout(() => {
      this.timer = null;
      this.tellOthers();
      this.announce();
    }, 300);
  }

  private tellOthers(): void {
    this.bus.tell(this.table, { process: this.process, here: [...this.screens.keys()] });
  }

  private announce(): void {
    const guests = this.here();
    const now = guests.join(' ');
    if (now === this.last) return;
    this.last = now;
    this.tell(guests);
  }
}
