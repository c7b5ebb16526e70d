import { expect, test } from 'vitest';
import { Client, word } from './support/client.ts';
import { openInProcess } from './support/in-process-server.ts';

// Strangers who stand in the way of somebody who wants to play now.

const openPublic = async (host: Client): Promise<string> =>
  (await host.must('open', { id: word(), game: 'block', players: 3, listed: true })).table;

/** Where somebody called Bob gets a seat: at a table of Ann, whose is the oldest, or at one of others with some name, who do something there. */
async function play(
  name: string,
  act: (host: Client, table: string) => Promise<unknown>,
): Promise<{ readonly honest: string; readonly found: string }> {
  const { address } = await openInProcess();
  const honest = await openPublic(await Client.enter(address, 'Ann'));
  for (let host = 0; host < 3; host++) {
    const eve = await Client.enter(address, name);
    for (let count = 0; count < 3; count++) await act(eve, await openPublic(eve));
  }
  const bob = await Client.enter(address, 'Bob');
  return { honest, found: (await bob.must('play', { id: word(), game: 'block', word: word() })).table };
}

test('tables that let nobody in without their host', async () => {
  const { honest, found } = await play('Eve', (eve, table) =>
    eve.must('kick', { table, guest: 'wxqgasnxvvk4vfjr', kicked: true }),
  );
  expect(found).toBe(honest);
});

test('tables where somebody has the same name', async () => {
  const { honest, found } = await play('Bob', (eve, table) => eve.must('look', { table }));
  expect(found).toBe(honest);
});

test('a seat that somebody has already, when the same is asked again after a newer table was opened', async () => {
  const { address } = await openInProcess();
  const open = async (host: Client): Promise<string> =>
    (await host.must('open', { id: word(), game: 'block', players: 2, listed: true })).table;
  const ann = await Client.enter(address, 'Ann');
  const table = await open(ann);
  await ann.must('sit', { table, seat: 0, word: word() });
  const bob = await Client.enter(address, 'Bob');
  const ask = { id: word(), game: 'block', word: word() };
  expect(await bob.must('play', ask)).toMatchObject({ table, seat: 1 });
  await open(await Client.enter(address, 'Dan'));
  expect(await bob.must('play', ask)).toMatchObject({ table, seat: 1, isNew: false });
  // Nobody is told who sits there.
  expect(await (await fetch(`${address}/api/tables`)).text()).not.toContain(bob.guest);
});

test.each(['bots', 'closed'])(
  'no seat, where the same id has opened a table that has none: %s',
  async (kind) => {
    const { address } = await openInProcess();
    const ann = await Client.enter(address, 'Ann');
    const [id, game] = [word(), 'block'];
    const ask = { id, game, word: word() };
    if (kind === 'bots') await ann.must('open', { id, game, players: 2, bots: ['easy', 'easy'] });
    else await ann.must('close', { table: (await ann.must('play', ask)).table });
    expect(await ann.ask('play', ask)).toMatchObject({ code: 'seat.taken' });
  },
);
