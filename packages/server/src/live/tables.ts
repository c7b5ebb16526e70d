import type { TableMessage } from '../bus/bus.ts';
import type { ServerContext } from './context.ts';
import { LiveTable } from './live-table.ts';
import { loadState } from './load-state.ts';
import { Loading } from './loading.ts';
import { isBroken } from './quarantine.ts';

// Milliseconds.
const overdueEvery = 2000;
const upkeepEvery = 5000;
const idleFor = 10_000;
/** How long other processes leave an overdue table to the one that claimed it. */
const claimFor = 30_000;
/** In the place of an address, where this process needs a table, or everybody waits for it. */
export const ourselves = '';

/** The tables in this process's memory. All others exist in the store only. */
export class Tables {
  private readonly context: ServerContext;
  private readonly live = new Map<string, LiveTable>();
  private readonly loading = new Map<string, Loading<LiveTable | null>>();
  /** Tables whose log is broken, each with the error. They are left alone until the next start. */
  private readonly quarantined = new Map<string, unknown>();
  private readonly timers: NodeJS.Timeout[];
  private isClosing = false;

  constructor(context: ServerContext) {
    this.context = context;
    this.timers = [
      setInterval(() => void this.takeOverOverdue(), overdueEvery),
      setInterval(() => void this.upkeep(), upkeepEvery),
    ];
  }

  get count(): number {
    return this.live.size;
  }

  /** At how many public tables of others a guest has a seat and waits for the first match. */
  awaitedBy(guest: string): number {
    let count = 0;
    for (const table of this.live.values())
      if (table.roles.isAwaited(guest) && table.roles.hasSeat(guest)) count++;
    return count;
  }

  get quarantinedCount(): number {
    return this.quarantined.size;
  }

  /** Whether a table is in memory, or about to be. */
  isInUse(id: string): boolean {
    return this.live.has(id) || this.loading.has(id);
  }

  /** A table that is in memory already. */
  inMemory(id: string): LiveTable | undefined {
    return this.live.get(id);
  }

  /** A table, from memory or from the store, for an address; null if there is none. Rejects if its log is broken. */
  async find(id: string, whose: string): Promise<LiveTable | null> {
    const live = this.live.get(id);
    if (live !== undefined) return live;
    if (this.quarantined.has(id)) throw this.quarantined.get(id);
    const loading = this.loading.get(id) ?? new Loading(this.context.loads, () => this.load(id));
    this.loading.set(id, loading);
    return loading.for(whose);
  }

  /** A message of another process about a table. */
  heard(id: string, message: TableMessage): void {
    const table = this.live.get(id);
    if (table === undefined) return;
    if ('event' in message) table.hear(message);
    else table.presence.heard(message.process, message.here);
  }

  /** Messages of other processes may have been missed. */
  missed(): void {
    for (const table of this.live.values()) table.syncWithStore();
  }

  async close(): Promise<void> {
    this.isClosing = true;
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all([...this.live.values()].map((table) => table.close()));
  }

  private async load(id: string): Promise<LiveTable | null> {
    // Subscribe before reading, so that no event falls in between.
    this.context.bus.follow(id);
    let table: LiveTable | null = null;
    try {
      const state = await loadState(this.context.store, id);
      if (state !== null && !this.isClosing)
        table = new LiveTable(state, this.context, (error) => this.quarantine(id, error));
    } catch (error) {
      if (isBroken(error)) this.quarantine(id, error);
      throw error;
    } finally {
      this.loading.delete(id);
      if (table === null) this.context.bus.unfollow(id);
    }
    if (table === null) return null;
    this.live.set(id, table);
    table.begin();
    return table;
  }

  /** A table whose log is broken must not disturb the others. */
  private quarantine(id: string, error: unknown): void {
    this.quarantined.set(id, error);
    this.context.log.error({ table: id, error }, 'the log of a table is broken; nobody can use it');
    const table = this.live.get(id);
    if (table === undefined) return;
    table.dismiss('table.broken');
    this.unload(id, table);
  }

  private unload(id: string, table: LiveTable): void {
    this.live.delete(id);
    this.context.bus.unfollow(id);
    void table.close();
  }

  /** Takes over tables whose process has disappeared. */
  private async takeOverOverdue(): Promise<void> {
    if (this.context.health.isFull) return;
    try {
      const now = this.context.now();
      const until = now + claimFor;
      for (const id of await this.context.store.overdue(now, 100)) {
        if (this.isClosing) return;
        if (await this.context.store.putOff(id, now, until)) await this.takeOver(id, until);
      }
    } catch (error) {
      this.context.log.warn({ error }, 'cannot read overdue tables from the store');
    }
  }

  /** A table that cannot be loaded must not block the others. */
  private async takeOver(id: string, claimed: number): Promise<void> {
    if (this.quarantined.has(id)) return;
    try {
      (await this.find(id, ourselves))?.takeOver(claimed);
    } catch (error) {
      if (!isBroken(error)) this.context.log.error({ table: id, error }, 'cannot take over a table');
    }
  }

  /** Unloads idle tables, and makes sure that the others missed nothing. */
  private async upkeep(): Promise<void> {
    const before = performance.now() - idleFor;
    for (const [id, table] of [...this.live]) {
      table.seeToHost();
      if (table.isWatched) table.use();
      else if (table.isIdle && table.lastUsed <= before) this.unload(id, table);
    }
    if (!this.context.bus.isShared) return;
    const watched = [...this.live.values()].filter((table) => table.isWatched);
    for (const table of watched) table.presence.repeat();
    try {
      const heads = await this.context.store.heads(watched.map(({ id }) => id));
      for (const table of watched) {
        if ((heads.get(table.id) ?? 0) > table.number) table.syncWithStore();
      }
    } catch (error) {
      this.context.log.warn({ error }, 'cannot check the store for new events');
    }
  }
}
