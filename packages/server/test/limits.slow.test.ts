import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { longestMessage, proofFor, protocol, type Refused } from '@tischrunde/protocol';
import { expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Client, word } from './support/client.ts';
import { openInProcess } from './support/in-process-server.ts';

const block = (): { id: string; game: string; players: number } => ({
  id: word(),
  game: 'block',
  players: 2,
});

/** The answers that carry no number, as a client got them. */
const unnumbered = ({ received }: Client): readonly Refused[] =>
  received.map((text) => JSON.parse(text)).filter((message) => message.answer === null);

/** How a socket is answered when it wants to be let in: the status, or 101. */
async function knock(address: string, headers: Record<string, string>, path = '/socket'): Promise<number> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}${path}`, { headers });
  return new Promise((resolve) => {
    socket.on('open', () => {
      resolve(101);
      socket.close();
    });
    socket.on('unexpected-response', (_, response) => {
      resolve(response.statusCode ?? 0);
      socket.terminate();
    });
    socket.on('error', () => {});
  });
}

test.concurrent('a message that is too long is refused, and one that is far too long ends the connection', async ({
  onTestFinished,
}) => {
  const { address } = await openInProcess({}, onTestFinished);
  const [ann, bob] = [await Client.enter(address, 'Ann'), await Client.enter(address, 'Bob')];
  ann.send('x'.repeat(longestMessage + 1));
  await ann.until(() => unnumbered(ann).length === 1);
  expect(unnumbered(ann)[0]).toMatchObject({ ok: false, code: 'message.large' });
  ann.send(`"${'x'.repeat(longestMessage - 2)}"`);
  await ann.until(() => unnumbered(ann).length === 2);
  expect(unnumbered(ann)[1]).toMatchObject({ ok: false, code: 'message.bad' });
  await ann.must('open', block());

  ann.send('x'.repeat(100 * longestMessage));
  await ann.until(() => ann.isClosed);
  await bob.must('open', block());
});

test.concurrent('a message comes in a few pieces, and one in many ends the connection', async ({
  onTestFinished,
}) => {
  const { address } = await openInProcess({}, onTestFinished);
  const closed = async (pieces: number): Promise<number> => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`);
    await once(socket, 'open');
    const hello = JSON.stringify({ ask: 1, do: 'hello', protocol, name: 'Eve' }).padEnd(pieces);
    for (let piece = 0; piece < pieces; piece++) {
      const isLast = piece === pieces - 1;
      socket.send(isLast ? hello.slice(piece) : hello[piece], { fin: isLast });
    }
    socket.on('message', () => socket.close(1000));
    const [code] = await once(socket, 'close');
    return code;
  };
  expect(await closed(16)).toBe(1000);
  expect(await closed(17)).toBe(1008);
  expect(await closed(10_000)).toBe(1008);
});

test.concurrent('binary messages are refused, and persistent senders are disconnected', async ({
  onTestFinished,
}) => {
  const { address } = await openInProcess({}, onTestFinished);
  const ann = await Client.enter(address, 'Ann');
  ann.send(Buffer.from('{"ask":1,"do":"renew"}'));
  await ann.until(() => unnumbered(ann).length === 1);
  expect(unnumbered(ann)[0]).toMatchObject({ code: 'message.bad' });
  await ann.must('open', block());
  for (let sent = 0; sent < 60; sent++) ann.send(Buffer.from([sent]));
  await ann.until(() => ann.isClosed);
});

test.concurrent('a guest who sends too much is refused, with the number of the ask; others are not; after a while it is fine again', async ({
  onTestFinished,
}) => {
  const { address } = await openInProcess({ MESSAGES_PER_SECOND: '2' }, onTestFinished);
  const [ann, bob] = [await Client.enter(address, 'Ann'), await Client.enter(address, 'Bob')];
  const table = { table: '0000000000' };
  const answers = await Promise.all(Array.from({ length: 40 }, () => ann.ask('leave', table)));
  const codes = answers.map((answer) => (answer.ok ? 'ok' : answer.code));
  expect(codes.slice(0, 10)).toEqual(Array(10).fill('ok'));
  expect(codes.at(-1)).toBe('message.often');
  expect(await bob.ask('leave', table)).toMatchObject({ ok: true });
  await sleep(1100);
  expect(await ann.ask('leave', table)).toMatchObject({ ok: true });
});

test.concurrent('a second connection of the same guest does not help', async ({ onTestFinished }) => {
  const { address } = await openInProcess({ MESSAGES_PER_SECOND: '2' }, onTestFinished);
  const ann = await Client.enter(address, 'Ann');
  const again = await Client.enter(address, 'Ann', ann.token);
  // Ten would be fine for each of two guests.
  for (const screen of [ann, again]) for (let sent = 0; sent < 10; sent++) screen.send('{}');
  for (const screen of [ann, again]) await screen.until(() => unnumbered(screen).length === 10);
  const codes = [ann, again].flatMap(unnumbered).map(({ code }) => code);
  expect(codes).toContain('message.often');
});

test.concurrent('flooding clients are disconnected', async ({ onTestFinished }) => {
  const { address } = await openInProcess({ MESSAGES_PER_SECOND: '1' }, onTestFinished);
  const [ann, bob] = [await Client.enter(address, 'Ann'), await Client.enter(address, 'Bob')];
  for (let sent = 0; sent < 100; sent++) ann.send('{}');
  await ann.until(() => ann.isClosed);
  expect(bob.isClosed).toBe(false);
});

test.concurrent('all guests of an address together can be too many messages', async ({ onTestFinished }) => {
  const { address } = await openInProcess(
    {
      MESSAGES_PER_SECOND: '2',
      CONNECTIONS_PER_ADDRESS: '8',
      TRUST_PROXY: 'yes',
    },
    onTestFinished,
  );
  const from = { 'x-forwarded-for': '10.0.0.1' };
  const guests = await Promise.all(Array.from({ length: 4 }, () => Client.connect(address, from)));
  for (const guest of guests) await guest.ask('hello', { protocol, name: 'Somebody' });
  // 10 for each of them, but 20 for the address.
  for (const guest of guests) for (let sent = 0; sent < 9; sent++) guest.send('{}');
  const last = guests[3];
  await last.until(() => unnumbered(last).length === 9);
  expect(unnumbered(last).at(-1)).toMatchObject({ code: 'message.often' });

  const elsewhere = await Client.connect(address, { 'x-forwarded-for': '10.0.0.1, 10.0.0.2' });
  expect(await elsewhere.ask('hello', { protocol, name: 'Eve' })).toMatchObject({ ok: true });
  await sleep(600);
  expect(await last.ask('look', { table: '0000000000' })).toMatchObject({ code: 'table.none' });
});

test.concurrent('an address has so many connections, and one more when one is closed', async ({
  onTestFinished,
}) => {
  const { address } = await openInProcess({ CONNECTIONS_PER_ADDRESS: '3' }, onTestFinished);
  const guests = [];
  for (const name of ['Ann', 'Bob', 'Eve']) guests.push(await Client.enter(address, name));
  expect(await knock(address, {})).toBe(429);
  await guests[0].must('open', block());
  await guests[1].close();
  await vi.waitFor(async () => expect(await knock(address, {})).toBe(101), 20_000);
});

test.concurrent('behind a proxy only the address that the proxy added counts', async ({ onTestFinished }) => {
  const { address } = await openInProcess(
    { CONNECTIONS_PER_ADDRESS: '1', TRUST_PROXY: 'yes' },
    onTestFinished,
  );
  await Client.connect(address, { 'x-forwarded-for': '1.1.1.1, 10.0.0.1' });
  expect(await knock(address, { 'x-forwarded-for': '2.2.2.2, 10.0.0.1' })).toBe(429);
  expect(await knock(address, { 'x-forwarded-for': '1.1.1.1, 10.0.0.2' })).toBe(101);
});

test.concurrent('after so many new guests of an address, each one has to work for it, and nobody is locked out', async ({
  onTestFinished,
}) => {
  const { address } = await openInProcess({ GUESTS_PER_HOUR: '2' }, onTestFinished);
  const ann = await Client.enter(address, 'Ann');
  await Client.enter(address, 'Bob');
  const eve = await Client.connect(address);
  const challengeTo = async (proof?: number): Promise<string> => {
    const answer = await eve.ask('hello', {
      protocol,
      name: 'Eve',
      ...(proof === undefined ? {} : { proof }),
    });
    expect(answer).toMatchObject({ ok: false, code: 'hello.proof' });
    return ('challenge' in answer ? answer.challenge : undefined) ?? expect.unreachable();
  };
  await challengeTo();
  // Without work there is no way in, and every try has another challenge.
  await challengeTo(0);
  const proof = await proofFor(await challengeTo(1));
  expect(await eve.ask('hello', { protocol, name: 'Eve', proof })).toMatchObject({ ok: true });
  // One proof, one guest.
  await challengeTo(proof);
  await Client.enter(address, 'Ann', ann.token);
});

test.concurrent('a guest opens so many tables in an hour, and others can still', async ({
  onTestFinished,
}) => {
  const { address } = await openInProcess({ TABLES_PER_HOUR: '2' }, onTestFinished);
  const [ann, bob] = [await Client.enter(address, 'Ann'), await Client.enter(address, 'Bob')];
  await ann.must('open', block());
  await ann.must('open', block());
  expect(await ann.ask('open', block())).toMatchObject({ code: 'table.many' });
  await bob.must('open', block());
});

/** The answers to what guests of an address ask, one after the other, until it is too much. */
async function untilRefused(address: string, asks: (guest: Client) => Promise<string>): Promise<string[]> {
  const answers: string[] = [];
  while (answers.length < 100 && !answers.at(-1)?.endsWith('.often') && !answers.at(-1)?.endsWith('.many')) {
    const guest = await Client.enter(address, 'Eve');
    answers.push(await asks(guest));
    guest.drop();
  }
  return answers;
}

const codeOf = (answer: { ok: boolean; code?: string }): string => (answer.ok ? 'ok' : String(answer.code));

test.concurrent('all guests of an address together open so many tables', async ({ onTestFinished }) => {
  const settings = { TABLES_PER_HOUR: '2', CONNECTIONS_PER_ADDRESS: '20' };
  const { address } = await openInProcess(settings, onTestFinished);
  const answers = await untilRefused(address, async (guest) => codeOf(await guest.ask('open', block())));
  expect(answers).toEqual([...Array(10).fill('ok'), 'table.many']);
});

test.concurrent('all guests of an address together write so much on score pads', async ({
  onTestFinished,
}) => {
  const { address } = await openInProcess({ MESSAGES_PER_SECOND: '1' }, onTestFinished);
  const entries = [{ type: 'round', how: 'out', by: 0, hands: [null, { count: 23 }] }];
  const answers = await untilRefused(address, async (guest) => {
    const pad = { id: word(), game: 'solo', players: 2, pad: ['Ann', 'Bob'] };
    const { table } = await guest.must('open', pad);
    const note = { table, id: word(), match: 1, writes: 0, from: 0, remove: 0, entries };
    return codeOf(await guest.ask('note', note));
  });
  expect(answers.slice(0, 10)).toEqual(Array(10).fill('ok'));
  expect(answers.at(-1)).toBe('message.often');
});

test.concurrent('guests of an address look at so many tables that are not in memory', async ({
  onTestFinished,
}) => {
  const { address } = await openInProcess({ MESSAGES_PER_SECOND: '1' }, onTestFinished);
  const ann = await Client.enter(address, 'Ann');
  const { table: known } = await ann.must('open', block());
  await ann.must('look', { table: known });
  const answers = await untilRefused(address, async (guest) => {
    const { table } = await guest.must('open', block());
    return codeOf(await guest.ask('look', { table }));
  });
  expect(answers.slice(0, 9)).toEqual(Array(9).fill('ok'));
  expect(answers.at(-1)).toBe('message.often');
  await (await Client.enter(address, 'Bob')).must('look', { table: known });
});

test.concurrent('somebody without a seat looks at a table once with a connection', async ({
  onTestFinished,
}) => {
  const { address } = await openInProcess({}, onTestFinished);
  const [ann, eve] = [await Client.enter(address, 'Ann'), await Client.enter(address, 'Eve')];
  const { table } = await ann.must('open', block());
  await eve.must('look', { table, seat: 0 });
  for (const seat of [1, 2]) expect(codeOf(await eve.ask('look', { table, seat }))).toBe('table.crowded');
  expect(codeOf(await eve.ask('look', { table }))).toBe('table.crowded');
  await eve.must('look', { table, seat: 0 });
  await eve.must('leave', { table, seat: 0 });
  await eve.must('look', { table });
  await eve.must('sit', { table, seat: 1, word: word() });
  await eve.must('look', { table, seat: 1 });
});

test.concurrent('a connection looks at so many tables, and at another when it leaves one', async ({
  onTestFinished,
}) => {
  const { address } = await openInProcess({}, onTestFinished);
  const ann = await Client.enter(address, 'Ann');
  const tables = [];
  for (let opened = 0; opened < 21; opened++) tables.push((await ann.must('open', block())).table);
  for (const table of tables.slice(0, 20)) await ann.must('look', { table });
  expect(await ann.ask('look', { table: tables[20] })).toMatchObject({ code: 'table.many' });
  await ann.must('leave', { table: tables[0] });
  await ann.must('look', { table: tables[20] });
});

test.concurrent('a client that looks twice at once, or leaves before the answer, does not stay present for ever', async ({
  onTestFinished,
}) => {
  const { address } = await openInProcess({}, onTestFinished);
  const [ann, bob] = [await Client.enter(address, 'Ann'), await Client.enter(address, 'Bob')];
  const { table } = await ann.must('open', block());
  await ann.look(table);
  await Promise.all([bob.must('look', { table }), bob.must('look', { table }), bob.must('look', { table })]);
  await ann.until(() => ann.here.get(table)?.length === 2, 'coming');
  await bob.must('leave', { table });
  await ann.until(() => ann.here.get(table)?.length === 1, 'leaving');
  const before = bob.received.length;
  await ann.must('sit', { table, seat: 0, word: word() });
  expect(bob.received.slice(before)).toEqual([]);

  const eve = await Client.enter(address, 'Eve');
  await Promise.all([eve.must('look', { table }), eve.must('leave', { table }), bob.must('look', { table })]);
  await ann.until(() => ann.here.get(table)?.length === 2, 'coming again');
  expect(ann.here.get(table)).not.toContain(eve.guest);
});

test.concurrent('a guest who chats too much is refused for a while; the match goes on', async ({
  onTestFinished,
}) => {
  const { address } = await openInProcess({}, onTestFinished);
  const [ann, bob] = [await Client.enter(address, 'Ann'), await Client.enter(address, 'Bob')];
  const { table } = await ann.must('open', block());
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => ann.ask('say', { table, id: word(), text: 'and another thing' })),
  );
  const codes = answers.map((answer) => (answer.ok ? 'ok' : answer.code));
  expect(codes).toEqual([...Array(8).fill('ok'), 'said.often', 'said.often']);
  await ann.must('sit', { table, seat: 0, word: word() });
  await bob.must('say', { table, id: word(), text: 'hello' });
  await sleep(2100);
  await ann.must('emote', { table, id: word(), emote: 'oops' });
});

test.concurrent('a guest who keeps sitting down and standing up has to wait; asks that change nothing are not written', async ({
  onTestFinished,
}) => {
  const { address } = await openInProcess({ MESSAGES_PER_SECOND: '5' }, onTestFinished);
  const ann = await Client.enter(address, 'Ann');
  const { table } = await ann.must('open', block());
  const first = await ann.must('bot', { table, seat: 1, level: 'easy' });
  expect(await ann.must('bot', { table, seat: 1, level: 'easy' })).toMatchObject({ number: first.number });
  const codes = [];
  for (let turn = 0; turn < 9; turn++) {
    for (const answer of [
      await ann.ask('sit', { table, seat: 0, word: word() }),
      await ann.ask('stand', { table }),
    ])
      codes.push(answer.ok ? 'ok' : answer.code);
  }
  expect(codes.slice(0, 8)).toEqual(Array(8).fill('ok'));
  expect(codes.at(-1)).toBe('message.often');
});

test.concurrent('pages of other origins are not let in; those of this server, of named origins, and programs are', async ({
  onTestFinished,
}) => {
  const { address } = await openInProcess({ ORIGINS: 'https://play.example.org' }, onTestFinished);
  expect(await knock(address, { origin: 'https://evil.example' })).toBe(403);
  expect(await knock(address, { origin: 'null' })).toBe(403);
  expect(await knock(address, { origin: 'https://play.example.org.evil.example' })).toBe(403);
  expect(await knock(address, { origin: `${address}.evil.example` })).toBe(403);
  expect(await knock(address, { origin: address })).toBe(101);
  expect(await knock(address, { origin: 'https://play.example.org' })).toBe(101);
  expect(await knock(address, {})).toBe(101);
  expect(await knock(address, {}, '/')).toBe(404);
  expect(await knock(address, {}, '/socket/..')).toBe(404);
});
