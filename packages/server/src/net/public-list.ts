import type { Listing } from '@tischrunde/protocol';
import {
  liveFor,
  mostListed,
  mostListedByAddress,
  mostListedByHost,
  mostListedByNetwork,
  mostPlaces,
} from '../limits.ts';
import { Turns } from '../live/turns.ts';
import type { Store } from '../store/store.ts';
import { networkIn, type StoredListing } from '../table/row.ts';

/** How long the list is the same for everybody. Milliseconds. */
const freshFor = 200;

/** What entries lack that were stored by an older version. */
const unnamed = { people: [], since: 0 };

/** The list of public tables. No host, no address and no network can fill it. */
export class PublicList {
  private readonly store: Store;
  /** For how long a table is listed after those whose it is were there. Milliseconds; 0 for ever. */
  private readonly listedFor: number;
  private readonly opening = new Turns(1, 1);
  private readonly finding = new Turns(1, 1);
  private readonly live = new Fresh(() => this.entriesSince(Date.now() - liveFor));
  private readonly shown = new Fresh(() => this.choose());

  constructor(store: Store, listedFor: number) {
    this.store = store;
    this.listedFor = listedFor;
  }

  /**
   * Opens a public table unless its host, address or network has too many. The others wait, so that all are counted; networks take turns. Nothing
   * changes in the list if `isOpen` says that the table was refused.
   */
  async add<Opened>(
    table: string,
    host: string,
    from: string,
    open: () => Promise<Opened>,
    isOpen: (opened: Opened) => boolean = () => true,
  ): Promise<Opened | null> {
    return this.opening.run(networkIn(from), async () => {
      const all = await this.entriesSince(this.since);
      const others = all.filter(({ id }) => id !== table);
      if (others.length < all.length) return open();
      const shares = new Shares();
      for (const other of others) shares.take(other);
      if (!shares.take({ hostId: host, from })) return null;
      const opened = await open();
      if (!isOpen(opened)) return opened;
      if (others.length >= mostPlaces) await this.store.enlist(leastOf(others), null);
      await this.store.enlist(table, Date.now());
      for (const fresh of [this.live, this.shown]) fresh.forget();
      return opened;
    });
  }

  /** Keeps the place of a table where those are whose it is. If it has lost its place, it gets one again as a new table would. */
  async stay(table: string, host: string, from: string): Promise<void> {
    if (await this.store.stayListed(table, Date.now(), this.since)) return;
    await this.add(table, host, from, async () => true);
  }

  /** Finds seats for those who want to play, one after the other. Networks take turns. */
  inTurn<Found>(network: string, find: () => Promise<Found>): Promise<Found> {
    return this.finding.run(network, find);
  }

  /**
   * Tables of a game where people were just now and where a guest has a seat or can have a free one. Those where they sit come first, then
   * their own, and then the newest: one of every network before any has two, so that nobody stands before all others.
   */
  async liveTables(game: string, guest: string): Promise<readonly StoredListing[]> {
    const sitsAt = ({ guests = [] }: StoredListing): boolean => guests.includes(guest);
    const isOpen = ({ hostId, guarded, free, phase }: StoredListing): boolean =>
      free > 0 && phase !== 'playing' && (guarded !== true || hostId === guest);
    const open = (await this.live.get()).filter(
      (entry) => entry.game === game && (sitsAt(entry) || isOpen(entry)),
    );
    const newestFirst = open.toSorted((one, other) => (other.since ?? 0) - (one.since ?? 0));
    const shares = new Shares();
    const ranked = newestFirst.map((entry) => {
      shares.take(entry);
      const isOwn = entry.hostId === guest;
      return { entry, rank: sitsAt(entry) ? -1 : isOwn ? 0 : shares.ofNetwork(entry) };
    });
    return ranked.toSorted((one, other) => one.rank - other.rank).map(({ entry }) => entry);
  }

  /** The entries for everybody, the most recently changed first. */
  entries(): Promise<readonly Listing[]> {
    return this.shown.get();
  }

  /** Every network has its liveliest table shown before any has two. */
  private async choose(): Promise<readonly Listing[]> {
    const all = await this.entriesSince(this.since);
    const shares = new Shares();
    const ranked = liveliestFirst(all).flatMap((entry) =>
      shares.take(entry) ? [{ entry, rank: shares.ofNetwork(entry) }] : [],
    );
    const chosen = ranked.toSorted((one, other) => one.rank - other.rank).slice(0, mostListed);
    const shown = new Set(chosen.map(({ entry }) => entry));
    return all
      .filter((entry) => shown.has(entry))
      .map(({ hostId: _host, from: _from, guests: _guests, guarded: _guarded, ...listing }) => ({
        ...unnamed,
        ...listing,
      }));
  }

  private async entriesSince(since: number): Promise<readonly StoredListing[]> {
    const texts = await this.store.listed(mostPlaces, since);
    return texts.map((text) => JSON.parse(text) as StoredListing);
  }

  private get since(): number {
    return this.listedFor === 0 ? 0 : Date.now() - this.listedFor;
  }
}

/** What is found out once for all who ask within a moment. */
class Fresh<Found> {
  private readonly find: () => Promise<Found>;
  private found: { readonly value: Promise<Found>; readonly at: number } | null = null;

  constructor(find: () => Promise<Found>) {
    this.find = find;
  }

  get(): Promise<Found> {
    const now = performance.now();
    if (this.found === null || now - this.found.at > freshFor) this.found = { value: this.find(), at: now };
    return this.found.value;
  }

  forget(): void {
    this.found = null;
  }
}

type Origin = Pick<StoredListing, 'hostId' | 'from'>;

/** How many tables every host, address and network has. */
class Shares {
  private readonly counts = new Map<string, number>();

  /** Counts a table; false if it is one too many. */
  take(origin: Origin): boolean {
    const isFew = [
      this.count(`host ${origin.hostId}`) <= mostListedByHost,
      this.count(`address ${origin.from}`) <= mostListedByAddress,
      this.count(`network ${networkIn(origin.from)}`) <= mostListedByNetwork,
    ];
    return !isFew.includes(false);
  }

  ofNetwork(origin: Origin): number {
    return this.counts.get(`network ${networkIn(origin.from)}`) ?? 0;
  }

  private count(key: string): number {
    const number = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, number);
    return number;
  }
}

const liveliestFirst = (entries: readonly StoredListing[]): readonly StoredListing[] =>
  entries.toSorted((one, other) => (other.people?.length ?? 0) - (one.people?.length ?? 0));

/** The table that gives its place to another: the least lively one of the network with the most. */
function leastOf(entries: readonly StoredListing[]): string {
  const ofNetwork = Map.groupBy(entries, ({ from }) => networkIn(from));
  const [most] = [...ofNetwork.values()].toSorted((one, other) => other.length - one.length);
  return liveliestFirst(most).at(-1)?.id ?? '';
}
