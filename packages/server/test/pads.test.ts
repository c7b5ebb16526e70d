import { seatAt } from '@tischrunde/engine';
import { fillPad, type PadEntry, readPadMatch } from '@tischrunde/engine/pad';
import type { Scene, SharedPad } from '@tischrunde/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer, readConfig } from '../src/index.ts';
import { longestAnswer, mostPadEntries } from '../src/limits.ts';
import { checkpointOf, stateFrom } from '../src/table/checkpoint.ts';
import { TableState } from '../src/table/state.ts';
import { AskedTable } from './support/asked-table.ts';
import { Client, word } from './support/client.ts';
import { type EmbeddedCluster, openEmbedded } from './support/cluster.ts';
import { together } from './support/play.ts';
import { newFolder, removeFolder } from './support/server-process.ts';

const names = ['Anna', 'Bea', 'Carl'];
const solo = { game: 'solo', players: 3, pad: names };

/** Somebody went out, and the others hold so much. */
const round = (by: number, counts: readonly (number | null)[]): PadEntry => ({
  type: 'round',
  how: 'out',
  by: seatAt(by),
  hands: counts.map((count) => (count === null ? null : { count })),
});

const codeOf = (answer: { ok: boolean; code?: string }): string => (answer.ok ? 'ok' : String(answer.code));

function padOf({ table }: Scene): SharedPad {
  if (table.pad === undefined) throw new Error('no pad');
  return table.pad;
}

const padAt = (client: Client, table: string): SharedPad => padOf(client.scene(table));

/** What the engine makes of the pad that a client sees. */
function scoresOf(client: Client, table: string): readonly number[] {
  const { game, options } = client.scene(table).table;
  const { entries } = padAt(client, table);
  return fillPad(readPadMatch({ game, players: names.length, options, entries })).scores;
}

/** Writes on the pad as this client sees it. */
const note = (client: Client, table: string, entries: readonly PadEntry[], from?: number, remove = 0) => {
  const { match, writes, entries: before } = padAt(client, table);
  return client.ask('note', {
    table,
    id: word(),
    match,
    writes,
    from: from ?? before.length,
    remove,
    entries: entries.map((entry) => ({ ...entry })),
  });
};

async function openPad(clients: readonly Client[]): Promise<string> {
  const { table } = await clients[0].must('open', { id: word(), ...solo });
  for (const client of clients) await client.look(table);
  for (const client of clients.slice(1)) await client.must('bench', { table });
  await together(clients, table);
  return table;
}

describe('a score pad of several phones', { timeout: 30_000 }, () => {
  let cluster: EmbeddedCluster;
  beforeAll(async () => {
    cluster = await openEmbedded();
  }, 60_000);
  afterAll(() => cluster.close(), 60_000);

  it('is filled and mended by two, who see the same; the next match begins on it', async () => {
    const clients = [await cluster.enter('Anna'), await cluster.enter('Bea')];
    const [anna, bea] = clients;
    const table = await openPad(clients);
    const { code } = await bea.must('code', { table });
    expect((await anna.must('invited', { to: code })).invitation).toMatchObject({
      table,
      pad: true,
      players: 3,
    });
    await note(anna, table, [round(0, [null, 20, 30])]);
    await together(clients, table);
    await note(bea, table, [round(1, [5, null, 7])]);
    await bea.until(() => scoresOf(bea, table)[2] === 37, 'both rounds');
    await together([bea, anna], table);
    expect(scoresOf(anna, table)).toEqual([5, 20, 37]);
    await note(anna, table, [round(0, [null, 21, 30])], 0, 1);
    await together(clients, table);
    expect(scoresOf(bea, table)).toEqual([5, 21, 37]);
    await bea.must('pad', {
      table,
      id: word(),
      match: 2,
      game: 'fives',
      options: {},
      names: ['Anna', 'Bea'],
    });
    await together([bea, anna], table);
    expect(padAt(anna, table)).toMatchObject({ match: 2, writes: 0, entries: [], names: ['Anna', 'Bea'] });
    expect(
      codeOf(await anna.ask('pad', { table, id: word(), match: 2, game: 'solo', options: {}, names })),
    ).toBe('pad.other');
    // It is on the phones, and not among the tables at which one sat.
    expect((await anna.must('mine', {})).tables).toEqual([]);
  });

  it('lets one of two be first who write at once; the other is told, and sees it', async () => {
    const clients = [await cluster.enter('Anna'), await cluster.enter('Bea')];
    const table = await openPad(clients);
    for (let turn = 1; turn <= 20; turn++) {
      const answers = await Promise.all(
        clients.map((client, seat) =>
          note(client, table, [round(seat, seat === 0 ? [null, 1, 1] : [1, null, 1])]),
        ),
      );
      expect(answers.map(codeOf).toSorted()).toEqual(['ok', 'pad.other']);
      const number = answers.flatMap((answer) => (answer.ok ? [answer.number] : []))[0];
      for (const client of clients)
        await client.until(
          () => (client.scenes.get(table)?.number ?? 0) >= number,
          'what the first one wrote',
        );
      expect(padAt(clients[0], table)).toEqual(padAt(clients[1], table));
      expect(padAt(clients[0], table).entries).toHaveLength(turn);
    }
  });

  it('writes what is sent again only once', async () => {
    const anna = await cluster.enter('Anna');
    const table = await openPad([anna]);
    const ask = {
      table,
      id: word(),
      match: 1,
      writes: 0,
      from: 0,
      remove: 0,
      entries: [{ ...round(0, [null, 1, 2]) }],
    };
    const first = await anna.must('note', ask);
    const next = { table, id: word(), match: 2, game: 'solo', options: {}, names };
    await anna.must('pad', next);
    expect(await anna.must('note', ask)).toMatchObject({ number: first.number });
    await anna.must('pad', next);
    expect(padAt(anna, table)).toMatchObject({ match: 2, entries: [] });
  });

  it('is not written on by strangers, by those who were sent away, or by boards', async () => {
    const clients = [await cluster.enter('Anna'), await cluster.enter('Bea')];
    const [anna, bea] = clients;
    const table = await openPad(clients);
    const mallory = await cluster.enter('Mallory');
    await mallory.look(table);
    const entry = round(0, [null, 1, 2]);
    expect(codeOf(await note(mallory, table, [entry]))).toBe('seat.needed');
    const next = { table, id: word(), match: 2, game: 'solo', options: {}, names };
    expect(codeOf(await mallory.ask('pad', next))).toBe('seat.needed');
    expect(codeOf(await mallory.ask('code', { table }))).toBe('seat.needed');
    // Nobody comes to it under a name that looks like another.
    const double = await cluster.enter('Ann\u0430');
    expect(codeOf(await double.ask('bench', { table }))).toBe('name.taken');
    await anna.must('kick', { table, guest: bea.guest, kicked: true });
    expect(codeOf(await note(bea, table, [entry]))).toBe('table.kicked');
    expect(padAt(anna, table).entries).toEqual([]);
    expect(codeOf(await anna.ask('sit', { table, seat: 0, word: word() }))).toBe('table.phase');
    expect(codeOf(await anna.ask('start', { table }))).toBe('table.phase');
    expect(codeOf(await anna.ask('change', { table, game: 'fives' }))).toBe('table.phase');
    await anna.must('close', { table });
    expect(codeOf(await note(anna, table, [entry]))).toBe('table.ended');
  });

  it('takes only what the engine takes', async () => {
    const anna = await cluster.enter('Anna');
    const table = await openPad([anna]);
    const entries: [string, unknown[], number?, number?][] = [
      ['pad.refused', [{ type: 'round', how: 'out', by: 7, hands: [] }]],
      ['pad.refused', [{ type: 'pair', seat: 0 }]],
      ['pad.refused', [{ type: 'cheat' }]],
      ['pad.refused', [round(0, [null, 1, 99_999])]],
      ['pad.refused', [], 0, 1],
      ['message.bad', [1]],
      ['message.bad', [{ type: { a: { b: { c: { d: { e: {} } } } } } }]],
    ];
    for (const [code, list, from = 0, remove = 0] of entries) {
      const ask = { table, id: word(), match: 1, writes: 0, from, remove, entries: list as never };
      expect(codeOf(await anna.ask('note', ask)), JSON.stringify(list)).toBe(code);
    }
    // Nothing of an entry is kept but what the engine knows.
    const more = { ...round(0, [null, 1, 2]), secret: 'x'.repeat(100) };
    await note(anna, table, [more]);
    expect(padAt(anna, table).entries).toEqual([round(0, [null, 1, 2])]);
    for (const wish of [
      { ...solo, game: 'solo1', players: 1, pad: ['Anna', 'Bea'] },
      { ...solo, pad: ['Anna', 'Bea'] },
      { ...solo, pad: ['Anna', 'anna', 'Bea'] },
      { ...solo, pad: ['Anna', '\u200b', 'Bea'] },
      { ...solo, listed: true },
      { ...solo, watching: 'nobody' as const },
    ])
      expect(codeOf(await anna.ask('open', { id: word(), ...wish }))).toBe('table.bad');
  });

  it('has an end, below the longest answer', async () => {
    const anna = await cluster.enter('Anna');
    const { table } = await anna.must('open', { id: word(), game: 'burg', players: 2, pad: ['Anna', 'Bea'] });
    await anna.look(table);
    const chain: PadEntry = { type: 'chain', seat: seatAt(0), tiles: 3 };
    /** Milliseconds of the main thread, of server and client together. */
    let slowest = 0;
    for (;;) {
      const before = process.threadCpuUsage();
      const answer = await note(
        anna,
        table,
        Array.from({ length: 100 }, () => chain),
      );
      const { user, system } = process.threadCpuUsage(before);
      slowest = Math.max(slowest, (user + system) / 1000);
      if (!answer.ok) {
        expect(answer.code).toBe('pad.full');
        break;
      }
    }
    expect(padAt(anna, table).entries).toHaveLength(mostPadEntries);
    expect(slowest).toBeLessThan(50);
    expect(Math.max(...anna.received.map((text) => Buffer.byteLength(text)))).toBeLessThan(longestAnswer);
  });
});

it('survives a restart of the server, and what was entered meanwhile is sent again', async () => {
  const folder = newFolder();
  const config = readConfig({ PORT: '0', PAGE: 'none', DATA: folder, LOG_LEVEL: 'silent', BOT_THREADS: '1' });
  const first = await openServer(config);
  const anna = await Client.enter(first.address, 'Anna');
  const table = await openPad([anna]);
  await note(anna, table, [round(0, [null, 20, 30])]);
  const before = padAt(anna, table);
  await anna.close();
  await first.close();
  const second = await openServer(config);
  const back = await Client.enter(second.address, 'Anna', anna.token);
  expect(padOf(await back.look(table))).toEqual(before);
  await note(back, table, [round(1, [5, null, 7])]);
  expect(scoresOf(back, table)).toEqual([5, 20, 37]);
  await back.close();
  await second.close();
  removeFolder(folder);
});

it('is the same after a checkpoint', () => {
  const table = new AskedTable('solo', 3, {}, 'a pad');
  const { opened } = table.state;
  const state = new TableState('0000000001', { ...opened, pad: names });
  state.apply({
    at: 1,
    kind: 'noted',
    guest: opened.host,
    name: 'Anna',
    id: 'abcdefgh',
    from: 0,
    remove: 0,
    entries: [{ ...round(0, [null, 1, 2]) }],
  });
  const read = stateFrom(state.id, checkpointOf(state));
  expect(read?.pad).toEqual(state.pad);
  expect(read?.facts).toEqual(state.facts);
});
