import { expect } from '@playwright/test';
import { inNoTime, putDown } from './support/on-the-table.ts';
import { test } from './support/test.ts';

test('points rise from the ends to the plate, which counts up; a tap skips it', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('tischrunde.settings', JSON.stringify({ pace: 'slow', language: 'en' })),
  );
  await inNoTime(page);
  const hands = [
    ['5-5', '5-0', '3-2'],
    ['6-4', '6-1', '1-0'],
  ];
  const deals = [{ hands, stock: ['2-2', '3-3', '4-4'] }];
  const transcript = { game: 'fives', players: 2, options: {}, seed: 'moment', deals, moves: [] };
  await putDown(page, 'moment', transcript, false);
  await page.goto('/table?match=moment');
  await page.locator('.rack-piece[data-piece="5-5"]').click();
  const ghost = page.locator('.felt .touchable:has(.ghost)').first();
  await expect(ghost.locator('.ghost-earns')).toHaveText('+10');
  const own = page.locator('.plate[data-front="true"]');
  await expect(own).toContainText(/\b0 points/);
  await ghost.click();
  const number = page.locator('.moment-number');
  await expect(number).toHaveText('+10');
  await expect(own).toContainText(/\b0 points/);
  await page.mouse.click(5, 400);
  await expect(number).toHaveCount(0);
  await expect(own).toContainText('10 points');
});
