import { expect } from '@playwright/test';
import { test } from './support/undrawn.ts';

test('one tap on a game, and the first tile is within reach', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play: Block' }).click();
  await expect(page.locator('.rack-piece')).toHaveCount(7);
  await expect(page.getByRole('status')).not.toBeEmpty();
});
