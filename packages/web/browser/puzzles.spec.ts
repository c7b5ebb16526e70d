import { expect } from '@playwright/test';
import { inNoTime } from './support/on-the-table.ts';
import { test } from './support/undrawn.ts';

test('a puzzle is chosen, marked, checked, put away and found again as it was', async ({ page }) => {
  await inNoTime(page);
  await page.goto('/puzzles');
  await page.getByLabel('Set of dominoes').first().selectOption({ label: 'Double-3 set' });
  await page.getByRole('radio', { name: 'medium' }).check();
  await page.getByRole('button', { name: 'New puzzle: Dominosa' }).click();
  const found = page.locator('.found');
  const cells = page.locator('.dominosa [data-cell]');
  await expect(cells).toHaveCount(20);

  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('All correct so far.')).toBeVisible();
  await page.getByRole('button', { name: 'Not here' }).click();
  await cells.nth(0).press('Enter');
  await cells.nth(1).press('Enter');
  await expect(page.locator('.edge-mark')).toHaveCount(1);
  await page.getByRole('button', { name: 'Not here' }).click();

  await page.getByRole('button', { name: 'Hint' }).click();
  const goOn = page.getByRole('button', { name: 'Carry on' });
  const doIt = page.getByRole('button', { name: 'Do it for me' });
  await expect(goOn.or(doIt)).toBeVisible();
  while (await goOn.isVisible()) await goOn.click();
  await doIt.click();
  await expect(found).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(found).toHaveCount(0);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(found).toHaveCount(1);

  await page.reload();
  await expect(page.locator('.edge-mark')).toHaveCount(1);
  await expect(found).toHaveCount(1);
  await page.goto('/puzzles');
  await page.getByRole('button', { name: 'Continue' }).first().click();
  await expect(page.locator('.edge-mark')).toHaveCount(1);

  for (;;) {
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(goOn.or(doIt)).toBeVisible();
    while (await goOn.isVisible()) await goOn.click();
    const before = await found.count();
    await doIt.click();
    await expect(found).toHaveCount(before + 1);
    if (before === 9) break;
  }
  await expect(page.getByRole('heading', { name: 'Solved!' })).toBeVisible();
});

test('the puzzle of the day is the same after it was left, in each grade', async ({ page }) => {
  await inNoTime(page);
  await page.goto('/puzzles');
  const hard = page.getByRole('button', { name: /^hard/ });
  await hard.click();
  const cells = page.locator('.cell');
  const numbers = () => cells.evaluateAll((all) => all.map((cell) => cell.ariaLabel));
  await expect(cells).toHaveCount(56);
  const first = await numbers();
  await page.goto('/puzzles');
  await hard.click();
  await expect(cells).toHaveCount(56);
  expect(await numbers()).toEqual(first);
  await page.goto('/puzzles');
  await page.getByRole('button', { name: /^easy/ }).click();
  await expect(cells).toHaveCount(56);
  expect(await numbers()).not.toEqual(first);
});

test('a tile of a solitaire that was laid can be taken back, and laid again', async ({ page }) => {
  await inNoTime(page);
  await page.goto('/puzzles');
  await page.getByRole('switch', { name: 'Winnable only' }).check();
  await page.getByRole('button', { name: 'New puzzle: Solo 1' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('button', { name: 'Do it for me' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'false');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Redo' })).toHaveAttribute('aria-disabled', 'false');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.getByRole('button', { name: 'Redo' })).toHaveAttribute('aria-disabled', 'true');
});

test('sheets are printed with their solutions', async ({ page }) => {
  await inNoTime(page);
  await page.addInitScript(() => {
    // The print window cannot be driven; what it would show can be read.
    if (window !== top) window.print = () => {};
  });
  await page.goto('/puzzles');
  await page.getByRole('button', { name: 'Print: Domino square' }).click();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click();
  const paper = page.frameLocator('iframe[title="Domino square"]');
  await expect(paper.locator('svg')).toHaveCount(4);
  await expect(paper.getByRole('heading', { name: 'Solution' })).toHaveCount(1);
});

test('a Dominosa that was given up shows where everything lay, and asks for nothing more', async ({
  page,
}) => {
  await inNoTime(page);
  await page.goto('/puzzles');
  await page.getByLabel('Set of dominoes').first().selectOption({ label: 'Double-3 set' });
  await page.getByRole('button', { name: 'New puzzle: Dominosa' }).click();
  await expect(page.getByText('10 tiles to find')).toBeVisible();
  await page.getByRole('button', { name: 'Give up' }).click();
  await expect(page.locator('.found[data-mood="shown"]')).toHaveCount(10);
  await expect(page.getByText('10 tiles to find')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Not here' })).toHaveCount(0);
});
