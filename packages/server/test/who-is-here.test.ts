import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Client, word } from './support/client.ts';
import { openInProcess } from './support/in-process-server.ts';

// What clients are told of who is present, while people come, go and sit down.

test('a guest who sits down at a closed table is named to everybody outside, and told who is inside', async () => {
  const { address } = await openInProcess();
  const [anna, bea, cleo] = await Promise.all(
    ['Anna', 'Bea', 'Cleo'].map((name) => Client.enter(address, name)),
  );
  const { table } = await anna.must('open', { id: word(), game: 'block', players: 2, watching: 'nobody' });
  for (const client of [anna, bea, cleo]) await client.look(table);
  await anna.until(() => anna.here.get(table)?.length === 3, 'three are told to be here');
  expect(cleo.here.get(table)).toEqual([anna.guest]);
  await bea.must('sit', { table, seat: 0, word: word() });
  await cleo.until(() => cleo.here.get(table)?.includes(bea.guest) === true, 'Cleo is told of Bea', 2000);
  await bea.until(() => bea.here.get(table)?.length === 3, 'Bea is told of all', 2000);
  await bea.must('stand', { table });
  await cleo.until(() => cleo.here.get(table)?.length === 1, 'Bea is outside again', 2000);
});

test('a guest who reconnects while another is gone for a moment is told when that one is back', async () => {
  const { address } = await openInProcess();
  const [anna, bea] = await Promise.all(['Anna', 'Bea'].map((name) => Client.enter(address, name)));
  const { table } = await anna.must('open', { id: word(), game: 'block', players: 2 });
  for (const client of [anna, bea]) await client.look(table);
  await anna.until(() => anna.here.get(table)?.length === 2, 'both are told to be here');
  await pause(400);
  await bea.must('leave', { table });
  await anna.must('leave', { table });
  anna.scenes.clear();
  await anna.look(table);
  expect(anna.here.get(table)).toEqual([anna.guest]);
  await bea.must('look', { table });
  await anna.until(() => anna.here.get(table)?.length === 2, 'Anna is told of Bea', 2000);
});
