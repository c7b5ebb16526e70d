import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  mostListed,
  mostListedByAddress,
  mostListedByHost,
  mostListedByNetwork,
  mostPlaces,
} from '../src/limits.ts';
import { PublicList } from '../src/net/public-list.ts';
import { openSqlite } from '../src/store/sqlite/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { newFolder, removeFolder } from './support/server-process.ts';

// Who crowds the public list.

const minute = 60_000;
let folder: string;
let store: Store;
let list: PublicList;
let opened = 0;

beforeEach(async () => {
  folder = newFolder();
  store = await openSqlite(join(folder, 'tischrunde.db'));
  list = new PublicList(store, 10 * minute);
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(async () => {
  vi.useRealTimers();
  await store.close();
  removeFolder(folder);
});

interface Origin {
  readonly host?: string;
  readonly address?: string;
  readonly network?: string;
  readonly people?: readonly string[];
}

/** Opens a table of its own host, address and network, unless these are said; null if that is refused. */
async function open({ people = [], ...given }: Origin = {}): Promise<string | null> {
  const table = `table ${++opened}`;
  const { host = table, address = table, network = address } = given;
  const from = `${network}.${address}`;
  const listing = JSON.stringify({ id: table, hostId: host, from, people });
  return list.add(table, host, from, async () => {
    await store.append({ table, number: 1, event: '{}', hash: '', row: { listing } });
    return table;
  });
}

const shown = async (): Promise<readonly string[]> => {
  // It is the same for 200 ms.
  list = new PublicList(store, 10 * minute);
  return (await list.entries()).map(({ id }) => id);
};

async function many(count: number, origin: (index: number) => Origin): Promise<number> {
  let accepted = 0;
  for (let index = 0; index < count; index++) if ((await open(origin(index))) !== null) accepted++;
  return accepted;
}

test('a host, an address and a network have so many places', async () => {
  expect(await many(20, () => ({ host: 'Eve' }))).toBe(mostListedByHost);
  expect(await many(20, () => ({ address: 'a' }))).toBe(mostListedByAddress);
  expect(await many(50, () => ({ network: 'n' }))).toBe(mostListedByNetwork);
  expect(await open()).not.toBeNull();
});

test('whoever opens or looks for many tables at once lets other networks wait for no more than two of them', async () => {
  const order: string[] = [];
  const opening = [...Array<string>(20).fill('eve'), 'ann'].map((network, index) =>
    list.add(`table ${index}`, `host ${index}`, `${network}.${index}`, async () => order.push(network)),
  );
  await Promise.all(opening);
  expect(order.indexOf('ann')).toBeLessThan(3);
  order.length = 0;
  const finding = [...Array<string>(20).fill('eve'), 'ann'].map((network) =>
    list.inTurn(network, async () => order.push(network)),
  );
  await Promise.all(finding);
  expect(order.indexOf('ann')).toBeLessThan(3);
});

test('patience gives nobody more of them', async () => {
  const tables: string[] = [];
  for (let times = 0; times < 5; times++) {
    for (let index = 0; index < mostListedByAddress; index++)
      tables.push((await open({ address: 'eve', network: 'eve' })) ?? expect.unreachable());
    vi.setSystemTime(Date.now() + 11 * minute);
  }
  // Now people are at all of them again.
  for (const table of tables) await list.stay(table, table, 'eve.eve');
  expect(await store.listed(1000, 1)).toHaveLength(tables.length);
  expect(await store.listed(1000, Date.now() - minute)).toHaveLength(mostListedByAddress);
  // Something changes there, too.
  for (const table of tables)
    await store.append({ table, number: 2, event: '{}', hash: '', row: { listing: `{"id":"${table}"}` } });
  expect(await store.listed(1000, Date.now() - minute)).toHaveLength(mostListedByAddress);
});

test('the list has a place for everybody, however many tables others open', async () => {
  const honest = [await open(), await open({ people: ['Ann'] })];
  for (let network = 0; network < 10; network++)
    await many(mostListedByNetwork, (index) => ({
      network: `${network}`,
      people: Array(index % 9).fill('Eve'),
    }));
  const entries = await shown();
  expect(entries).toHaveLength(mostListed);
  expect(entries).toEqual(expect.arrayContaining(honest));
});

test('whoever wants to play is offered a table of every network before a second one of any', async () => {
  const offer = async (id: string, from: string, since: number, more: object = {}): Promise<void> => {
    const entry = {
      id,
      hostId: `host of ${id}`,
      from,
      people: [],
      game: 'solo',
      free: 1,
      phase: 'gathering',
    };
    const listing = JSON.stringify({ ...entry, since, ...more });
    await store.append({ table: id, number: 1, event: '{}', hash: '', row: { listing } });
  };
  for (let index = 0; index < 8; index++) await offer(`crowd ${index}`, 'n.a', 100 + index);
  await offer('old', 'o.a', 1);
  await offer('guarded', 'p.a', 1000, { guarded: true });
  const offered = async (guest: string): Promise<readonly string[]> =>
    (await list.liveTables('solo', guest)).map(({ id }) => id);
  expect((await offered('guest')).slice(0, 3)).toEqual(['crowd 7', 'old', 'crowd 6']);
  expect(await offered('guest')).toHaveLength(9);
  expect((await offered('host of crowd 0')).slice(0, 2)).toEqual(['crowd 0', 'crowd 7']);
  expect((await offered('host of guarded'))[0]).toBe('guarded');
  // That is nobody else's business.
  expect(Object.keys((await list.entries())[0])).not.toContain('guarded');
});

test('a full list makes room for one more by a table of those who have the most', async () => {
  const full = mostPlaces - 1;
  const listings = Array.from({ length: full }, (_, index) => ({
    id: `t${index}`,
    hostId: `h${index}`,
    // All have one, but for one that has 20.
    from: index < 20 ? `big.${index}` : `n${index}.a`,
    people: index === 7 ? [] : ['Somebody'],
  }));
  await Promise.all(
    listings.map((listing) =>
      store.append({
        table: listing.id,
        number: 1,
        event: '{}',
        hash: '',
        row: { listing: JSON.stringify(listing) },
      }),
    ),
  );
  const honest = [await open(), await open()];
  const places = (await store.listed(2000, 1)).map((text) => JSON.parse(text).id);
  expect(places).toHaveLength(mostPlaces);
  expect(places).toEqual(expect.arrayContaining(honest));
  expect(places).not.toContain('t7');
});
