import { expect, type Page } from '@playwright/test';
import { languages } from '@tischrunde/rulebook';
import { wear } from './support/states-screens.ts';
import { test } from './support/test.ts';

const ruleOf = (page: Page, id: string) => page.locator(`[id="${id}"]`);

test('a link to a folded rule opens it', async ({ page }) => {
  await page.goto('/rules/block#domino.open');
  const rule = ruleOf(page, 'domino.open');
  await expect(rule).toHaveAttribute('open', '');
  await expect(rule).toBeInViewport();
  await expect(rule.locator('summary')).toBeFocused();
  await expect(rule.locator('.little-board svg').first()).toBeVisible();
  // Of what is folded as a whole, too.
  await page.goto('/rules/block#sperr.lock');
  await expect(ruleOf(page, 'sperr.lock')).toBeInViewport();
});

test('a rule that is named in a table is a link to it, again and again', async ({ page }) => {
  await page.goto('/rules/solo');
  const link = page.locator('a[data-rule="solo.skip"]').first();
  const rule = ruleOf(page, 'solo.skip');
  await expect(rule).not.toHaveAttribute('open');
  for (let times = 0; times < 2; times++) {
    await link.click();
    await expect(rule).toHaveAttribute('open', '');
    await expect(page).toHaveURL(/#solo\.skip$/);
    await rule.locator('summary').click();
    await expect(rule).not.toHaveAttribute('open');
  }
});

test('all rules can be opened at once', async ({ page }) => {
  await page.goto('/rules/matador');
  const folded = page.locator('.chapter details:not([open])');
  await expect(folded.first()).toBeVisible();
  await page.getByRole('button', { name: 'Open all rules' }).click();
  await expect(folded).toHaveCount(0);
  await page.getByRole('button', { name: 'Open all rules' }).click();
  expect(await folded.count()).toBeGreaterThan(5);
});

test('the link to a rule can be copied', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/rules/block');
  await ruleOf(page, 'block.draw').getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/rules/block#block.draw`);
});

test('the search finds rules of all games, by words of any language', async ({ page }) => {
  await page.goto('/rules');
  const field = page.getByRole('searchbox', { name: 'Find a rule' });
  const results = page.locator('.found li');
  await field.fill('Hühnerkralle');
  await expect(results.first()).toContainText('Chickenfoot');
  await field.fill('Strafkarten');
  const result = results.filter({ has: page.locator('a[href="/rules/solo#solo.debt"]') });
  await expect(result).toContainText('SOLO');
  await expect(result.locator('[lang="de"] mark').first()).toBeVisible();

  await field.fill('draw pile empty');
  await expect(page.getByRole('status')).toHaveText(/result/);
  await expect(page).toHaveURL(/find=draw/);
  await page.keyboard.press('ArrowDown');
  await expect(results.first().getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rules\/\w+#/);
  const { hash } = new URL(page.url());
  await expect(ruleOf(page, hash.slice(1))).toBeInViewport();
  await page.goBack();
  await expect(field).toHaveValue('draw pile empty');
  await expect(results.first()).toBeVisible();
  await field.press('Escape');
  await expect(page.locator('.contents li').filter({ hasText: 'Matador' }).first()).toBeVisible();

  await field.fill('zzzz');
  await expect(page.getByRole('status')).toHaveText('Nothing found. Try another word.');
});

test('Block is told in few lines before the first fold', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/rules/block');
  for (const language of languages) {
    await wear(page, { language });
    await page.reload();
    await expect(page.locator('.introduction .little-board .tiles')).toBeVisible();
    expect(await page.evaluate(linesBeforeFold), language).toBeLessThanOrEqual(40);
  }
});

/** How many lines of text come before the first closed fold; the numbers beside steps are no lines. It runs in the page. */
function linesBeforeFold(): number {
  const main = document.querySelector('main') ?? document.body;
  const fold = main.querySelector('details:not([open])');
  const bottoms: number[] = [];
  const look = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = look.nextNode(); node !== null; node = look.nextNode()) {
    if (fold !== null && (fold.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_PRECEDING) === 0) break;
    if (
      (node.textContent ?? '').trim() === '' ||
      node.parentElement?.closest('svg, .unseen, [inert], button.round')
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { bottom, width } of range.getClientRects())
      if (width > 0 && !bottoms.some((known) => Math.abs(known - bottom) < 5)) bottoms.push(bottom);
  }
  return bottoms.length;
}
