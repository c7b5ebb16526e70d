import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { referee } from '@tischrunde/engine';
import { checkFairness } from '@tischrunde/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openServer, type RunningServer, readConfig } from '../../server/src/index.ts';
import { firstFound } from '../src/first-found.ts';
import { Client, Connection, playMatch, type Turn } from '../src/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'tischrunde-client-'));
let server: RunningServer;

beforeAll(async () => {
  const settings = {
    PORT: '0',
    PAGE: 'none',
    LOG_LEVEL: 'error',
    BOT_PACE: '0',
    BOT_THREADS: '1',
    BOT_WORK: '1000',
  };
  server = await openServer(readConfig({ ...settings, DATA: folder }));
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const enter = (name: string): Promise<Client> => Client.enter({ server: server.address, name });

describe('programs at a table', () => {
  test('two of them play a match, which was dealt fairly and follows the rules', async () => {
    const [anna, bea] = [await enter('Anna'), await enter('Bea')];
    const table = await anna.open({ game: 'block', players: 2, options: { rounds: 1 } });
    const sameTable = await bea.visit(table.id);
    expect(await bea.sit(sameTable)).toBe(1);
    expect(sameTable.scene.value?.table.places[0]).toMatchObject({ name: 'Anna', program: true });
    const first = ({ legal }: Turn<'block'>) => legal[0];
    const ends = [
      playMatch(anna.connection, table, 'block', first),
      playMatch(bea.connection, sameTable, 'block', first),
    ];
    await anna.start(table);
    const [outcome, same] = await Promise.all(ends);
    expect(outcome).toEqual(same);
    expect(outcome.winners?.length).toBeGreaterThan(0);
    const { file } = await anna.connection.ask('file', { table: table.id, match: 1 });
    expect(checkFairness(file, anna.promises.of(table.id, 1))).toEqual({ fair: true });
    expect(referee(file.transcript)).toMatchObject({ winners: outcome.winners, scores: outcome.scores });

    await anna.ready(table);
    await bea.ready(sameTable);
    const again = playMatch(bea.connection, sameTable, 'block', first);
    expect((await playMatch(anna.connection, table, 'block', first)).match).toBe(2);
    await again;
    anna.close();
    bea.close();
  });

  test('a network that is gone is noticed at once, and what was said meanwhile arrives when it is back', async () => {
    const anna = await enter('Anna');
    const { connection } = anna;
    const table = await anna.open({ game: 'block', players: 2 });
    connection.interrupt();
    expect(connection.standing.value).toBe('lost');
    const said = connection.ask('say', { table: table.id, id: 'said-without-a-net', text: 'Hello' });
    connection.hurry();
    await firstFound(() => (connection.standing.value === 'open' ? true : null));
    await said;
    await firstFound(() => table.scene.value?.said.find(({ text }) => text === 'Hello') ?? null);
    anna.close();
  });

  test('a connection knows that newer ones have taken its place, and comes back when it is asked to', async () => {
    let token: string | null = null;
    const { address } = server;
    const anna = await Client.enter({
      server: address,
      name: 'Anna',
      onIdentity: (known) => {
        token = known.token;
      },
    });
    const { connection } = anna;
    const screens = Array.from({ length: 20 }, () => {
      const who = () => ({ token, name: 'Anna' });
      return new Connection({ address: `${address.replace('http', 'ws')}/socket`, who, know: () => {} });
    });
    for (const screen of screens) {
      screen.open();
      await firstFound(() => (screen.standing.value === 'open' ? true : null));
    }
    await firstFound(() => (connection.standing.value === 'lost' ? true : null));
    expect(connection.isDisplaced.value).toBe(true);
    connection.hurry();
    await firstFound(() => (connection.standing.value === 'open' ? true : null));
    expect(connection.isDisplaced.value).toBe(false);
    for (const one of [anna, ...screens]) one.close();
  });

  test('one takes a move back if the other agrees, and has to decide again', async () => {
    const [anna, bea] = [await enter('Anna'), await enter('Bea')];
    const visits = [await anna.open({ game: 'block', players: 2 })];
    visits.push(await bea.visit(visits[0].id));
    await bea.sit(visits[1]);
    await anna.start(visits[0]);
    const seen = (seat: number) => visits[seat].played.value?.seen.value ?? null;
    const mover = await firstFound(() => [0, 1].find((seat) => (seen(seat)?.legal.length ?? 0) > 0) ?? null);
    const [asks, answers] = mover === 0 ? [anna, bea] : [bea, anna];
    const [own, other] = [visits[mover], visits[1 - mover]];
    const { view, legal } = seen(mover) ?? expect.unreachable();
    expect(own.canTakeBack.value).toBe(false);
    await asks.connection.ask('move', { table: own.id, match: 1, id: 'the-first-move', move: legal[0] });
    expect([own, other].map(({ canTakeBack }) => canTakeBack.value)).toEqual([true, false]);
    await expect(answers.consent(other, true)).rejects.toMatchObject({ code: 'undo.none' });
    await asks.takeBack(own);
    expect(own.canTakeBack.value).toBe(false);
    await firstFound(() => other.scene.value?.table.undo ?? null);
    await answers.consent(other, true);
    await firstFound(() => (own.scene.value?.table.undo === null ? true : null));
    expect(seen(mover)).toMatchObject({ view, legal, moves: 0, latest: [] });
    expect(seen(mover)?.events.map(({ type }) => type)).toEqual(['dealt']);
    expect(own.news.value.at(-1)).toMatchObject({ event: { kind: 'takenBack', seat: mover } });
    expect(own.canTakeBack.value).toBe(false);
    anna.close();
    bea.close();
  });

  test('views are typed by the game, and one may wait where others are on turn', async () => {
    const anna = await enter('Anna');
    const table = await anna.open({
      game: 'solo',
      players: 3,
      options: { rounds: 1 },
      bots: [null, 'easy', 'easy'],
    });
    const tops = new Set<string>();
    const playing = playMatch(anna.connection, table, 'solo', ({ view, legal, isOnTurn }) => {
      tops.add(view.top);
      return isOnTurn ? legal[0] : null;
    });
    await anna.start(table);
    expect((await playing).scores).toHaveLength(3);
    expect(tops.size).toBeGreaterThan(3);
    anna.close();
  });

  test('a table of another game is an error, and so is one that does not exist', async () => {
    const anna = await enter('Anna');
    const table = await anna.open({ game: 'fives', players: 2, bots: [null, 'easy'] });
    await anna.start(table);
    await expect(playMatch(anna.connection, table, 'block', () => null)).rejects.toThrow('plays fives');
    await expect(anna.visit('0000000000')).rejects.toMatchObject({ code: 'table.none' });
    anna.close();
  });

  test('a server that is not there is said at once', async () => {
    await expect(Client.enter({ server: 'http://127.0.0.1:9', name: 'Anna' })).rejects.toMatchObject({
      code: 'connection.lost',
    });
  });
});
