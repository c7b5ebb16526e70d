import { expect, type Page, test } from '@playwright/test';
import { browserOf, closeBrowsers, follow, invite, playFromHands, rackOf } from './support/far-guests.ts';
import { FarServer } from './support/far-server.ts';

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

/** The height of the smallest capital letter on the screen, in arc minutes. */
const smallestLetter = (page: Page): Promise<number> =>
  page.evaluate(
    ([inches, away]) => {
      const pixel = inches / Math.hypot(innerWidth, innerHeight);
      const texts = document.createTreeWalker(document.querySelector('.television') ?? document.body, 4);
      const heights: number[] = [];
      const canvas = document.createElement('canvas').getContext('2d');
      while (texts.nextNode()) {
        const element = texts.currentNode.parentElement;
        const box = element?.getBoundingClientRect();
        if (element === null || canvas === null || box === undefined || box.width < 4) continue;
        if (texts.currentNode.textContent?.trim() === '' || element.closest('.unseen, title') !== null)
          continue;
        const { font, visibility, clipPath } = getComputedStyle(element);
        if (visibility === 'hidden' || clipPath !== 'none') continue;
        canvas.font = font;
        const { actualBoundingBoxAscent } = canvas.measureText('H');
        const enlarged = element.closest('.board-table') === null ? 1 : (innerHeight / 1080) * (36 / 14);
        heights.push(Math.atan2(actualBoundingBoxAscent * enlarged * pixel, away) * (180 / Math.PI) * 60);
      }
      return Math.min(...heights);
    },
    [diagonal, distance] as const,
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
    await expect(board.locator('.television .scannable path')).toHaveAttribute('d', /M/);
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
      await expect.poll(() => smallestLetter(board)).toBeGreaterThan(12);
    }
  });

  await playFromHands([anna, bea]);
  await test.step('the score of the evening is the same everywhere', async () => {
    const won = await anna.getByRole('heading', { level: 2 }).first().textContent();
    const winner =
      won === 'You win the match!' ? 'Anna' : /share the win/.test(won ?? '') ? /Anna|Bea/ : 'Bea';
    for (const page of [anna, bea, board]) {
      const first = page.locator('.evening li').first();
      await expect(first).toContainText(winner);
      await expect(first).toContainText('1 win');
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
