import { expect, type Locator, type Page } from '@playwright/test';

const fitting = (page: Page): Locator => page.locator('.rack-piece[data-playable="true"]').first();
const laidOn = (page: Page): Locator => page.locator('.felt [data-piece]');

/** Draws or passes until a tile fits, and lays it at the first place there is. The answer says which, and where it stood. */
export async function layOne(page: Page) {
  const fits = fitting(page);
  const other = page.getByRole('button', { name: /^(Draw|Pass)$/ });
  while (true) {
    await expect(fits.or(other).first()).toBeVisible({ timeout: 20_000 });
    if (await fits.isVisible()) break;
    await other.click();
  }
  const piece = (await fits.getAttribute('data-piece')) ?? '';
  const chosen = page.locator(`.rack-piece[data-piece="${piece}"]`);
  await chosen.click();
  // A click waits until the piece rests.
  const stood = await middleOf(chosen);
  await page.locator('.felt .touchable:has(.ghost)').first().click();
  await expect(page.locator(`.felt [data-piece="${piece}"]`)).toBeAttached();
  return { piece, stood };
}

export async function middleOf(place: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

/** Lays any tile that fits, wherever it fits, until the end of the match is on the screen. */
export async function layToTheEnd(page: Page): Promise<void> {
  const end = page.locator('.round-end');
  let tiles = 0;
  while (true) {
    await expect(end.or(fitting(page)).first()).toBeAttached();
    if ((await end.count()) > 0) {
      if (tiles > 0) return;
      // With some deals nothing fits from the beginning on.
      await end.getByRole('button').click();
      await expect(end).toHaveCount(0);
      continue;
    }
    const before = await laidOn(page).count();
    await fitting(page).click();
    await page.locator('.felt .touchable:has(.ghost)').first().click();
    await expect.poll(() => laidOn(page).count()).toBeGreaterThan(before);
    tiles++;
  }
}
