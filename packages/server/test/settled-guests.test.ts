import { protocol } from '@tischrunde/protocol';
import { expect, test, vi } from 'vitest';
import { GuestConnections } from '../src/people/guest-connections.ts';
import { Client } from './support/client.ts';
import { openInProcess } from './support/in-process-server.ts';

test('a connection that becomes another guest while it renews its token is forgotten when it ends', async () => {
  const added = vi.spyOn(GuestConnections.prototype, 'add');
  const removed = vi.spyOn(GuestConnections.prototype, 'remove');
  const { address } = await openInProcess();
  const eve = await Client.enter(address, 'Eve');
  const renewed = eve.ask('renew', {});
  const became = await eve.must('hello', { protocol, name: 'Mallory' });
  expect(await renewed).toMatchObject({ ok: true });
  eve.drop();
  await vi.waitFor(() => expect(removed.mock.calls.at(-1)?.[0]).toBe(became.guest), 2000);
  expect(added.mock.calls.map(([guest]) => guest)).toEqual([eve.guest, became.guest]);
});
