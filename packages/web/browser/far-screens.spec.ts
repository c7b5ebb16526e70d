import { expect, type Page, test } from '@playwright/test';
import { axeFaults } from './support/axe.ts';
import {
  browserOf,
  closeBrowsers,
  follow,
  invite,
  onTurn,
  playFromHands,
  playOn,
  rackOf,
} from './support/far-guests.ts';
import { FarServer } from './support/far-server.ts';
import { faultsOf } from './support/fits.ts';
import { settle, wear } from './support/states-screens.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
type Looks = Readonly<Record<string, readonly { readonly width: number; readonly height: number }[]>>;
/** French has the longest words on many screens. */
const looks: Looks = { fr: [desk, { width: 360, height: 740 }], en: [phone] };
/** What a table comes down to: its lobby, its menu and its end. */
const inEveryLanguage: Looks = {
  ...looks,
  de: [{ width: 844, height: 390 }, phone],
  it: [{ width: 360, height: 740 }],
  ja: [phone],
};
/** What only phones show, upright and sideways. */
const inHand: Looks = {
  de: [phone],
  fr: [{ width: 844, height: 390 }],
  it: [{ width: 360, height: 740 }],
  ja: [phone],
};
/** A television, in every language. All sizes show the same picture. */
const onTelevision: Looks = {
  de: [
    { width: 1280, height: 720 },
    { width: 3840, height: 2160 },
  ],
  ja: [{ width: 1920, height: 1080 }],
  fr: [{ width: 1920, height: 1080 }],
  it: [{ width: 1920, height: 1080 }],
  en: [{ width: 1920, height: 1080 }],
};

/** Where pictures of every screen go, for whoever wants to look at them. */
const pictures = process.env.FAR_PICTURES;

let server: FarServer;

test.beforeAll(async () => {
  server = await FarServer.open();
});

test.afterAll(async () => {
  await closeBrowsers();
  await server.close();
});

/** Nothing is cut or too small, in the longest language too, and nobody is shut out. What is in front may cover the rest. */
async function looksRight(
  page: Page,
  name: string,
  { isInFront = false, as = looks }: { readonly isInFront?: boolean; readonly as?: Looks } = {},
): Promise<void> {
  await test.step(name, async () => {
    for (const [language, sizes] of Object.entries(as)) {
      await wear(page, { language });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const size of sizes) {
        await page.setViewportSize(size);
        await settle(page);
        const found = await page.evaluate(faultsOf, {});
        const faults = found.filter((fault) => !isInFront || !fault.startsWith('overlap'));
        expect.soft(faults, `${name}, ${language}, ${size.width} pixels wide`).toEqual([]);
        if (pictures !== undefined && as !== looks)
          await page.screenshot({ path: `${pictures}/${fileName(name)}-${size.width}-${language}.png` });
      }
      if (as === inEveryLanguage) expect.soft(await axeFaults(page), `${name}, ${language}, axe`).toEqual([]);
    }
    if (as !== inEveryLanguage) expect.soft(await axeFaults(page), `${name}, axe`).toEqual([]);
    if (pictures !== undefined && as === looks) await takePictures(page, `${pictures}/${fileName(name)}`);
    await wear(page, { language: 'en' });
  });
}

/** The buttons of a television hide after a while, and so does what the last move came to. */
async function calmsDown(board: Page): Promise<void> {
  await expect(board.locator('.television-corner')).toHaveAttribute('data-shown', 'false');
  await expect(board.locator('.moment')).toHaveCount(0);
}

const fileName = (name: string): string => name.replaceAll(' ', '-');

async function takePictures(page: Page, path: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const size of [desk, phone]) {
      await page.setViewportSize(size);
      await settle(page);
      await page.screenshot({ path: `${path}-${size.width}-${colorScheme}.png` });
    }
  }
}

test('every screen of a far table fits and shuts nobody out', async ({ browser }) => {
  test.setTimeout(180_000);
  const [anna, bea] = [await browserOf(browser), await browserOf(browser)];
  await anna.goto(server.address);
  await anna.getByRole('button', { name: 'Invite: Matador' }).click();
  await anna.getByText('More', { exact: true }).click();
  await anna.getByText('30 seconds').click();
  await looksRight(anna, 'inviting');

  await invite(anna, server.address, 'Anna');
  await bea.goto(anna.url());
  await expect(bea.getByRole('textbox')).toBeVisible();
  await looksRight(bea, 'a name');
  await follow(bea, anna.url(), 'Maximiliane-Friederike W');
  await expect(bea.getByRole('button', { name: 'Sit here: Seat 2' })).toBeVisible();
  await anna.getByText('Fair dealing').click();
  await anna.getByText('Show on a big screen').click();
  await looksRight(anna, 'gathering', { as: inEveryLanguage });
  await looksRight(bea, 'gathering beside the table');

  await bea.getByRole('button', { name: 'Sit here: Seat 2' }).click();
  await anna.getByRole('button', { name: 'Start' }).click();
  await expect(rackOf(anna)).toHaveCount(7);
  await playOn([anna, bea], 4);
  await bea.getByRole('button', { name: 'This table' }).click();
  await bea.getByRole('button', { name: 'Ask to pause' }).click();
  await looksRight(bea, 'the menu', { as: inEveryLanguage });
  await bea.getByRole('button', { name: 'Close', exact: true }).click();
  await looksRight(anna, 'a match');
  await anna.getByRole('button', { name: 'Chat' }).click();
  await anna.getByRole('button', { name: 'Well played!' }).click();
  await anna
    .getByRole('textbox', { name: 'Say something' })
    .fill('What a move! I did not see that coming at all.');
  await anna.keyboard.press('Enter');
  await expect(anna.getByRole('region', { name: 'Chat' }).getByRole('listitem')).toHaveCount(2);
  await looksRight(anna, 'talking', { isInFront: true });
  await anna.getByRole('button', { name: 'Close', exact: true }).click();
  await bea.getByRole('button', { name: 'No pause after all' }).click();

  await playOn([anna, bea]);
  await anna.getByRole('button', { name: 'Was the deal fair?' }).click();
  await expect(anna.getByText('Yes. The secret')).toBeVisible();
  await looksRight(anna, 'fairness');
  await anna.getByRole('button', { name: 'Close', exact: true }).click();
  await bea.getByRole('button', { name: 'Play again' }).click();
  await expect(anna.locator('.who-is-ready [data-ready="true"]')).toHaveCount(1);
  await looksRight(anna, 'the end', { as: inEveryLanguage });

  await anna.goto(server.address);
  await anna.getByRole('button', { name: 'Settings' }).click();
  await anna.getByRole('button', { name: 'Use my name on another device' }).click();
  await expect(anna.locator('.qr-code path')).toHaveAttribute('d', /M/);
  await looksRight(anna, 'carrying');
});

test('a television, the phones before it, and what comes between two matches fit and shut nobody out', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const [anna, bea, board] = [
    await browserOf(browser),
    await browserOf(browser),
    await browserOf(browser, { viewport: { width: 1920, height: 1080 } }),
  ];
  await invite(anna, server.address, 'Maximiliane-Friederike W');
  const table = anna.url().split('/').at(-1);
  // Opened by the table's id it shows the code, too.
  await board.goto(`${server.address}/board/${table}`);
  await expect(board.locator('.join-code')).toContainText(
    (await anna.locator('.table-code').textContent()) ?? '',
  );
  await looksRight(board, 'television gathering', { as: onTelevision });

  await follow(bea, anna.url(), 'Bea');
  await bea.getByRole('button', { name: 'Sit here: Seat 2' }).click();
  await anna.getByRole('button', { name: 'Start' }).click();
  await expect(anna.locator('.table-screen[data-hand="true"]')).toBeVisible();
  await playFromHands([anna, bea], 6);
  await calmsDown(board);
  await looksRight(board, 'television match', { as: onTelevision });
  const mover = (await onTurn([anna, bea])) ?? anna;
  await looksRight(mover, 'a hand', { as: inHand });
  await mover.getByRole('button', { name: 'Show the board' }).click();
  await looksRight(mover, 'a hand and the board', { as: inHand });
  await mover.getByRole('button', { name: 'Show the board' }).click();

  await playFromHands([anna, bea]);
  await calmsDown(board);
  await looksRight(board, 'television end', { as: onTelevision });
  await looksRight(anna, 'the end in the hand', { as: inHand });
  await anna.getByRole('button', { name: 'This table' }).click();
  await looksRight(anna, 'the menu between matches', { as: inHand });
  await anna.getByRole('button', { name: 'Close', exact: true }).click();
  await anna.getByRole('button', { name: 'Choose another game' }).click();
  await looksRight(anna, 'the next game', { as: inHand });
  await anna.goto(`${server.address}/look-back`);
  await expect(anna.locator('.kept li')).toHaveCount(2);
  await looksRight(anna, 'my tables', { as: inHand });
});
