import { afterAll, beforeAll, expect, test } from 'vitest';
import { word } from './support/client.ts';
import { type EmbeddedCluster, openEmbedded } from './support/cluster.ts';

// What strangers learn of a table that nobody may watch, over the network.

let cluster: EmbeddedCluster;

beforeAll(async () => {
  cluster = await openEmbedded();
});

afterAll(() => cluster.close());

/** Everything that a stranger is answered and told, with some talk at the table in between. */
async function learnt(lines: number): Promise<readonly string[]> {
  const [ann, eve] = [await cluster.enter('Ann'), await cluster.enter('Eve')];
  const { table } = await ann.must('open', { id: word(), game: 'block', players: 2, watching: 'nobody' });
  await ann.must('sit', { table, seat: 0, word: word() });
  await ann.must('bot', { table, seat: 1, level: 'easy' });
  await eve.look(table);
  const talk = async (): Promise<void> => {
    for (let line = 0; line < lines; line++) await ann.must('say', { table, id: word(), text: 'psst' });
  };
  await talk();
  await eve.must('bench', { table });
  await eve.must('bench', { table });
  await talk();
  await eve.must('leave', { table });
  await eve.must('stand', { table });
  await talk();
  await eve.must('look', { table, after: 3, epoch: 1 });
  await eve.must('bench', { table });
  const secrets = [eve.guest, ann.guest, table];
  const heard = eve.received
    .slice(1)
    .map((text) =>
      secrets
        .reduce((all, secret) => all.replaceAll(secret, ''), text)
        .replace(/"(commitment|seals)":[^,]*/g, ''),
    );
  await Promise.all([ann.close(), eve.close()]);
  return heard.filter((text) => !text.includes('"here"') || text.includes('"scene"'));
}

test('a stranger cannot tell how much happens there, by any number', async () => {
  const quiet = await learnt(0);
  expect(quiet.length).toBeGreaterThan(6);
  expect(await learnt(2)).toEqual(quiet);
});

test('a client that comes back is shown who sits there now', async () => {
  const [ann, eve] = [await cluster.enter('Ann'), await cluster.enter('Eve')];
  const { table } = await ann.must('open', { id: word(), game: 'block', players: 2, watching: 'nobody' });
  await eve.look(table);
  await ann.must('sit', { table, seat: 0, word: word() });
  await eve.until(() => eve.scene(table).table.places[0].guest === ann.guest);
  const again = await cluster.enter('', eve.token);
  const shown = await again.must('look', { table, after: 2, epoch: 1 });
  expect(shown).toMatchObject({ number: 1, scene: { seen: null } });
  await eve.must('sit', { table, seat: 1, word: word() });
  expect(eve.scene(table).table.places[1].guest).toBe(eve.guest);
  await ann.must('start', { table });
  await eve.until(() => eve.scene(table).seen !== null);
  expect(eve.scene(table).seen?.seat).toBe(1);
  await Promise.all([ann, eve, again].map((client) => client.close()));
});
