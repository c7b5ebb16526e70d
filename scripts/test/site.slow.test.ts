import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, chromium as browserType } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromium, flags } from '../../packages/web/browser/support/chromium.ts';

// Builds the documentation, which fails on dead links, and reads it in the browser.

const root = resolve(import.meta.dirname, '../..');
let browser: Browser;

const addressOf = (page: string): string => pathToFileURL(join(root, 'site/dist', page)).href;

beforeAll(async () => {
  const building = promisify(execFile)('npm', ['run', '--silent', 'docs'], { cwd: root });
  browser = await browserType.launch({ executablePath: chromium, args: flags });
  await building;
}, 240_000);

afterAll(() => browser?.close());

test('the search finds a rule by its id, in any language', async () => {
  const page = await browser.newPage();
  await page.goto(addressOf('index.html'));
  await page.fill('#search', 'domino.match');
  await page.locator('#found a').first().click();
  expect(page.url()).toBe(`${addressOf('rules.html')}#domino.match`);
  await page.fill('#search', 'gleich an gleich');
  expect(await page.locator('#found a').first().textContent()).toContain('domino.match');
  await page.close();
});

test('the API has the packages by their names, with their READMEs, and leads back', async () => {
  const page = await browser.newPage();
  await page.goto(addressOf('api/modules/_tischrunde_client.html'));
  expect(await page.locator('h1').first().textContent()).toContain('@tischrunde/client');
  expect(await page.locator('pre', { hasText: 'Client.enter' }).count()).toBeGreaterThan(0);
  await page.locator('#tsd-toolbar-links a').first().click();
  expect(page.url()).toBe(addressOf('index.html'));
  await page.close();
});

test('no page is wider than a phone', async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  for (const name of [
    'index',
    'programs',
    'examples',
    'protocol',
    'performance',
    'scale',
    'rules',
    'operate',
  ]) {
    await page.goto(addressOf(`${name}.html`));
    expect([name, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([name, 360]);
  }
  await page.close();
});
