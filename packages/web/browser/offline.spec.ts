import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { layOne, layToTheEnd } from './support/offline-playing.ts';
import { PageServer } from './support/offline-server.ts';
import { test } from './support/undrawn.ts';

test.use({ serviceWorkers: 'allow' });

let server: PageServer;

test.beforeEach(async ({ context }) => {
  server = await PageServer.open(process.env.PAGE_DIST ?? 'node_modules/.page-under-test');
  await context.addInitScript(() => {
    localStorage.getItem('tischrunde.settings') ??
      localStorage.setItem('tischrunde.settings', JSON.stringify({ pace: 'atOnce', lessMotion: true }));
  });
});

test.afterEach(() => server.close());

/** The whole page lies on the device when its worker has taken it over. */
const keptOnDevice = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

test('without a network another game in another language is started, finished, read up and looked back at', async ({
  page,
  context,
}) => {
  await page.goto(server.address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What shall we play?');
  await keptOnDevice(page);
  await context.setOffline(true);
  await server.close();

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Français').click();
  await page.getByRole('button', { name: 'Fermer' }).click();
  await page.getByRole('button', { name: 'Jouer: Solo 2' }).click();
  await layToTheEnd(page);

  await page.getByRole('link', { name: 'Revoir' }).click();
  await expect(page).toHaveURL(/look-back/);
  await expect(page.locator('.felt svg, .look-back svg').first()).toBeVisible();

  await page.goto(`${server.address}/rules/chickenfoot`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();

  await page.goto(server.address);
  await page.getByRole('button', { name: 'Jouer: Matador' }).click();
  await expect(page.locator('.rack-piece').first()).toBeVisible();
  await page.reload();
  await expect(page.locator('.rack-piece').first()).toBeVisible();
});

test('a new version waits while a match is on, and comes when somebody at the shelf asks for it', async ({
  page,
  context,
}) => {
  await page.goto(server.address);
  await keptOnDevice(page);
  await page.getByRole('button', { name: 'Play: Block' }).click();
  await expect(page.locator('.rack-piece')).toHaveCount(7);
  await mark(page);

  server.publishAnew();
  const other = await context.newPage();
  await other.goto(server.address);
  const note = other.getByText('A new version is available.');
  await expect(note).toBeVisible();
  await expect(page.getByText('A new version is available.')).toHaveCount(0);
  await mark(other);
  await other.getByRole('button', { name: 'Update now' }).click();
  await expect(marked(other)).toHaveCount(0);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('What shall we play?');
  await expect(note).toHaveCount(0);

  // The match goes on as if nothing had happened.
  await expect(marked(page)).toHaveCount(1);
  await layOne(page);
  await expect(marked(page)).toHaveCount(1);
});

test('the page talks to nobody but its own server, and only fetches', async ({ page, context }) => {
  const asked = recorded(context);
  await page.goto(server.address);
  await keptOnDevice(page);
  await page.getByRole('button', { name: 'Play: Block' }).click();
  await layOne(page);
  await page.goto(`${server.address}/rules/solo`);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await page.goto(`${server.address}/look-back`);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();

  // The games that nobody opened are among them, so it is known that the worker's requests were heard too.
  expect(asked.length).toBeGreaterThan(200);
  const elsewhere = asked.filter(
    ({ url }) => !url.startsWith(`${server.address}/`) && !url.startsWith('blob:'),
  );
  expect(elsewhere).toEqual([]);
  expect(asked.filter(({ method, type }) => method !== 'GET' || type === 'ping')).toEqual([]);
});

interface Asked {
  readonly url: string;
  readonly method: string;
  readonly type: string;
}

function recorded(context: BrowserContext): readonly Asked[] {
  const asked: Asked[] = [];
  context.on('request', (request) => {
    asked.push({ url: request.url(), method: request.method(), type: request.resourceType() });
  });
  context.on('page', (page) => {
    page.on('websocket', (socket) => {
      asked.push({ url: socket.url(), method: 'socket', type: 'socket' });
    });
  });
  return asked;
}

/** A mark that a page loses when it is loaded anew. */
const mark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.marked = '';
  });

const marked = (page: Page): Locator => page.locator('html[data-marked]');
