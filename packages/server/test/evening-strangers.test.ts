import { protocol, sealOf } from '@tischrunde/protocol';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { mostListedByAddress } from '../src/limits.ts';
import { heirsOf } from '../src/table/ask-outcome.ts';
import { startsAt } from '../src/table/countdown.ts';
import { dutyAt, dutyTime } from '../src/table/duty.ts';
import { makeRoomOnBench } from '../src/table/evening-outcome.ts';
import { finalScores } from '../src/table/evening-score.ts';
import type { Outcome } from '../src/table/outcome.ts';
import { sceneOf } from '../src/table/scene.ts';
import { AskedTable } from './support/asked-table.ts';
import { Client, word } from './support/client.ts';
import { type EmbeddedCluster, openEmbedded } from './support/cluster.ts';
import { openInProcess } from './support/in-process-server.ts';
import { playOn, sitDown } from './support/play.ts';
import { everybodyHere } from './support/told-table.ts';

// What strangers tried at a table between its matches.

const codeOf = (answer: { ok: boolean; code?: unknown }): string => (answer.ok ? 'ok' : String(answer.code));
const short = { game: 'block', options: { rounds: 1 } } as const;

/** A public table of three after a match. */
function afterMatch(choosing: 'vote' | 'turns'): AskedTable {
  const options = { rounds: 1, set: 6, sperr: false };
  const table = new AskedTable('block', 3, options, 'strangers', { listed: true, choosing });
  while (table.play());
  const { running, match } = table.state;
  table.write({ at: 0, kind: 'ended', match, next: 'another secret', ...finalScores(running) });
  return table;
}

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

describe('the next match', () => {
  const promise = { word: 'a-word-of-mine' };
  const sealed = (text: string): { seal: string } => ({ seal: sealOf(text) });

  test('waits ten seconds for everybody, whoever has agreed to it before and left', () => {
    const table = afterMatch('turns');
    table.now = 1000;
    table.wish('guest 1', { do: 'ready', ...promise });
    expect(startsAt(table.state)).toBe(11_000);
    table.wish('guest 1', { do: 'stand' });
    table.now = 100_000;
    table.wish('guest 2', { do: 'ready', ...promise });
    expect(startsAt(table.state)).toBe(110_000);
  });

  test('is held up for a minute at most by somebody who comes and goes', () => {
    const table = afterMatch('turns');
    table.wish('guest 2', { do: 'stand' });
    for (const seat of [0, 1]) table.wish(`guest ${seat}`, { do: 'ready', ...promise });
    const answers = new Set<string>();
    for (; table.now < 60_000; table.now += 9000) {
      answers.add(table.wish('eve', { do: 'sit', seat: 2, ...promise }));
      table.wish('eve', { do: 'stand' });
    }
    expect([...answers]).toEqual(['sat']);
    expect(startsAt(table.state)).toBe(60_000);
    expect(dutyAt(table.state)).toBe('fill');
    expect(table.wish('eve', { do: 'sit', seat: 2, ...promise })).toBe('table.phase');
  });

  test('is held up for a minute at most by somebody who gives one seal after the other', () => {
    const table = afterMatch('turns');
    table.wish('guest 2', { do: 'bot', seat: 2, level: 'easy' });
    let seals = 0;
    const holdUp = (): string => {
      // The client of the honest player gives another word whenever the last is void.
      const own = `word of guest 0, ${++seals}`;
      table.wish('guest 0', { do: 'ready', ...sealed(own) });
      table.wish('guest 1', { do: 'ready', ...sealed(`seal ${seals}`) });
      expect(table.wish('guest 0', { do: 'word', word: own })).toBe('word');
      return table.wish('guest 1', { do: 'ready', ...sealed(`other seal ${seals}`) });
    };
    for (; table.now < 60_000; table.now += 5000) expect(holdUp()).toBe('ready');
    expect(holdUp()).toBe('table.phase');
    // A bot plays for the one who does not tell the word, and stays.
    expect(dutyAt(table.state)).toBe('words');
    table.write({ at: table.now, kind: 'bot', seat: 1, level: 'medium', by: 'server' });
    table.wish('guest 0', { do: 'ready', ...promise });
    expect(table.wish('guest 1', { do: 'bot', seat: 1, level: null })).toBe('table.phase');
    expect(dutyAt(table.state)).toBe('start');
  });

  test('is not held up any longer by somebody whose seat a bot has', () => {
    const table = afterMatch('turns');
    for (const seat of [0, 1]) table.wish(`guest ${seat}`, { do: 'ready', ...sealed(`the word ${seat}`) });
    table.wish('guest 2', { do: 'bot', seat: 2, level: 'easy' });
    for (const seat of [0, 1]) table.wish(`guest ${seat}`, { do: 'word', word: `the word ${seat}` });
    table.now = 59_000;
    expect(table.wish('guest 2', { do: 'ready', ...sealed('the word 2') })).toBe('ready');
    expect(table.wish('guest 2', { do: 'bot', seat: 2, level: 'strong' })).toBe('bot');
    for (const seat of [0, 1]) table.wish(`guest ${seat}`, { do: 'ready', ...sealed(`other word ${seat}`) });
    table.now = 60_000;
    expect(table.wish('guest 2', { do: 'ready', ...sealed('other word 2') })).toBe('table.phase');
  });

  describe('when bots have come for all who were ready', () => {
    function botsOnly(): AskedTable {
      const table = afterMatch('turns');
      table.wish('guest 0', { do: 'ready', ...sealed('the word 0') });
      for (const seat of [1, 2, 0])
        table.write({ at: 20_000, kind: 'bot', seat, level: 'medium', by: 'server' });
      expect(dutyAt(table.state)).toBeNull();
      table.now = 120_000;
      return table;
    }

    test('waits until one of them has taken the seat back', () => {
      const table = botsOnly();
      expect(table.wish('guest 1', { do: 'ready', ...sealed('the word 1') })).toBe('ready');
      expect(dutyAt(table.state)).toBeNull();
      table.now = 200_000;
      expect(table.wish('guest 1', { do: 'bot', seat: 1, level: null })).toBe('bot');
      expect(dutyAt(table.state)).toBe('words');
      expect(table.wish('guest 1', { do: 'word', word: 'the word 1' })).toBe('word');
      expect(dutyAt(table.state)).toBe('start');
    });

    test('gives the others ten seconds again', () => {
      const table = botsOnly();
      for (const seat of [1, 2]) table.wish(`guest ${seat}`, { do: 'bot', seat, level: null });
      table.wish('guest 1', { do: 'ready', ...sealed('the word 1') });
      expect(startsAt(table.state)).toBe(130_000);
    });
  });

  describe('gives those whose words have become void ten seconds for others', () => {
    /** All have told their words but the last one, late. */
    function told(): AskedTable {
      const table = afterMatch('turns');
      for (const seat of [0, 1]) table.wish(`guest ${seat}`, { do: 'ready', ...sealed(`the word ${seat}`) });
      table.now = 9000;
      table.wish('guest 2', { do: 'ready', ...sealed('the word 2') });
      for (const seat of [0, 1])
        expect(table.wish(`guest ${seat}`, { do: 'word', word: `the word ${seat}` })).toBe('word');
      return table;
    }
    const again = (table: AskedTable): void => {
      for (const seat of [0, 1])
        expect(table.wish(`guest ${seat}`, { do: 'ready', ...sealed(`other word ${seat}`) })).toBe('ready');
    };

    test('when somebody gives another seal', () => {
      const table = told();
      table.now = 10_500;
      expect(table.wish('guest 2', { do: 'ready', ...sealed('other word 2') })).toBe('ready');
      expect([dutyAt(table.state), startsAt(table.state)]).toEqual(['fill', 20_500]);
      again(table);
      expect(dutyAt(table.state)).toBe('words');
    });

    test('when somebody does not tell the word, or leaves, also after a minute', () => {
      const table = told();
      table.now = 70_000;
      table.write({ at: table.now, kind: 'bot', seat: 2, level: 'medium', by: 'server' });
      table.wish('guest 0', { do: 'ready', ...sealed('other word 0') });
      expect([dutyAt(table.state), startsAt(table.state)]).toEqual(['fill', 80_000]);
      const left = told();
      left.now = 70_000;
      left.wish('guest 2', { do: 'stand' });
      left.wish('guest 1', { do: 'ready', ...sealed('other word 1') });
      expect([dutyAt(left.state), startsAt(left.state)]).toEqual(['fill', 80_000]);
    });

    test('and no more than that', () => {
      const table = told();
      table.now = 10_500;
      table.wish('guest 2', { do: 'ready', ...sealed('other word 2') });
      table.now = 15_000;
      table.wish('guest 0', { do: 'ready', ...sealed('other word 0') });
      table.wish('guest 2', { do: 'ready', ...sealed('third word 2') });
      expect(startsAt(table.state)).toBe(20_500);
    });
  });

  describe('with one who chooses another game all the time', () => {
    /** It is the second guest's turn to choose. */
    function chosenByGuest1(): AskedTable {
      const table = afterMatch('turns');
      table.write({ at: 0, kind: 'started', match: 2, seed: 'second' });
      while (table.play());
      table.write({ at: 0, kind: 'ended', match: 2, next: 'third', ...finalScores(table.state.running) });
      expect(sceneOf(table.state, null).table.chooser).toBe('guest 1');
      return table;
    }
    const games = ['fives', 'sevens', 'block'];
    const choose = (table: AskedTable, times: number): string =>
      table.wish('guest 1', { do: 'change', game: games[times % games.length] });

    test('starts nevertheless, when somebody has agreed', () => {
      const table = chosenByGuest1();
      const answers: string[] = [];
      for (let times = 0; table.now < 50_000; table.now += 9000, times++) {
        table.wish('guest 2', { do: 'ready', ...promise });
        answers.push(choose(table, times));
      }
      expect(answers).toEqual(['changed', 'changed', 'changed', ...Array(3).fill('message.often')]);
      expect(startsAt(table.state)).toBe(37_000);
      // To look through the games holds nobody up before somebody has agreed.
      const calm = chosenByGuest1();
      for (let times = 0; times < 20; times++) expect(choose(calm, times)).toBe('changed');
    });

    test('can be changed again after a minute, and by the host at any time', () => {
      const table = chosenByGuest1();
      for (let times = 0; times < 4; times++, table.now += 1000) {
        table.wish('guest 2', { do: 'ready', ...promise });
        choose(table, times);
      }
      expect(choose(table, 0)).toBe('message.often');
      expect(table.wish('guest 0', { do: 'change', game: 'fives' })).toBe('changed');
      table.wish('guest 2', { do: 'ready', ...promise });
      expect(choose(table, 1)).toBe('message.often');
      table.now += 60_000;
      expect(choose(table, 1)).toBe('changed');
    });
  });

  test('waits ten seconds for a word, whatever others do in the meantime', () => {
    const table = afterMatch('turns');
    table.now = 5000;
    for (const seat of [0, 1, 2]) table.wish(`guest ${seat}`, { do: 'ready', ...sealed(`${seat}`) });
    expect(dutyAt(table.state)).toBe('words');
    for (; table.now < 14_000; table.now += 1000) {
      table.wish('eve', { do: 'bench' });
      table.wish('eve', { do: 'stand' });
    }
    expect(dutyTime(table.state, 'words')).toBe(15_000);
  });
});

test('a move for the last match from a seat that it did not have is refused', () => {
  const table = afterMatch('turns');
  table.wish('guest 0', { do: 'change', game: 'block', players: 4 });
  expect(table.wish('eve', { do: 'sit', seat: 3, word: 'a-word-of-mine' })).toBe('sat');
  for (const match of [1, 2])
    expect(table.wish('eve', { do: 'move', match, id: 'a move of eve', move: { type: 'pass' } })).toBe(
      'table.phase',
    );
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
