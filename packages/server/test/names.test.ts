import { protocol } from '@tischrunde/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, word } from './support/client.ts';
import { type EmbeddedCluster, openEmbedded } from './support/cluster.ts';

let cluster: EmbeddedCluster;

beforeAll(async () => {
  cluster = await openEmbedded();
}, 60_000);

afterAll(() => cluster.close());

test('a name of which nothing can be seen is refused, in hello and in rename', async () => {
  const anna = await cluster.enter('Anna');
  for (const name of ['', ' ', '\u3164', '\u200b\u2800', '\u202e', '\u0301', '\u115f\u1160']) {
    const client = await Client.connect(cluster.servers[0].address);
    expect(await client.ask('hello', { protocol, name })).toMatchObject({ ok: false, code: 'name.blank' });
    await client.close();
    expect(await anna.ask('rename', { name })).toMatchObject({ ok: false, code: 'name.blank' });
  }
  expect(await anna.ask('rename', { name: 'x'.repeat(25) })).toMatchObject({ code: 'message.bad' });
});

test('what hides or towers is taken out of names and texts', async () => {
  const anna = await cluster.enter('\u202eA\u200bn\u0000na ');
  expect(await anna.must('hello', { protocol, token: anna.token })).toMatchObject({ name: 'An na' });
  expect(await anna.must('rename', { name: `Z${'\u0335'.repeat(15)}oe\u0308` })).toMatchObject({
    name: 'Z\u0335\u0335\u0335oë',
  });
  const { table } = await anna.must('open', { id: word(), game: 'block', players: 2 });
  await anna.look(table);
  await anna.must('say', { table, id: word(), text: '\u2067one\u2069\ntwo\u202e' });
  expect(anna.scene(table).said.at(-1)?.text).toBe('one two');
  expect(await anna.ask('say', { table, id: word(), text: '\u202e\u200b' })).toMatchObject({
    code: 'message.bad',
  });
});

test('nobody sits down with a name that looks like that of a player or of the host', async () => {
  const [host, anna, eve] = [
    await cluster.enter('Horst'),
    await cluster.enter('Anna'),
    await cluster.enter('Аnnа'),
  ];
  const { table } = await host.must('open', { id: word(), game: 'block', players: 3 });
  await anna.must('sit', { table, seat: 0, word: word() });
  const sit = () => eve.ask('sit', { table, seat: 1, word: word() });
  expect(await sit()).toMatchObject({ ok: false, code: 'name.taken' });
  await eve.must('rename', { name: 'H0rst' });
  expect(await sit()).toMatchObject({ ok: false, code: 'name.taken' });
  await eve.must('rename', { name: 'Eve' });
  expect(await sit()).toMatchObject({ ok: true });
  // The host may sit down with the own name.
  expect(await host.ask('sit', { table, seat: 2, word: word() })).toMatchObject({ ok: true });
});

test('at a table everybody keeps the name with which they sat down, in talk as well', async () => {
  const [anna, eve, onlooker] = [
    await cluster.enter('Anna'),
    await cluster.enter('Eve'),
    await cluster.enter('Otto'),
  ];
  const { table } = await anna.must('open', { id: word(), game: 'block', players: 2 });
  await anna.must('sit', { table, seat: 0, word: word() });
  await eve.must('sit', { table, seat: 1, word: word() });
  await anna.look(table);
  await eve.must('rename', { name: 'Anna' });
  await eve.must('say', { table, id: word(), text: 'It is me' });
  await anna.until(() => anna.scene(table).said.length > 0);
  expect(anna.scene(table).said[0].name).toBe('Eve');
  expect(anna.scene(table).table.places.map(({ name }) => name)).toEqual(['Anna', 'Eve']);
  await onlooker.must('rename', { name: 'ANNA' });
  expect(await onlooker.ask('say', { table, id: word(), text: 'Me too' })).toMatchObject({
    ok: false,
    code: 'name.taken',
  });
});
