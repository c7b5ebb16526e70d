import { expect, type Page } from '@playwright/test';
import { browserOf, closeBrowsers } from './support/far-guests.ts';
import { FarServer, home } from './support/far-server.ts';
import { test } from './support/undrawn.ts';

let server: FarServer | null = null;

test.afterEach(async () => {
  await closeBrowsers();
  await server?.close();
  server = null;
});

/** The link for another device, at the address of this server. */
async function linkFor(page: Page, address: string): Promise<string> {
  const link = await page.getByRole('textbox', { name: 'Link for your other device' }).inputValue();
  expect(link).toContain(`${home}/carry#`);
  return link.replace(home, address);
}

test('where no server is, an invitation says what it needs, and one can play all the same', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Invite: Block' }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Anna');
  await page.getByRole('button', { name: 'Open a table' }).click();
  await expect(page.getByText('You need a network connection to invite others')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Open tables' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Play: Block' }).click();
  await expect(page.locator('.rack-piece')).toHaveCount(7);
});

test('a public table is found on the shelf, and a name is carried to another device', async ({ browser }) => {
  server = await FarServer.open();
  const { address } = server;
  const [anna, bea, phone] = [await browserOf(browser), await browserOf(browser), await browserOf(browser)];
  const mishaps: string[] = [];
  for (const page of [anna, bea, phone])
    page.on('console', (message) => {
      if (message.type() === 'error') mishaps.push(message.text());
    });

  await test.step('a table that everybody may join, with a clock', async () => {
    await anna.goto(address);
    await anna.getByRole('button', { name: 'Invite: Block' }).click();
    await anna.getByRole('textbox', { name: 'Your name' }).fill('Anna');
    await anna.getByText('More', { exact: true }).click();
    await anna.getByRole('group', { name: 'Who may join?' }).getByText('everybody').click();
    await anna.getByText('15 seconds').click();
    await anna.getByRole('button', { name: 'Open a table' }).click();
    await expect(
      anna.getByText('Time per turn: 15 seconds · When the time is up: a bot makes the move'),
    ).toBeVisible();

    await bea.goto(address);
    await bea.getByRole('link', { name: 'Join: Block, Anna' }).click();
    await expect(bea.getByRole('heading', { name: 'Anna invites you to Block' })).toBeVisible();
    await bea.getByRole('textbox', { name: 'Your name' }).fill('Bea');
    await bea.getByRole('button', { name: 'Just watch' }).click();
    await bea.getByRole('button', { name: 'Sit here: Seat 2' }).click();
    await anna.getByRole('button', { name: 'Start' }).click();
    await expect(anna.getByRole('timer')).toBeVisible();
    await expect(bea.getByRole('timer')).toBeVisible();
  });

  await test.step('a name on another device, with its seat', async () => {
    const table = anna.url();
    await anna.goto(address);
    await expect(anna.getByRole('link', { name: 'Back to the table' })).toBeVisible();
    await anna.getByRole('button', { name: 'Settings' }).click();
    await anna.getByRole('button', { name: 'Use my name on another device' }).click();
    const link = await linkFor(anna, address);
    await phone.goto(link);
    // Nobody becomes somebody else without a click.
    await expect(phone.getByRole('heading', { name: 'Continue as Anna on this device?' })).toBeVisible();
    expect(phone.url()).toBe(`${address}/carry`);
    expect(await phone.evaluate(() => localStorage.getItem('tischrunde.guest'))).toBeNull();
    await phone.getByRole('button', { name: 'Yes, continue as Anna' }).click();
    await expect(phone.getByRole('heading', { name: 'You are now Anna on this device too.' })).toBeVisible();
    // The link works once.
    await bea.goto(link);
    await bea.getByRole('button', { name: 'Yes, continue as Anna' }).click();
    await expect(bea.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await phone.goto(table);
    await expect(phone.locator('.plate[data-front="true"]')).toBeVisible();

    await anna.goto(address);
    await anna.getByRole('button', { name: 'Settings' }).click();
    await anna.getByRole('button', { name: 'Use my name on another device' }).click();
    const another = await linkFor(anna, address);
    await bea.goto(another);
    await expect(bea.getByText('On this device you are Bea now.')).toBeVisible();
    await bea.getByRole('button', { name: 'No, stay Bea' }).click();
    await expect(bea.getByRole('heading', { name: 'Nothing has changed.' })).toBeVisible();

    await anna.getByRole('button', { name: 'Sign out other devices' }).click();
    await expect(anna.getByText('Only this device knows your name now.')).toBeVisible();
    await phone.reload();
    await expect(phone.getByText('You were signed out from another device.')).toBeVisible();
    await anna.goto(table);
    await expect(anna.locator('.plate[data-front="true"]')).toBeVisible();
  });

  await test.step('a link that says nothing changes nothing', async () => {
    await bea.goto(`${address}/carry#nonsense`);
    await expect(bea.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await bea.goto(address);
    await bea.getByRole('button', { name: 'Settings' }).click();
    await expect(bea.getByText('Your name there: Bea')).toBeVisible();
  });

  await test.step('what is printed is dressed, as strict as the server is', async () => {
    await phone.addInitScript(() => {
      if (window !== top) window.print = () => {};
    });
    await phone.goto(`${address}/puzzles`);
    await phone.getByRole('button', { name: 'Print: Domino square' }).click();
    await phone.getByRole('dialog').getByRole('button', { name: 'Print' }).click();
    const paper = phone.frameLocator('iframe[title="Domino square"]');
    await expect(paper.locator('main').first()).toHaveCSS('display', 'grid');
  });

  await test.step('a table that is not there', async () => {
    await bea.goto(`${address}/table/0000000000`);
    await expect(bea.getByRole('heading', { name: 'This table does not exist.' })).toBeVisible();
  });

  expect(mishaps).toEqual([]);
});
