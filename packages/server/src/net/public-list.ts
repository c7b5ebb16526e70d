import type { Listing } from '@tischrunde/protocol';
import { liveFor, mostListed, mostListedByAddress, mostListedByHost } from '../limits.ts';
import { SerialQueue } from '../live/serial-queue.ts';
import type { Store } from '../store/store.ts';
import type { StoredListing } from '../table/row.ts';

/** How many entries are read to find those that are shown. */
const mostRead = 1000;
/** How long the list is the same for everybody. Milliseconds. */
const freshFor = 200;

/** What entries lack that were stored by an older version. */
const unnamed = { people: [], since: 0 };

/** The list of public tables. No host and no address can fill it. */
export class PublicList {
  private readonly store: Store;
  /** For how long a table is listed after people have used it. Milliseconds. */
  private readonly listedFor: number;
  private readonly opening = new SerialQueue(() => {});
  private readonly finding = new SerialQueue(() => {});
  private shown: { readonly entries: Promise<readonly Listing[]>; readonly at: number } | null = null;

  constructor(store: Store, listedFor: number) {
    this.store = store;
    this.listedFor = listedFor;
  }

  /** Opens a public table unless its host or address has too many. The others wait, so that all are counted. */
  async add<Opened>(
    table: string,
    host: string,
    from: string,
    open: () => Promise<Opened>,
  ): Promise<Opened | null> {
    return this.opening.run(async () => {
      const others = (await this.read()).filter(({ id }) => id !== table);
      const ofHost = others.filter((other) => other.hostId === host).length;
      const ofAddress = others.filter((other) => other.from === from).length;
      if (ofHost >= mostListedByHost || ofAddress >= mostListedByAddress) return null;
      this.shown = null;
      return open();
    });
  }

  /** Finds seats for those who want to play, one after the other. */
  inTurn<Found>(find: () => Promise<Found>): Promise<Found> {
    return this.finding.run(find);
  }

  /** Tables of a game with a free seat where people were just now, the newest first. */
  async liveTables(game: string): Promise<readonly StoredListing[]> {
    const texts = await this.store.listed(mostRead, Date.now() - liveFor);
    return texts
      .map((text) => JSON.parse(text) as StoredListing)
      .filter((entry) => entry.game === game && entry.free > 0 && entry.phase !== 'playing')
      .toSorted((one, other) => (other.since ?? 0) - (one.since ?? 0));
  }

  /** The entries for everybody, the most recently changed first. */
  entries(): Promise<readonly Listing[]> {
    const now = performance.now();
    if (this.shown === null || now - this.shown.at > freshFor)
      this.shown = { entries: this.choose(), at: now };
    return this.shown.entries;
  }

  private async choose(): Promise<readonly Listing[]> {
    const counts = new Map<string, number>();
    const count = (key: string): number => {
      const number = (counts.get(key) ?? 0) + 1;
      counts.set(key, number);
      return number;
    };
    return (await this.read())
      .filter(
        ({ hostId, from }) =>
          count(`host ${hostId}`) <= mostListedByHost && count(`address ${from}`) <= mostListedByAddress,
      )
      .slice(0, mostListed)
      .map(({ hostId: _host, from: _from, ...listing }) => ({ ...unnamed, ...listing }));
  }

  private async read(): Promise<readonly StoredListing[]> {
    const since = this.listedFor === 0 ? 0 : Date.now() - this.listedFor;
    const texts = await this.store.listed(mostRead, since);
    return texts.map((text) => JSON.parse(text) as StoredListing);
  }
}
