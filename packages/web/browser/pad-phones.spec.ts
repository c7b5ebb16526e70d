import { type BrowserContext, expect, type Page, type WebSocketRoute } from '@playwright/test';
import { fillPad, readPadMatch } from '@tischrunde/engine/pad';
import { axeFaults } from './support/axe.ts';
import { FarServer } from './support/far-server.ts';
import { faultsOf } from './support/fits.ts';
import { Scorer, startPad } from './support/scorer.ts';
import { settle, wear } from './support/states-screens.ts';
import { test, withoutDrawing } from './support/undrawn.ts';

let server: FarServer;
const contexts: BrowserContext[] = [];

test.beforeEach(async () => {
  server = await FarServer.open();
});

test.afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
  await server.close();
});

/** Nothing is cut or too small in the longest language and in large print, and nobody is shut out. */
async function looksRight(page: Page, name: string): Promise<void> {
  for (const look of [
    { language: 'de', largePrint: true },
    { language: 'ja' },
    { language: 'fr' },
    { language: 'en' },
  ]) {
    await wear(page, look);
    await expect(page.locator('html')).toHaveAttribute('lang', look.language);
    await settle(page);
    expect.soft(await page.evaluate(faultsOf, {}), `${name}, ${look.language}`).toEqual([]);
    if (pictures !== undefined) await page.screenshot({ path: `${pictures}/${name}-${look.language}.png` });
  }
  expect.soft(await axeFaults(page), `${name}, axe`).toEqual([]);
}

/** Where pictures go, to be looked at. */
const pictures = process.env.PAD_PICTURES;

/** A network that can fail. */
class Network {
  private isCut = false;
  private readonly live = new Set<WebSocketRoute>();
  private readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  static async of(page: Page): Promise<Network> {
    const network = new Network(page);
    await page.routeWebSocket('**/socket', async (socket) => {
      if (network.isCut) return socket.close();
      network.live.add(socket);
      socket.connectToServer();
    });
    return network;
  }

  async cut(): Promise<void> {
    this.isCut = true;
    for (const socket of this.live) await socket.close();
    this.live.clear();
  }

  async mend(): Promise<void> {
    this.isCut = false;
    await this.page.evaluate(() => dispatchEvent(new Event('online')));
  }
}

/** What the engine makes of the pad that a phone has stored. */
async function kept(page: Page): Promise<readonly number[]> {
  const text = await page.evaluate(() => localStorage.getItem('tischrunde.pads') ?? '[]');
  return fillPad(readPadMatch(JSON.parse(text)[0].match)).scores;
}

test('two phones fill one pad: by a code, round by round, at once, without a network, and mended', async ({
  browser,
}) => {
  for (let phones = 0; phones < 2; phones++)
    contexts.push(
      await withoutDrawing(
        await browser.newContext({
          viewport: { width: 390, height: 844 },
          hasTouch: true,
          locale: 'en-GB',
          serviceWorkers: 'block',
        }),
      ),
    );
  const [first, second] = await Promise.all(contexts.map((context) => context.newPage()));
  const network = await Network.of(first);
  await first.goto(server.address);
  const anna = await startPad(first, 'SOLO 2', ['Anna', 'Bea', 'Carl']);
  const agree = async (scores: readonly number[]): Promise<void> => {
    for (const page of [first, second]) {
      await expect(page.locator('.pad-score')).toHaveText(scores.map(String));
      expect(await kept(page)).toEqual(scores);
    }
  };
  // A round before anybody else has come.
  await anna.player('Anna');
  await anna.number(20);
  await anna.number(30);

  await anna.button('Several phones');
  const phones = first.getByRole('dialog', { name: 'Several phones' });
  await phones.getByRole('textbox', { name: 'Your name' }).fill('Anna');
  await phones.getByRole('button', { name: 'Get a code' }).tap();
  const code = await phones.locator('.table-code').textContent();
  await looksRight(first, 'the code');
  await second.goto(`${server.address}/table/${code?.toLowerCase()}`);
  await expect(second.getByRole('heading', { name: 'Anna keeps the score of SOLO' })).toBeVisible();
  await second.getByRole('textbox', { name: 'Your name' }).fill('Bea');
  await second.getByRole('button', { name: 'See and fill the pad' }).tap();
  const bea = new Scorer(second);
  await expect(phones.getByRole('listitem')).toHaveText(['Anna', 'BeaSend Bea away']);
  await phones.getByRole('button', { name: 'Close' }).tap();
  await agree([0, 20, 30]);

  await bea.player('Bea');
  await bea.number(5);
  await bea.number(7);
  await agree([7, 20, 35]);
  await expect(first.locator('.pad-wrote')).toContainText('Bea wrote: Bea played the last piece.');

  // Anna enters a round without a network, and Bea the same one with it: Bea was first.
  await network.cut();
  await anna.player('Carl');
  await anna.number(1);
  await anna.number(2);
  await expect(first.getByText('Not sent yet.')).toBeVisible();
  expect(await anna.scores()).toEqual(['8', '22', '35']);
  await bea.player('Carl');
  await bea.number(3);
  await bea.number(4);
  await network.mend();
  await expect(first.getByText('Somebody else was first.')).toBeVisible();
  await agree([10, 24, 35]);

  // Without a network, and nobody else writes: it is sent when it is back, even by a page that was loaded again.
  await network.cut();
  await anna.player('Anna');
  await anna.number(1);
  await anna.number(1);
  await network.mend();
  await agree([10, 25, 36]);

  // An early round is put right on the other phone.
  await second.getByRole('button', { name: 'Round 1: Change' }).tap();
  await second.getByRole('dialog').getByRole('button', { name: 'Change' }).tap();
  await bea.player('Bea');
  await bea.number(21);
  await agree([10, 26, 36]);
  await expect(first.locator('.pad-wrote')).toHaveText('Bea changed the pad.');
  await first.reload();
  await agree([10, 26, 36]);
  await looksRight(second, 'the pad');

  // The end of the match, and the next one on both phones.
  for (let rounds = 0; rounds < 5; rounds++) {
    await bea.player('Bea');
    await bea.number(99);
    await bea.number(1);
  }
  await expect(first.getByRole('status').filter({ hasText: 'wins the match' })).toBeVisible();
  await bea.button('Play again');
  await agree([0, 0, 0]);
  await anna.button('Several phones');
  await phones.getByRole('button', { name: 'Stop sharing' }).tap();
  for (const page of [first, second])
    await expect(page.getByText('This pad is no longer shared.')).toBeVisible();
  await anna.player('Bea');
  await anna.number(3);
  await anna.number(4);
  expect(await anna.scores()).toEqual(['4', '0', '3']);
});
