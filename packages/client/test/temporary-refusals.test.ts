import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Connection, type Identity, isTemporary, type RequestErrorCode, Visit } from '../src/index.ts';
import { refused, ScriptedServer } from './support/scripted-server.ts';

const aMinute = 60_000;
const temporary = ['message.often', 'server.closing', 'server.failed', 'server.full'] as const;

beforeEach(() => {
  vi.useFakeTimers();
  // Pauses are drawn at random.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Anna, who is connected. */
async function enter(server: ScriptedServer) {
  let identity: Identity | null = { token: 't', name: 'Anna' };
  const connection = new Connection({
    address: 'ws://test/socket',
    socket: server.socket,
    who: () => identity,
    know: (known) => {
      identity = known;
    },
  });
  connection.open();
  await vi.advanceTimersByTimeAsync(0);
  return { connection, who: () => identity };
}

const move = { table: '0123456789', match: 1, id: 'the-first-move', move: { type: 'pass' } } as const;

describe('a look that is refused for now', () => {
  const shown = {
    number: 1,
    epoch: 1,
    here: [],
    boards: 0,
    loud: 0,
    scene: { table: {}, seen: null, said: [] },
  };

  test.each(temporary)('is repeated until it succeeds, and turns nobody away (%s)', async (code) => {
    const server = new ScriptedServer();
    server.answering = () => refused(code);
    const { connection } = await enter(server);
    const visit = new Visit(connection, '0123456789');
    const refusals: (RequestErrorCode | null)[] = [];
    visit.turnedAway.subscribe((why) => refusals.push(why));
    await vi.advanceTimersByTimeAsync(aMinute);
    expect(server.count('look')).toBeGreaterThan(3);
    expect(server.count('look')).toBeLessThan(30);
    expect(visit.notYet.value).toBe(code);
    server.answering = () => shown;
    await vi.advanceTimersByTimeAsync(aMinute / 4);
    expect(visit.scene.value).toEqual(shown.scene);
    expect(refusals).toEqual([null]);
    expect(visit.notYet.value).toBeNull();
    connection.close();
  });

  test('is not repeated once the visitor has left', async () => {
    const server = new ScriptedServer();
    server.answering = () => refused('message.often');
    const { connection } = await enter(server);
    const visit = new Visit(connection, '0123456789');
    await vi.advanceTimersByTimeAsync(0);
    visit.leave();
    await vi.advanceTimersByTimeAsync(aMinute / 4);
    expect(server.count('look')).toBe(1);
    connection.close();
  });

  test('is another thing than a table that does not exist', async () => {
    const server = new ScriptedServer();
    server.answering = () => refused('table.none');
    const { connection } = await enter(server);
    const visit = new Visit(connection, '0123456789');
    await vi.advanceTimersByTimeAsync(aMinute / 4);
    expect(visit.turnedAway.value).toBe('table.none');
    expect(server.count('look')).toBe(1);
    connection.close();
  });
});

describe('what may be repeated', () => {
  test.each(temporary)('is asked again, ever less often, until the server can do it (%s)', async (code) => {
    const server = new ScriptedServer();
    server.answering = () => refused(code);
    const { connection } = await enter(server);
    const moved = connection.ask('move', move);
    await vi.advanceTimersByTimeAsync(aMinute);
    const inTheFirst = server.count('move');
    expect(inTheFirst).toBeGreaterThan(3);
    await vi.advanceTimersByTimeAsync(aMinute);
    expect(server.count('move') - inTheFirst).toBeLessThan(inTheFirst);
    expect(server.count('move') - inTheFirst).toBeGreaterThan(3);
    server.answering = () => ({ number: 7 });
    await vi.advanceTimersByTimeAsync(aMinute / 4);
    expect(await moved).toMatchObject({ number: 7 });
    expect(new Set(server.asked.map((asked) => JSON.stringify(asked))).size).toBe(1);
    connection.close();
  });

  test('is asked again after a reconnect, and not once more for the pause before', async () => {
    const server = new ScriptedServer();
    server.answering = () => refused('server.closing');
    const { connection } = await enter(server);
    const moved = connection.ask('move', move);
    await vi.advanceTimersByTimeAsync(0);
    server.answering = () => null;
    server.cut();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(connection.standing.value).toBe('open');
    expect(server.count('move')).toBe(2);
    server.answering = () => ({ number: 7 });
    server.tell({ answer: server.asked[1].ask, ok: true, number: 7 });
    expect(await moved).toMatchObject({ number: 7 });
    connection.close();
  });

  test('says meanwhile what the trouble is, and no longer than it lasts', async () => {
    const server = new ScriptedServer();
    const { connection } = await enter(server);
    server.answering = ({ do: name }) => (name === 'move' ? refused('server.full') : {});
    const moved = connection.ask('move', move);
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.trouble.value).toBe('server.full');
    // What only reads is answered even then.
    await connection.ask('leave', { table: move.table });
    expect(connection.trouble.value).toBe('server.full');
    server.answering = () => ({ number: 7 });
    await vi.advanceTimersByTimeAsync(aMinute / 4);
    await moved;
    expect(connection.trouble.value).toBeNull();
    connection.close();
  });

  test('is given up where somebody waits for it before a dialog', async () => {
    const server = new ScriptedServer();
    server.answering = () => refused('server.full');
    const { connection } = await enter(server);
    const opened = connection.ask('open', { id: 'a-table' } as never).catch(({ code }) => code);
    await vi.advanceTimersByTimeAsync(aMinute / 2);
    expect(await opened).toBe('server.full');
    expect(server.count('open')).toBeGreaterThan(1);
    expect(connection.trouble.value).toBeNull();
    connection.close();
  });

  test('is nothing that could be done twice', async () => {
    const server = new ScriptedServer();
    server.answering = () => refused('server.failed');
    const { connection } = await enter(server);
    const started = connection.ask('start', { table: move.table }).catch(({ code }) => code);
    await vi.advanceTimersByTimeAsync(aMinute / 4);
    expect(await started).toBe('server.failed');
    expect(server.count('start')).toBe(1);
    connection.close();
  });
});

test.each(temporary)('a guest whom the server cannot greet for now stays who they are (%s)', async (code) => {
  const server = new ScriptedServer();
  const greeting = server.hello;
  server.hello = () => refused(code);
  const { connection, who } = await enter(server);
  expect(connection.standing.value).toBe('lost');
  expect(who()).toEqual({ token: 't', name: 'Anna' });
  server.hello = greeting;
  await vi.advanceTimersByTimeAsync(aMinute / 4);
  expect(connection.standing.value).toBe('open');
  connection.close();
});

test('who was asked to stay away for a while and is back does not stay away as long when the network fails', async () => {
  const server = new ScriptedServer();
  const { connection } = await enter(server);
  server.tell({ tell: 'closing', after: 2 * aMinute });
  server.cut(1013);
  await vi.advanceTimersByTimeAsync(aMinute);
  expect(connection.standing.value).toBe('lost');
  expect(connection.isDisplaced.value).toBe(true);
  // Somebody looks at the page again.
  connection.hurry();
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.standing.value).toBe('open');
  expect(connection.isDisplaced.value).toBe(false);
  server.cut();
  expect(connection.isDisplaced.value).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(connection.standing.value).toBe('open');
  connection.close();
});

test('temporary is what passes by itself', () => {
  expect([...temporary, 'connection.lost' as const].every(isTemporary)).toBe(true);
  const others = ['table.none', 'table.ended', 'table.kicked', 'table.closed', 'table.broken'] as const;
  expect(others.some(isTemporary)).toBe(false);
});
