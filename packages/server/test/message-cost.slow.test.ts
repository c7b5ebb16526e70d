import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@tischrunde/engine';
import { asks, protocol, type SharedPad, sealOf } from '@tischrunde/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServer, type RunningServer, readConfig } from '../src/index.ts';
import { longestAnswer } from '../src/limits.ts';
import { signed } from '../src/people/token.ts';
import { openSqlite } from '../src/store/sqlite/sqlite.ts';
import { strangerAt } from './support/long-log.ts';
import {
  crowdedTables,
  fillStore,
  host,
  longTables,
  type Prepared,
  puzzledTable,
  tableId,
} from './support/longest-tables.ts';
import { Bill, costOf, Meter, type Sent } from './support/meter.ts';
import { Browser } from './support/push-service.ts';
import { newFolder, removeFolder } from './support/server-process.ts';

const secret = 'only for this test, and long enough';
const tokenOf = (guest: string): string =>
  signed({ guest, name: `Guest ${Number(guest)}`, generation: 0, until: Date.now() + 1e9 }, secret);

const folder = newFolder();
/** In the middle of a long match, and between two. */
let playing: readonly Prepared[];
let between: readonly Prepared[];
let puzzled: Prepared;
/** One to be played at, for those who want to play now. */
let server: RunningServer;

beforeAll(async () => {
  const store = await openSqlite(join(folder, 'tischrunde.db'));
  playing = await longTables(store);
  between = await crowdedTables(store);
  puzzled = await puzzledTable(store);
  await fillStore(store);
  await store.close();
  const page = join(folder, 'page');
  mkdirSync(page);
  writeFileSync(join(page, 'index.html'), '<html><head></head><body></body></html>');
  const unlimited = '1000000';
  server = await openServer(
    readConfig({
      PORT: '0',
      PAGE: page,
      DATA: folder,
      LOG_LEVEL: 'silent',
      SECRET: secret,
      BOT_THREADS: '1',
      BOT_WORK: '1000',
      MESSAGES_PER_SECOND: unlimited,
      CONNECTIONS_PER_ADDRESS: unlimited,
      TABLES_PER_HOUR: unlimited,
      PUSH_CONTACT: 'mailto:operator@example.org',
      PUSH_SERVICES: 'push.invalid',
    }),
  );
}, 180_000);

afterAll(async () => {
  await server.close();
  removeFolder(folder);
});

let count = 0;
const id = (): string => `id-${String(++count).padStart(10, '0')}`;

const connect = (): Promise<Meter> => Meter.connect(server.address);
const enter = (guest = host): Promise<Meter> => Meter.open(server.address, tokenOf(guest));

/** It uses the tables up, so it cannot be tried again. */
const once = { retry: 0, timeout: 120_000 };

/** Each ask is made at tables where it costs the most. */
test('no message costs more than it may, at the longest and the fullest tables', once, async () => {
  const bill = new Bill();
  for (const prepared of playing) await playOn(bill, prepared);
  for (const prepared of between) await spendEvening(bill, prepared);
  await comeAndGo(bill);
  await fillPad(bill);
  for (const name of Object.keys(asks)) expect(bill.has(name), `a case for the ask ${name}`).toBe(true);
  bill.check();
});

async function playOn(bill: Bill, { game, table, match, number, players }: Prepared): Promise<void> {
  const meter = await enter();
  const note = async (fields: Sent, what: string = fields.do): Promise<string> => {
    const told = await meter.ask(fields);
    bill.note(what, game, told);
    return told.text;
  };
  await note({ do: 'look', table }, 'cold look');
  const shown = JSON.parse(await note({ do: 'look', table }));
  for (const after of [1, 2, number - 1, number]) await note({ do: 'look', table, after, epoch: 1 });
  const { legal, moves } = shown.scene.seen;
  const move = legal.find(({ type }: { type: string }) => type !== 'giveUp') ?? { type: 'pass' };
  await note({ do: 'move', table, match, id: id(), move });
  const asked = await note({ do: 'takeBack', table, match, moves: moves + 1 });
  // The others agree, each on a line of their own.
  const undo = JSON.parse(asked).number ?? 0;
  for (let seat = 1; seat < players; seat++) {
    const other = await enter(strangerAt(seat));
    bill.note('consent', game, await other.ask({ do: 'consent', table, number: undo, agrees: true }));
    other.close();
  }
  await note({ do: 'file', table, match: 1 });
  await note({ do: 'file', table, match });
  await note({ do: 'say', table, id: id(), text: 'x'.repeat(200) });
  await note({ do: 'emote', table, id: id(), emote: 'laugh' });
  await note({ do: 'pause', table, wish: true });
  await note({ do: 'pause', table, wish: false });
  for (const level of ['easy', 'strong', 'medium', null] as const)
    await note({ do: 'bot', table, seat: 0, level });
  await note({ do: 'rename', name: `Host of ${game}` });
  const board = await connect();
  await board.ask({ do: 'hello', protocol, role: 'board' });
  bill.note('look of a board', game, await board.ask({ do: 'look', table }));
  await note({ do: 'stand', table });
  await note({ do: 'look', table });
  await note({ do: 'sit', table, seat: 0, word: id() });
  await note({ do: 'leave', table });
  expect(Math.max(meter.longest, board.longest), game).toBeLessThanOrEqual(longestAnswer);
  meter.close();
  board.close();
}

async function spendEvening(bill: Bill, { game, table, players }: Prepared): Promise<void> {
  const meter = await enter();
  const at = `${game}, between matches`;
  const note = async (fields: Sent, what: string = fields.do): Promise<void> =>
    bill.note(what, at, await meter.ask(fields));
  const word = id();
  await note({ do: 'look', table }, 'cold look');
  await note({ do: 'look', table });
  await note({ do: 'vote', table, game: 'fives' });
  await note({ do: 'swap', table, seat: 0, with: players - 1 });
  await note({ do: 'remove', table, seat: players > 1 ? 1 : 0 });
  await note({ do: 'bench', table, guest: strangerAt(3) });
  await note({ do: 'stand', table });
  await note({ do: 'bench', table });
  await note({ do: 'ready', table, seal: sealOf(word) });
  await note({ do: 'word', table, word });
  await note({ do: 'mute', table, guest: strangerAt(100), muted: false });
  await note({ do: 'kick', table, guest: strangerAt(200), kicked: false });
  await note({ do: 'kick', table, guest: strangerAt(2), kicked: true });
  await note({ do: 'invited', to: table });
  await note({ do: 'code', table });
  for (const next of games)
    await note({
      do: 'change',
      table,
      game: next.id,
      players: next.players.most,
      bots: Array(16).fill('easy'),
    });
  await note({ do: 'change', table, game: 'dominosa', players: 1, options: { set: 12, grade: 'expert' } });
  await note({ do: 'host', table, guest: strangerAt(4) });
  expect(meter.longest, at).toBeLessThanOrEqual(longestAnswer);
  meter.close();
}

/** What is asked besides the tables, of a store that is full of them. */
async function comeAndGo(bill: Bill): Promise<void> {
  const meter = await connect();
  const note = async (fields: Sent): Promise<string> => {
    const told = await meter.ask(fields);
    bill.note(fields.do, 'the door', told);
    return told.text;
  };
  await note({ do: 'hello', protocol, name: 'Somebody' });
  await note({ do: 'hello', protocol, token: tokenOf(host) });
  await note({ do: 'mine' });
  const { code } = JSON.parse(await note({ do: 'carry' }));
  await note({ do: 'whose', code });
  await note({ do: 'redeem', code });
  await note({ do: 'invited', to: 'ABCDE' });
  for (const game of ['block', 'fives']) await note({ do: 'play', id: id(), game, word: id() });
  for (const { id: game, players } of games) {
    const bots = Array.from({ length: 16 }, (_, seat) => (seat === 0 ? null : ('easy' as const)));
    const { table } = JSON.parse(await note({ do: 'open', id: id(), game, players: players.most, bots }));
    const word = id();
    await note({ do: 'sit', table, seat: 0, seal: sealOf(word) });
    await note({ do: 'word', table, word });
    await note({ do: 'start', table });
    await note({ do: 'close', table });
  }
  // A guest at no table, who is never called.
  await note({ do: 'hello', protocol, token: tokenOf(strangerAt(5000)) });
  const endpoint = `https://push.invalid/${'x'.repeat(400)}`;
  await note({ do: 'subscribe', subscription: new Browser().subscription(endpoint) });
  await note({ do: 'unsubscribe', endpoint });
  await note({ do: 'renew' });
  meter.close();
}

/** A score pad until it is full, and then mended in the middle. */
async function fillPad(bill: Bill): Promise<void> {
  const meter = await enter(strangerAt(6000));
  const names = Array.from({ length: 10 }, (_, seat) => `Player ${seat}`);
  const note = async (fields: Sent): Promise<string> => {
    const told = await meter.ask(fields);
    bill.note(fields.do, 'a pad', told);
    return told.text;
  };
  const opened = { do: 'open', id: id(), game: 'solo', players: names.length, pad: names } as const;
  const { table } = JSON.parse(await note({ ...opened, options: { rounds: 999 } }));
  const pad = (text: string): SharedPad => JSON.parse(text).scene.table.pad;
  const hands = names.map((_, seat) => (seat === 0 ? null : { count: 20 }));
  const entries = Array.from({ length: 40 }, () => ({ type: 'round', how: 'out', by: 0, hands }));
  for (let refused = false; !refused; ) {
    const { match, writes, entries: before } = pad(await note({ do: 'look', table }));
    const from = before.length;
    const text = await note({ do: 'note', table, id: id(), match, writes, from, remove: 0, entries });
    refused = text.includes('"ok":false');
    if (refused) expect(text).toContain('pad.full');
  }
  const { match, writes } = pad(await note({ do: 'look', table }));
  const mended = { do: 'note', table, id: id(), match, writes, from: 1, remove: 40 } as const;
  expect(await note({ ...mended, entries })).not.toContain('"ok":false');
  await note({ do: 'pad', table, id: id(), match: match + 1, game: 'solo', names });
  expect(meter.longest, 'a pad').toBeLessThanOrEqual(longestAnswer);
  meter.close();
}

/** What is asked over HTTP, by the path of the route. */
const requests: Readonly<Record<string, readonly string[]>> = {
  '/health': ['/health'],
  '/ready': ['/ready'],
  '/metrics': ['/metrics'],
  '/api/tables': ['/api/tables'],
  '/': ['/'],
  '/table/:id': [tableId('p', 0), tableId('m', 5), tableId('x', 1), 'ABCDE'].map(
    (table) => `/table/${table}`,
  ),
};

test('a table of many hard puzzles that is not in memory costs no more', async () => {
  const meter = await enter(strangerAt(7000));
  const bill = new Bill();
  bill.note('invited', 'many puzzles', await meter.ask({ do: 'invited', to: puzzled.table }));
  bill.check();
  meter.close();
});

test('neither do a hundred lists of own tables that are asked for at once', async () => {
  const meter = await enter();
  const told = await meter.askAtOnce(100, { do: 'mine' });
  expect(told.text.split('message.often').length).toBeGreaterThan(70);
  const bill = new Bill();
  bill.note('mine', 'a hundred at once', { ...told, bytes: 0 });
  bill.check();
  expect(meter.longest).toBeLessThanOrEqual(longestAnswer);
  meter.close();
});

test('neither does a request over HTTP', async () => {
  const source = readFileSync(join(import.meta.dirname, '../src/net/http-server.ts'), 'utf8');
  const routes = [...source.matchAll(/app\.get(?:<.*>)?\(\s*'([^']+)'/g)].map(([, path]) => path);
  expect(Object.keys(requests).toSorted()).toEqual(routes.toSorted());
  const bill = new Bill();
  for (const [route, paths] of Object.entries(requests))
    for (const path of [...paths, ...paths])
      bill.note(route, path, await costOf(async () => (await fetch(`${server.address}${path}`)).text()));
  bill.check();
}, 60_000);

test('500 boards at a table cost the others nothing', async () => {
  const { table } = playing[0];
  const boards = await Promise.all(Array.from({ length: 500 }, () => connect()));
  const texts = [];
  for (const board of boards) {
    await board.ask({ do: 'hello', protocol, role: 'board' });
    texts.push((await board.ask({ do: 'look', table })).text);
  }
  expect(texts.filter((text) => text.includes('"scene"')).length).toBeLessThanOrEqual(8);
  const meter = await enter(strangerAt(9000));
  await meter.ask({ do: 'look', table });
  const bill = new Bill();
  for (const text of ['one', 'two', 'three'])
    bill.note('say', table, await meter.ask({ do: 'say', table, id: id(), text }));
  expect(bill.has('say')).toBe(true);
  bill.check();
  meter.close();
  for (const board of boards) board.close();
}, 60_000);
