import { expect, test } from 'vitest';
import { openShared } from './support/cluster.ts';

test('a renewed token voids the old one at every process', async () => {
  const cluster = await openShared();
  try {
    const here = await cluster.enter('Ann');
    const there = await cluster.enter('', here.token);
    const { guest } = there;
    const other = await cluster.enter('Bob');
    expect(guest).toBe(here.guest);
    await here.must('renew', {});
    await there.until(() => there.isClosed, 'letting go of the old token');
    expect(JSON.parse(there.received.at(-1) ?? '')).toMatchObject({ answer: null, code: 'token.renewed' });
    expect([here.isClosed, other.isClosed]).toEqual([false, false]);
  } finally {
    await cluster.close();
  }
});
