import { expect, type Page } from '@playwright/test';
import type { JsonObject } from '@tischrunde/engine';
import { Ear } from './support/by-ear.ts';
import { inNoTime, putDown } from './support/on-the-table.ts';
import { test } from './support/test.ts';

declare global {
  /** The seat and the word of every bubble so far. */
  var bubbles: string[];
}

/** Notes every bubble at a plate: they are gone after a moment. */
const watch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    globalThis.bubbles = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          if (!(node instanceof HTMLElement)) continue;
          const found = node.matches('.plate > .bubble') ? node : node.querySelector('.plate > .bubble');
          const plate = found?.closest<HTMLElement>('.plate');
          if (plate) globalThis.bubbles.push(`${plate.dataset.seat} ${found?.textContent}`);
        }
    }).observe(document, { childList: true, subtree: true });
  });

const seen = (page: Page): Promise<string[]> => page.evaluate(() => globalThis.bubbles);

interface Deal {
  readonly hands: readonly string[];
  readonly stock?: string;
}

const tiles = (text: string): string[] => text.split(' ').filter((tile) => tile !== '');

/** A round of a game from a set-up deal; the first hand is the reader's. */
async function sitDown(page: Page, game: string, { hands, stock = '' }: Deal, options: JsonObject = {}) {
  await inNoTime(page);
  await watch(page);
  const ear = await Ear.of(page);
  const deals = [{ hands: hands.map(tiles), stock: tiles(stock) }];
  const transcript = { game, players: hands.length, options, seed: 'calls', deals, moves: [] };
  await putDown(page, 'calls', transcript, false);
  await page.goto('/table?match=calls');
  await expect(page.locator('.rack-piece').first()).toBeVisible();
  return ear;
}

/** Lays a tile at the first place there is. */
async function lay(page: Page, tile: string): Promise<void> {
  await page.locator(`.rack-piece[data-piece="${tile}"][data-playable="true"]`).click();
  await page.locator('.felt .touchable:has(.ghost)').first().click();
}

const heardOf = async (ear: Ear, what: RegExp): Promise<number> =>
  (await ear.all()).filter((text) => what.test(text)).length;

test('the last tile is called: seen at the plate, and told once', async ({ page }) => {
  const ear = await sitDown(page, 'block', { hands: ['6-6', '6-3 1-0'] });
  await lay(page, '6-6');
  const bubble = page.locator('.plate[data-front="true"] > .bubble');
  await expect(bubble).toBeVisible();
  await expect(bubble).toHaveText('Domino!');
  // It makes way for what comes next.
  await expect(bubble).toHaveCount(0);
  expect(await seen(page)).toEqual(['0 Domino!']);
  expect((await ear.all()).filter((text) => text.includes('Domino!'))).toEqual(['You play 6-6. “Domino!”']);
});

test('on a phone, where the plates leave at the end of a round, the call is seen above the board', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sitDown(page, 'block', { hands: ['6-6', '6-3 1-0'] });
  await lay(page, '6-6');
  const bubble = page.locator('.board-bubble > .bubble');
  await expect(bubble).toBeVisible();
  await expect(bubble).toHaveText('YouDomino!');
});

test('a foot is called at the seat of the player who plays it', async ({ page }) => {
  const hands = ['9-9 9-2 8-0 7-0', '9-1 1-1 5-4 6-5'];
  const ear = await sitDown(page, 'chickenfoot', { hands, stock: '6-4 6-3 7-5 7-4' });
  await lay(page, '9-9');
  await expect(page.locator('.board [data-piece="9-1"]')).toBeVisible();
  await lay(page, '9-2');
  await expect.poll(() => seen(page)).toEqual(['1 Chickenfoot!']);
  expect(await heardOf(ear, /Ada plays 1-1 against the 1 of 9-1\. “Chickenfoot!” 1-1 needs three toes/)).toBe(
    1,
  );
  expect(await heardOf(ear, /Chickenfoot!/)).toBe(1);
});

test('Italian’s total is called with every tile', async ({ page }) => {
  const ear = await sitDown(page, 'italian', { hands: ['6-6 1-0', '6-2 5-5', '4-3 4-4'] }, { rounds: 1 });
  await lay(page, '6-6');
  // The bots go on, each with a tile of its own choice.
  await expect.poll(async () => (await seen(page)).length).toBe(3);
  const calls = (await seen(page)).map((text) => text.split(' '));
  expect(calls.map(([seat]) => seat)).toEqual(['0', '1', '2']);
  expect(calls[0][1]).toBe('12');
  const told = (await ear.all()).flatMap((text) => /That makes (\d+)\./.exec(text)?.[1] ?? []);
  expect(told).toEqual(calls.map(([, total]) => total));
  expect(await page.locator('.pile-total').textContent()).toBe(calls[2][1]);
});

test('nothing is called when a round is blocked: the hands are turned up', async ({ page }) => {
  await sitDown(page, 'block', { hands: ['6-6 1-0', '5-4 3-2'] });
  await lay(page, '6-6');
  const end = page.locator('.round-end');
  await expect(end).toContainText('The round is blocked.');
  await expect(end.locator('.hand-left-pieces')).toHaveCount(2);
  await expect(end.getByRole('img', { name: 'Left in hand: five four, three two' })).toBeVisible();
  expect(await seen(page)).toEqual([]);
});

test('who looks back sees a call on stepping to its move, and none on jumping', async ({ page }) => {
  await inNoTime(page);
  await watch(page);
  const transcript = {
    game: 'block',
    players: 2,
    options: { rounds: 1 },
    seed: 'calls',
    deals: [{ hands: [tiles('6-6 6-1'), tiles('6-3 1-0')], stock: [] }],
    moves: [
      { seat: 0, type: 'lay', tile: '6-6' },
      { seat: 1, type: 'lay', tile: '6-3', at: '6-6:6' },
      { seat: 0, type: 'lay', tile: '6-1', at: '6-6:6' },
    ],
  };
  await putDown(page, 'calls', transcript, true);
  await page.goto('/look-back/calls');
  const told = page.locator('.film').getByRole('status');
  const step = (name: string): Promise<void> => page.getByRole('button', { name }).click();
  await expect(told).toContainText('“Domino!”');
  await step('To the beginning');
  await expect(told).toContainText('Before the first move');
  await step('To the end');
  await expect(told).toContainText('“Domino!”');
  await step('Previous move');
  expect(await seen(page)).toEqual([]);
  await step('Next move');
  await expect.poll(() => seen(page)).toEqual(['0 Domino!']);
});
