import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { type Sound, sounds } from '../src/play/sound/sounds.ts';
import { layOne } from './support/offline-playing.ts';
import { test } from './support/undrawn.ts';

interface Listened {
  readonly sound: Sound;
  /** The loudest moment, where 1 is what a device can do, and when it is over, in seconds. */
  readonly peak: number;
  readonly ends: number;
}

test('every sound is heard, is short, and does not crack', async ({ page }) => {
  const source = await readFile(new URL('../src/play/sound/synthesizer.ts', import.meta.url), 'utf8');
  const code = `data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(source))}`;
  await page.goto('about:blank');
  const listened = await page.evaluate(
    async ([address, names]): Promise<Listened[]> => {
      const { synthesize } = await import(address);
      const listen = async (sound: Sound): Promise<Listened> => {
        const context = new OfflineAudioContext(1, 44_100 * 1.5, 44_100);
        synthesize(context, sound, 0, 1);
        const wave = (await context.startRendering()).getChannelData(0);
        return {
          sound,
          peak: wave.reduce((most, value) => Math.max(most, Math.abs(value)), 0),
          ends: wave.findLastIndex((value) => Math.abs(value) > 0.002) / 44_100,
        };
      };
      return Promise.all(names.map(listen));
    },
    [code, sounds] as const,
  );
  for (const { sound, peak, ends } of listened) {
    expect(peak, `${sound} is heard`).toBeGreaterThan(0.03);
    expect(peak, `${sound} is small`).toBeLessThan(0.5);
    expect(ends, `${sound} takes its time`).toBeGreaterThan(0.02);
    expect(ends, `${sound} is short`).toBeLessThan(1);
  }
});

test('the table is heard once somebody has touched the page, and never before', async ({ page }) => {
  await sitDown(page, { sound: true });
  // The page was opened at a table, without a touch.
  await page.goto('/?game=block');
  await expect(page.locator('.rack-piece')).toHaveCount(7);
  expect(await started(page)).toBe(0);
  await layOne(page);
  await expect.poll(() => started(page)).toBeGreaterThan(0);
});

test('nothing is heard where sounds are switched off, or while nobody looks', async ({ page }) => {
  await sitDown(page, { sound: false });
  await page.goto('/?game=block');
  await layOne(page);
  expect(await started(page)).toBe(0);

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Sound' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.evaluate(() =>
    Object.defineProperty(document, 'hidden', { get: () => true, configurable: true }),
  );
  await layOne(page);
  expect(await started(page)).toBe(0);

  await page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => false }));
  await layOne(page);
  await expect.poll(() => started(page)).toBeGreaterThan(0);
});

declare global {
  /** How many sources of sound were started. */
  var soundsStarted: number;
}

const sitDown = (page: Page, settings: object): Promise<unknown> =>
  page.addInitScript(
    (kept) => {
      if (localStorage.getItem('tischrunde.settings') === null)
        localStorage.setItem('tischrunde.settings', kept);
      globalThis.soundsStarted = 0;
      // Every question that the test asks the page counts as a touch, so the touches are counted here.
      let touched = false;
      addEventListener(
        'pointerdown',
        () => {
          touched = true;
        },
        { capture: true },
      );
      Object.defineProperty(navigator, 'userActivation', {
        value: {
          get hasBeenActive() {
            return touched;
          },
        },
      });
      const count = (kind: typeof AudioScheduledSourceNode | typeof AudioBufferSourceNode): void => {
        const { start } = kind.prototype;
        kind.prototype.start = function (when?: number) {
          globalThis.soundsStarted++;
          start.call(this, when);
        };
      };
      count(AudioScheduledSourceNode);
      count(AudioBufferSourceNode);
    },
    JSON.stringify({ pace: 'atOnce', ...settings }),
  );

const started = (page: Page): Promise<number> => page.evaluate(() => globalThis.soundsStarted);
