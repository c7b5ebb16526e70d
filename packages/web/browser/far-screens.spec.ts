import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { browserOf, closeBrowsers, follow, invite, playOn, rackOf } from './support/far-guests.ts';
import { FarServer } from './support/far-server.ts';
import { faultsOf } from './support/fits.ts';
import { settle, wear } from './support/states-screens.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
/** French has the longest words on many screens. */
const looks = { fr: [desk, { width: 360, height: 740 }], en: [phone] };

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
async function looksRight(page: Page, name: string, isInFront = false): Promise<void> {
  await test.step(name, async () => {
    for (const [language, sizes] of Object.entries(looks)) {
      await wear(page, { language });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const size of sizes) {
        await page.setViewportSize(size);
        await settle(page);
        const found = await page.evaluate(faultsOf, {});
        const faults = found.filter((fault) => !isInFront || !fault.startsWith('overlap'));
        expect.soft(faults, `${name}, ${language}, ${size.width} pixels wide`).toEqual([]);
      }
    }
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect
      .soft(
        violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`)),
        `${name}, axe`,
      )
      .toEqual([]);
    if (pictures !== undefined) await takePictures(page, `${pictures}/${name.replaceAll(' ', '-')}`);
  });
}

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
  await looksRight(anna, 'gathering');
  await looksRight(bea, 'gathering beside the table');

  await bea.getByRole('button', { name: 'Sit here: Seat 2' }).click();
  await anna.getByRole('button', { name: 'Start' }).click();
  await expect(rackOf(anna)).toHaveCount(7);
  await playOn([anna, bea], 4);
  await bea.getByRole('button', { name: 'This table' }).click();
  await bea.getByRole('button', { name: 'Ask to pause' }).click();
  await looksRight(bea, 'the menu');
  await bea.getByRole('button', { name: 'Close', exact: true }).click();
  await looksRight(anna, 'a match');
  await anna.getByRole('button', { name: 'Chat' }).click();
  await anna.getByRole('button', { name: 'Well played!' }).click();
  await anna
    .getByRole('textbox', { name: 'Say something' })
    .fill('What a move! I did not see that coming at all.');
  await anna.keyboard.press('Enter');
  await expect(anna.getByRole('region', { name: 'Chat' }).getByRole('listitem')).toHaveCount(2);
  await looksRight(anna, 'talking', true);
  await anna.getByRole('button', { name: 'Close', exact: true }).click();
  await bea.getByRole('button', { name: 'No pause after all' }).click();

  await playOn([anna, bea]);
  await anna.getByRole('button', { name: 'Was the deal fair?' }).click();
  await expect(anna.getByText('Yes. The secret')).toBeVisible();
  await looksRight(anna, 'fairness');
  await anna.getByRole('button', { name: 'Close', exact: true }).click();
  await bea.getByRole('button', { name: 'Play again' }).click();
  await expect(anna.getByText('Ready to play again')).toBeVisible();
  await looksRight(anna, 'the end');

  await anna.goto(server.address);
  await anna.getByRole('button', { name: 'Settings' }).click();
  await anna.getByRole('button', { name: 'Use my name on another device' }).click();
  await expect(anna.locator('.scannable path')).toHaveAttribute('d', /M/);
  await looksRight(anna, 'carrying');
});
