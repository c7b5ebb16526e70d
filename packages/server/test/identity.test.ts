import { randomBytes } from 'node:crypto';
import { longestMessage, protocol } from '@tischrunde/protocol';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openServer, type RunningServer, readConfig } from '../src/index.ts';
import { lifetime, readToken, signed } from '../src/people/token.ts';
import { Client, word } from './support/client.ts';
import { playOn, startMatch } from './support/play.ts';
import { newFolder, removeFolder, ServerProcess } from './support/server-process.ts';
import { logOf, secretsOf } from './support/stored-log.ts';

const key = randomBytes(24).toString('hex');
const folder = newFolder();
let server: RunningServer;

beforeAll(async () => {
  server = await openServer(
    readConfig({
      PORT: '0',
      PAGE: 'none',
      DATA: folder,
      SECRET: key,
      LOG_LEVEL: 'silent',
      GUESTS_PER_HOUR: '10000',
      MESSAGES_PER_SECOND: '10000',
    }),
  );
}, 60_000);

afterAll(async () => {
  await server.close();
  removeFolder(folder);
});

const enter = (name: string, token?: string): Promise<Client> => Client.enter(server.address, name, token);

/** The answer to a hello with this token. A refused client stays unknown. */
async function codeFor(token: string): Promise<string> {
  const client = await Client.connect(server.address);
  const answer = await client.ask('hello', { protocol, token });
  const code = answer.ok ? 'ok' : answer.code;
  if (!answer.ok) expect(await client.ask('renew', {})).toMatchObject({ code: 'hello.first' });
  await client.close();
  return code;
}

const guestOf = (token: string) => {
  const guest = readToken(token, key, Date.now());
  if (typeof guest === 'string') throw new Error(guest);
  return guest;
};

test('tokens that this server did not make are refused', async () => {
  const { token } = await enter('Ann');
  const other = (await enter('Bob')).token;
  const [claim, signature] = token.split('.');
  const [otherClaim, otherSignature] = other.split('.');
  const longer = Buffer.from(Buffer.from(claim, 'base64url').toString().replace('Ann', 'Anna')).toString(
    'base64url',
  );
  const forged = [
    '',
    '.',
    '..',
    'a.b.c',
    claim,
    `${claim}.`,
    `.${signature}`,
    `${claim}.${otherSignature}`,
    `${otherClaim}.${signature}`,
    `${longer}.${signature}`,
    `${claim}=.${signature}`,
    `${claim}.${signature}=`,
    `${claim}.${signature}.`,
    ` ${token}`,
    `${token}\n`,
    `${claim}.${signature.slice(0, -1)}`,
    `${claim}.${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`,
    `${claim}.${signature.toLowerCase()}`,
    `${claim}.${'\u0000'.repeat(signature.length)}`,
    signed(guestOf(token), `${key}x`),
    signed(guestOf(token), ''),
    `${Buffer.from('[').toString('base64url')}.${signature}`,
    '\ud800.\udfff',
    '__proto__.constructor',
  ];
  for (const each of forged) expect([each, await codeFor(each)]).toEqual([each, 'token.forged']);
  expect(await codeFor('x'.repeat(601))).toBe('message.bad');
  expect(await codeFor(token)).toBe('ok');

  const huge = await Client.connect(server.address);
  huge.send(JSON.stringify({ ask: 1, do: 'hello', protocol, token: 'x'.repeat(longestMessage) }));
  await huge.until(() => huge.received.length > 0);
  expect(JSON.parse(huge.received[0])).toMatchObject({ ok: false, code: 'message.large' });
});

test('a token that is too old is refused, and one that is half over is replaced', async () => {
  const guest = guestOf((await enter('Ann')).token);
  expect(await codeFor(signed({ ...guest, until: Date.now() - 1 }, key))).toBe('token.expired');
  expect(await codeFor(signed({ ...guest, until: 0 }, key))).toBe('token.expired');

  const old = signed({ ...guest, until: Date.now() + lifetime / 2 - 1000 }, key);
  const ann = await enter('', old);
  expect(ann.guest).toBe(guest.guest);
  expect(ann.token).not.toBe(old);
  expect(guestOf(ann.token).until).toBeGreaterThan(Date.now() + lifetime - 60_000);
});

test('a renewal that the store has forgotten counts, and voids older tokens again', async () => {
  const ann = await enter('Ann');
  const renewed = signed({ ...guestOf(ann.token), generation: 1 }, key);
  expect((await enter('', renewed)).guest).toBe(ann.guest);
  await ann.until(() => ann.isClosed);
  expect(await codeFor(ann.token)).toBe('token.renewed');
  expect(await codeFor(renewed)).toBe('ok');
});

test('a connection does not outlive its token', async () => {
  const ann = await enter('Ann');
  const now = Date.now();
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date'], now: now + lifetime + 1000 });
  expect(await ann.ask('renew', {})).toMatchObject({ ok: false, code: 'token.expired' });
  vi.setSystemTime(now);
  await ann.must('renew', {});
});

test('renewing a token disconnects every client with an old one', async () => {
  const ann = await enter('Ann');
  const bob = await enter('Bob');
  const table = await startMatch([ann, bob], { game: 'block' });
  const { token } = ann;
  const thief = await enter('', token);
  expect(thief.guest).toBe(ann.guest);
  await thief.look(table);
  expect(thief.scene(table).seen?.seat).toBe(0);

  const renewed = await ann.must('renew', {});
  await thief.until(() => thief.isClosed);
  expect(thief.received.map((text) => JSON.parse(text)).at(-1)).toMatchObject({
    answer: null,
    ok: false,
    code: 'token.renewed',
  });
  expect(await codeFor(token)).toBe('token.renewed');

  const heard = thief.received.length;
  await playOn([ann, bob], table, 4);
  expect(thief.received.length).toBe(heard);
  const again = await enter('', renewed.token);
  expect(again.guest).toBe(ann.guest);
  await again.look(table);
  expect(again.scene(table).seen?.seat).toBe(0);
});

test('a guest renews the token only so often: every time is written', async () => {
  const ann = await Client.enter(server.address, 'Ann');
  const answers = await Promise.all(Array.from({ length: 8 }, () => ann.ask('renew', {})));
  expect(answers.map(({ ok }) => ok)).toEqual([...Array(5).fill(true), ...Array(3).fill(false)]);
  expect(answers.at(-1)).toMatchObject({ code: 'message.often' });
});

test('after hello as another guest, a connection is shown nothing of the previous one', async () => {
  const [ann, bob] = [await enter('Ann'), await enter('Bob')];
  const table = await startMatch([ann, bob], { game: 'block' });
  const both = await enter('', ann.token);
  await both.look(table);
  const stranger = await enter('Eve');
  await both.must('hello', { protocol, token: stranger.token });
  const heard = both.received.length;
  await playOn([ann, bob], table, 2);
  expect(both.received.slice(heard).filter((text) => text.includes('"change"'))).toEqual([]);
  expect((await both.must('look', { table })).here).toContain(stranger.guest);
  await ann.must('renew', {});
  expect(both.isClosed).toBe(false);
});

test("nobody does anything on another's seat", async () => {
  const [ann, bob, eve] = [await enter('Ann'), await enter('Bob'), await enter('Eve')];
  const table = await startMatch([ann, bob], { game: 'block' });
  await eve.look(table);
  const [onTurn, waiting] = ann.legal(table).length > 0 ? [ann, bob] : [bob, ann];
  const [move] = onTurn.legal(table);
  const before = logOf(folder, table);

  expect(await waiting.move(table, move)).toMatchObject({ code: 'move.refused' });
  expect(await eve.move(table, move)).toMatchObject({ code: 'seat.needed' });
  expect(await eve.ask('stand', { table })).toMatchObject({ code: 'seat.needed' });
  expect(await eve.ask('pause', { table, wish: true })).toMatchObject({ code: 'seat.needed' });
  expect(await eve.ask('ready', { table, word: word() })).toMatchObject({ code: 'seat.needed' });
  expect(await eve.ask('start', { table })).toMatchObject({ code: 'seat.needed' });
  expect(await eve.ask('sit', { table, seat: 0, word: word() })).toMatchObject({ code: 'seat.taken' });
  expect(await eve.ask('bot', { table, seat: 0, level: 'easy' })).toMatchObject({ code: 'seat.needed' });
  expect(await eve.ask('bot', { table, seat: 1, level: null })).toMatchObject({ code: 'seat.needed' });
  expect(await eve.ask('mute', { table, guest: ann.guest, muted: true })).toMatchObject({
    code: 'host.only',
  });
  expect(await bob.ask('mute', { table, guest: ann.guest, muted: true })).toMatchObject({
    code: 'host.only',
  });
  expect(await bob.ask('bot', { table, seat: 0, level: 'easy' })).toMatchObject({ code: 'seat.taken' });
  expect(await ann.ask('bot', { table, seat: 1, level: 'easy' })).toMatchObject({ code: 'seat.taken' });
  expect(await ann.ask('bot', { table, seat: 1, level: null })).toMatchObject({ code: 'seat.taken' });
  // A seat, or a guest, that is named in an ask which has none is no way either.
  expect(await eve.ask('stand', { table, seat: 0 })).toMatchObject({ code: 'seat.needed' });
  const onHers = { table, match: 1, id: word(), move: { type: 'pass' }, seat: 0 };
  for (const client of [eve, bob])
    expect(await client.ask('move', onHers)).toMatchObject({ code: 'seat.needed' });
  for (const extra of [{ guest: ann.guest }, { by: 'clock' }, { at: 0 }]) {
    expect(await eve.ask('stand', { table, ...extra })).toMatchObject({ code: 'message.bad' });
    const stolen = { table, match: 1, id: word(), move: { type: 'pass' }, ...extra };
    expect(await eve.ask('move', stolen)).toMatchObject({ code: 'message.bad' });
  }
  expect(logOf(folder, table)).toEqual(before);
});

test('a seat that is taken stays taken before the match too', async () => {
  const [ann, eve] = [await enter('Ann'), await enter('Eve')];
  const { table } = await ann.must('open', { id: word(), game: 'block', players: 2 });
  await ann.must('sit', { table, seat: 0, word: word() });
  expect(await eve.ask('sit', { table, seat: 0, word: word() })).toMatchObject({ code: 'seat.taken' });
  expect(await ann.ask('sit', { table, seat: 1, word: word() })).toMatchObject({ code: 'seat.yours' });
  await eve.must('sit', { table, seat: 1, word: word() });
  expect(await eve.ask('bot', { table, seat: 0, level: 'easy' })).toMatchObject({ code: 'seat.taken' });
});

test('what is sent again is done once; the same id of another guest is judged anew', async () => {
  const [ann, bob] = [await enter('Ann'), await enter('Bob')];
  const wish = { id: word(), game: 'block', players: 2 };
  const opened = await ann.must('open', wish);
  expect(await ann.must('open', wish)).toMatchObject({ table: opened.table });
  expect((await bob.must('open', wish)).table).not.toBe(opened.table);

  const table = await startMatch([ann, bob], { game: 'block' });
  const [onTurn, waiting] = ann.legal(table).length > 0 ? [ann, bob] : [bob, ann];
  const [move] = onTurn.legal(table);
  const id = word();
  const made = await onTurn.move(table, move, id);
  expect(made.ok).toBe(true);
  const before = logOf(folder, table);
  const number = made.ok ? made.number : 0;
  expect(before.length).toBe(number);

  const again = await enter('', onTurn.token);
  await again.look(table);
  for (const screen of [onTurn, again, onTurn])
    expect(await screen.move(table, move, id)).toMatchObject({ ok: true, number });
  // Also with another move in it: by its id it was made already.
  expect(await onTurn.move(table, { type: 'nonsense' }, id)).toMatchObject({ ok: true, number });
  expect(await waiting.move(table, move, id)).toMatchObject({ ok: false, code: 'move.refused' });
  expect(logOf(folder, table)).toEqual(before);

  const said = await ann.must('say', { table, id, text: 'hello' });
  expect(await ann.must('say', { table, id, text: 'hello' })).toMatchObject({ number: said.number });
  expect((await bob.must('say', { table, id, text: 'hello' })).number).toBe(said.number + 1);
  expect(logOf(folder, table).length).toBe(said.number + 1);

  await playOn([ann, bob], table);
  expect(await onTurn.ask('move', { table, match: 2, id, move: { type: 'pass' } })).toMatchObject({
    code: 'match.other',
  });
  expect(await onTurn.ask('move', { table, match: 1, id, move: { type: 'pass' } })).toMatchObject({ number });
});

test('no log line contains a token or a secret', async () => {
  const data = newFolder();
  const hush = 'hush-hush-hush-hush-hush-hush-hush-hush';
  const loud = await ServerProcess.start({
    DATA: data,
    SECRET: hush,
    METRICS_TOKEN: 'whisper-whisper',
    LOG_LEVEL: 'debug',
    BOT_PACE: '0',
  });
  const clients = [await Client.enter(loud.address, 'Ann'), await Client.enter(loud.address, 'Bob')];
  const [ann, bob] = clients;
  const table = await startMatch(clients, { game: 'block' });
  await playOn(clients, table);
  await Promise.all(clients.map((client) => client.must('ready', { table, word: word() })));
  await ann.until(() => ann.scene(table).table.phase === 'playing', 'the next match');
  await playOn(clients, table, 3);
  const tokens = [ann.token, bob.token, (await ann.must('renew', {})).token];

  const faulty = await Client.enter(loud.address, '', bob.token);
  faulty.send(`{"ask":1,"do":"hello","protocol":${protocol},"token":"${bob.token}","x":1}`);
  faulty.send(`{"ask":1,"do":"${bob.token}"`);
  faulty.send(`${bob.token}${'x'.repeat(40_000)}`);
  await faulty.until(() => faulty.isClosed);
  const stale = await Client.connect(loud.address);
  for (const token of [tokens[0], `${bob.token}x`]) await stale.ask('hello', { protocol, token });
  await fetch(`${loud.address}/metrics`, { headers: { authorization: 'Bearer whisper-whisper' } });
  await fetch(`${loud.address}/t/${bob.token}?token=${bob.token}`);

  expect(await loud.stop()).toBe(0);
  const secrets = secretsOf(logOf(data, table));
  expect(secrets.length).toBe(4);
  const written = loud.out + loud.err;
  expect(written).toContain('a connection broke');
  const halves = tokens.flatMap((token) => token.split('.'));
  for (const secret of [hush, 'whisper', ...secrets, ...halves]) expect(written).not.toContain(secret);
  removeFolder(data);
});

test('an error about an unreachable database does not reveal its password', async () => {
  const closed = await ServerProcess.run({
    DATABASE_URL: 'postgres://me:hush-hush@127.0.0.1:1/tables',
    LOG_LEVEL: 'debug',
  });
  expect(closed.child.exitCode).toBe(1);
  expect(closed.err).toMatch(/^Tischrunde cannot start: .+\n$/);
  expect(closed.out + closed.err).not.toContain('hush-hush');
});

test('a program is marked at its seat, and nothing takes the mark off', async () => {
  const ann = await enter('Ann');
  const otto = await Client.connect(server.address);
  const marked = await otto.ask('hello', { protocol, name: 'Otto', program: true });
  if (!marked.ok) throw new Error(marked.error);
  const { token: renamed } = await otto.must('rename', { name: 'Otto II' });
  const { token: renewed } = await otto.must('renew', {});
  for (const token of [marked.token ?? '', renamed, renewed]) expect(guestOf(token).program).toBe(true);
  expect(guestOf(ann.token)).not.toHaveProperty('program');
  await otto.must('hello', { protocol, token: renewed, program: false });

  const { table } = await ann.must('open', { id: word(), game: 'block', players: 2 });
  await ann.look(table);
  const marks = () => ann.scene(table).table.places.map(({ program }) => program);
  for (const [seat, client] of [ann, otto].entries()) await client.must('sit', { table, seat, word: word() });
  await ann.until(() => ann.scene(table).table.places[1].guest !== null);
  expect(marks()).toEqual([undefined, true]);
  await otto.must('stand', { table });
  await ann.until(() => ann.scene(table).table.places[1].guest === null);
  expect(marks()).toEqual([undefined, undefined]);
});
