import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const axe = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Its own builder brings axe to the page twice for each look at it; here it comes once, and nothing is brought any more. */
const isThere = { axeSource: ';' };

/** The figure printed on a piece is a picture of its number, which its name says in words. */
const piece = /class="(rack-piece|tile-chip|cell|touchable)/;

/** What axe has against the page, or only by some of its rules. */
export async function axeFaults(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  // What cannot be seen has no fault.
  await page.evaluate(() => document.documentElement.style.setProperty('opacity', '1'));
  const builder = new AxeBuilder({ page, ...isThere })
    .setLegacyMode()
    // No rule that is on needs the style sheets, nor anybody the way to each element.
    .options({ resultTypes: ['violations'], preload: false, selectors: false });
  const { violations } = await (rules === undefined ? builder : builder.withRules(rules)).analyze();
  await page.evaluate(() => document.documentElement.style.removeProperty('opacity'));
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => id !== 'label-content-name-mismatch' || !piece.test(html))
      .map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}
