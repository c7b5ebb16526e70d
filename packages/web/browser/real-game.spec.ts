import { expect } from '@playwright/test';
import { PageServer } from './support/offline-server.ts';
import { startPad } from './support/scorer.ts';
import { test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('SOLO to 500 with four, at most seven taps a round', async ({ page, context }) => {
    const server = await PageServer.open(process.env.PAGE_DIST ?? 'node_modules/.page-under-test');
    await page.goto(server.address);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await context.setOffline(true);
    await server.close();
    const scorer = await startPad(page, 'SOLO 2', ['Anna', 'Bea', 'Carl', 'Dora']);
    await expect(page.getByRole('status')).toHaveText('Dora deals, Anna begins.');
    const rounds = [
      { out: 'Anna', others: [97, 45, 88] },
      { out: 'Anna', others: [99, 8, 70] },
      { out: 'Carl', others: [60, 12, 93] },
      { out: 'Anna', others: [98, 40, 91] },
      { out: 'Dora', others: [30, 89, 50] },
      { out: 'Anna', others: [96, 77, 84] },
    ];
    for (const { out, others } of rounds) {
      const before = scorer.taps;
      await scorer.player(out);
      for (const count of others) await scorer.number(count);
      expect(scorer.taps - before).toBeLessThanOrEqual(7);
    }
    // Bea: 97 + 99 + 93 + 98 + 89 + 96. After Carl, Dora is asked first.
    expect(await scorer.scores()).toEqual(['42', '572', '220', '393']);
    await expect(page.getByRole('status')).toHaveText('Anna wins the match.');
    await page.reload();
    expect(await scorer.scores()).toEqual(['42', '572', '220', '393']);

    // The referee and the helpers need no network either.
    await page.getByRole('main').getByRole('link', { name: 'With the real game' }).tap();
    await page.getByRole('link', { name: 'Is that allowed?' }).tap();
    await page.getByText('Start from an example').tap();
    await page.locator('[data-example="domino.must"]').tap();
    await expect(page.locator('.answer')).toHaveAttribute('data-rule', 'domino.must');
    await expect(page.locator('.verdict-bar')).toBeInViewport();
    await page.goBack();
    await page.getByRole('link', { name: 'Helpers' }).tap();
    await expect(page.locator('.deal')).toBeVisible();
  });
});

test('All Fives to 100 ends at once, and as a table it can be shared', async ({ page }) => {
  await page.goto('/');
  const scorer = await startPad(page, 'All Fives', ['Anna', 'Bea']);
  const note = async (sum: number, name: string): Promise<void> => {
    await scorer.button(`${sum}`);
    await scorer.player(name);
  };
  await note(10, 'Anna');
  await note(15, 'Bea');
  await scorer.button('The round is over');
  await scorer.player('Anna');
  await scorer.number(18);
  expect(await scorer.scores()).toEqual(['30', '15']);
  for (const name of ['Anna', 'Bea', 'Anna', 'Anna']) await note(20, name);
  expect(await scorer.scores()).toEqual(['90', '35']);
  await note(10, 'Anna');
  await expect(page.getByRole('status')).toHaveText('Anna wins the match.');
  const [file] = await Promise.all([page.waitForEvent('download'), scorer.button('Share as a table (CSV)')]);
  expect(file.suggestedFilename()).toMatch(/^fives-[\d-]+\.csv$/);
  const [picture] = await Promise.all([page.waitForEvent('download'), scorer.button('Share as a picture')]);
  expect(picture.suggestedFilename()).toMatch(/\.png$/);
});

test('Peruvian domino is secret until the last of its seven rounds; an early round is put right', async ({
  page,
}) => {
  await page.goto('/');
  const scorer = await startPad(page, 'Peruvian domino', ['Anna', 'Bea', 'Carl', 'Dora']);
  const blocked = async (last: string, counts: readonly number[]): Promise<void> => {
    await scorer.button('Blocked');
    await scorer.player(last);
    for (const count of counts) await scorer.number(count);
  };
  // Asked from the player after the one who laid last: Bea 10, Carl 20, Dora 30, Anna 12, four times over.
  await blocked('Anna', [10, 20, 30, 12]);
  for (let round = 2; round <= 6; round++) {
    expect(await scorer.scores()).toEqual(['', '', '', '']);
    await scorer.player('Anna');
    for (const count of [1, 2, 3]) await scorer.number(count);
  }
  expect(await scorer.scores()).toEqual(['48', '15', '30', '45']);

  await page.getByRole('button', { name: 'Round 1: Change' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Change' }).tap();
  await expect(page.getByRole('status')).toHaveText('You are changing round 1.');
  await blocked('Anna', [10, 20, 30, 10]);
  expect(await scorer.scores()).toEqual(['10', '15', '30', '45']);

  await scorer.player('Dora');
  for (const count of [200, 4, 5]) await scorer.number(count);
  await expect(page.getByRole('alert')).toContainText('Anna can have 168 at most.');
  await scorer.number(5);
  await expect(page.getByRole('status')).toHaveText('Anna wins the match.');
  expect(await scorer.scores()).toEqual(['15', '19', '35', '45']);
});
