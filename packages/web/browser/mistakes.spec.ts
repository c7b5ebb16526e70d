import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type { JsonObject } from '@tischrunde/engine';
import { keptMatch, layIntoDrawer } from './support/drawer.ts';
import { matchWhere } from './support/match/positions.ts';
import { test } from './support/undrawn.ts';

// Mistakes of the page itself: here its own code does not arrive, or breaks.

const transcript = matchWhere({ game: 'block', players: 2 }, (_match, moves) => moves === 4);

async function expectMatchIsOffered(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const saved = JSON.parse(await readFile(await (await saving).path(), 'utf8')) as JsonObject;
  expect(saved.moves).toEqual(transcript.moves);
}

test.beforeEach(({ page }) => layIntoDrawer(page, [keptMatch(transcript, ['Anna', null])]));

test('a board that cannot be fetched: the match is offered as a file, and can be gone on with later', async ({
  page,
}) => {
  const boards = '**/assets/line-board-*.js';
  await page.route(boards, (route) => route.abort());
  await page.goto('/table?match=kept');
  await expectMatchIsOffered(page);
  await page.unroute(boards);
  await page.reload();
  await expect(page.locator('.rack-piece').first()).toBeVisible();
});

test('a worker that breaks: the match is offered as a file', async ({ page }) => {
  await page.route('**/assets/local-match-worker-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("a bug");' }),
  );
  await page.goto('/table?match=kept');
  await expectMatchIsOffered(page);
  // What the program says is for who wants to know.
  const words = page.getByRole('main').locator('code');
  await expect(words).toBeHidden();
  await page.getByText('Details').click();
  await expect(words).toBeVisible();
  await expect(words).toContainText('a bug');
});

test('a worker that tells of a bug: the match is offered as it stood then', async ({ page }) => {
  const told = JSON.stringify({ kind: 'broken', error: 'a bug', transcript });
  await page.route('**/assets/local-match-worker-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `onmessage = () => postMessage(${told});` }),
  );
  await page.goto('/table?match=kept');
  await expectMatchIsOffered(page);
});
