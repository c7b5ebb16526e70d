import { test as base, expect, type Page } from '@playwright/test';
import { type Language, languages } from '@tischrunde/rulebook';
import { axeFaults } from './support/axe.ts';
import { faultsOf, type Smallest } from './support/fits.ts';
import { strangersIn, textsOnPage } from './support/spoken.ts';
import { arrive, screens, settle, wear } from './support/states-screens.ts';
import { withoutDrawing } from './support/undrawn.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const tablet = { width: 768, height: 1024 };

/**
 * One page for all screens that a worker measures, on a touch device on which nothing moves: a page for each would compile the
 * code of the game table and of axe every time. Nothing of a screen is left in it for the next one.
 */
const test = base.extend<{ readonly stage: Page }, { readonly shared: Page }>({
  shared: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const context = await browser.newContext({
        baseURL,
        viewport: phone,
        hasTouch: true,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      const page = await (await withoutDrawing(context)).newPage();
      await page.addInitScript(() => {
        localStorage.setItem(
          'tischrunde.settings',
          '{"pace":"atOnce","lessMotion":true,"sound":false,"language":"en"}',
        );
      });
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  stage: async ({ shared, baseURL }, use) => {
    await shared.setViewportSize(phone);
    await use(shared);
    await shared.unrouteAll();
    await shared.goto('about:blank');
    const devtools = await shared.context().newCDPSession(shared);
    await devtools.send('Storage.clearDataForOrigin', { origin: `${baseURL}`, storageTypes: 'all' });
    await devtools.detach();
  },
});

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
  'with the real game',
  'a score pad that asks for a hand',
  'a score pad with rows',
  'a score pad that is over',
  'a score pad with a running total',
  'a new score pad',
  'several phones',
  'a question about a castle',
  'a question about cards',
  'setting up a real game',
]);

for (const screen of screens) {
  test(`${screen.name} fits, speaks one language and shuts nobody out`, async ({ stage: page }) => {
    await arrive(page, screen);
    // Changing the language is cheaper than changing the size.
    for (const size of [desktop, tablet, phone]) {
      await page.setViewportSize(size);
      for (const language of languagesAt(size)) {
        const look = `${language}, ${size.width} pixels wide`;
        await test.step(look, async () => {
          await wear(page, { language });
          await isSpoken(page, language);
          await fits(page, look, size === phone ? screen.whole : undefined);
          // Boards are the same in every language.
          const first = size === phone && language === languages[0];
          if (first && screen.whole !== undefined) await fitsLookedAtCloser(page, look);
        });
      }
    }
    if (onSmallPhones.has(screen.name)) {
      await test.step('the smallest phone, and large print', () => fitsWhereThereIsLittleRoom(page));
    }
    await test.step('with axe', () => isAccessible(page));
  });
}

/** Tables whose arrangements differ most. */
const arranged = ['a line that is counted', 'cards of ten players', 'a question', 'a full hand'];

for (const screen of screens.filter(({ name }) => arranged.includes(name))) {
  test(`${screen.name} fills every screen`, async ({ stage: page }) => {
    await arrive(page, screen);
    await wear(page, { language: 'fr' });
    const usual = await arrangedAt(page, desktop);
    for (const size of [
      { width: 844, height: 390 },
      { width: 1920, height: 1080 },
      { width: 3840, height: 2160 },
    ]) {
      const now = await arrangedAt(page, size);
      const look = `${size.width}×${size.height}`;
      // A board may be zoomed in on a phone, so that its parts may be small at first.
      const whole = size.width < 900 ? { target: 20, print: 7 } : {};
      expect.soft(await page.evaluate(faultsOf, whole), look).toEqual([]);
      expect.soft(now.covered, `plates over the board at ${look}`).toBe(0);
      if (size.width < 900) {
        expect.soft(now.felt / size.width, 'of the width').toBeGreaterThanOrEqual(0.6);
        expect.soft(now.target, 'the hand').toBeGreaterThanOrEqual(44);
        continue;
      }
      const grown = Math.min(size.width / 1440, size.height / 900);
      for (const part of ['text', 'hand', 'felt'] as const)
        expect.soft(now[part] / usual[part], `${part} at ${look}`).toBeGreaterThan(grown * 0.97);
    }
    // From three opponents on, the next player sits at the left and the one before at the right.
    if (usual.plates >= 4) expect.soft(usual.sides).toEqual(['left', 'right']);
    // Large hands are spread over the width; usual ones are as large as what lies on the table.
    if (usual.pieces <= 12) expect.soft(usual.hand).toBeGreaterThanOrEqual(usual.laid);
    const small = await arrangedAt(page, phone);
    if (small.pieces <= 8) expect.soft(small.rows, 'rows of the hand').toBe(1);
    expect.soft(small.target).toBeGreaterThanOrEqual(44);
    await wear(page, { language: 'fr', largePrint: true });
    await arrangedAt(page, { width: 667, height: 375 });
    const sideways = await page.evaluate(faultsOf, { target: 20, print: 5 });
    expect.soft(sideways, 'a small phone held sideways, in large print').toEqual([]);
    const { share, pieces, plates, asks } = await arrangedAt(page, { width: 360, height: 640 });
    if (pieces <= 8 && plates <= 4 && !asks) expect.soft(share, 'of the height').toBeGreaterThanOrEqual(0.5);
  });
}

for (const screen of screens.filter(({ name }) => ['hektik', 'memory', 'dominanz'].includes(name))) {
  test(`on a phone held sideways, ${screen.name} keeps no room for a hand that nobody has`, async ({
    stage: page,
  }) => {
    await arrive(page, screen);
    for (const language of ['fr', 'de', 'ja'] as const) {
      await wear(page, { language });
      const { felt } = await arrangedAt(page, { width: 844, height: 390 });
      expect.soft(felt / 844, 'of the width').toBeGreaterThanOrEqual(0.75);
      expect.soft(await page.evaluate(faultsOf, { target: 20, print: 7 }), language).toEqual([]);
      await wear(page, { language, largePrint: true });
      await arrangedAt(page, { width: 667, height: 375 });
      expect.soft(await page.evaluate(faultsOf, { target: 16, print: 5 }), `${language}, large`).toEqual([]);
    }
  });
}

/** Brightly shown is what can be taken, as in the hands of other games. */
test('at Solo 1 only the tiles that fit stand out', async ({ stage: page }) => {
  for (const screen of screens.filter(({ name }) => name === 'Solo 1')) await arrive(page, screen);
  const moods = (mood: string): Promise<number> =>
    page.locator(`.felt [role="button"] [data-mood="${mood}"]`).count();
  expect(await moods('ready')).toBeGreaterThan(0);
  expect(await moods('waiting')).toBeGreaterThan(0);
  expect(await moods('resting')).toBe(0);
});

/** How large the parts of a table are. */
async function arrangedAt(page: Page, size: typeof phone) {
  await page.setViewportSize(size);
  await settle(page);
  return page.evaluate(() => {
    const boxes = (selector: string): DOMRect[] =>
      [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
    const [felt] = boxes('.felt');
    const [board] = boxes('.felt > .board');
    const plates = boxes('.plate');
    const isOver = ({ left, right, top, bottom }: DOMRect): boolean =>
      left < board.right - 1 && right > board.left + 1 && top < board.bottom - 1 && bottom > board.top + 1;
    const sideOf = ({ left, right }: DOMRect): string =>
      right <= board.left + 1 ? 'left' : left >= board.right - 1 ? 'right' : 'top';
    const hand = boxes('.rack-piece svg');
    const long = ({ width, height }: DOMRect): number => Math.max(width, height);
    return {
      text: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      felt: felt.width,
      share: felt.height / innerHeight,
      pieces: hand.length,
      plates: plates.length,
      covered: plates.filter(isOver).length,
      // Of the first and the last opponent; the own plate comes after them.
      sides: [plates.at(0), plates.at(-2)].map((plate) => (plate === undefined ? 'none' : sideOf(plate))),
      hand: Math.max(...hand.map(long)),
      // Without the shadow, and the room that a crooked card takes.
      laid: Math.max(...boxes('.board [data-piece]').map(long)) * 0.9,
      rows: new Set(boxes('.rack-piece').map(({ bottom }) => Math.round(bottom / 20))).size,
      target: Math.min(...boxes('.rack-piece').map(({ width }) => Math.ceil(width))),
      asks: document.querySelector('.asking') !== null,
    };
  });
}

/** Where there is room for all, the longest words and the other script tell enough. */
function languagesAt(size: typeof phone): readonly Language[] {
  if (size === phone) return languages;
  return size === tablet ? [languages[0]] : ['fr', 'ja'];
}

test('what does not fit is noticed', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.setContent(`
    <p style="margin: 0; width: 500px; text-align: right">too far</p>
    <p style="overflow: hidden; width: 60px; white-space: nowrap">much too long</p>
    <p style="font-size: 12px">too small</p>
    <h1 style="width: 1em; overflow-wrap: anywhere">torn</h1>
    <p style="width: 3em">the tile 5-1</p>
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
      expect.stringMatching(/“torn” is broken/),
      expect.stringMatching(/“5-1” is broken/),
    ]),
  );
});

test('what shuts somebody out is noticed, though nothing is drawn', async ({ stage: page }) => {
  await page.goto('/rules');
  await page.setContent(
    '<button style="background: #fff"><svg></svg></button><p style="color: #ccc">pale</p>',
  );
  const faults = await axeFaults(page);
  expect(faults).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^button-name: <button/),
      expect.stringMatching(/^color-contrast: <p style="color: #ccc">/),
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
async function fits(page: Page, look: string, whole: Smallest = {}): Promise<void> {
  await settle(page);
  expect.soft(await page.evaluate(faultsOf, whole), look).toEqual([]);
  const closer = await page.locator('.closer-button').count();
  if (Object.keys(whole).length > 0) expect.soft(closer, 'ways to look closer').toBe(1);
  else expect.soft(closer, 'ways to look closer').toBeLessThanOrEqual(1);
}

async function fitsLookedAtCloser(page: Page, look: string): Promise<void> {
  const closer = page.locator('.closer-button');
  await closer.click();
  await settle(page);
  expect.soft(await page.evaluate(faultsOf, {}), `${look}, looked at closer`).toEqual([]);
  await closer.click();
  await settle(page);
  await expect.soft(closer, `${look}, a way to look closer again`).toHaveCount(1);
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

const colours = ['color-contrast', 'link-in-text-block'];

/**
 * All but colours is the same by day and by night. Comes last, because it takes the drawn shapes away: axe has no rule for them, and
 * takes twice as long with them.
 */
async function isAccessible(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shapes = 'svg :is(path, use, rect, circle, ellipse, line, polygon, polyline, defs)';
    for (const shape of document.querySelectorAll(`${shapes}:not([role], [aria-label], [tabindex])`))
      shape.remove();
  });
  const faults = [...(await axeFaults(page)), ...(await inTheDark(page, () => axeFaults(page, colours)))];
  expect.soft(faults, 'axe').toEqual([]);
}

async function inTheDark<Found>(page: Page, look: () => Promise<Found>): Promise<Found> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await settle(page);
  const found = await look();
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}
