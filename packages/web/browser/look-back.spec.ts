import { expect } from '@playwright/test';
import { inNoTime, played, putDown } from './support/on-the-table.ts';
import { test } from './support/undrawn.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const block = { game: 'block', players: 2, options: { rounds: 1 } };

test('a match goes to somebody else as a link, who steps through it, keeps it and plays on', async ({
  page,
  browser,
}) => {
  await inNoTime(page);
  await putDown(
    page,
    'shared',
    played(block, () => false),
    true,
  );
  await page.goto('/look-back/shared');
  const told = page.locator('.film').getByRole('status');
  await page.getByRole('button', { name: 'Share as a link' }).click();
  const link = await page.getByLabel('Link to this match').inputValue();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  await inNoTime(other);
  await other.goto(link);
  await expect(other.getByText('Somebody has shared this match with you')).toBeVisible();
  // The fragment never leaves the browser.
  expect(asked.filter((address) => address.includes(link.split('#')[1].slice(0, 20)))).toEqual([]);
  const toldThere = other.locator('.film').getByRole('status');
  const [count] = /Move \d+ of \d+/.exec((await told.textContent()) ?? '') ?? [''];
  await expect(toldThere).toContainText(count);

  await other.getByLabel('Seen by').selectOption({ label: 'Ada' });
  await other.getByRole('button', { name: 'To the beginning' }).click();
  await expect(toldThere).toContainText('Before the first move');
  await expect(other.getByRole('img', { name: /^Your hand/ })).toBeVisible();

  await other.getByRole('button', { name: 'Save it' }).click();
  await expect(other).toHaveURL(/\/look-back\/\w+$/);
  await other.getByRole('button', { name: 'Previous move' }).click();
  await other.getByRole('button', { name: 'Play on from here' }).click();
  await expect(other).toHaveURL(/\/table\?match=/);
  await expect(other.locator('.felt')).toBeVisible();
  await other.goto('/look-back');
  await expect(other.getByRole('link', { name: 'Replay' }).first()).toBeVisible();
  await elsewhere.close();
});

test('a damaged link is explained, and leads on to the matches', async ({ page }) => {
  await inNoTime(page);
  await page.goto('/look-back#notamatch');
  await expect(
    page.getByRole('heading', { name: 'This link does not contain a complete match.' }),
  ).toBeVisible();
  await page.goto('/look-back');
  await expect(page.getByRole('heading', { name: 'Matches', exact: true })).toBeVisible();
});

test('on a desktop the hand is no smaller than the board, and the list stays at the move when the window grows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await inNoTime(page);
  await putDown(
    page,
    'wide',
    played(block, () => false),
    true,
  );
  await page.goto('/look-back/wide');
  for (let step = 0; step < 4; step++) await page.getByRole('button', { name: 'Previous move' }).click();
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect(page.locator('.moves [aria-current="step"]')).toBeInViewport({ ratio: 1 });
  const longest = (selector: string): Promise<number> =>
    page.locator(selector).evaluateAll((pieces) =>
      Math.max(
        ...pieces.map((piece) => {
          const { width, height } = piece.getBoundingClientRect();
          return Math.max(width, height);
        }),
      ),
    );
  await expect
    .poll(async () => (await longest('.still-hand svg')) - (await longest('.look-back .board [data-piece]')))
    .toBeGreaterThanOrEqual(0);
});
