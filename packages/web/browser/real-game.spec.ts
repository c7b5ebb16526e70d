import { expect, type Page } from '@playwright/test';
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
    await expect(page.locator('.pad-score')).toHaveText(['42', '572', '220', '393']);

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

/** A finger that comes down on the tens and goes up on the ones. */
async function slideTo(page: Page, count: number): Promise<void> {
  const centre = async (key: string): Promise<{ x: number; y: number }> => {
    const { x, y, width, height } = (await page.locator(key).boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    return { x: x + width / 2, y: y + height / 2 };
  };
  const from = await centre(`[data-tens="${count - (count % 10)}"]`);
  const to = await centre(`[data-one="${count % 10}"]`);
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  await touch('touchMove', [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }]);
  await touch('touchMove', [to]);
  await touch('touchEnd', []);
  await devtools.detach();
}

test('a finger that slides from the tens to the ones enters a hand: four touches a round', async ({
  page,
}) => {
  await page.goto('/');
  const scorer = await startPad(page, 'SOLO 2', ['Anna', 'Bea', 'Carl', 'Dora']);
  await scorer.player('Anna');
  await expect(page.locator('.pad-worths li').last()).toHaveText('draw four: 50');
  for (const count of [97, 45, 88]) await slideTo(page, count);
  expect(await scorer.scores()).toEqual(['0', '97', '45', '88']);
  expect(scorer.taps).toBe(1);
  // Whoever mistyped a hand of the next round must not lose this one.
  const undo = page.getByRole('button', { name: 'Undo last entry' });
  await expect(undo).toBeVisible();
  await scorer.player('Bea');
  await scorer.number(5);
  await expect(undo).toBeHidden();
  await scorer.button('Cancel');
  await scorer.button('Undo last entry');
  expect(await scorer.scores()).toEqual(['0', '0', '0', '0']);
});

test('a hand is told by its very cards, and the pad counts them', async ({ page }) => {
  await page.goto('/');
  const scorer = await startPad(page, 'SOLO 2', ['Anna', 'Bea']);
  await scorer.player('Anna');
  await scorer.button('Tap the pieces');
  await scorer.button('red nine');
  await scorer.button('red nine');
  await scorer.button('blue skip');
  await scorer.button('Done: 38');
  expect(await scorer.scores()).toEqual(['0', '38']);
});

test('Italian domino announces its hits, also the one that ends the round', async ({ page }) => {
  await page.goto('/');
  const scorer = await startPad(page, 'Italian domino', ['Anna', 'Bea', 'Carl']);
  await scorer.player('Bea');
  for (const pips of [12, 11, 7]) await scorer.button(`${pips}`);
  await expect(page.getByRole('status')).toHaveText('Exactly 30! Anna: 1 point.');
  for (const pips of [10, 10]) await scorer.button(`${pips}`);
  await expect(page.getByRole('status')).toHaveText('Exactly 50! Carl: 2 points.');
  for (const pips of [9, 9, 8, 8, 8, 7, 1]) await scorer.button(`${pips}`);
  await expect(page.getByRole('status')).toContainText(
    'Exactly 100! Anna: 4 points. The player with the highest double begins.',
  );
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
  // Only what was wrong is told again.
  await scorer.player('Anna');
  await scorer.number(10);
  expect(await scorer.scores()).toEqual(['10', '15', '30', '45']);

  await scorer.player('Dora');
  for (const count of [200, 4, 5]) await scorer.number(count);
  await expect(page.getByRole('alert')).toContainText('Anna can have 168 at most.');
  await scorer.number(5);
  await expect(page.getByRole('status')).toHaveText('Anna wins the match.');
  expect(await scorer.scores()).toEqual(['15', '19', '35', '45']);
});
