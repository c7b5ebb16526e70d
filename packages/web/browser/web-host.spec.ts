import { expect, type Page } from '@playwright/test';
import { layOne } from './support/offline-playing.ts';
import { test } from './support/undrawn.ts';
import { openWebHost, type WebHost } from './support/web-host.ts';

test.use({ serviceWorkers: 'allow' });

let host: WebHost;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  host = await openWebHost();
});

test.afterAll(() => host.close());

/** Links that leave the folder of the page. */
const strayLinks = (page: Page): Promise<string[]> =>
  page
    .locator('a[href]')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => !href.startsWith('/games/') && !href.startsWith('#')),
    );

test('in a folder of a web host without a server, everything but tables with others works', async ({
  page,
  context,
}) => {
  const strays: string[] = [];
  context.on('response', (response) => {
    if (!response.url().startsWith(`${host.page}/`) || response.status() >= 400) strays.push(response.url());
  });
  await context.addInitScript(() => {
    localStorage.setItem('tischrunde.settings', JSON.stringify({ pace: 'atOnce', lessMotion: true }));
    // Of a server that once had this address.
    localStorage.setItem('tischrunde.guest', JSON.stringify({ token: 'old', name: 'Mia' }));
    localStorage.setItem('tischrunde.table', JSON.stringify([{ id: 'abcdefghij', game: 'block' }]));
  });

  // A link to a game, a rule or a screen opens at the first visit.
  await page.goto(`${host.page}/rules/chickenfoot#chickenfoot.foot`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chickenfoot');
  expect(await strayLinks(page)).toEqual([]);
  await page.getByRole('link', { name: 'Tischrunde' }).click();
  await expect(page).toHaveURL(`${host.page}/`);

  // The shelf says that there is no server, and offers nothing that would need one.
  await expect(page.getByText('This address has no server')).toBeVisible();
  await expect(page.getByRole('button', { name: 'One device: Block', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invite' })).toHaveCount(0);
  await expect(page.getByText('Join a table')).toHaveCount(0);
  await expect(page.getByText('Your table')).toHaveCount(0);
  expect(await strayLinks(page)).toEqual([]);
  await page.getByRole('button', { name: 'Options: Block', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Invite' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

  // A match is played, looked back at, and sent as a link.
  await page.getByRole('button', { name: 'Play: Block', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`^${host.page}/table\\?match=`));
  await layOne(page);
  await page.goto(`${host.page}/look-back`);
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page).toHaveURL(new RegExp(`^${host.page}/look-back/`));
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.getByRole('dialog').locator('input').inputValue();
  expect(link.startsWith(`${host.page}/look-back#`)).toBe(true);

  const manifest = await page.evaluate(async () => {
    const address = document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? '';
    const { start_url, scope, icons } = await (await fetch(address)).json();
    return [start_url, scope, ...icons.map(({ src }: { readonly src: string }) => src)].map(
      (part) => new URL(part, address).href,
    );
  });
  expect(manifest.slice(0, 2)).toEqual([`${host.page}/`, `${host.page}/`]);
  for (const icon of manifest.slice(2)) expect((await context.request.get(icon)).ok()).toBe(true);
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(scope).toBe(`${host.page}/`);

  // What was sent from elsewhere, to be opened without a network: also screens of which the host has no file.
  host.close();
  await context.setOffline(true);
  await page.goto(link);
  await expect(page.locator('.look-back svg').first()).toBeVisible();
  await page.goto(`${host.page}/?game=matador`);
  await expect(page.locator('.rack-piece').first()).toBeVisible();
  for (const path of ['table/abcdefghij', 'board', 'carry#code']) {
    await page.goto(`${host.page}/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('This address has no server');
  }
  expect(strays).toEqual([]);
});
