import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';

interface Loaded {
  readonly name: string;
  /** Compressed, in bytes. */
  readonly size: number;
}

/** Notes all code that a page loads. */
function loadedBy(page: Page): () => Promise<Loaded[]> {
  const loading: Promise<Loaded>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js')) return;
    loading.push(
      response
        .body()
        .then((body) => ({ name: pathname.replace('/assets/', ''), size: gzipSync(body).length })),
    );
  });
  return () => Promise.all(loading);
}

const sizeOf = (loaded: readonly Loaded[]): number => loaded.reduce((sum, { size }) => sum + size, 0);

test('the shelf loads at most 60 kB of code, and a game its own when it is opened', async ({ page }) => {
  const loaded = loadedBy(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play: Block' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const first = await loaded();
  expect(sizeOf(first)).toBeGreaterThan(10_000);
  expect(sizeOf(first)).toBeLessThanOrEqual(60_000);
  const games = /^(table|games|worker|speaker|rulebook|look-back|.*-board)/;
  expect(first.filter(({ name }) => games.test(name))).toEqual([]);

  await page.getByRole('button', { name: 'Play: Block' }).click();
  await expect(page.locator('.rack-piece')).toHaveCount(7);
  const then = (await loaded()).slice(first.length).map(({ name }) => name);
  const boards = then.filter((name) => /^(line|solo|dominosa|star|burg)-board/.test(name));
  expect(boards).toEqual([expect.stringMatching(/^line-board/)]);
});
