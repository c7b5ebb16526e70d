import type { Answers, AskOf } from '@tischrunde/protocol';
import { mostWatched } from '../limits.ts';
import type { Watcher } from '../live/audience.ts';
import type { LiveTable } from '../live/live-table.ts';
import type { Looker } from '../table/viewpoint.ts';
import { networkOf } from './client-address.ts';
import type { ConnectionContext } from './connection-context.ts';
import { AskRefusal } from './messages/ask-refusal.ts';

/** A table, and the watcher by which a connection is told of it. */
interface WatchedTable {
  readonly table: LiveTable;
  readonly watcher: Watcher;
}

/** A table is watched once, or once for each seat. */
const keyOf = ({ table, seat }: { readonly table: string; readonly seat?: number | undefined }): string =>
  seat === undefined ? table : `${table} ${seat}`;

/** The tables that a connection watches. */
export class WatchedTables {
  private readonly context: ConnectionContext;
  private readonly address: string;
  private readonly send: (text: string) => void;
  private readonly mayReplay: () => boolean;
  /** By table, and by the seat that it is looked at from. */
  private readonly watched = new Map<string, WatchedTable>();
  private isClosed = false;

  constructor(
    context: ConnectionContext,
    address: string,
    send: (text: string) => void,
    mayReplay: () => boolean,
  ) {
    this.context = context;
    this.address = address;
    this.send = send;
    this.mayReplay = mayReplay;
  }

  /** Each table once. */
  get tables(): ReadonlySet<LiveTable> {
    this.forgetGone();
    return new Set([...this.watched.values()].map(({ table }) => table));
  }

  /** Where the table of an ask is watched: from the seat that it is for, or else from any. */
  by(ask: { readonly table: string; readonly seat?: number | undefined }): WatchedTable | undefined {
    const known = this.watched.get(keyOf(ask)) ?? this.watched.get(ask.table);
    if (known !== undefined) return known;
    for (const watched of this.watched.values()) if (watched.table.id === ask.table) return watched;
    return undefined;
  }

  /** Watches a table, or shows it again. Throws an `AskRefusal` if that is not allowed. */
  async look(looker: Looker, ask: AskOf<'look'>, answer: (shown: Answers['look']) => void): Promise<void> {
    const { table: id, after, epoch } = ask;
    const { looks, looksOfAddress } = this.context.limiters;
    if (!looks.take(looker.guest) || !looksOfAddress.take(this.address))
      throw new AskRefusal('message.often');
    const table = await this.find(id);
    this.forgetGone();
    const key = keyOf(ask);
    const known = this.watched.get(key);
    if (known === undefined && this.watched.size >= mostWatched)
      throw new AskRefusal('table.many', 'this connection watches too many tables; leave one first');
    const isSame =
      known?.table === table &&
      known.watcher.guest === looker.guest &&
      known.watcher.board === looker.board &&
      known.watcher.shutOuts === looker.shutOuts;
    if (known !== undefined && !isSame) known.table.leave(known.watcher);
    const watcher = isSame ? known.watcher : { ...looker, network: networkOf(this.address), send: this.send };
    const shut = await table.look(watcher, epoch === this.context.epoch ? after : undefined, answer);
    if (shut !== null) throw new AskRefusal(shut);
    if (this.isClosed) table.leave(watcher);
    else this.watched.set(key, { table, watcher });
  }

  leave(ask: AskOf<'leave'>): void {
    const key = keyOf(ask);
    const watched = this.watched.get(key);
    watched?.table.leave(watched.watcher);
    this.watched.delete(key);
  }

  leaveAll(): void {
    for (const { table, watcher } of this.watched.values()) table.leave(watcher);
    this.watched.clear();
  }

  /** The connection has ended: what is still being looked at is not watched any more. */
  close(): void {
    this.isClosed = true;
    this.leaveAll();
  }

  /** Drops tables that the client was told are gone. They may have been unloaded since, and loaded again as other objects. */
  private forgetGone(): void {
    for (const [key, { table, watcher }] of this.watched)
      if (!table.isWatchedBy(watcher)) this.watched.delete(key);
  }

  /** A table, from memory or from the store. Throws an `AskRefusal` if there is none. */
  async find(id: string): Promise<LiveTable> {
    const { tables } = this.context;
    // Those who go from one table to the next must not have them all loaded again and again.
    if (tables.inMemory(id) === undefined && !this.mayReplay()) throw new AskRefusal('message.often');
    const table = await tables.find(id, this.address);
    if (table === null) throw new AskRefusal('table.none');
    return table;
  }
}
