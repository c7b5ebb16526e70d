import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Client, word } from './support/client.ts';
import { type EmbeddedCluster, openEmbedded } from './support/cluster.ts';
import { openTable, sitDown, together } from './support/play.ts';

const codeOf = (answer: { ok: boolean; code?: string }): string => (answer.ok ? 'ok' : String(answer.code));

const short = { game: 'block', options: { rounds: 1 } } as const;

/** Every message of a kind that a client was told. */
const told = ({ received }: Client, tell: string): unknown[] =>
  received.map((text) => JSON.parse(text)).filter((message) => message.tell === tell);

describe('the host', { timeout: 30_000 }, () => {
  let cluster: EmbeddedCluster;
  beforeAll(async () => {
    cluster = await openEmbedded();
  }, 60_000);
  afterAll(() => cluster.close(), 60_000);

  it('sends a player away, who cannot come back until the host allows it', async () => {
    const { table, clients } = await sitDown(cluster, ['Anna', 'Bea'], short);
    const [anna, bea] = clients;
    expect(codeOf(await bea.ask('kick', { table, guest: anna.guest, kicked: true }))).toBe('host.only');
    expect(codeOf(await anna.ask('kick', { table, guest: anna.guest, kicked: true }))).toBe('table.phase');
    await anna.must('kick', { table, guest: bea.guest, kicked: true });
    await bea.until(() => told(bea, 'gone').length === 1, 'that Bea is sent away');
    expect(told(bea, 'gone')).toMatchObject([{ table, code: 'table.kicked' }]);
    expect(anna.scene(table).table).toMatchObject({ kicked: [bea.guest] });
    // A bot has the seat, so that the match goes on.
    expect(anna.scene(table).table.places[1]).toMatchObject({ guest: null, bot: 'medium' });
    const before = bea.received.length;
    await anna.must('say', { table, id: word(), text: 'among us' });
    expect(codeOf(await bea.ask('look', { table }))).toBe('table.kicked');
    expect(codeOf(await bea.ask('say', { table, id: word(), text: 'hey' }))).toBe('table.kicked');
    expect(bea.received.slice(before).join()).not.toContain('among us');
    await anna.must('kick', { table, guest: bea.guest, kicked: false });
    await bea.look(table);
  });

  it('sends a spectator away', async () => {
    const [anna, carl] = [await cluster.enter('Anna'), await cluster.enter('Carl')];
    const table = await openTable([anna, carl], short);
    await anna.must('kick', { table, guest: carl.guest, kicked: true });
    await carl.until(() => told(carl, 'gone').length === 1, 'that Carl is sent away');
    await anna.until(() => !anna.here.get(table)?.includes(carl.guest), 'that Carl is gone');
    expect(codeOf(await carl.ask('sit', { table, seat: 0, word: word() }))).toBe('table.kicked');
  });

  it('closes the table for everybody, and nothing happens there any more', async () => {
    const { table, clients } = await sitDown(cluster, ['Anna', 'Bea'], { ...short, listed: true });
    const [anna, bea] = clients;
    expect(codeOf(await bea.ask('close', { table }))).toBe('host.only');
    await anna.must('close', { table });
    for (const client of clients) {
      await client.until(() => told(client, 'gone').length === 1, 'the end of the table');
      expect(told(client, 'gone')).toMatchObject([{ table, code: 'table.ended' }]);
      for (const answer of [
        await client.ask('look', { table }),
        await client.ask('stand', { table }),
        await client.ask('start', { table }),
        await client.ask('say', { table, id: word(), text: 'anybody?' }),
      ])
        expect(codeOf(answer)).toBe('table.ended');
    }
    const { tables } = (await (await fetch(`${cluster.servers[0].address}/api/tables`)).json()) as {
      tables: { id: string }[];
    };
    expect(tables.map(({ id }) => id)).not.toContain(table);
    const numbers = cluster.log(table).length;
    await sleep(500);
    expect(cluster.log(table)).toHaveLength(numbers);
  });

  it('alone sets up a public table and starts there, unless the host leaves it to the players', async () => {
    const [anna, eve] = [await cluster.enter('Anna'), await cluster.enter('Eve')];
    const table = await openTable([anna, eve], { ...short, players: 3, listed: true });
    await eve.must('sit', { table, seat: 0, word: word() });
    expect(codeOf(await eve.ask('bot', { table, seat: 1, level: 'easy' }))).toBe('host.only');
    for (const seat of [1, 2]) await anna.must('bot', { table, seat, level: 'easy' });
    expect(codeOf(await eve.ask('start', { table }))).toBe('host.only');
    expect(codeOf(await eve.ask('bot', { table, seat: 1, level: 'strong' }))).toBe('host.only');
    await anna.must('start', { table });
    const theirs = await openTable([anna, eve], { ...short, listed: true, starting: 'players' });
    await eve.must('sit', { table: theirs, seat: 0, word: word() });
    await eve.must('bot', { table: theirs, seat: 1, level: 'easy' });
    await eve.must('start', { table: theirs });
  });

  it('lets only players talk', async () => {
    const [anna, carl] = [await cluster.enter('Anna'), await cluster.enter('Carl')];
    const table = await openTable([anna, carl], { ...short, talk: 'players' });
    expect(codeOf(await carl.ask('say', { table, id: word(), text: 'hi' }))).toBe('said.players');
    await anna.must('say', { table, id: word(), text: 'hi' });
    await carl.must('sit', { table, seat: 0, word: word() });
    await carl.must('emote', { table, id: word(), emote: 'hello' });
  });

  it('hands the table over to a player', async () => {
    const { table, clients } = await sitDown(cluster, ['Anna', 'Bea'], short);
    const [anna, bea] = clients;
    const carl = await cluster.enter('Carl');
    expect(codeOf(await anna.ask('host', { table, guest: carl.guest }))).toBe('seat.needed');
    expect(codeOf(await bea.ask('host', { table, guest: bea.guest }))).toBe('host.only');
    await anna.must('host', { table, guest: bea.guest });
    await together([anna, bea], table);
    expect(bea.scene(table).table.host).toBe(bea.guest);
    expect(codeOf(await anna.ask('close', { table }))).toBe('host.only');
    await bea.must('kick', { table, guest: anna.guest, kicked: true });
  });

  it('who is away for long is followed by a player who is here', async () => {
    const [anna, bea] = [await cluster.enter('Anna'), await cluster.enter('Bea')];
    const table = await openTable([anna, bea], { ...short, listed: true });
    await bea.must('sit', { table, seat: 1, word: word() });
    await anna.close();
    await bea.until(() => bea.scene(table).table.host === bea.guest, 'another host', 20_000);
    await bea.must('bot', { table, seat: 0, level: 'easy' });
    await bea.must('start', { table });
  });
});

describe('a guest whose line breaks', { timeout: 30_000 }, () => {
  it('is not away at once', async () => {
    const cluster = await openEmbedded({ AWAY_AFTER: '2' });
    const { table, clients } = await sitDown(cluster, ['Anna', 'Bea'], short);
    const [anna, bea] = clients;
    bea.drop();
    await anna.until(() => !anna.here.get(table)?.includes(bea.guest), 'that Bea is gone');
    const dropped = Date.now();
    expect(codeOf(await anna.ask('bot', { table, seat: 1, level: 'easy' }))).toBe('seat.taken');
    await sleep(2100 - (Date.now() - dropped));
    await anna.must('bot', { table, seat: 1, level: 'easy' });
    await cluster.close();
  });
});

describe('a clock that is set back', { timeout: 30_000 }, () => {
  it('does not let the log go back in time', async () => {
    const cluster = await openEmbedded();
    const anna = await cluster.enter('Anna');
    const table = await openTable([anna], { ...short, players: 2 });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
    try {
      await anna.must('sit', { table, seat: 0, word: word() });
    } finally {
      vi.useRealTimers();
    }
    const times = cluster.log(table).map(({ event }) => JSON.parse(event).at);
    expect(times).toHaveLength(2);
    // Time at the table goes on as if nothing had happened.
    expect(times[1]).toBeGreaterThanOrEqual(times[0]);
    expect(times[1]).toBeLessThan(times[0] + 60_000);
    await cluster.close();
  });
});

describe('the public list', { timeout: 30_000 }, () => {
  const idsAt = async (address: string): Promise<string[]> => {
    const { tables } = (await (await fetch(`${address}/api/tables`)).json()) as { tables: { id: string }[] };
    return tables.map(({ id }) => id);
  };

  it('has so many tables of a host and of an address, however fast they are opened', async () => {
    const cluster = await openEmbedded();
    const guests: Client[] = [];
    for (let number = 0; number < 6; number++) guests.push(await cluster.enter(`Guest ${number}`));
    const open = (guest: Client) => guest.ask('open', { id: word(), ...short, players: 2, listed: true });
    const answers = await Promise.all(
      guests.flatMap((guest) => Array.from({ length: 20 }, () => open(guest))),
    );
    const codes = answers.map(codeOf);
    expect(codes.filter((code) => code === 'ok')).toHaveLength(10);
    expect(new Set(codes)).toEqual(new Set(['ok', 'list.many']));
    expect(await idsAt(cluster.servers[0].address)).toHaveLength(10);
    // Others are still opened, and a place becomes free when a table is closed.
    await guests[5].must('open', { id: word(), ...short, players: 2 });
    const [first] = answers;
    if ('table' in first) await guests[0].must('close', { table: first.table });
    await guests[0].must('open', { id: word(), ...short, players: 2, listed: true });
    await cluster.close();
  });

  it('answers the same ask in the same way, and tells nobody from where a table was opened', async () => {
    const cluster = await openEmbedded();
    const anna = await cluster.enter('Anna');
    const wishes = Array.from({ length: 3 }, () => ({ id: word(), ...short, players: 2, listed: true }));
    const opened = [];
    for (const wish of wishes) opened.push((await anna.must('open', wish)).table);
    expect((await anna.must('open', wishes[2])).table).toBe(opened[2]);
    const answer = await fetch(`${cluster.servers[0].address}/api/tables`);
    const { tables } = (await answer.json()) as { tables: object[] };
    expect(Object.keys(tables[0]).sort()).toEqual([
      'free',
      'game',
      'host',
      'id',
      'people',
      'phase',
      'players',
      'since',
      'watching',
    ]);
    await cluster.close();
  });

  it('forgets tables where nobody is present after a while', async () => {
    const cluster = await openEmbedded({ LISTED_MINUTES: '0.02' });
    const anna = await cluster.enter('Anna');
    const table = await openTable([anna], { ...short, players: 2, listed: true });
    expect(await idsAt(cluster.servers[0].address)).toEqual([table]);
    await sleep(1500);
    expect(await idsAt(cluster.servers[0].address)).toEqual([]);
    await cluster.close();
  });
});
