import type { TableMessage } from '../bus/bus.ts';
import { stateOf } from '../table/replay.ts';
import { type House, LiveTable } from './live-table.ts';

// Milliseconds.
const sweepEvery = 2000;
const restEvery = 5000;
const idleFor = 10_000;
const patience = 30_000;

/** The tables that live in this process. All others are in the store alone. */
export class Tables {
  private readonly house: House;
  private readonly live = new Map<string, LiveTable>();
  private readonly loading = new Map<string, Promise<LiveTable | null>>();
  private readonly timers: NodeJS.Timeout[];
  private isClosing = false;

  constructor(house: House) {
    this.house = house;
    this.timers = [
      setInterval(() => void this.seeToOverdue(), sweepEvery),
      setInterval(() => void this.rest(), restEvery),
    ];
  }

  get count(): number {
    return this.live.size;
  }

  /** A table that lives here. */
  inMemory(id: string): LiveTable | undefined {
    return this.live.get(id);
  }

  /** A table, from memory or from the store; null where there is none. */
  async find(id: string): Promise<LiveTable | null> {
    const live = this.live.get(id);
    if (live !== undefined) return live;
    const known = this.loading.get(id);
    if (known !== undefined) return known;
    const loading = this.load(id).finally(() => this.loading.delete(id));
    this.loading.set(id, loading);
    return loading;
  }

  /** Another process tells something about a table. */
  heard(id: string, message: TableMessage): void {
    const table = this.live.get(id);
    if (table === undefined) return;
    if ('event' in message) table.hear(message.number, message.event);
    else table.presence.heard(message.process, message.here);
  }

  /** Something that others told may have been missed. */
  missed(): void {
    for (const table of this.live.values()) table.lookIntoStore();
  }

  async close(): Promise<void> {
    this.isClosing = true;
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all([...this.live.values()].map((table) => table.close()));
  }

  private async load(id: string): Promise<LiveTable | null> {
    // Followed before it is read, so that nothing falls in between.
    this.house.bus.follow(id);
    let table: LiveTable | null = null;
    try {
      const state = stateOf(id, await this.house.store.read(id, 0));
      if (state !== null && !this.isClosing) table = new LiveTable(state, this.house);
    } finally {
      if (table === null) this.house.bus.unfollow(id);
    }
    if (table === null) return null;
    this.live.set(id, table);
    table.begin();
    return table;
  }

  /** Does what a process that is gone should have done. */
  private async seeToOverdue(): Promise<void> {
    try {
      const now = Date.now();
      for (const id of await this.house.store.overdue(now, 100)) {
        if (this.isClosing) return;
        if (await this.house.store.putOff(id, now, now + patience)) await this.seeTo(id);
      }
    } catch (error) {
      this.house.log.warn({ error }, 'overdue tables could not be looked for');
    }
  }

  /** One table that cannot be opened holds no other up. */
  private async seeTo(id: string): Promise<void> {
    try {
      (await this.find(id))?.seeTo();
    } catch (error) {
      this.house.log.error({ table: id, error }, 'a table could not be seen to');
    }
  }

  /** Lets go of tables that nobody looks at, and makes sure that nothing was missed at the others. */
  private async rest(): Promise<void> {
    const before = Date.now() - idleFor;
    for (const [id, table] of [...this.live]) {
      if (!table.isIdle || table.lastUsed > before) continue;
      this.live.delete(id);
      this.house.bus.unfollow(id);
      void table.close();
    }
    if (!this.house.bus.isShared) return;
    const watched = [...this.live.values()].filter((table) => table.isWatched);
    for (const table of watched) table.presence.repeat();
    try {
      const heads = await this.house.store.heads(watched.map(({ id }) => id));
      for (const table of watched) {
        if ((heads.get(table.id) ?? 0) > table.number) table.lookIntoStore();
      }
    } catch (error) {
      this.house.log.warn({ error }, 'the store could not be asked for news');
    }
  }
}
