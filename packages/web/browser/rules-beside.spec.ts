import { expect, type Page } from '@playwright/test';
import { act, goTo } from './support/by-keys.ts';
import { sitDownAt } from './support/drawer.ts';
import { test } from './support/test.ts';

// In this deal the person at the screen begins with 6-6.
const withDouble = 'hands 6';

const rulesOf = (page: Page, game: string) => page.getByRole('complementary', { name: `Rules: ${game}` });
const laidOn = (page: Page) => page.locator('.board [data-piece]');

/** Lays the highest double, and the bot answers. */
async function begin(page: Page): Promise<void> {
  await sitDownAt(page, { game: 'block', seed: withDouble });
  await goTo(page, 'double six, fits', 'ArrowRight');
  await page.keyboard.press('ArrowUp');
  await act(page, 'Enter');
  await expect(laidOn(page)).toHaveCount(2);
}

/** Plays some piece that fits with the mouse. */
async function layOne(page: Page): Promise<void> {
  const piece = page.locator('.rack-piece[data-playable="true"]').first();
  await piece.click();
  const place = page.locator('.felt [data-place]').first();
  if ((await place.count()) > 0) await place.click();
}

test('without a refusal it opens at the rule of the last move, and play goes on beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await begin(page);
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  const rules = rulesOf(page, 'Block');
  await expect(rules).toContainText('About the last move');
  const aimed = rules.locator('[data-aimed="true"]');
  await expect(aimed).toHaveAttribute('id', 'domino.match');
  await expect(aimed).toHaveAttribute('open', '');
  await expect(aimed).toBeInViewport();

  // The table has made room: nothing of it is covered.
  const [drawer, felt, rack] = await Promise.all(
    [rules, page.locator('.felt'), page.locator('.rack')].map((one) => one.boundingBox()),
  );
  for (const part of [felt, rack])
    expect((part?.x ?? 0) + (part?.width ?? 0)).toBeLessThanOrEqual(drawer?.x ?? 0);

  const before = await laidOn(page).count();
  await layOne(page);
  await expect.poll(() => laidOn(page).count()).toBeGreaterThan(before + 1);
  await expect(rules).toBeVisible();

  // A refusal is looked up for whoever reads along.
  await page.locator('.rack-piece[data-playable="false"]').first().click();
  await expect(rules).toContainText('Why that was not allowed');
  await expect(aimed).toBeInViewport();

  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await expect(rules).toHaveCount(0);

  // At the piece that was tried stands why, until the next action.
  const note = page.locator('.refusal-note');
  await page.locator('.rack-piece[data-playable="false"]').first().click();
  await expect(note).toContainText(/has no \d|fits none of the ends: \d/);
  await page.keyboard.press('ArrowRight');
  await expect(note).toHaveCount(0);
  await page.locator('.rack-piece[data-playable="false"]').first().click();
  await note.getByRole('button', { name: 'Why?' }).click();
  await expect(rules).toContainText('Why that was not allowed');
  await expect(note).toHaveCount(0);
});

test('before the first move it opens at the beginning of the chapter', async ({ page }) => {
  await sitDownAt(page, { game: 'block', seed: withDouble });
  await page.keyboard.press('?');
  const rules = rulesOf(page, 'Block');
  await expect(rules.getByRole('heading', { name: 'Block', exact: true })).toBeFocused();
  await expect(rules.getByRole('heading', { name: 'Your turn in three lines' })).toBeInViewport();

  // The first time on a device its introduction is offered, once.
  await page.keyboard.press('Escape');
  const offer = page.getByRole('button', { name: 'New here? One minute' });
  await offer.click();
  await expect(rules.getByRole('heading', { name: 'Learn it in a minute' })).toBeInViewport();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.rack-piece').first()).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('a rule that is named in a table is opened beside the game, not on another page', async ({ page }) => {
  await sitDownAt(page, { game: 'solo', seed: 'hands 22' });
  const address = page.url();
  await page.keyboard.press('?');
  const rules = rulesOf(page, 'SOLO');
  await rules.locator('a[data-rule="solo.rotate"]').first().click();
  await expect(rules.locator('[id="solo.rotate"]')).toHaveAttribute('open', '');
  await expect(rules.locator('[id="solo.rotate"]')).toBeInViewport();
  await expect(page).toHaveURL(address);
});

test('on a phone it comes from below and leaves the board to be seen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(page);
  await page.keyboard.press('?');
  const rules = rulesOf(page, 'Block');
  await expect(rules.locator('[data-aimed="true"]')).toBeInViewport();
  const [drawer, felt] = await Promise.all([rules.boundingBox(), page.locator('.felt').boundingBox()]);
  expect(drawer).toMatchObject({ x: 0, width: 390 });
  expect(Math.round((drawer?.y ?? 0) + (drawer?.height ?? 0))).toBe(844);
  expect((drawer?.y ?? 0) - (felt?.y ?? 0)).toBeGreaterThan(150);
  await rules.getByRole('button', { name: 'Close' }).click();
  await expect(rules).toHaveCount(0);
});

test('in landscape on a phone it is beside the board', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await begin(page);
  await page.keyboard.press('?');
  const drawer = await rulesOf(page, 'Block').boundingBox();
  expect(drawer?.height).toBe(390);
  expect(drawer?.x ?? 0).toBeGreaterThan(844 * 0.4);
});
