import { expect, test } from '@playwright/test';
import { browserOf, closeBrowsers, rackOf } from './support/far-guests.ts';
import { FarServer } from './support/far-server.ts';
import { appearAs, closeMates, mateOf, playUntil, sitMates } from './support/table-mates.ts';

let server: FarServer;

test.beforeAll(async () => {
  server = await FarServer.open();
});

test.afterAll(async () => {
  closeMates();
  await closeBrowsers();
  await server.close();
});

/** The countdowns have ten seconds. */
const soon = { timeout: 14_000 };

test('the next round and the next match wait ten seconds, and not for ever', async ({ browser }) => {
  const [anna, bea] = [await mateOf(server.address, 'Anna'), await mateOf(server.address, 'Bea')];
  const mates = [anna, bea];
  const visits = await sitMates(mates, { game: 'block', players: 2, options: { rounds: 2 } });
  const [phone, board] = [
    await browserOf(browser),
    await browserOf(browser, { viewport: { width: 1920, height: 1080 } }),
  ];
  await appearAs(phone, anna);
  await phone.goto(`${server.address}/table/${visits[0].id}`);
  await board.goto(`${server.address}/board/${visits[0].id}`);
  await expect(board.locator('.board-table')).toBeVisible();
  await playUntil(mates, visits);

  await test.step('between two rounds the television has the score sheet', async () => {
    const sheet = board.locator('.round-sheet');
    await expect(sheet.getByRole('columnheader', { name: 'Round 1' })).toBeVisible();
    await expect(sheet.getByRole('rowheader')).toHaveText(['Anna', 'Bea']);
    const points = visits[0].played.peek()?.seen.peek()?.view.roundResult?.points ?? [];
    expect(points).toHaveLength(2);
    for (const [seat, name] of ['Anna', 'Bea'].entries())
      await expect(sheet.getByRole('row', { name })).toContainText(`${points[seat]}`);
  });

  await test.step('one is ready for the next round, and the other one does not answer', async () => {
    const since = Date.now();
    await phone.locator('.round-end button.primary').click();
    await expect(phone.getByText(/^The next round starts in \d+ seconds?\.$/)).toBeVisible();
    await expect(board.getByText(/^The next round starts in \d+ seconds?\.$/)).toBeVisible();
    await expect(phone.locator('.round-end')).toHaveCount(0, soon);
    await expect(rackOf(phone)).toHaveCount(7);
    expect(Date.now() - since).toBeGreaterThan(8000);
    await expect(board.locator('.television-match')).toContainText('Round 2');
  });

  await test.step('the same for another match: then a bot plays for the one who did not answer, and keeps the seat', async () => {
    await playUntil(mates, visits);
    const since = Date.now();
    await phone.getByRole('button', { name: 'Play again' }).click();
    const ready = phone.locator('.who-is-ready');
    await expect(ready.locator('[data-ready="true"]')).toHaveText(/Anna/);
    await expect(ready.locator('[data-ready="false"]')).toHaveText('Bea');
    await expect(phone.getByText(/^The next match starts in \d+ seconds?\.$/)).toBeVisible();
    await expect(board.locator('.television-starts')).toHaveText(/^The next match starts in \d+ seconds?\.$/);
    await expect(phone.locator('.round-end')).toHaveCount(0, soon);
    expect(Date.now() - since).toBeGreaterThan(8000);
    const plate = board.locator('.plate', { hasText: 'Bea' });
    await expect(plate.getByRole('img', { name: 'Bot' })).toBeVisible();
    await expect(phone.locator('.plate', { hasText: 'Bea' })).toContainText('a bot is playing');
    await bea.client.connection.ask('bot', { table: visits[1].id, seat: 1, level: null });
    await expect(plate.getByRole('img', { name: 'Bot' })).toHaveCount(0);
  });
});
