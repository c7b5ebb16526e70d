import { expect } from '@playwright/test';
import type { Match } from '@tischrunde/engine';
import { layIntoDrawer } from './support/drawer.ts';
import { stateOf } from './support/states.ts';
import { afterLaying } from './support/states-tables.ts';
import { test } from './support/test.ts';

test('a hint says why, shows its place, and is played by a tap there', async ({ page }) => {
  const kept = stateOf({
    game: 'fives',
    players: 3,
    seed: 'line',
    until: (match) => afterLaying(6)(match) && match.turn === 0 && match.countLegal(match.turn) > 1,
  });
  await layIntoDrawer(page, [kept]);
  await page.goto(`/table?match=${kept.id}`);
  const felt = page.locator('.felt .board');
  const before = await felt.boundingBox();
  await page.getByRole('button', { name: 'Hint: What would a strong player do?' }).click();
  const hints = page.getByRole('region', { name: 'What would a strong player do?' });
  await expect(hints.getByRole('button', { name: /^Hint 1, chance of winning \d+%$/ })).toBeVisible();
  await expect(hints.getByRole('status')).toContainText(/^Play .+ against .+\.$/);
  // The table keeps its size.
  expect(await felt.boundingBox()).toEqual(before);
  const ghost = felt.locator('[data-place]').first();
  const mark = page.locator('.advice-mark[data-at]:not([hidden])').first();
  await expect(mark).toContainText(/^1 \d+%$/);
  const [place, number] = await Promise.all([ghost.boundingBox(), mark.boundingBox()]);
  expect(
    Math.abs((number?.x ?? 0) + (number?.width ?? 0) / 2 - (place?.x ?? 0) - (place?.width ?? 0) / 2),
  ).toBeLessThan(30);
  await ghost.click();
  await expect(hints).toHaveCount(0);
  await expect(page.locator('.advice-mark')).toHaveCount(0);
});

test('the replay plays and marks what cost most; the statistics count the match and can be deleted', async ({
  page,
}) => {
  const kept = stateOf({
    game: 'block',
    players: 2,
    options: { rounds: 1 },
    seed: 'costly',
    until: ({ phase }) => phase === 'matchOver',
  });
  await layIntoDrawer(page, [kept]);
  await page.goto(`/look-back/${kept.id}`);
  const told = page.locator('.film').getByRole('status');
  await expect(told).toContainText(/Move \d+ of \d+/);
  await page.keyboard.press('p');
  await expect(told).toContainText('Before the first move');
  await expect(told).toContainText('Move 1 of');
  await page.keyboard.press('p');
  await page.getByRole('button', { name: 'What would a strong player do?' }).click();
  await expect(page.getByRole('heading', { name: 'What cost you most' })).toBeVisible();

  await page.goto('/look-back');
  await page.getByRole('link', { name: 'Statistics' }).click();
  await expect(page.locator('.totals div').first()).toContainText('Matches1');
  await expect(page.getByRole('row', { name: /^Block easy/ })).toContainText('%');
  await page.getByRole('button', { name: 'Delete all finished matches' }).click();
  await page.getByRole('button', { name: 'Really delete?' }).click();
  await expect(page.locator('.totals')).toHaveCount(0);
  await page.goto('/statistics');
  await expect(page.getByText('No finished matches yet.')).toBeVisible();
});

test('a match that another window deletes while its summary is stored stays deleted', async ({ page }) => {
  const until = ({ phase }: Match): boolean => phase === 'matchOver';
  const kept = stateOf({ game: 'block', players: 2, options: { rounds: 1 }, until });
  await layIntoDrawer(page, [kept]);
  await page.addInitScript(deleteAfterFirstLook);
  await page.goto('/statistics');
  await expect(page.locator('html')).toHaveAttribute('data-deleted', kept.id);
  // The results have been stored by the time that the decisions are judged.
  await expect(page.getByRole('row', { name: /^Block easy/ })).toContainText('%');
  await page.reload();
  await expect(page.getByText('No finished matches yet.')).toBeVisible();
});

/** Runs in the page: as soon as it looks for one match, the deletion of that match is asked for, in a transaction of its own. */
function deleteAfterFirstLook(): void {
  const { get, getKey } = IDBObjectStore.prototype;
  let hasLooked = false;
  const deleteFrom = ({ transaction }: IDBObjectStore, id: string): void => {
    if (hasLooked) return;
    hasLooked = true;
    const deleting = transaction.db.transaction('matches', 'readwrite');
    deleting.objectStore('matches').delete(id);
    deleting.oncomplete = () => {
      document.documentElement.dataset.deleted = id;
    };
  };
  IDBObjectStore.prototype.get = function (id: string) {
    const found = get.call(this, id);
    deleteFrom(this, id);
    return found;
  };
  IDBObjectStore.prototype.getKey = function (id: string) {
    const found = getKey.call(this, id);
    deleteFrom(this, id);
    return found;
  };
}
