import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { type Language, languages } from '@tischrunde/rulebook';
import { faultsOf } from './support/fits.ts';
import { strangersIn, textsOnPage } from './support/spoken.ts';
import { arrive, type Screen, screens, settle, wear } from './support/states-screens.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const sizes = [desktop, { width: 768, height: 1024 }, phone];

/** A page on a device for fingers, on which nothing moves. */
async function open(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: phone,
    hasTouch: true,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    localStorage.setItem('tischrunde.settings', '{"pace":"atOnce","lessMotion":true,"language":"en"}');
  });
  return page;
}

const onSmallPhones = new Set([
  'a line that is counted',
  'cards of ten players',
  'a question',
  'a refusal',
  'the end of a match of eleven',
  'the end of hektik',
  'the shelf',
  'one device',
  'settings',
  'the matches',
]);

for (const screen of screens) {
  test(`${screen.name} fits, speaks one language and shuts nobody out`, async ({ browser }) => {
    const page = await open(browser);
    await arrive(page, screen);
    for (const language of languages) {
      await test.step(language, async () => {
        await wear(page, { language });
        await isSpoken(page, language);
        await fits(page, screen, language === languages[0] ? sizes : [desktop, phone]);
        await isAccessible(page, language);
      });
    }
    if (onSmallPhones.has(screen.name)) {
      await test.step('the smallest phone, and large print', () => fitsWhereThereIsLittleRoom(page));
    }
    await page.context().close();
  });
}

test('what does not fit is noticed', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.setContent(`
    <p style="margin: 0; width: 500px; text-align: right">too far</p>
    <p style="overflow: hidden; width: 60px; white-space: nowrap">much too long</p>
    <p style="font-size: 12px">too small</p>
    <button style="position: absolute; left: 9px; top: 200px; width: 80px; height: 30px">low</button>
    <p style="position: absolute; left: 9px; top: 190px">over it</p>
    <svg viewBox="0 0 200 100" width="100" height="50"><text x="9" y="50" font-size="20">shrunk</text></svg>`);
  const faults = await page.evaluate(faultsOf, {});
  expect(faults).toEqual(
    expect.arrayContaining([
      expect.stringContaining('the page scrolls sideways'),
      expect.stringMatching(/cut by the screen: .*too far/),
      expect.stringMatching(/text is cut: .*much too long/),
      expect.stringMatching(/text of 12.0 px: .*too small/),
      expect.stringMatching(/target of 80×30: .*low/),
      expect.stringMatching(/overlap of .*over it.* and .*low/),
      expect.stringMatching(/text of 10.0 px: .*shrunk/),
    ]),
  );
});

test('a word of another language is noticed', () => {
  expect(strangersIn(['Play', 'Your turn'], 'en')).toEqual([]);
  expect(strangersIn(['Spielen'], 'en')).toEqual(['“Spielen” is de']);
  expect(strangersIn(['Ada legt 6-3 an: die 6 von 6-6.'], 'ja')).toHaveLength(1);
});

/** Every word on the page is in its language, as soon as it is loaded. */
async function isSpoken(page: Page, language: Language): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect
    .soft(async () => {
      expect(strangersIn(await page.evaluate(textsOnPage), language)).toEqual([]);
    })
    .toPass({ timeout: 3000 });
}

/** Nothing leaves the screen, is cut, overlaps or is too small; on a phone one may have to look closer. */
async function fits(page: Page, { whole = {} }: Screen, among: typeof sizes): Promise<void> {
  const closer = page.locator('.closer-button');
  for (const size of among) {
    await page.setViewportSize(size);
    await settle(page);
    const smallest = size === phone ? whole : {};
    expect.soft(await page.evaluate(faultsOf, smallest), `${size.width} pixels wide`).toEqual([]);
    expect.soft(await closer.count(), 'ways to look closer').toBeLessThanOrEqual(1);
    if (Object.keys(smallest).length === 0) continue;
    await closer.click();
    await settle(page);
    expect.soft(await page.evaluate(faultsOf, {}), 'looked at closer').toEqual([]);
    await closer.click();
  }
}

/** French has the longest words on many screens. */
async function fitsWhereThereIsLittleRoom(page: Page): Promise<void> {
  await wear(page, { language: 'fr' });
  await isSpoken(page, 'fr');
  await page.setViewportSize({ width: 360, height: 740 });
  await settle(page);
  expect.soft(await page.evaluate(faultsOf, {}), '360 pixels wide').toEqual([]);
  await page.setViewportSize(phone);
  await wear(page, { language: 'fr', largePrint: true });
  await settle(page);
  expect.soft(await page.evaluate(faultsOf, {}), 'in large print').toEqual([]);
}

/** The figure printed on a piece is a picture of its number, which its name says in words. */
const piece = /class="(rack-piece|tile-chip|cell|touchable)/;

const colours = ['color-contrast', 'link-in-text-block'];

/** Colours are the same in every language, and all but colours is the same by day and by night. Two languages say enough about names. */
async function isAccessible(page: Page, language: Language): Promise<void> {
  if (language !== languages[0] && language !== 'ja') return;
  const found =
    language === languages[0]
      ? [
          await axeOn(page).analyze(),
          await inTheDark(page, () => axeOn(page, onceThere).withRules(colours).analyze()),
        ]
      : [await axeOn(page, onceThere).disableRules(colours).analyze()];
  const violations = found.flatMap((results) => results.violations);
  expect
    .soft(
      violations.flatMap(({ id, nodes }) =>
        nodes
          .filter(({ html }) => id !== 'label-content-name-mismatch' || !piece.test(html))
          .map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
      ),
      'axe',
    )
    .toEqual([]);
}

/** What is run instead of bringing axe to a page on which it is already: it is large. */
const onceThere = { axeSource: ';' };

const axeOn = (page: Page, source = {}): AxeBuilder =>
  new AxeBuilder({ page, ...source }).setLegacyMode().options({ resultTypes: ['violations'] });

async function inTheDark<Found>(page: Page, look: () => Promise<Found>): Promise<Found> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await settle(page);
  const found = await look();
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}
