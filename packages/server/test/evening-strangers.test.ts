import { protocol } from '@tischrunde/protocol';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { mostListedByAddress } from '../src/limits.ts';
import { heirsOf } from '../src/table/ask-outcome.ts';
import { dutyAt } from '../src/table/duty.ts';
import { makeRoomOnBench } from '../src/table/evening-outcome.ts';
import { finalScores } from '../src/table/evening-score.ts';
import type { Outcome } from '../src/table/outcome.ts';
import { sceneOf } from '../src/table/scene.ts';
import { afterMatch } from './support/after-match.ts';
import { AskedTable } from './support/asked-table.ts';
import { Client, word } from './support/client.ts';
import { type EmbeddedCluster, openEmbedded } from './support/cluster.ts';
import { openInProcess } from './support/in-process-server.ts';
import { playOn, sitDown } from './support/play.ts';
import { everybodyHere } from './support/told-table.ts';

// What strangers tried at a table between its matches.

const codeOf = (answer: { ok: boolean; code?: unknown }): string => (answer.ok ? 'ok' : String(answer.code));
const short = { game: 'block', options: { rounds: 1 } } as const;

describe('strangers on the bench', () => {
  test('do not outvote those who play, however many they are', () => {
    const table = afterMatch('vote');
    for (let eve = 0; eve < 10; eve++) {
      expect(table.wish(`eve ${eve}`, { do: 'bench' })).toBe('benched');
      expect(table.wish(`eve ${eve}`, { do: 'vote', game: 'solo' })).toBe('seat.needed');
    }
    expect(dutyAt(table.state)).toBeNull();
    // Two of three are more than half, however many others wait.
    for (const seat of [0, 1]) table.wish(`guest ${seat}`, { do: 'vote', game: 'fives' });
    expect(dutyAt(table.state)).toBe('change');
  });

  test('are let in by the host, and then have a say', () => {
    const table = afterMatch('vote');
    table.wish('eve', { do: 'bench' });
    table.wish('guest 0', { do: 'bench', guest: 'eve' });
    expect(table.wish('eve', { do: 'vote', game: 'solo' })).toBe('voted');
  });

  test('never choose the next game in turn, nor send people away by it', () => {
    const table = afterMatch('turns');
    for (let eve = 0; eve < 4; eve++) table.wish(`eve ${eve}`, { do: 'bench' });
    const choosers = new Set<string | null>();
    for (let match = 2; match < 12; match++) {
      choosers.add(sceneOf(table.state, null).table.chooser);
      table.write({ at: 0, kind: 'started', match, seed: `${match}` });
      while (table.play());
      table.write({ at: 0, kind: 'ended', match, next: `${match}`, ...finalScores(table.state.running) });
    }
    expect([...choosers].toSorted()).toEqual(['guest 0', 'guest 1', 'guest 2']);
    expect(table.wish('eve 0', { do: 'change', players: 2 })).toBe('host.only');
  });

  test('do not become the host when the host is gone', () => {
    const table = afterMatch('turns');
    table.wish('eve', { do: 'bench' });
    table.away = ['guest 0'];
    expect(table.wish('eve', { do: 'host', guest: 'eve' })).toBe('seat.needed');
    expect(heirsOf(table.state)).toEqual(['guest 0', 'guest 1', 'guest 2']);
    expect(table.wish('guest 1', { do: 'host', guest: 'guest 1' })).toBe('host');
    // But whomever the host wants to be it.
    expect(table.wish('guest 1', { do: 'host', guest: 'eve' })).toBe('host');
  });

  test('who are away give their places up, but nobody who is there or takes turns', () => {
    const table = afterMatch('turns');
    for (let eve = 0; eve < 16; eve++) expect(table.wish(`eve ${eve}`, { do: 'bench' })).toBe('benched');
    expect(table.wish('bob', { do: 'bench' })).toBe('table.crowded');
    table.wish('guest 0', { do: 'bench', guest: 'eve 0' });
    const roomWithout = (away: readonly string[]): Outcome =>
      makeRoomOnBench(table.state, 0, { ...everybodyHere, isAway: (guest) => away.includes(guest) });
    expect(roomWithout([])).toMatchObject({ code: 'table.crowded' });
    expect(roomWithout(['eve 0'])).toMatchObject({ code: 'table.crowded' });
    expect(roomWithout(['eve 0', 'eve 7', 'eve 9'])).toMatchObject({
      write: { kind: 'unbenched', guest: 'eve 7' },
    });
  });

  test('who are away keep nobody off the bench who looks at the table', async () => {
    const { address } = await openInProcess({ AWAY_AFTER: '0' });
    const enter = (name: string): Promise<Client> => Client.enter(address, name);
    const { table } = await (await enter('Ann')).must('open', { id: word(), game: 'block', players: 2 });
    const eves: Client[] = [];
    // Two of them get the seats.
    for (let eve = 0; eve < 18; eve++) eves.push(await enter(`Eve ${eve}`));
    for (const eve of eves) await eve.must('bench', { table });
    const bob = await enter('Bob');
    expect(codeOf(await bob.ask('bench', { table }))).toBe('table.crowded');
    await bob.look(table);
    await bob.must('bench', { table });
    const { bench } = bob.scene(table).table;
    expect(bench).toHaveLength(16);
    expect(bench.map(({ name }) => name)).toContain('Bob');
  });

  test('leave no votes behind', () => {
    const table = afterMatch('vote');
    for (let guest = 0; guest < 50; guest++) {
      const eve = `eve ${guest}`;
      table.wish(eve, { do: 'bench' });
      table.wish('guest 0', { do: 'bench', guest: eve });
      expect(table.wish(eve, { do: 'vote', game: 'solo' })).toBe('voted');
      if (guest % 2 === 0) table.wish(eve, { do: 'stand' });
      else table.wish('guest 0', { do: 'kick', guest: eve, kicked: true });
    }
    expect(sceneOf(table.state, null).table.votes).toEqual([]);
  });
});

test('the host can always send one more away, and mute one more', () => {
  const table = afterMatch('turns');
  for (let eve = 0; eve < 150; eve++) {
    expect(table.wish('guest 0', { do: 'kick', guest: `eve ${eve}`, kicked: true })).toBe('kicked');
    expect(table.wish('guest 0', { do: 'mute', guest: `eve ${eve}`, muted: true })).toBe('muted');
  }
  const { kicked, muted } = sceneOf(table.state, null).table;
  for (const list of [kicked, muted])
    expect([list.length, list[0], list.at(-1)]).toEqual([100, 'eve 50', 'eve 149']);
});

test('the time of a turn begins anew once for those who take turns on the seat', () => {
  const options = { rounds: 1, set: 6, sperr: false };
  const timer = { seconds: 5, expiry: 'bot' } as const;
  const table = new AskedTable('block', 3, options, 'strangers', { timer });
  const seat = table.running.match.turn ?? expect.unreachable();
  let [sitting, standing] = [`guest ${seat}`, 'eve'];
  for (; table.now < 80_000; table.now += 8000) {
    expect(table.wish(sitting, { do: 'stand' })).toBe('stood');
    expect(table.wish(standing, { do: 'sit', seat, word: 'a-word-of-mine' })).toBe('sat');
    [sitting, standing] = [standing, sitting];
  }
  expect(table.state.deadline).toBe(5000);
});

describe('at a server', () => {
  let cluster: EmbeddedCluster;
  beforeAll(async () => {
    cluster = await openEmbedded();
  }, 60_000);
  afterAll(() => cluster.close(), 60_000);

  async function newBoard(): Promise<Client> {
    const board = await Client.connect(cluster.servers[0].address);
    await board.must('hello', { protocol, role: 'board' });
    return board;
  }

  it('neither the bench nor a seat for the next match of a closed table shows what was played', async () => {
    const { table, clients } = await sitDown(cluster, ['Anna', 'Bea'], { ...short, watching: 'nobody' });
    const [anna, bea] = clients;
    await playOn(clients, table);
    const eve = await cluster.enter('Eve');
    await eve.must('bench', { table });
    expect(codeOf(await eve.ask('code', { table }))).toBe('seat.needed');
    const resultsOf = async (client: Client): Promise<number> => {
      const { tables } = await client.must('mine', {});
      return tables.find(({ id }) => id === table)?.results.length ?? -1;
    };
    expect(await resultsOf(eve)).toBe(0);
    expect(await resultsOf(anna)).toBe(1);
    // She comes in for the next match. With the code, a board would show her the last one.
    await bea.must('stand', { table });
    expect((await eve.look(table)).table.places.map(({ guest }) => guest)).toContain(eve.guest);
    expect(codeOf(await eve.ask('code', { table }))).toBe('seat.needed');
    expect(codeOf(await anna.ask('code', { table }))).toBe('ok');
  });

  it('boards of strangers leave places for those that know the code, and show the code of an open table', async () => {
    const { table, clients } = await sitDown(cluster, ['Anna', 'Bea'], short);
    const strangers = await Promise.all(Array.from({ length: 20 }, newBoard));
    const answers = [];
    for (const board of strangers) answers.push(codeOf(await board.ask('look', { table })));
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(4);
    expect(answers.at(-1)).toBe('table.crowded');
    const { code } = await clients[0].must('code', { table });
    const board = await newBoard();
    expect(codeOf(await board.ask('code', { table }))).toBe('seat.needed');
    expect(codeOf(await board.ask('look', { table, code }))).toBe('ok');
    expect(await board.must('code', { table })).toMatchObject({ code });
    expect(await strangers[0].must('code', { table })).toMatchObject({ code });
    for (const one of [...strangers, board]) one.drop();
  });

  it('options that no table can have are refused by name', async () => {
    const anna = await cluster.enter('Anna');
    const { table } = await anna.must('open', { id: word(), game: 'solo', players: 2 });
    await anna.look(table);
    const known = anna.scene(table).table.options;
    const long = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`option${index}`, index]));
    for (const options of [
      '{"rounds":1e999}',
      '{"rounds":-1}',
      '{"rounds":1.5}',
      '{"rounds":"1"}',
      JSON.stringify(long),
    ]) {
      // Who is here may be told at any time.
      const before = anna.received.length;
      const answer = (): string | undefined =>
        anna.received.slice(before).find((text) => text.includes('"answer":900'));
      anna.send(`{"ask":900,"do":"change","table":"${table}","options":${options}}`);
      await anna.until(() => answer() !== undefined, options);
      expect(answer(), options).toMatch(/"code":"(table|message)\.bad"/);
    }
    expect((await anna.look(table)).table.options).toEqual(known);
  });
});

it('tables that were opened at one address are listed as its own, wherever their hosts are later', async () => {
  const { address } = await openInProcess({ TRUST_PROXY: 'yes', GUESTS_PER_HOUR: '1000' });
  const from = async (ip: string, token?: string): Promise<Client> => {
    const client = await Client.connect(address, { 'x-forwarded-for': ip });
    const hello = await client.must(
      'hello',
      token === undefined ? { protocol, name: word() } : { protocol, token },
    );
    client.token = hello.token ?? token ?? '';
    return client;
  };
  const answers: string[] = [];
  for (let guest = 0; guest < 6; guest++) {
    const eve = await from('192.0.2.1');
    const elsewhere = await from('198.51.100.7', eve.token);
    for (let tables = 0; tables < 2; tables++) {
      const { table } = await eve.must('open', { id: word(), game: 'block', players: 2 });
      answers.push(codeOf(await elsewhere.ask('change', { table, listed: true })));
    }
    for (const client of [eve, elsewhere]) client.drop();
  }
  expect(answers.filter((answer) => answer === 'ok')).toHaveLength(mostListedByAddress);
  expect(answers.at(-1)).toBe('list.many');
}, 30_000);

it('nobody takes a seat at every public table that waits for players', async () => {
  const { address } = await openInProcess();
  const [ann, bob, eve] = [
    await Client.enter(address, 'Ann'),
    await Client.enter(address, 'Bob'),
    await Client.enter(address, 'Eve'),
  ];
  const open = async (host: Client, listed: boolean): Promise<string> =>
    (await host.must('open', { id: word(), ...short, players: 2, listed })).table;
  const sit = async (table: string): Promise<string> =>
    codeOf(await eve.ask('sit', { table, seat: 0, word: word() }));
  const tables = [await open(ann, true), await open(ann, true), await open(ann, true), await open(bob, true)];
  const codes = await Promise.all(tables.map(sit));
  expect(codes).toEqual(['ok', 'ok', 'ok', 'seat.yours']);
  expect(await sit(tables[0])).toBe('ok');
  // Among friends, and as a host, everywhere.
  expect(await sit(await open(bob, false))).toBe('ok');
  expect(await sit(await open(eve, true))).toBe('ok');
  // A match that has begun is no table that waits.
  await ann.must('bot', { table: tables[1], seat: 1, level: 'easy' });
  await ann.must('start', { table: tables[1] });
  expect(await sit(tables[3])).toBe('ok');
});
