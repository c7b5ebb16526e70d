import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fc } from '@fast-check/vitest';
import { chanceOf, games, type JsonObject, replay, seatAt, seedOf } from '@tischrunde/engine';
import { asks, protocol, refusalCodes } from '@tischrunde/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Attacker } from './support/attacker.ts';
import { Client, word } from './support/client.ts';
import { checkLog } from './support/log-check.ts';
import { type Missile, missileFrom } from './support/mutation.ts';
import { type Made, playOn, startMatch } from './support/play.ts';
import { Browser } from './support/push-service.ts';
import { newFolder, removeFolder, ServerProcess } from './support/server-process.ts';
import { entriesIn, logOf } from './support/stored-log.ts';

/** `HOSTILE_MESSAGES=1000000` for a long run. */
const messages = Number(process.env.HOSTILE_MESSAGES ?? 100_000);
/** How many of these are made up; the others are mutations of valid messages. */
const free = 0.4 * messages;
const batch = 250;
const attackers = 4;

const gamesForTwo = games
  .filter(({ players }) => players.least <= 2 && players.most >= 2)
  .map(({ id }) => id);

const folder = newFolder();
let server: ServerProcess;

beforeAll(async () => {
  const many = '1000000';
  server = await ServerProcess.start(
    {
      DATA: folder,
      MESSAGES_PER_SECOND: many,
      CONNECTIONS_PER_ADDRESS: many,
      GUESTS_PER_HOUR: many,
      TABLES_PER_HOUR: many,
      PATIENCE: '4',
      BOT_WORK: '1000',
      BOT_THREADS: '1',
    },
    // Frees what is no longer needed before memory is measured.
    ['--expose-gc', '--import', 'data:text/javascript,process.on("SIGUSR2", () => gc())'],
  );
}, 60_000);

afterAll(() => removeFolder(folder));

/** How long the main thread was busy at a time, at most. Seconds. Each reading is of the time since the one before. */
let longestStall = 0;

async function noteStall(): Promise<void> {
  longestStall = Math.max(longestStall, await server.metric('nodejs_eventloop_lag_max_seconds'));
}

/** The bytes that the program holds on to. */
async function held(): Promise<number> {
  await noteStall();
  server.child.kill('SIGUSR2');
  await sleep(300);
  server.child.kill('SIGUSR2');
  return (
    (await server.metric('nodejs_heap_size_used_bytes')) +
    // The last reading, so that collecting garbage for it is no stall.
    (await server.metric('nodejs_external_memory_bytes'))
  );
}

interface Session {
  readonly asks: readonly JsonObject[];
  /** The tokens of the players at the tables. */
  readonly hellos: readonly JsonObject[];
  readonly tables: readonly string[];
}

/** A session in which everything is asked once, and rightly, with other games each time. */
async function session(turn: number, more: readonly JsonObject[]): Promise<Session> {
  const people = [await Client.enter(server.address, 'Mallory'), await Client.enter(server.address, 'Trudy')];
  const [mallory, trudy] = people;
  const tables = [];
  for (const each of [2 * turn, 2 * turn + 1])
    tables.push(await startMatch(people, { game: gamesForTwo[each % gamesForTwo.length] }));
  await playOn(people, tables[0], 6);
  await playOn(people, tables[1], 6);
  const { table: gathering } = await mallory.must('open', {
    id: word(),
    game: 'fives',
    players: 4,
    bots: [null, 'easy'],
    options: {},
    timer: { seconds: 60, expiry: 'bot' },
  });
  // The list has only so many tables of an address.
  await mallory.ask('open', { id: word(), game: 'block', players: 2, listed: true });
  const { table: alone } = await trudy.must('open', { id: word(), game: 'solo1', players: 1 });
  await trudy.must('sit', { table: alone, seat: 0, word: word() });
  await mallory.look(gathering);
  await mallory.must('sit', { table: gathering, seat: 0, word: word() });
  await mallory.must('ready', { table: gathering, word: word() });
  await mallory.must('bot', { table: gathering, seat: 2, level: 'medium' });
  await mallory.must('bot', { table: gathering, seat: 3, level: 'strong' });
  await trudy.must('emote', { table: gathering, id: word(), emote: 'hello' });
  await mallory.must('say', { table: gathering, id: word(), text: 'good luck' });
  await mallory.must('mute', { table: gathering, guest: trudy.guest, muted: true });
  await mallory.must('start', { table: gathering });
  await mallory.must('pause', { table: gathering, wish: true });
  await mallory.must('stand', { table: gathering });
  await mallory.must('leave', { table: gathering });
  await mallory.must('rename', { name: 'Mallet' });
  await mallory.ask('file', { table: tables[0], match: 1 });
  await mallory.ask('word', { table: gathering, word: word() });
  const { table: ended } = await mallory.must('open', { id: word(), game: 'block', players: 2 });
  await mallory.must('kick', { table: ended, guest: trudy.guest, kicked: true });
  await mallory.ask('host', { table: ended, guest: trudy.guest });
  await mallory.must('close', { table: ended });
  const { table: evening } = await mallory.must('open', { id: word(), game: 'block', players: 2 });
  await mallory.must('change', { table: evening, game: 'fives', players: 3, choosing: 'vote', timer: null });
  await trudy.must('bench', { table: evening });
  await trudy.must('vote', { table: evening, game: 'solo' });
  await mallory.must('swap', { table: evening, seat: 0, with: 1 });
  await mallory.must('remove', { table: evening, seat: 1 });
  const invitation = await mallory.must('code', { table: evening });
  // In a long run one address has used up its guesses, and its renewals below.
  await trudy.ask('invited', { to: invitation.code });
  await trudy.ask('play', { id: word(), game: 'block', word: word() });
  await trudy.must('mine', {});
  // This server calls nobody.
  const subscription = new Browser().subscription('https://push.invalid/trudy');
  await trudy.ask('subscribe', { subscription });
  await trudy.ask('unsubscribe', { endpoint: subscription.endpoint });
  const { table: pad } = await trudy.must('open', {
    id: word(),
    game: 'burg',
    players: 2,
    pad: ['Ann', 'Bob'],
  });
  await mallory.must('bench', { table: pad });
  const entries = [{ type: 'chain', seat: 0, tiles: 3 }];
  await mallory.must('note', { table: pad, id: word(), match: 1, writes: 0, from: 0, remove: 0, entries });
  await trudy.must('pad', {
    table: pad,
    id: word(),
    match: 2,
    game: 'burg',
    options: {},
    names: ['Ann', 'Bob'],
  });
  await mallory.ask('takeBack', { table: tables[0], match: 1, moves: 6 });
  await mallory.ask('consent', { table: tables[0], number: 1, agrees: true });
  const { code } = await trudy.must('carry', {});
  await mallory.ask('whose', { code });
  await mallory.ask('redeem', { code });
  const eve = await Client.enter(server.address, 'Eve');
  await eve.ask('renew', {});
  const said = [...people, eve].flatMap(({ asked }) => asked);
  expect(new Set(said.map((ask) => ask.do))).toEqual(new Set(Object.keys(asks)));
  const hellos = people.map(({ token }) => ({ ask: 1, do: 'hello', protocol, token }));
  await Promise.all([...people, eve].map((client) => client.close()));
  return { asks: [...said, ...more], hellos, tables: [...tables, gathering, alone, evening, pad] };
}

/** Match after match between two people who do nothing wrong, until it is enough. */
async function honestly(
  pair: readonly Client[],
  table: string,
  isEnough: () => boolean,
): Promise<readonly Made[]> {
  const made: Made[] = [];
  while (!isEnough()) {
    if (pair[0].scene(table).table.phase === 'over') {
      for (const client of pair) await client.must('ready', { table, word: word() });
      for (const client of pair)
        await client.until(() => client.scene(table).table.phase === 'playing', 'the next match');
    }
    made.push(...(await playOn(pair, table, 10)));
    await sleep(30);
  }
  return made;
}

const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) }),
);
const anyName = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', 'ask', 'do', 'table', 'move', 'token', 'protocol'),
  fc.string(),
);
const anyNumber = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.maxSafeInteger(),
  fc.constantFrom(1e308, -0, 2 ** 53),
);
const anyValue = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    anyNumber,
    anyText,
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(fc.tuple(anyName, tie('value')), { maxLength: 4 }).map((fields) => Object.fromEntries(fields)),
  ),
})).value;
const anyAsk = fc
  .tuple(
    fc.constantFrom(...Object.keys(asks)),
    fc.array(fc.tuple(anyName, anyValue), { maxLength: 5 }),
    anyNumber,
  )
  .map(([name, fields, ask]) => Object.fromEntries([['ask', ask], ['do', name], ...fields]));
const anyMessage: fc.Arbitrary<Missile> = fc.oneof(
  anyText.map((text) => ({ text, pieces: 1 })),
  anyValue.map((value) => ({ text: JSON.stringify(value), pieces: 1 })),
  anyAsk.map((ask) => ({ text: JSON.stringify(ask), pieces: 1 })),
  fc.json({ maxDepth: 6 }).map((text) => ({ text, pieces: 2 })),
  fc
    .tuple(fc.integer({ min: 1, max: 9000 }), fc.constantFrom('[', '{"a":', '"', '1', '\u0000', '😀'))
    .map(([times, piece]) => ({ text: piece.repeat(times).slice(0, 12_000), pieces: 1 })),
  fc.uint8Array({ maxLength: 64 }).map((bytes) => ({ bytes: Buffer.from(bytes) })),
);

/** Bytes that are no frames; the connection has to end. */
async function breakIn(bytes: Buffer): Promise<void> {
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.resume();
  const key = randomBytes(16).toString('base64');
  socket.write(
    `GET /socket HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  );
  socket.write(bytes);
  await once(socket, 'close');
}

test(
  `${messages} messages that are wrong in every way change nothing for anybody else`,
  async () => {
    const started = await server.metric('process_start_time_seconds');
    const honest = [await Client.enter(server.address, 'Ann'), await Client.enter(server.address, 'Bob')];
    const table = await startMatch(honest, { game: 'block', watching: 'nobody' });
    let isEnough = false;
    const playing = honestly(honest, table, () => isEnough);

    const crowd = Array.from({ length: attackers }, () => new Attacker(server.address));
    const sent = (): number => crowd.reduce((sum, each) => sum + each.sent, 0);

    // What the honest two say is known to the attackers, but for their tokens.
    const known = (): JsonObject[] =>
      honest.flatMap(({ asked }) => asked.slice(-5)).filter((ask) => ask.do !== 'hello');
    const chance = chanceOf(seedOf(word()), 0);
    const underAttack: string[] = [];
    let turn = 0;
    const byGrammar = async (most: number): Promise<void> => {
      const start = sent();
      while (sent() - start < most) {
        const { asks: said, hellos, tables } = await session(turn++, known());
        underAttack.push(...tables);
        // With the seat or the token gone there is little left to do wrong, so these are seldom said.
        const seldom = said.filter(
          ({ do: what }) => (what !== 'renew' && what !== 'stand') || chance.below(8) === 0,
        );
        for (let round = 0; round < 4; round++)
          await Promise.all(
            crowd.map((attacker, index) => {
              const hello = { text: JSON.stringify(hellos[index % hellos.length]), pieces: 1 };
              const volley = Array.from({ length: batch - 1 }, () => missileFrom(seldom, chance));
              return attacker.send([hello, ...volley]);
            }),
          );
      }
    };
    const freely = async (most: number): Promise<void> => {
      const volley = fc.array(anyMessage, { minLength: batch, maxLength: batch });
      await fc.assert(
        fc.asyncProperty(fc.tuple(volley, volley, volley, volley), async (volleys) => {
          await Promise.all(crowd.map((attacker, index) => attacker.send(volleys[index])));
        }),
        { numRuns: Math.ceil(most / batch / attackers), endOnFailure: true },
      );
    };

    await byGrammar(20_000);
    await freely(free / 2);
    const middle = await held();
    await freely(free / 2);
    await byGrammar(messages - sent());
    const end = await held();
    await Promise.all(
      Array.from({ length: 200 }, (_, index) => {
        const bytes = randomBytes(2 + (index % 60));
        // Some of them look like frames, with masks, lengths and codes as they come.
        if (index % 2 === 0) bytes[0] = 0x80 | (index % 16);
        return breakIn(bytes);
      }),
    );
    isEnough = true;
    const made = await playing;

    // Every message was answered, or the connection was closed, with a reason.
    expect(sent()).toBeGreaterThanOrEqual(messages);
    const codes = new Set(crowd.flatMap((each) => [...each.codes.keys()]));
    expect([...codes].filter((code) => code !== 'ok' && !Object.hasOwn(refusalCodes, code))).toEqual([]);
    expect(codes).not.toContain('server.failed');
    for (const code of ['ok', 'message.bad', 'message.large', 'table.none', 'seat.needed', 'move.refused'])
      expect(codes).toContain(code);
    const closes = new Set(crowd.flatMap((each) => [...each.closes.keys()]));
    expect([...closes].filter((code) => ![1007, 1008, 1009].includes(code))).toEqual([]);

    // The program is the same, has nothing to complain of, and holds no more than before.
    expect(server.isRunning).toBe(true);
    expect(await server.metric('process_start_time_seconds')).toBe(started);
    expect(server.err).toBe('');
    expect(server.out.split('\n').filter((line) => /"level":[56]0/.test(line))).toEqual([]);
    expect(end - middle).toBeLessThan(15_000_000);
    console.log(
      `${sent()} messages; memory ${Math.round(middle / 1e5) / 10} MB halfway, ${Math.round(end / 1e5) / 10} MB at the end; ` +
        `the main thread was busy for at most ${Math.round(1000 * longestStall)} ms at a time`,
    );

    // The honest match has its own moves in it and no others, and stands as they see it.
    const log = logOf(folder, table);
    const kinds = new Set(log.map(({ kind }) => kind));
    for (const kind of ['said', 'muted', 'bot', 'stood', 'pause', 'kicked', 'host', 'closed'] as const)
      expect(kinds).not.toContain(kind);
    const matches = checkLog(table, entriesIn(folder, table));
    expect(
      matches.flatMap(({ moves }) =>
        moves.map(({ at, event: { seat, move, id } }) => ({ seat, move, id, number: at })),
      ),
    ).toEqual(made);
    const { match } = replay(matches.at(-1)?.transcript);
    for (const [seat, client] of honest.entries())
      expect(client.scene(table).seen?.view).toEqual(JSON.parse(JSON.stringify(match.view(seatAt(seat)))));

    // The tables under attack are tables still, and so are new ones.
    const late = await Client.enter(server.address, 'Late');
    for (const each of underAttack) {
      const answer = await late.ask('look', { table: each });
      // Their own host may have closed them.
      if (answer.ok) expect('scene' in answer && answer.scene.table.id).toBe(each);
      else expect(answer.code).toBe('table.ended');
      await late.must('leave', { table: each });
      checkLog(each, entriesIn(folder, each));
    }
    const pair = [late, await Client.enter(server.address, 'Later')];
    await playOn(pair, await startMatch(pair, { game: 'fives' }));
    expect(await server.stop()).toBe(0);
  },
  messages * 1.2,
);
