import { expect, type Page, test } from '@playwright/test';
import { browserOf, closeBrowsers, follow, invite, playFromHands, rackOf } from './support/far-guests.ts';
import { FarServer, home } from './support/far-server.ts';
import { scan } from './support/scan.ts';

let server: FarServer;

test.beforeEach(async () => {
  server = await FarServer.open();
});

test.afterEach(async () => {
  await closeBrowsers();
  await server.close();
});

/** A television of 40 inches, 16:9, seen from three metres. Millimetres. */
const [diagonal, distance] = [40 * 25.4, 3000];
/** Capitals that are as high as this can be read at ease, in arc minutes. */
const legible = 12;
/** The smallest type at 1080p, in pixels; other televisions have theirs in proportion. */
const smallest = 36;

/** The words on the screen that are too small for a room. Sizes are measured as they are shown, whatever enlarges them. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ inches, away, least, type }) => {
      const pixel = inches / Math.hypot(innerWidth, innerHeight);
      const texts = document.createTreeWalker(document.querySelector('.television') ?? document.body, 4);
      const faults: string[] = [];
      const canvas = document.createElement('canvas').getContext('2d');
      const enlarged = (element: Element): number => {
        const svg = element instanceof SVGGraphicsElement ? element.getScreenCTM()?.a : undefined;
        if (svg !== undefined) return svg;
        const { offsetWidth } = element as HTMLElement;
        return offsetWidth > 0 ? element.getBoundingClientRect().width / offsetWidth : 1;
      };
      while (texts.nextNode()) {
        const element = texts.currentNode.parentElement;
        const text = texts.currentNode.textContent?.trim() ?? '';
        if (element === null || canvas === null || text === '') continue;
        if (element.closest('.unseen, title') !== null || element.getBoundingClientRect().width < 4) continue;
        const { font, fontSize, visibility, clipPath } = getComputedStyle(element);
        if (visibility === 'hidden' || clipPath !== 'none') continue;
        canvas.font = font;
        const size = Number.parseFloat(fontSize) * enlarged(element);
        const height = canvas.measureText('H').actualBoundingBoxAscent * enlarged(element) * pixel;
        const arcMinutes = Math.atan2(height, away) * (180 / Math.PI) * 60;
        // The browser rounds sizes.
        if (size < (type * innerHeight) / 1080 - 0.1 || arcMinutes < least)
          faults.push(`“${text}” of ${size.toFixed(1)} pixels, ${arcMinutes.toFixed(1)} arc minutes`);
      }
      return faults;
    },
    { inches: diagonal, away: distance, least: legible, type: smallest },
  );

test('two phones and a television: joined by a code, played from the hand, the score of the evening', async ({
  browser,
}) => {
  const television = { width: 1920, height: 1080 };
  const [anna, bea, board] = [
    await browserOf(browser),
    await browserOf(browser),
    await browserOf(browser, { viewport: television }),
  ];
  await invite(anna, server.address, 'Anna');
  const code = (await anna.locator('.table-code').textContent()) ?? '';

  await test.step('the board by its code', async () => {
    await board.goto(`${server.address}/board`);
    await board.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase());
    await board.getByRole('button', { name: 'Join' }).click();
    await expect(board.locator('.join-code').getByText(code, { exact: true })).toBeVisible();
    expect(await scan(board.locator('.television .qr-code'))).toBe(
      `${home}/table/${anna.url().split('/').at(-1)}`,
    );
  });

  await test.step('a wrong code is told before a name is asked for', async () => {
    await bea.goto(`${server.address}/table/XXXXX`);
    await expect(bea.getByRole('heading', { name: 'No table has this code any more.' })).toBeVisible();
    await expect(bea.getByRole('textbox', { name: 'Your name' })).toHaveCount(0);
  });

  await test.step('a phone by its code: one field, one button, seated', async () => {
    await bea.goto(server.address);
    await bea.getByRole('textbox', { name: 'Join a table' }).fill(code);
    await bea.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(bea.getByRole('heading', { name: 'Anna invites you to Block' })).toBeVisible();
    await bea.getByRole('textbox', { name: 'Your name' }).fill('Bea');
    await bea.getByRole('button', { name: 'Sit down' }).click();
    await expect(board.getByText('Bea', { exact: true })).toBeVisible();
  });

  await test.step('every phone shows its own hand, the board none', async () => {
    await anna.getByRole('button', { name: 'Start' }).click();
    for (const page of [anna, bea]) {
      await expect(rackOf(page)).toHaveCount(7);
      await expect(page.locator('.table-screen[data-hand="true"]')).toBeVisible();
    }
    await expect(board.locator('.television .board-table')).toBeVisible();
    await expect(board.locator('.rack')).toHaveCount(0);
    await expect(board.locator('.plate')).toHaveCount(2);
  });

  await test.step('its letters can be read from three metres', async () => {
    for (const [width, height] of [
      [1280, 720],
      [3840, 2160],
      [1920, 1080],
    ]) {
      await board.setViewportSize({ width, height });
      await expect.poll(() => tooSmall(board)).toEqual([]);
    }
  });

  await playFromHands([anna, bea]);
  await test.step('the score of the evening is the same everywhere', async () => {
    const won = await anna.getByRole('heading', { level: 2 }).first().textContent();
    const isDraw = won === 'It is a draw.';
    const winner = won === 'You win the match!' ? 'Anna' : 'Bea';
    for (const page of [anna, bea, board]) {
      const first = page.getByRole('region', { name: 'Tonight' }).locator('tbody tr').first();
      await expect(first).toHaveText(isDraw ? /^(Anna|Bea)1$/ : `${winner}10`);
    }
  });

  await test.step('somebody who comes late waits for a seat, and is let in by the host', async () => {
    const cleo = await browserOf(browser);
    await follow(cleo, anna.url(), 'Cleo');
    await cleo.getByRole('button', { name: 'Wait for a seat' }).click();
    await expect(cleo.getByText('You get the next seat that becomes free.')).toBeVisible();
    await anna.getByRole('button', { name: 'Let Cleo play by turns' }).click();
    await expect(cleo.getByText('You get a seat in the next match.')).toBeVisible();
  });
});
