import { expect, type Page } from '@playwright/test';
import { games } from '@tischrunde/engine';
import { languages } from '@tischrunde/rulebook';
import { wear } from './support/states-screens.ts';
import { test } from './support/test.ts';

/** The pages of the document that the browser would print. */
async function printedPages(page: Page): Promise<number> {
  const document = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  return document.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** The numbers of the sheets that hold more than fits. */
const overfullSheets = (page: Page): Promise<number[]> =>
  page.locator('.sheet').evaluateAll((all) =>
    all.flatMap((sheet, index) => {
      const body = sheet.querySelector('.sheet-body') ?? sheet;
      return body.scrollHeight > body.clientHeight + 1 ? [index + 1] : [];
    }),
  );

/** The names and numbers in the contents, and those on the sheets where they lead: in one go, for the book is large. */
const tellsWhere = (page: Page): Promise<{ readonly entry: string[]; readonly sheet: string[] }[]> =>
  page.evaluate(() => {
    const textIn = (element: Element | undefined, selector: string): string =>
      element?.querySelector(selector)?.textContent?.trim() ?? 'nothing';
    const sheets = document.querySelectorAll('.sheet');
    return [...document.querySelectorAll('.printed-contents li')].map((line) => {
      const number = textIn(line, 'span');
      const sheet = sheets[Number(number) - 1];
      return {
        entry: [textIn(line, 'a'), number],
        sheet: [textIn(sheet, 'h1'), textIn(sheet, '.sheet-foot span:last-child')],
      };
    });
  });

const isReady = (page: Page) =>
  expect(page.locator('.printing')).toHaveAttribute('data-ready', 'true', { timeout: 60_000 });

for (const paper of ['a5', 'a4']) {
  test(`every game has one page of ${paper}, in every language, in letters that can be read`, async ({
    page,
  }) => {
    test.slow();
    await page.goto(`/rules/print?as=crib&paper=${paper}`);
    for (const language of languages) {
      await wear(page, { language });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await isReady(page);
      const small = await page.locator('.crib').evaluateAll((cribs) =>
        cribs.flatMap((crib) => {
          const points = Number.parseFloat(getComputedStyle(crib).fontSize) * 0.75;
          return points < 6.5 ? [`${crib.getAttribute('data-game')}: ${points.toFixed(1)} pt`] : [];
        }),
      );
      expect.soft(small, language).toEqual([]);
      await expect(page.locator('.sheet')).toHaveCount(games.length);
      expect.soft(await overfullSheets(page), language).toEqual([]);
    }
    // What the browser prints are the sheets that it shows.
    expect(await printedPages(page)).toBe(games.length);
  });
}

test('the whole book has as many pages as it says, and its contents tell where games begin', async ({
  page,
}) => {
  test.slow();
  await page.goto('/rules/print');
  await isReady(page);
  const sheets = page.locator('.sheet');
  const count = await sheets.count();
  expect(count).toBeGreaterThan(games.length);
  await expect(page.locator('.print-now').getByRole('status')).toHaveText(`${count} pages`);
  expect(await printedPages(page)).toBe(count);
  const told = await tellsWhere(page);
  expect(told).toHaveLength(games.length + 2);
  for (const { entry, sheet } of told) expect(sheet).toEqual(entry);
  expect(await overfullSheets(page)).toEqual([]);
});

for (const game of ['block', 'solo']) {
  test(`the chapter of ${game} is printed in full, on every paper`, async ({ page }) => {
    for (const paper of ['a5', 'a4', 'booklet']) {
      await page.goto(`/rules/print/${game}?paper=${paper}`);
      await isReady(page);
      const count = await page.locator('.sheet').count();
      expect(await printedPages(page), paper).toBe(paper === 'booklet' ? count / 2 : count);
      await expect(page.locator('details')).toHaveCount(0);
      // What may be agreed on, and what holds at every table.
      for (const title of game === 'block' ? ['Locking an end', 'At every table'] : ['At every table'])
        await expect(page.getByRole('heading', { name: title })).toBeAttached();
    }
  });
}
