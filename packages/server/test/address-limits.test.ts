import { expect, test } from 'vitest';
import { Client, word } from './support/client.ts';
import { openInProcess } from './support/in-process-server.ts';

// What costs the server the most is limited by address, too: guests are free.

type Answered = { readonly ok: boolean; readonly code?: unknown };

const counted = (answers: readonly Answered[], code: string): number =>
  answers.filter((answer) => !answer.ok && answer.code === code).length;

const times = <Value>(count: number, make: () => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, make));

test('looks: some for a guest, more for an address', async () => {
  const { address } = await openInProcess({ MESSAGES_PER_SECOND: '5', CONNECTIONS_PER_ADDRESS: '100' });
  const ann = await Client.enter(address, 'Ann');
  const { table } = await ann.must('open', { id: word(), game: 'block', players: 2 });
  const own = await times(15, () => ann.ask('look', { table }));
  expect(counted(own, 'message.often')).toBeGreaterThanOrEqual(3);
  const all: Answered[] = [...own];
  for (let guest = 0; guest < 12; guest++) {
    const eve = await Client.enter(address, `Eve ${guest}`);
    all.push(...(await times(10, () => eve.ask('look', { table }))));
  }
  const shown = all.filter(({ ok }) => ok).length;
  expect(shown).toBeGreaterThanOrEqual(100);
  expect(shown).toBeLessThan(125);
});

test('changes of tables that are not moves, with chat', async () => {
  const { address } = await openInProcess({ MESSAGES_PER_SECOND: '20', CONNECTIONS_PER_ADDRESS: '4' });
  const [ann, eve] = [await Client.enter(address, 'Ann'), await Client.enter(address, 'Eve')];
  const { table } = await ann.must('open', { id: word(), game: 'block', players: 2 });
  await times(30, () => eve.ask('bench', { table }));
  const after = await times(20, () => ann.ask('sit', { table, seat: 9, word: word() }));
  expect(counted(after, 'seat.none')).toBeLessThanOrEqual(15);
  expect(counted(after, 'message.often')).toBeGreaterThanOrEqual(5);
  expect(await eve.ask('say', { table, id: word(), text: 'Hello' })).toMatchObject({ code: 'said.often' });
});
