import { expect, type Page } from '@playwright/test';
import type { JsonObject } from '@tischrunde/engine';
import { keptMatch, layIntoDrawer, oneAgainstBots } from './support/drawer.ts';
import { test } from './support/test.ts';

interface Seats {
  readonly hands: readonly string[];
  readonly stock: string;
}

const tiles = (text: string): string[] => text.split(' ').filter((tile) => tile !== '');

/** A round from a set-up deal, against bots that take their time. */
async function sitDown(page: Page, game: string, { hands, stock }: Seats, more: JsonObject = {}) {
  await page.addInitScript(() =>
    localStorage.setItem('tischrunde.settings', '{"pace":"slow","lessMotion":true}'),
  );
  const deals = [{ hands: hands.map(tiles), stock: tiles(stock) }];
  const transcript = { game, players: hands.length, options: {}, seed: 'taps', deals, moves: [] };
  await layIntoDrawer(page, [{ ...keptMatch(transcript, oneAgainstBots(hands.length)), ...more }]);
  await page.goto('/table?match=kept');
  await expect(page.locator('.rack-piece').first()).toBeVisible();
}

const laid = (page: Page, tile: string) => page.locator(`.board [data-piece="${tile}"]`);

test('the only move is the main button; it is taken back before the bot acts, and made again; a tap hurries the bot on', async ({
  page,
}) => {
  await sitDown(page, 'fives', { hands: ['6-6 1-0', '6-5 3-2'], stock: '4-4 3-3 2-2 6-3 4-1 0-0' });
  const play = page.getByRole('button', { name: 'Play 6-6' });
  await play.click();
  await expect(laid(page, '6-6')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('status')).toContainText('Your move is taken back.');
  await expect(laid(page, '6-6')).toHaveCount(0);
  await play.click();
  await expect(laid(page, '6-6')).toBeVisible();
  await page.locator('.felt').click({ position: { x: 60, y: 60 } });
  await expect(laid(page, '6-5')).toBeVisible({ timeout: 1000 });
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);

  // A tap on the stock draws until something fits.
  await expect(page.getByRole('button', { name: 'Draw until one fits' })).toBeVisible();
  await page.locator('.tiles-stock').click();
  await expect(page.locator('.rack-piece[data-playable="true"]')).toHaveCount(1);
  await expect(page.locator('.rack-piece')).toHaveCount(5);
});

test('a table that agreed to it takes back what lies further', async ({ page }) => {
  await sitDown(
    page,
    'block',
    { hands: ['6-6 6-4 1-0', '6-5 5-5 3-2'], stock: '4-4 3-3 2-2 6-3 4-1 0-0' },
    { takesBack: true },
  );
  await page.getByRole('button', { name: 'Play 6-6' }).click();
  await expect(laid(page, '6-6')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(laid(page, '6-5')).toBeVisible({ timeout: 1000 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(laid(page, '6-6')).toHaveCount(0);
  await page.getByRole('button', { name: 'Score sheet, What happened' }).click();
  await expect(page.getByRole('dialog')).toContainText('Moves can be taken back');
});

test('Hectic domino counts down, and pauses when a double is over', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tischrunde.settings', '{"pace":"slow"}'));
  const transcript = { game: 'hektik', players: 2, options: {}, seed: 'taps', moves: [] };
  await layIntoDrawer(page, [keptMatch(transcript, ['Anna', 'Ben'])]);
  await page.goto('/table?match=kept');
  const number = page.locator('.interlude-number');
  await expect(number).toHaveText('2');
  await expect(number).toHaveText('1');
  await expect(number).toHaveCount(0);
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('listitem').getByRole('button', { name: 'I am Ben' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Next double' }).click();
  await expect(number).toBeVisible();
});
