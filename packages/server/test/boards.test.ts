import { type AnswerOf, protocol, type Scene } from '@tischrunde/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, word } from './support/client.ts';
import { type EmbeddedCluster, openEmbedded } from './support/cluster.ts';
import { openTable, playOn, sitDown } from './support/play.ts';
import { seatsShown } from './support/shown-hands.ts';

const codeOf = (answer: { ok: boolean; code?: unknown }): string => (answer.ok ? 'ok' : String(answer.code));
const short = { game: 'block', options: { rounds: 1 } } as const;

let cluster: EmbeddedCluster;
beforeAll(async () => {
  cluster = await openEmbedded();
}, 60_000);
afterAll(() => cluster.close(), 60_000);

const passIn = (shown: AnswerOf<'look'>): string =>
  ('scene' in shown ? shown.pass : undefined) ?? expect.unreachable();

const isSentAway = ({ received }: Client): boolean =>
  received.some((text) => text.includes('"tell":"gone"') && text.includes('"code":"table.closed"'));

async function newBoard(): Promise<Client> {
  const board = await Client.connect(cluster.servers[0].address);
  expect(await board.ask('hello', { protocol, role: 'board' })).toMatchObject({
    ok: true,
    guest: '',
    name: '',
  });
  return board;
}

describe('a board', () => {
  it('shows a table without a name, without a seat, and is no spectator', async () => {
    const { table, clients } = await sitDown(cluster, ['Anna', 'Bea'], short);
    const [anna] = clients;
    const board = await newBoard();
    const scene = await board.look(table);
    expect(scene.seen).toMatchObject({ seat: null, legal: [], view: { hands: [7, 7] } });
    await anna.until(
      () => anna.received.some((text) => text.includes('"boards":1')),
      'that there is a board',
    );
    expect(anna.here.get(table)).toHaveLength(2);
    for (const answer of [
      await board.ask('sit', { table, seat: 0, word: word() }),
      await board.ask('say', { table, id: word(), text: 'hi' }),
      await board.ask('open', { id: word(), game: 'block', players: 2 }),
      await board.ask('mine', {}),
      await board.ask('file', { table, match: 1 }),
    ])
      expect(codeOf(answer)).toBe('board.only');
    await playOn(clients, table);
    await board.until(() => board.scene(table).table.phase === 'over', 'the end on the board');
    expect(seatsShown(board)).toEqual([]);
    expect(seatsShown(anna)).toEqual([0]);
    await board.close();
    await anna.until(() => anna.received.at(-1)?.includes('"boards":0') === true, 'that the board is off');
  });

  it('says whether it plays the sounds, and everybody knows', async () => {
    const { table, clients } = await sitDown(cluster, ['Anna', 'Bea'], short);
    const [anna] = clients;
    const heard = (boards: number, loud: number) => (): boolean =>
      anna.received.at(-1)?.includes(`"boards":${boards},"loud":${loud}`) === true;
    const board = await newBoard();
    await board.look(table);
    await anna.until(heard(1, 0), 'that there is a board, which is silent');
    expect(codeOf(await board.ask('look', { table, sounds: true }))).toBe('ok');
    await anna.until(heard(1, 1), 'that it sounds, and is still one');
    expect(codeOf(await board.ask('look', { table }))).toBe('ok');
    await anna.until(heard(1, 0), 'that it is silent again');
    await board.close();
    await anna.until(heard(0, 0), 'that it is off');
    for (const client of clients) await client.close();
  });

  it('shows a closed table only with its code, which only people at the table can make, and with its pass later', async () => {
    const closed = { ...short, watching: 'nobody' } as const;
    const { table, clients } = await sitDown(cluster, ['Anna', 'Bea'], closed);
    const eve = await cluster.enter('Eve');
    expect(codeOf(await eve.ask('code', { table }))).toBe('seat.needed');
    const board = await newBoard();
    expect(codeOf(await board.ask('look', { table }))).toBe('table.closed');
    expect(codeOf(await board.ask('look', { table, code: 'ABCDE' }))).toBe('code.void');
    expect(codeOf(await board.ask('look', { table, pass: '9999999999999.AAAA' }))).toBe('table.closed');
    const { code } = await clients[1].must('code', { table });
    // A code of another table is none of this one.
    const other = await openTable([eve], { ...short, players: 2 });
    const wrong = await eve.must('code', { table: other });
    expect(codeOf(await board.ask('look', { table, code: wrong.code }))).toBe('table.closed');
    const shown = await board.must('look', { table, code: code.toLowerCase() });
    const { pass, scene } = 'scene' in shown ? shown : expect.unreachable();
    expect(scene.seen).toMatchObject({ seat: null, view: { hands: [7, 7] } });
    // A guest with the code stays outside.
    expect((await eve.look(table)).seen).toBeNull();
    const again = await newBoard();
    expect(codeOf(await again.ask('look', { table: other, pass: pass ?? '' }))).toBe('ok');
    expect(codeOf(await again.ask('look', { table, pass: pass ?? '' }))).toBe('ok');
    await playOn(clients, table);
    expect(seatsShown(board)).toEqual([]);
    for (const one of [board, again]) await one.close();
  });

  it('is let in to a public table by its players only', async () => {
    const { table, clients } = await sitDown(cluster, ['Anna', 'Bea'], { ...short, listed: true });
    const [eve, stranger] = [await newBoard(), await cluster.enter('Eve')];
    await eve.look(table);
    await stranger.must('bench', { table });
    for (const one of [eve, stranger]) expect(codeOf(await one.ask('code', { table }))).toBe('seat.needed');
    const { code } = await clients[1].must('code', { table });
    const board = await newBoard();
    await board.must('look', { table, code });
    expect((await board.must('code', { table })).code).toBe(code);
    for (const one of [eve, board]) await one.close();
  });

  it('shows nothing more to somebody whom the host has sent away from a closed table', async () => {
    const closed = { ...short, watching: 'nobody' } as const;
    const { table, clients } = await sitDown(cluster, ['Anna', 'Bea'], closed);
    const [anna, bea] = clients;
    const { code } = await bea.must('code', { table });
    const board = await newBoard();
    const pass = passIn(await board.must('look', { table, code }));
    await anna.must('kick', { table, guest: bea.guest, kicked: true });
    await board.until(() => isSentAway(board), 'that it is over');
    expect(codeOf(await board.ask('look', { table, pass }))).toBe('table.closed');
    expect(codeOf(await board.ask('look', { table, code }))).toBe('code.void');
    // Anna's own board comes back with another code.
    const other = await anna.must('code', { table });
    expect(codeOf(await board.ask('look', { table, code: other.code }))).toBe('ok');
    await board.close();
  });

  it('shows a table that was closed later only to those who are let in then', async () => {
    const { table, clients } = await sitDown(cluster, ['Anna', 'Bea'], short);
    const [eve, board] = [await newBoard(), await newBoard()];
    await eve.look(table);
    const { code } = await eve.must('code', { table });
    const pass = passIn(await board.must('look', { table, code }));
    await playOn(clients, table);
    await clients[0].must('change', { table, watching: 'nobody' });
    for (const one of [eve, board]) await one.until(() => isSentAway(one), 'that it is over');
    expect(codeOf(await board.ask('look', { table, pass }))).toBe('table.closed');
    expect(codeOf(await board.ask('look', { table, code }))).toBe('code.void');
    for (const one of [eve, board]) await one.close();
  });

  it('comes back with a pass for as long as the pass said, and is given no other for it', async () => {
    const { table, clients } = await sitDown(cluster, ['Anna', 'Bea'], { ...short, watching: 'nobody' });
    const { code } = await clients[0].must('code', { table });
    const [board, again] = [await newBoard(), await newBoard()];
    const pass = passIn(await board.must('look', { table, code }));
    expect(await again.must('look', { table, pass })).not.toHaveProperty('pass');
    for (const one of [board, again]) await one.close();
  });
});

describe('one guest with several seats', () => {
  it('sees each hand from its own seat, moves for each, and nobody else sees either', async () => {
    const [anna, bea] = [await cluster.enter('Anna'), await cluster.enter('Bea')];
    const table = await openTable([anna, bea], { ...short, players: 3 });
    await anna.must('sit', { table, seat: 0, word: word() });
    expect(codeOf(await anna.ask('sit', { table, seat: 1, word: word() }))).toBe('seat.yours');
    expect(codeOf(await anna.ask('sit', { table, seat: 1, word: word(), name: 'anna' }))).toBe('name.taken');
    await anna.must('sit', { table, seat: 1, word: word(), name: 'Opa' });
    await bea.must('sit', { table, seat: 2, word: word() });
    await anna.must('start', { table });
    const scenes = new Map<number, Scene>();
    for (const seat of [0, 1]) {
      const shown = await anna.must('look', { table, seat });
      expect(shown).toMatchObject({ scene: { seen: { seat } } });
      if ('scene' in shown) scenes.set(seat, shown.scene);
    }
    const handOf = (seat: number): readonly string[] => {
      const hand = scenes.get(seat)?.seen?.view.hands[seat];
      return Array.isArray(hand) ? hand.map(String) : expect.unreachable();
    };
    expect(scenes.get(0)?.seen?.view.hands[1]).toBe(5);
    expect(scenes.get(1)?.seen?.view.hands[0]).toBe(5);
    expect(bea.scene(table).seen?.view.hands.slice(0, 2)).toEqual([5, 5]);
    // A seat of somebody else is not shown: it is the first of one's own.
    const stolen = await bea.must('look', { table, seat: 1 });
    expect(stolen).toMatchObject({ scene: { seen: { seat: 2 } } });
    const hidden = [...handOf(0), ...handOf(1)];
    expect(hidden.filter((tile) => bea.received.some((text) => text.includes(`"${tile}"`)))).toEqual([]);
    // Moves name the seat, and the change is told to each seat that is looked from.
    const turn = scenes.get(0)?.seen?.view.turn ?? 0;
    if (turn < 2) {
      const [move] = scenes.get(turn)?.seen?.legal ?? expect.unreachable();
      const other = turn === 0 ? 1 : 0;
      const asked = { table, match: 1, id: word(), move: { ...move } };
      expect(codeOf(await anna.ask('move', { ...asked, seat: other }))).toBe('move.refused');
      await anna.must('move', { ...asked, seat: turn });
    }
    await anna.must('stand', { table, seat: 1 });
    const told = anna.received.map((text) => JSON.parse(text)).filter(({ tell }) => tell === 'change');
    const last = told.filter(({ number }) => number === told.at(-1).number);
    expect(last.map(({ seat = null }) => seat).toSorted()).toEqual([0, 1, null].toSorted());
    expect(anna.scene(table).table.places.map(({ name }) => name)).toEqual(['Anna', null, 'Bea']);
  });

  it('is possible at a public table for the host only', async () => {
    const [anna, bea] = [await cluster.enter('Anna'), await cluster.enter('Bea')];
    const table = await openTable([anna, bea], { ...short, players: 4, listed: true });
    await bea.must('sit', { table, seat: 0, word: word() });
    const more = { table, seat: 1, word: word(), name: 'Otto' };
    expect(codeOf(await bea.ask('sit', more))).toBe('seat.yours');
    await anna.must('sit', { table, seat: 2, word: word() });
    await anna.must('sit', more);
    await anna.must('close', { table });
  });
});

describe('an invitation', () => {
  it('tells by link or code who invites to what, before anybody says hello, and no more', async () => {
    const anna = await cluster.enter('Anna');
    const table = await openTable([anna], { ...short, players: 2, watching: 'nobody' });
    await anna.must('sit', { table, seat: 0, word: word() });
    const { code, until } = await anna.must('code', { table });
    expect((await anna.must('code', { table })).code).toBe(code);
    expect(until).toBeGreaterThan(Date.now());
    const stranger = await Client.connect(cluster.servers[0].address);
    for (const to of [table, table.toUpperCase(), code, code.toLowerCase()])
      expect((await stranger.must('invited', { to })).invitation).toEqual({
        table,
        game: 'block',
        options: expect.objectContaining({ rounds: 1 }),
        players: 2,
        free: 1,
        host: 'Anna',
        phase: 'gathering',
        watching: 'nobody',
        listed: false,
        takesBack: false,
        timer: null,
        choosing: 'host',
      });
    expect(codeOf(await stranger.ask('invited', { to: '0000000000' }))).toBe('table.none');
    expect(codeOf(await stranger.ask('invited', { to: 'AAAAA' }))).toBe('code.void');
    await anna.must('close', { table });
    expect(codeOf(await stranger.ask('invited', { to: code }))).toBe('table.ended');
    await stranger.close();
  });

  it('is not found by guessing', async () => {
    const own = await openEmbedded();
    const guesser = await Client.connect(own.servers[0].address);
    const answers: string[] = [];
    for (let tries = 0; tries < 25; tries++)
      answers.push(codeOf(await guesser.ask('invited', { to: 'AAAAA' })));
    expect(answers.filter((code) => code === 'code.void')).toHaveLength(20);
    expect(answers.at(-1)).toBe('message.often');
    // Links are not concerned.
    expect(codeOf(await guesser.ask('invited', { to: '0000000000' }))).toBe('table.none');
    await guesser.close();
    await own.close();
  });
});

describe('play now', () => {
  it('brings people together at one table, also those who ask at the same moment', async () => {
    const guests = await Promise.all(['Anna', 'Bea', 'Carl', 'Dora'].map((name) => cluster.enter(name)));
    const found = await Promise.all(
      guests.map((guest) => guest.must('play', { id: word(), game: 'fives', word: word() })),
    );
    // A game for two at least: the first and the third found nobody.
    expect(found.map(({ isNew }) => isNew)).toEqual([true, false, true, false]);
    expect(found[0].table).toBe(found[1].table);
    expect(found[2].table).toBe(found[3].table);
    expect(found.map(({ seat }) => seat)).toEqual([0, 1, 0, 1]);
    expect(codeOf(await guests[0].ask('play', { id: word(), game: 'chess', word: word() }))).toBe(
      'table.bad',
    );
  });

  it('gives the same seat when it is asked again', async () => {
    const anna = await cluster.enter('Anna');
    const ask = { id: word(), game: 'solo', word: word() };
    const one = await anna.must('play', ask);
    expect(await anna.must('play', ask)).toMatchObject({ table: one.table, seat: one.seat });
  });
});

describe('the tables of a guest', () => {
  it('are listed with how they stand, also those that the guest has left', async () => {
    const { table, clients } = await sitDown(cluster, ['Anna', 'Bea'], short);
    const [anna, bea] = clients;
    expect((await anna.must('mine', {})).tables).toMatchObject([
      { id: table, game: 'block', phase: 'playing', seat: 0, players: ['Anna', 'Bea'], results: [] },
    ]);
    await playOn(clients, table);
    await bea.must('stand', { table });
    const { tables } = await bea.must('mine', {});
    expect(tables).toMatchObject([{ id: table, phase: 'over', seat: null, results: [{ match: 1 }] }]);
    expect(tables[0].results[0].seats.map(({ name }) => name)).toEqual(['Anna', 'Bea']);
    const eve = await cluster.enter('Eve');
    expect((await eve.must('mine', {})).tables).toEqual([]);
  });

  it('show a new name, as the plates do', async () => {
    const { table, clients } = await sitDown(cluster, ['Anna', 'Bea'], short);
    const [anna, bea] = clients;
    await anna.must('rename', { name: 'Anna Maria' });
    await bea.until(() => bea.scene(table).table.places[0].name === 'Anna Maria', 'the new name');
    expect(bea.scene(table).table.hostName).toBe('Anna Maria');
    await bea.must('rename', { name: 'anna maria' });
    await bea.must('say', { table, id: word(), text: 'still me' });
    expect(bea.scene(table).table.places[1].name).toBe('Bea');
  });
});
