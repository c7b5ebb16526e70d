import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const names = ['Anna', 'Bea', 'Carl'];

async function open(page: Page, helper: string): Promise<void> {
  await page.addInitScript(
    (people) => localStorage.setItem('tischrunde.padNames', JSON.stringify(people)),
    names,
  );
  await page.goto('/real/helpers');
  await page.locator(`[data-helper="${helper}"]`).tap();
}

/** The two numbers of a tile. */
async function tapTile(page: Page, tile: string): Promise<void> {
  const numbers = page.getByRole('group', { name: 'Tap the two numbers of the tile' }).last();
  for (const number of tile.split('-'))
    await numbers.getByRole('button', { name: number, exact: true }).tap();
}

test('setting up says how many each, from which set, what is left, and who begins', async ({ page }) => {
  await open(page, 'setUp');
  const main = page.getByRole('main');
  await main.getByRole('combobox').selectOption('cyprus');
  await main.getByRole('radio', { name: '5', exact: true }).check();
  await expect(main.locator('.deal span')).toHaveText(['55 pieces are in the game.', 'Each takes 11.']);
  await expect(main).toContainText('Double-9 set');
  await expect(main.locator('.answer-rule').first()).toContainText('9-9');
  await main.getByRole('combobox').selectOption('block');
  await main.getByRole('radio', { name: '3', exact: true }).check();
  await expect(main.locator('.deal span')).toHaveText([
    '28 pieces are in the game.',
    'Each takes 5.',
    '13 stay face down; the last 2 are never drawn.',
  ]);
  await main.getByRole('button', { name: 'Draw lots' }).tap();
  await expect(main.getByRole('status')).toHaveText(/^(Anna|Bea|Carl) begins\.$/);
});

test('Hektik: a double with its goal, and a chain is checked by the referee', async ({ page }) => {
  await open(page, 'hektik');
  const main = page.getByRole('main');
  const shown = new Set<string | null>();
  const turnUp = main.locator('section').getByRole('button', { name: 'Turn up a double' });
  do {
    await turnUp.tap();
    shown.add(await main.locator('[data-double]').getAttribute('data-double'));
  } while (!shown.has('3-3'));
  await expect(main.locator('[data-goal]')).toHaveText(
    'Goal: 3 at both ends and nowhere else, at least 3 tiles. It pays 3 points.',
  );
  await expect(main).toContainText(`Still face down: ${10 - shown.size}`);
  await tapTile(page, '3-5');
  await tapTile(page, '5-6');
  await expect(main.locator('[data-chain]')).toHaveAttribute('data-chain', 'incomplete');
  await tapTile(page, '6-3');
  await expect(main.locator('[data-chain]')).toHaveText('Complete: the double is won!');
});

test('the trick names a tile to hide, and both numbers of it in its script', async ({ page }) => {
  await open(page, 'trick');
  const script = page.locator('.script li');
  await expect(script).toHaveCount(5);
  const [, first, second] = /(\d) and (\d)/.exec((await script.nth(1).textContent()) ?? '') ?? [];
  expect(first).not.toBe(second);
  await expect(script.last()).toContainText(`${first} and ${second}`);
});

test('Solo 1 that is nearly over can be won, or not', async ({ page }) => {
  await open(page, 'solo1');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toContainText('28 tiles are still missing');
  await tapTile(page, '5-2');
  await tapTile(page, '6-5');
  const ends = main.getByRole('group', { name: 'The ends of the line' });
  const end = (value: number) => ends.getByRole('button', { name: `${value}`, exact: true }).tap();
  await end(6);
  await end(1);
  await expect(main.getByRole('status')).toHaveAttribute('data-winnable', 'true');
  await end(2);
  await end(1);
  await expect(main.getByRole('status')).toHaveAttribute('data-winnable', 'false');
});

test('Solo 2 tells whether the hand can still be laid', async ({ page }) => {
  await open(page, 'solo2');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText('Your hand is still missing.');
  await main.locator('[data-hand="0"]').getByRole('button', { name: 'Add', exact: true }).tap();
  await tapTile(page, '5-2');
  await expect(main.getByRole('status')).toHaveAttribute('data-chance', '0');
  await tapTile(page, '6-5');
  await expect(main.getByRole('status')).not.toHaveAttribute('data-chance', '0');
});

test('Dominosa from paper: a hint, and not the solution', async ({ page }) => {
  await open(page, 'dominosa');
  const main = page.getByRole('main');
  const fewer = main.getByRole('button', { name: /Fewer/ });
  for (let set = 6; set > 1; set--) await fewer.first().tap();
  // Three tiles: 0-0, 1-0, 1-1.
  const keys = main.locator('.keys').filter({ hasText: 'no square' });
  for (const value of [0, 0, 1, 1, 1, 0])
    await keys.getByRole('button', { name: `${value}`, exact: true }).tap();
  await main.getByRole('button', { name: 'Hint', exact: true }).tap();
  const hint = main.locator('p[role="status"]');
  await expect(hint).toContainText('only');
  await expect(hint).not.toContainText('In the solution');
});

test('the clock counts down, is passed on by name, and says when time is up', async ({ page }) => {
  await page.clock.install();
  await open(page, 'clock');
  const face = page.locator('.clock-face');
  await expect(face).toContainText('Anna');
  await expect(face).toContainText('Tap to start');
  await expect(page.getByRole('button', { name: 'Stop' })).toBeDisabled();
  // Also on a phone that is held sideways, all of it is in sight.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(face).toBeInViewport({ ratio: 1 });
  await face.tap();
  await page.clock.runFor(10_000);
  await expect(face.locator('b')).toHaveText('20');
  await face.tap();
  await expect(face).toContainText('Bea');
  await page.clock.runFor(31_000);
  await expect(face).toHaveAttribute('data-out', 'true');
});
