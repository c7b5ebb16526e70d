import { expect, test } from 'vitest';
import { Client, word } from './support/client.ts';
import { openInProcess } from './support/in-process-server.ts';

// How often one guest is told the same.

const told = ({ received }: Client, kind: string): number =>
  received.filter((text) => JSON.parse(text).tell === kind).length;

test('a player who watches from everywhere is told of a change so often and no more, on the newest screens', async () => {
  const { address } = await openInProcess({ MESSAGES_PER_SECOND: '100' });
  const [ann, bob] = [await Client.enter(address, 'Ann'), await Client.enter(address, 'Bob')];
  const { table } = await ann.must('open', { id: word(), game: 'block', players: 2 });
  await ann.must('sit', { table, seat: 0, word: word() });
  await bob.must('look', { table });
  const screens: Client[] = [];
  for (let screen = 0; screen < 4; screen++) {
    const again = await Client.enter(address, 'Ann', ann.token);
    for (let seat = 0; seat < 8; seat++) await again.must('look', { table, seat });
    screens.push(again);
  }
  await bob.must('sit', { table, seat: 1, word: word() });
  // Her own answer comes behind what she was told.
  for (const screen of screens) await screen.must('leave', { table: '0000000000' });
  expect(screens.map((screen) => told(screen, 'change'))).toEqual([0, 0, 8, 8]);
  expect(screens.map((screen) => told(screen, 'gone'))).toEqual([8, 8, 0, 0]);
  expect(told(bob, 'change')).toBe(1);
});

test('tables that are gone take none of the places of a connection', async () => {
  const { address } = await openInProcess();
  const ann = await Client.enter(address, 'Ann');
  for (let count = 0; count < 22; count++) {
    const { table } = await ann.must('open', { id: word(), game: 'block', players: 2 });
    await ann.must('look', { table });
    await ann.must('close', { table });
  }
});
