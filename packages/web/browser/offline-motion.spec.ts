import { expect, type Page } from '@playwright/test';
import { sitDownAt } from './support/drawer.ts';
import { layOne, middleOf } from './support/offline-playing.ts';
import { test } from './support/undrawn.ts';

interface Flight {
  /** The piece that flies, or the class of what flies in its place. */
  readonly what: string;
  /** Its middle on the screen when it sets off. */
  readonly x: number;
  readonly y: number;
  readonly lasts: number;
}

declare global {
  var flightsSeen: Flight[];
}

/** Notes every flight. */
const watch = (page: Page, settings: object): Promise<unknown> =>
  page.addInitScript((kept) => {
    localStorage.setItem('tischrunde.settings', kept);
    globalThis.flightsSeen = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const animation = animate.call(this, frames, options);
      const { left, top, width, height } = this.getBoundingClientRect();
      const what = this instanceof HTMLElement || this instanceof SVGElement ? this.dataset.piece : undefined;
      globalThis.flightsSeen.push({
        what: what ?? String(this.getAttribute('class')),
        x: left + width / 2,
        y: top + height / 2,
        lasts: Number(animation.effect?.getComputedTiming().duration),
      });
      return animation;
    };
  }, JSON.stringify(settings));

async function sitDown(page: Page, settings: object = {}): Promise<void> {
  await watch(page, { pace: 'fast', ...settings });
  await sitDownAt(page, { game: 'block', seed: 'flights' });
  await expect(page.locator('.rack-piece')).toHaveCount(7);
}

const flights = (page: Page): Promise<readonly Flight[]> => page.evaluate(() => globalThis.flightsSeen);

/** How far a flight sets off from a point. */
const apart = (flight: Flight | undefined, { x, y }: { readonly x: number; readonly y: number }): number =>
  flight === undefined ? Number.NaN : Math.hypot(flight.x - x, flight.y - y);

test('a tile flies from the rack, another one from the plate of whoever laid it', async ({ page }) => {
  await sitDown(page);
  const { piece, stood } = await layOne(page);
  const own = (await flights(page)).findLast(({ what }) => what === piece);
  expect(own?.lasts).toBe(200);
  expect(apart(own, stood)).toBeLessThan(20);

  // Whoever has no tile that fits draws, so it may take some turns.
  const plate = await middleOf(page.locator('.plate:not([data-front="true"])'));
  const isTheirs = async (): Promise<boolean> =>
    (await flights(page)).some((flight) => /^\d-\d$/.test(flight.what) && apart(flight, plate) < 20);
  for (let turn = 0; turn < 6 && !(await isTheirs()); turn++) await layOne(page);
  expect(await isTheirs()).toBe(true);
});

test('what is dealt flies from the table into the rack, what is drawn from the stock', async ({ page }) => {
  await watch(page, { pace: 'slow' });
  await sitDownAt(page, { game: 'solo', players: 3, seed: '0' });
  const rack = page.locator('.rack-piece');
  await expect(rack).toHaveCount(8);
  const felt = await middleOf(page.locator('.felt'));
  const dealt = await flights(page);
  expect(dealt).toHaveLength(8);
  for (const flight of dealt) expect(apart(flight, felt)).toBeLessThan(100);

  const stock = await middleOf(page.locator('[data-stock]'));
  await page.getByRole('button', { name: 'Draw' }).click();
  await expect(rack).toHaveCount(9);
  const drawn = (await flights(page)).slice(8);
  expect(drawn).toHaveLength(1);
  expect(apart(drawn[0], stock)).toBeLessThan(30);
});

test('hands that are swapped are seen to be swapped', async ({ page }) => {
  await watch(page, { pace: 'slow' });
  await sitDownAt(page, { game: 'solo', players: 3, seed: '8' });
  await page.locator('.rack-piece[data-piece="y:swap"]').click();
  const partner = await middleOf(page.locator('.plate', { hasText: 'Bea' }));
  const before = (await flights(page)).length;
  await page.getByRole('group', { name: 'Who will you swap' }).getByRole('button', { name: 'Bea' }).click();
  await expect(page.locator('.felt [data-piece="y:swap"]')).toBeAttached();
  const seen = (await flights(page)).slice(before);
  const backs = seen.filter(({ what }) => what === 'moment flying-back');
  expect(backs.some((flight) => apart(flight, partner) < 60)).toBe(true);
  expect(backs.some((flight) => apart(flight, partner) > 200)).toBe(true);
  // What one holds now comes from there, too.
  const held = await page
    .locator('.rack-piece')
    .evaluateAll((pieces) => pieces.map((piece) => piece.getAttribute('data-piece')));
  expect(seen.some((flight) => held.includes(flight.what) && apart(flight, partner) < 60)).toBe(true);
  await expect(page.locator('.flying-back')).toHaveCount(0);
});

test('a debt of draws is seen to grow', async ({ page }) => {
  await watch(page, { pace: 'slow' });
  await sitDownAt(page, { game: 'solo', players: 3, seed: '1' });
  await page.locator('.rack-piece[data-piece="wild4"]').click();
  await page.getByRole('group', { name: 'Which colour?' }).getByRole('button').first().click();
  await expect(page.locator('.due')).toHaveText('4 cards owed');
  expect((await flights(page)).map(({ what }) => what)).toContain('due-pill');
});

test('nothing flies where somebody wants less motion', async ({ page }) => {
  await sitDown(page, { lessMotion: true });
  await layOne(page);
  expect(await flights(page)).toEqual([]);
});

test('nothing flies where the device asks for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await sitDown(page);
  await layOne(page);
  expect(await flights(page)).toEqual([]);
});
