import { checkFairness, sealOf } from '@tischrunde/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, word } from './support/client.ts';
import { type EmbeddedCluster, openEmbedded } from './support/cluster.ts';
import { openTable, playOn } from './support/play.ts';

let cluster: EmbeddedCluster;

beforeAll(async () => {
  cluster = await openEmbedded();
}, 60_000);

afterAll(() => cluster.close());

async function gathered(): Promise<{ table: string; anna: Client; eve: Client }> {
  const [anna, eve] = [await cluster.enter('Anna'), await cluster.enter('Eve')];
  const table = await openTable([anna, eve], { game: 'block', options: { rounds: 1 } });
  return { table, anna, eve };
}

const fairAt = (client: Client, table: string) => client.scene(table).table.fair;

test('words are sealed first and told when all are there; the match can be verified', async () => {
  const { table, anna, eve } = await gathered();
  const words = [word(), word()];
  const { commitment } = fairAt(anna, table);
  await anna.must('sit', { table, seat: 0, seal: sealOf(words[0]) });
  // Told now, it could help the next one to choose.
  expect(await anna.ask('word', { table, word: words[0] })).toMatchObject({ code: 'table.phase' });
  const { number } = await eve.must('sit', { table, seat: 1, seal: sealOf(words[1]) });
  await anna.until(() => (anna.scenes.get(table)?.number ?? 0) >= number);
  expect(fairAt(anna, table)).toMatchObject({ seals: words.map(sealOf), words: [null, null] });
  expect(anna.received.join()).not.toContain(words[1]);
  expect(await anna.ask('start', { table })).toMatchObject({ code: 'table.phase' });
  expect(await anna.ask('word', { table, word: words[1] })).toMatchObject({ code: 'word.other' });

  const { seals } = fairAt(anna, table);
  await anna.must('word', { table, word: words[0] });
  await anna.must('word', { table, word: words[0] });
  await eve.must('word', { table, word: words[1] });
  await anna.must('start', { table });
  await playOn([anna, eve], table);
  const { file } = await anna.must('file', { table, match: 1 });
  expect(file.words).toEqual(words);
  expect(checkFairness(file, { commitment, seat: 0, word: words[0], seals })).toEqual({ fair: true });

  // The next match starts by itself, once all words are told.
  const next = [word(), word()];
  await anna.must('ready', { table, seal: sealOf(next[0]) });
  await eve.must('ready', { table, seal: sealOf(next[1]) });
  await anna.must('word', { table, word: next[0] });
  expect(anna.scene(table).table.phase).toBe('over');
  await eve.must('word', { table, word: next[1] });
  await anna.until(() => anna.scene(table).table.phase === 'playing');
  expect(fairAt(anna, table).words).toEqual(next);
});

test('the last one to sit down knows nothing to choose by, and a later choice voids what was told', async () => {
  const { table, anna, eve } = await gathered();
  const told = word();
  await anna.must('sit', { table, seat: 0, seal: sealOf(told) });
  await eve.must('sit', { table, seat: 1, word: word() });
  expect(eve.received.join()).not.toContain(told);
  await anna.must('word', { table, word: told });
  // Eve, who may know the secret, could try words now …
  await eve.must('ready', { table, word: word() });
  // … but the one that she was told does not count any more.
  expect(eve.scene(table).table.places[0].ready).toBe(false);
  expect(await eve.ask('start', { table })).toMatchObject({ code: 'table.phase' });
  expect(await anna.ask('word', { table, word: told })).toMatchObject({ code: 'word.other' });

  const another = word();
  await anna.must('ready', { table, seal: sealOf(another) });
  await anna.must('word', { table, word: another });
  await eve.must('stand', { table });
  await eve.must('sit', { table, seat: 1, word: word() });
  expect(await eve.ask('start', { table })).toMatchObject({ code: 'table.phase' });
});

test('either a word or a seal is given, not both and not neither', async () => {
  const { table, anna } = await gathered();
  const given = word();
  expect(await anna.ask('sit', { table, seat: 0 })).toMatchObject({ code: 'message.bad' });
  const both = { table, seat: 0, word: given, seal: sealOf(given) };
  expect(await anna.ask('sit', both)).toMatchObject({ code: 'message.bad' });
  expect(await anna.ask('sit', { table, seat: 0, seal: 'short' })).toMatchObject({ code: 'message.bad' });
  // A program that does not seal its word can play all the same.
  await anna.must('sit', { table, seat: 0, word: given });
  expect(fairAt(anna, table)).toMatchObject({ words: [given, null], seals: [sealOf(given), null] });
});
