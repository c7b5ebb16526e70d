import { setTimeout as pause } from 'node:timers/promises';
import type { Listing } from '@tischrunde/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Client, word } from './support/client.ts';
import { openInProcess } from './support/in-process-server.ts';

test('a stranger does not bring a table back to the public list whose people have left', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { address } = await openInProcess();
  const [ann, eve] = [await Client.enter(address, 'Ann'), await Client.enter(address, 'Eve')];
  const listed = async (): Promise<readonly string[]> => {
    // The list is the same for everybody for a moment.
    await pause(250);
    const { tables } = (await (await fetch(`${address}/api/tables`)).json()) as { tables: Listing[] };
    return tables.map(({ id }) => id);
  };
  const { table } = await ann.must('open', { id: word(), game: 'block', players: 2, listed: true });
  expect(await listed()).toEqual([table]);
  vi.setSystemTime(Date.now() + 11 * 60_000);
  expect(await listed()).toEqual([]);
  expect(await eve.ask('change', { table, listed: true })).toMatchObject({ code: 'host.only' });
  expect(await listed()).toEqual([]);
  expect(await ann.ask('change', { table, listed: true, game: 'no game' })).toMatchObject({ ok: false });
  expect(await listed()).toEqual([]);
  await ann.must('change', { table, listed: true });
  expect(await listed()).toEqual([table]);
});
