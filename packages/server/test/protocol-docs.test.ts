import { readFileSync } from 'node:fs';
import { isObject, type Json } from '@tischrunde/engine';
import { type AskName, asks, protocol, refusalCodes } from '@tischrunde/protocol';
import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { Client, word } from './support/client.ts';
import { openEmbedded } from './support/cluster.ts';
import { openInProcess } from './support/in-process-server.ts';
import { openTable, playOn, startMatch } from './support/play.ts';
import { Browser } from './support/push-service.ts';

const text = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
const lines = text.split('\n');

interface Example {
  /** The ask that it answers; null for what is told unasked. */
  readonly to: string | null;
  readonly message: { readonly [field: string]: Json };
}

const asked = linesWith('> ');
const told: Example[] = linesWith('< ').map((message) => ({
  to: asked.find(({ ask }) => ask === message.answer)?.do?.toString() ?? null,
  message,
}));

function linesWith(mark: string): Example['message'][] {
  return lines.filter((line) => line.startsWith(mark)).map((line) => JSON.parse(line.slice(mark.length)));
}

/** What kind of message it is: to which ask, or what is told, and whether it was refused. */
const kindOf = ({ to, message }: Example): string =>
  message.ok === false
    ? 'refusal'
    : message.tell !== undefined
      ? `${message.tell} ${isObject(message.event) ? message.event.kind : ''}`
      : `answer to ${to}${message.changes === undefined ? '' : ' with changes'}`;

/** The names and types of the fields of a message, as deep as they are always the same. */
function shapeOf(value: Json, levels: number): Json {
  if (!isObject(value)) return Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value;
  if (levels === 0) return 'object';
  return Object.fromEntries(
    Object.entries(value)
      .filter(([field]) => !['answer', 'patch', 'move', 'facts', 'refusal', 'challenge'].includes(field))
      .map(([field, inside]): [string, Json] => [field, shapeOf(inside, levels - 1)])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

describe('docs/protocol.md', () => {
  test('every ask has an example, and every example can be asked', () => {
    expect(new Set(asked.map((ask) => ask.do))).toEqual(new Set(Object.keys(asks)));
    for (const ask of asked) expect(safeParse(asks[ask.do as AskName], ask).issues).toBeUndefined();
  });

  test('every refusal is listed with its meaning', () => {
    const listed = lines.flatMap((line) => /^- `([a-z]+\.[a-z]+)`: (.*)$/.exec(line)?.slice(1, 3) ?? []);
    expect(listed).toEqual(Object.entries(refusalCodes).flat());
  });

  test('the patches in the examples are patches', () => {
    const patches = told.flatMap(({ message: { patch = null } }) => (patch === null ? [] : [patch]));
    expect(patches.length).toBeGreaterThan(5);
    const fieldsOf = (patch: Json): string[] =>
      isObject(patch)
        ? [...Object.keys(patch), ...Object.values(isObject(patch.in) ? patch.in : {}).flatMap(fieldsOf)]
        : ['no object'];
    const fields = new Set(patches.flatMap(fieldsOf));
    expect([...fields].filter((field) => !['set', 'splice', 'in', 'gone'].includes(field))).toEqual([]);
  });

  test('a real server answers as in the examples', async () => {
    const real = await session();
    for (const example of told) {
      const shapes = real
        .filter((message) => kindOf(message) === kindOf(example))
        .map(({ message }) => shapeOf(message, 3));
      expect(shapes, JSON.stringify(example.message)).toContainEqual(shapeOf(example.message, 3));
    }
  }, 30_000);
});

/** A session in which everything happens once; all that the first of the guests was sent. */
async function session(): Promise<Example[]> {
  const cluster = await openEmbedded();
  const [anna, bea] = [await cluster.enter('Anna'), await cluster.enter('Bea')];
  const table = await openTable([anna, bea], {
    game: 'block',
    options: { rounds: 1 },
    timer: { seconds: 60, expiry: 'bot' },
  });
  await anna.ask('hello', { protocol, token: anna.token });
  const { code } = await anna.must('carry', {});
  await anna.must('whose', { code });
  await anna.must('redeem', { code });
  await anna.ask('rename', { name: 'Anna Maria' });
  await anna.must('sit', { table, seat: 0, word: word() });
  await anna.must('leave', { table });
  await anna.look(table);
  const { number } = await anna.must('bot', { table, seat: 1, level: 'medium' });
  await anna.must('look', { table, after: number - 1, epoch: 1 });
  await anna.must('start', { table });
  await anna.ask('ready', { table, word: word() });
  await anna.ask('word', { table, word: word() });
  await anna.must('pause', { table, wish: true });
  await anna.must('pause', { table, wish: false });
  await anna.must('say', { table, id: word(), text: 'Hi' });
  await anna.must('emote', { table, id: word(), emote: 'laugh' });
  await anna.must('mute', { table, guest: bea.guest, muted: true });
  await anna.until(() => anna.legal(table).length > 0, 'a turn');
  const [move] = anna.legal(table);
  const id = word();
  await anna.move(table, move, id);
  await anna.move(table, move, id);
  await playOn([anna], table);
  await anna.must('file', { table, match: 1 });
  await anna.must('invited', { to: table.toUpperCase() });
  await anna.must('code', { table });
  await anna.must('play', { id: word(), game: 'solo', word: word() });
  await anna.must('mine', {});
  await anna.must('change', { table, game: 'fives', players: 3, timer: null, choosing: 'vote' });
  await anna.must('vote', { table, game: 'solo' });
  await anna.must('swap', { table, seat: 0, with: 2 });
  await anna.must('remove', { table, seat: 2 });
  await anna.must('bench', { table });
  await anna.must('stand', { table });
  await anna.must('kick', { table, guest: bea.guest, kicked: true });
  await anna.ask('host', { table, guest: bea.guest });
  await anna.must('close', { table });
  await takeBacks(anna, bea);
  await fillPad(anna);
  await anna.must('renew', {});
  await anna.ask('look', { table: '0000000000' });
  await anna.ask('hello', { protocol, role: 'board' });
  await cluster.close();
  return [...anna.exchanged, ...(await subscriptions())].map(({ to, text: said }) => ({
    to,
    message: JSON.parse(said),
  }));
}

/** A server that calls guests who are away. Nobody is, so nothing is sent. */
async function subscriptions(): Promise<Client['exchanged']> {
  const { address } = await openInProcess({ PUSH_CONTACT: 'mailto:me@example.org' });
  const anna = await Client.enter(address, 'Anna');
  const subscription = new Browser().subscription('https://fcm.googleapis.com/fcm/send/abc');
  await anna.must('subscribe', { subscription });
  await anna.must('unsubscribe', { endpoint: subscription.endpoint });
  return anna.exchanged;
}

/** A score pad, a round on it, and the next match. */
async function fillPad(anna: Client): Promise<void> {
  const names = ['Anna', 'Bea'];
  const { table } = await anna.must('open', { id: word(), game: 'solo', players: 2, pad: names });
  await anna.look(table);
  const entries = [{ type: 'round', how: 'out', by: 0, hands: [null, { count: 23 }] }];
  await anna.must('note', { table, id: word(), match: 1, writes: 0, from: 0, remove: 0, entries });
  await anna.must('pad', { table, id: word(), match: 2, game: 'solo', options: {}, names });
}

/** One who moves asks to take it back: first the other one says no, then yes. */
async function takeBacks(anna: Client, bea: Client): Promise<void> {
  const table = await startMatch([anna, bea], { game: 'block' });
  for (const agrees of [false, true]) {
    const [mover, other] = anna.legal(table).length > 0 ? [anna, bea] : [bea, anna];
    await mover.move(table, mover.legal(table)[0]);
    const moves = mover.scene(table).seen?.moves ?? 0;
    const { number } = await mover.must('takeBack', { table, match: 1, moves });
    await other.until(() => other.scene(table).table.undo !== null, 'the question');
    await other.must('consent', { table, number, agrees });
    await mover.until(() => mover.scene(table).table.undo === null, 'the answer');
  }
}
