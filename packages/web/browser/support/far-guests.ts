import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { withoutDrawing } from './undrawn.ts';

const phone = { width: 390, height: 844 };

interface Wish {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly serviceWorkers?: 'allow' | 'block';
}

const opened: BrowserContext[] = [];

/** Somebody with a browser of their own, in which nothing moves or sounds. */
export async function browserOf(
  browser: Browser,
  { viewport = phone, serviceWorkers = 'block' }: Wish = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers,
  });
  opened.push(context);
  const page = await (await withoutDrawing(context)).newPage();
  await page.addInitScript(() => {
    if (localStorage.getItem('tischrunde.settings') === null)
      localStorage.setItem(
        'tischrunde.settings',
        JSON.stringify({ pace: 'atOnce', lessMotion: true, sound: false }),
      );
  });
  return page;
}

/** Closes the browsers of all guests: those left open would go on looking for their server while other tests run. */
export async function closeBrowsers(): Promise<void> {
  await Promise.all(opened.splice(0).map((context) => context.close()));
}

/** Opens a table for a match of Block of one round, and is in its gathering room. */
export async function invite(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Options: Block' }).click();
  const options = page.getByRole('dialog', { name: 'Block · Options' });
  await options.getByRole('radio', { name: 'Rounds', exact: true }).press('Space');
  await options.getByRole('spinbutton', { name: 'Rounds' }).fill('1');
  await options.getByRole('button', { name: 'Invite' }).click();
  const inviting = page.getByRole('dialog', { name: 'Block · Invite' });
  await inviting.getByRole('textbox', { name: 'Your name' }).fill(name);
  await inviting.getByRole('button', { name: 'Open a table' }).click();
  await expect(page.getByRole('heading', { name: 'Who is playing?' })).toBeVisible();
}

/** Comes by the link, and stands beside the table. */
export async function follow(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Just watch' }).click();
}

/** Two people sit at a table, and their match has begun. */
export async function sitTogether(host: Page, guest: Page, address: string): Promise<void> {
  await invite(host, address, 'Anna');
  await follow(guest, host.url(), 'Bea');
  await guest.getByRole('button', { name: 'Sit here: Seat 2' }).click();
  await host.getByRole('button', { name: 'Start' }).click();
  for (const page of [host, guest]) await expect(rackOf(page)).toHaveCount(7);
}

export const rackOf = (page: Page): Locator => page.locator('.rack-piece');

/** Who of them is on turn; null once the match is over for all. */
export async function onTurn(pages: readonly Page[]): Promise<Page | null> {
  for (;;) {
    const found = await Promise.all(
      pages.map((page) =>
        page.evaluate(() => {
          if (document.querySelector('.round-end') !== null) return 'over';
          return document.querySelector('.plate[data-front="true"][data-turn="true"]') === null
            ? 'waits'
            : 'turn';
        }),
      ),
    );
    if (found.every((one) => one === 'over')) return null;
    const at = found.indexOf('turn');
    if (at >= 0 && found.filter((one) => one === 'turn').length === 1) return pages[at];
    await pages[0].waitForTimeout(20);
  }
}

/** Makes some move, as somebody would who does not think much. */
export async function takeTurn(page: Page): Promise<void> {
  const piece = page.locator('.rack-piece[data-playable="true"]').first();
  if ((await piece.count()) === 0) {
    await page.locator('.actions button').first().click();
    return;
  }
  // Whatever was taken up before is put back.
  await page.keyboard.press('Escape');
  await piece.click();
  const places = page.locator('.felt [data-place]');
  if ((await places.count()) > 0) await places.first().press('Enter');
  else await piece.click();
}

/** What lies on the table, in numbers: pieces laid, pieces in the hands, points. */
export const figuresOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    `${document.querySelectorAll('.board [data-piece]').length} laid`,
    ...[...document.querySelectorAll<HTMLElement>('.plate')]
      .toSorted((one, other) => Number(one.dataset.seat) - Number(other.dataset.seat))
      .map((plate) => plate.querySelector('.plate-words')?.textContent ?? ''),
  ]);

/** Some move with the hand alone, before a television: a piece, and its place by name. */
async function takeTurnFromHand(page: Page): Promise<void> {
  const piece = page.locator('.rack-piece[data-playable="true"]').first();
  if ((await piece.count()) === 0) {
    await page.locator('.actions button').first().click();
    return;
  }
  await piece.click();
  await page.locator('.place-buttons button, .primary-move').first().click();
}

/** Plays so many moves, or until the match is over. */
export const playOn = (pages: readonly Page[], most = Number.POSITIVE_INFINITY): Promise<void> =>
  playBy(takeTurn, pages, most);

/** As `playOn`, on phones that show the hand alone. */
export const playFromHands = (pages: readonly Page[], most = Number.POSITIVE_INFINITY): Promise<void> =>
  playBy(takeTurnFromHand, pages, most);

async function playBy(
  take: (page: Page) => Promise<void>,
  pages: readonly Page[],
  most: number,
): Promise<void> {
  for (let moves = 0; moves < most; moves++) {
    const page = await onTurn(pages);
    if (page === null) return;
    const before = await page.locator('.status').textContent();
    await take(page);
    await page.waitForFunction(
      (text) =>
        document.querySelector('.status')?.textContent !== text ||
        document.querySelector('.round-end') !== null,
      before,
    );
  }
}
