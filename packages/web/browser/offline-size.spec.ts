import { gzipSync } from 'node:zlib';
import { expect, type Response } from '@playwright/test';
import { test } from './support/undrawn.ts';

const nameOf = (response: Response): string => new URL(response.url()).pathname.replace('/assets/', '');

test('the shelf loads at most 60 kB of code, and a game its own when it is opened', async ({ page }) => {
  const code: Response[] = [];
  page.on('response', (response) => {
    if (nameOf(response).endsWith('.js')) code.push(response);
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play: Block' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const first = code.map(nameOf);
  const bodies = await Promise.all(code.map((response) => response.body()));
  const compressed = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  expect(compressed).toBeGreaterThan(10_000);
  expect(compressed).toBeLessThanOrEqual(60_000);
  const late = /^(table|games|local-match|speaker|rulebook|replay|.*-board)/;
  expect(first.filter((name) => late.test(name))).toEqual([]);

  await page.getByRole('button', { name: 'Play: Block' }).click();
  await expect(page.locator('.rack-piece')).toHaveCount(7);
  const boards = code
    .slice(first.length)
    .map(nameOf)
    .filter((name) => /^(line|solo|dominosa|star|burg)-board/.test(name));
  expect(boards).toEqual([expect.stringMatching(/^line-board/)]);
});

test('what the document asks for before any code runs is what the screen needs', async ({ page }) => {
  // The language of the settings counts, not the browser's.
  await page.addInitScript(() => localStorage.setItem('tischrunde.settings', '{"language":"ja"}'));
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/(.+)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
    if (name !== undefined) asked.push(name);
  });
  const early = (): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('link[rel="modulepreload"]')].map(
        (link) => link.getAttribute('href') ?? '',
      ),
    );
  for (const [path, own] of [
    ['/rules/block', 'rulebook'],
    ['/?game=block', 'table'],
  ]) {
    asked.splice(0);
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    const files = await early();
    expect(files).toContainEqual(expect.stringContaining(`/${own}-`));
    expect(files).toContainEqual(expect.stringContaining('/table-words-'));
    // A wrong language would be asked for beside the right one.
    expect(asked.filter((name) => /^(de|en|fr|it|ja|table-words)$/.test(name)).toSorted()).toEqual([
      'ja',
      'table-words',
    ]);
  }
});
