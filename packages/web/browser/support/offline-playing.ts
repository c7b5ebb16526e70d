import { expect, type Page } from '@playwright/test';

/** Lays any tile that fits, wherever it fits, until the end of the match is on the screen. */
export async function layToTheEnd(page: Page): Promise<void> {
  const end = page.locator('.round-end');
  const fits = page.locator('.rack-piece[data-playable="true"]');
  const places = page.locator('.felt .touchable:has(.ghost)');
  const onTable = page.locator('.felt [data-piece]');
  while (true) {
    await expect(end.or(fits.first()).first()).toBeAttached();
    if ((await end.count()) > 0) return;
    const before = await onTable.count();
    await fits.first().click();
    await places.first().click();
    await expect(async () => expect(await onTable.count()).toBeGreaterThan(before)).toPass();
  }
}
