import type { LogEntry, Server, State, StorageAPI } from 'boardgame.io';
import type { Store } from '../../packages/server/src/store/store.ts';

interface Stored {
  state: State;
  readonly initialState: State;
  metadata: Server.MatchData;
  readonly log: LogEntry[];
}

/**
 * boardgame.io's storage API over our SQLite store, with its group commit. As in boardgame.io's own databases, a move stores the state, adds to
 * the log and stores the metadata. Unlike in those, nothing is read from the database again: what it holds is kept in memory, too.
 */
export class SqliteStorage {
  private readonly store: Store;
  private readonly matches = new Map<string, Stored>();
  private readonly writes = new Map<string, Promise<unknown>>();

  constructor(store: Store) {
    this.store = store;
  }

  /** Asynchronous. */
  type(): number {
    return 1;
  }

  async connect(): Promise<void> {}

  async createMatch(match: string, { initialState, metadata }: StorageAPI.CreateMatchOpts): Promise<void> {
    this.matches.set(match, { state: initialState, initialState, metadata, log: [] });
    const event = JSON.stringify({ initialState, metadata });
    await this.store.append({ table: match, number: 1, event, hash: '' });
  }

  async setState(match: string, state: State, deltalog: LogEntry[] = []): Promise<void> {
    const stored = this.matchOf(match);
    stored.state = state;
    stored.log.push(...deltalog);
    const event = JSON.stringify(deltalog);
    const number = state._stateID + 1;
    const written = Promise.all([
      this.store.append({ table: match, number, event, hash: '' }),
      this.store.attach(match, 'state', 0, JSON.stringify(state), 0),
    ]);
    this.writes.set(match, written);
    await written;
  }

  async setMetadata(match: string, metadata: Server.MatchData): Promise<void> {
    this.matchOf(match).metadata = metadata;
    await this.store.attach(match, 'match', 0, JSON.stringify(metadata), 0);
  }

  async fetch(match: string): Promise<Partial<Stored>> {
    return this.matches.get(match) ?? {};
  }

  async wipe(match: string): Promise<void> {
    this.matches.delete(match);
  }

  async listMatches(): Promise<string[]> {
    return [...this.matches.keys()];
  }

  /** Resolves when the last state of a match is on the disk. */
  async written(match: string): Promise<void> {
    await this.writes.get(match);
  }

  private matchOf(match: string): Stored {
    const stored = this.matches.get(match);
    if (stored === undefined) throw new Error(`there is no match ${match}`);
    return stored;
  }
}

type Callback = (payload: never) => void;

/**
 * boardgame.io tells a move before it stores it. Here it goes through a pub-sub of ours, which boardgame.io has an option for: it tells a
 * move when the storage has it.
 */
export class DurablePubSub {
  private readonly storage: SqliteStorage;
  private readonly callbacks = new Map<string, Callback[]>();

  constructor(storage: SqliteStorage) {
    this.storage = storage;
  }

  publish(channel: string, payload: never): void {
    // By then the master has called `setState`.
    queueMicrotask(async () => {
      await this.storage.written(channel.slice('MATCH-'.length));
      for (const callback of this.callbacks.get(channel) ?? []) callback(payload);
    });
  }

  subscribe(channel: string, callback: Callback): void {
    this.callbacks.set(channel, [...(this.callbacks.get(channel) ?? []), callback]);
  }

  unsubscribeAll(channel: string): void {
    this.callbacks.delete(channel);
  }
}
