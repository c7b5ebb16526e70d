import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof Axe;
  }
}

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The figure printed on a piece is a picture of its number, which its name says in words. */
const piece = /class="(rack-piece|tile-chip|cell|touchable)/;

/** What axe has against the page, or only by some of its rules. Axe comes to a page once, and only faults leave it. */
export async function axeFaults(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source);
  const faults = await page.evaluate(faultsOf, rules);
  return faults
    .filter(({ rule, html }) => rule !== 'label-content-name-mismatch' || !piece.test(html))
    .map(({ rule, html, summary }) => `${rule}: ${html} ${summary}`);
}

interface Fault {
  readonly rule: string;
  readonly html: string;
  readonly summary: string;
}

/** Runs in the page. */
async function faultsOf(rules?: string[]): Promise<Fault[]> {
  if (window.axe === undefined) throw new Error('axe is not there');
  const { style } = document.documentElement;
  // What cannot be seen has no fault.
  style.setProperty('opacity', '1');
  const { violations } = await window.axe.run(document, {
    ...(rules === undefined ? {} : { runOnly: { type: 'rule', values: rules } }),
    resultTypes: ['violations'],
    // No rule that is on needs the style sheets, nor anybody the way to each element.
    preload: false,
    selectors: false,
  });
  style.removeProperty('opacity');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => ({ rule: id, html, summary: failureSummary })),
  );
}
