import { expect, type Page } from '@playwright/test';
import { isAsked, lookOf, myMoment } from './support/by-keys.ts';
import { Finger, middleOf, phone, sitDown } from './support/by-touch.ts';
import { sitDownAt } from './support/drawer.ts';
import { test } from './support/test.ts';

test.use(phone);

const soon = { intervals: [20, 50, 100], timeout: 20_000 };

/** Does something and waits until that is seen. */
async function acting(page: Page, act: () => Promise<unknown>): Promise<void> {
  const look = await lookOf(page);
  await act();
  await expect.poll(() => lookOf(page), soon).not.toBe(look);
}

const inTheAir = (page: Page) => page.locator('.rack-piece[data-dragged="true"]');
const places = (page: Page) => page.locator('.felt [data-place]');

/** What changes with a move, and not when a piece is only taken up. */
async function toldOn(page: Page, when: 'now' | 'whenDrawn' = 'now'): Promise<string> {
  // What is told comes a frame after what lies on the table.
  if (when === 'whenDrawn')
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
  return lookOf(page, '.status, .asking');
}

/** The first piece that fits. Others may play out of turn, so it may be gone a moment later: it is looked at once. */
const playable = (page: Page) =>
  page.evaluate(() => {
    const piece = document.querySelector<HTMLElement>('.rack-piece[data-playable="true"]');
    if (piece === null) return null;
    const { x, y, width, height } = piece.getBoundingClientRect();
    return { from: { x: x + width / 2, y: y + height / 2 }, kind: piece.dataset.kind };
  });

async function answerAll(page: Page): Promise<void> {
  const answer = page.locator('.asking .answer').first();
  while ((await answer.count()) > 0) await acting(page, () => answer.tap());
}

/** A turn without a piece. The button may be gone before it is tapped; then something else is told, too. */
async function drawOrPass(page: Page, told: string): Promise<void> {
  const action = page.locator('.actions button:not(.call)').first();
  if ((await action.count()) === 0) return;
  await action.tap({ timeout: 4000 }).catch(() => {});
  await expect.poll(() => toldOn(page), soon).not.toBe(told);
}

/** Drags the first piece that fits to the first of its places, or onto the table where there are none. */
async function dragPiece(page: Page, finger: Finger): Promise<void> {
  // The first card of a round may ask something.
  await answerAll(page);
  const told = await toldOn(page, 'whenDrawn');
  const isAnswer = await isAsked(page);
  const piece = await playable(page);
  if (piece === null) return drawOrPass(page, told);
  const { from, kind } = piece;
  const lifted = { x: from.x, y: from.y - 40 };
  await finger.down(from);
  await finger.move(from, lifted);
  await expect
    .poll(async () => (await inTheAir(page).count()) === 1 || (await toldOn(page)) !== told, soon)
    .toBe(true);
  if ((await toldOn(page)) === told) {
    const hasPlaces = kind !== 'solo' && !isAnswer;
    if (hasPlaces) await expect(places(page).first()).toBeVisible();
    const to = await middleOf(hasPlaces ? places(page).first() : page.locator('.felt'));
    await finger.move(lifted, { x: to.x + 6, y: to.y + 6 });
    if (hasPlaces) await expect(page.locator('.ghost[data-near]')).toHaveCount(1);
  }
  await finger.up();
  await expect.poll(() => toldOn(page), soon).not.toBe(told);
  // Whatever came of it, nothing stays in the air.
  await expect(inTheAir(page)).toHaveCount(0);
  await answerAll(page);
}

for (const name of ['Block', 'All Fives', 'Sebastopol', 'Chickenfoot', 'SOLO', 'SOLOmino']) {
  test(`a round of ${name} by dragging on a phone`, async ({ page }) => {
    await sitDown(page, name);
    const finger = await Finger.on(page);
    while ((await myMoment(page)) === 'mine') await dragPiece(page, finger);
    const again = page.getByRole('button', { name: 'Play again' });
    await again.tap();
    await expect(again).toHaveCount(0);
  });
}

test('a piece that is let go elsewhere goes back, and the page still scrolls', async ({ page }) => {
  await sitDownAt(page, { game: 'block', seed: 'hands 6' });
  const finger = await Finger.on(page);
  const piece = page.getByRole('button', { name: 'double six, fits' });
  const from = await middleOf(piece);
  const corner = { x: 30, y: 90 };
  await finger.down(from);
  await finger.move(from, corner);
  await expect(inTheAir(page)).toHaveCount(1);
  await expect(page.locator('.ghost[data-near]')).toHaveCount(0);
  await finger.up();
  await expect(inTheAir(page)).toHaveCount(0);
  await expect(page.getByRole('status')).not.toContainText('You play');
  await expect.poll(() => middleOf(piece)).toEqual(from);
  // It is still taken up: a tap on its place lays it.
  await page.getByRole('button', { name: 'Play double six' }).tap();
  await expect(page.getByRole('status')).toContainText('You play 6-6.');

  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  const [low, high] = [
    { x: 200, y: 700 },
    { x: 200, y: 250 },
  ];
  await finger.down(low);
  await finger.move(low, high);
  await finger.up();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  // Two fingers may enlarge the page.
  expect(await page.locator('meta[name="viewport"]').getAttribute('content')).not.toMatch(
    /user-scalable|maximum-scale/,
  );
});

test('a tap right after a drag is heard', async ({ page }) => {
  await sitDownAt(page, { game: 'solo', seed: 'hands 22' });
  const finger = await Finger.on(page);
  const from = await middleOf(page.getByRole('button', { name: 'colour choice, fits' }));
  const to = await middleOf(page.locator('.felt'));
  await finger.down(from);
  await finger.move(from, to);
  await finger.up();
  await page.getByRole('group', { name: 'Which colour?' }).getByRole('button', { name: 'green' }).tap();
  await expect(page.getByRole('status')).toContainText('You play colour choice. You choose green.');
});

test('what is dropped stays where it was dropped until the table answers', async ({ page }) => {
  await page.addInitScript(() => {
    const Prompt = window.Worker;
    window.Worker = class extends Prompt {
      override postMessage(message: unknown): void {
        setTimeout(() => super.postMessage(message), 1200);
      }
    };
  });
  await sitDownAt(page, { game: 'block', seed: 'hands 6' });
  const finger = await Finger.on(page);
  const from = await middleOf(page.getByRole('button', { name: 'double six, fits' }));
  await finger.down(from);
  await finger.move(from, { x: from.x, y: from.y - 40 });
  const to = await middleOf(places(page).first());
  await finger.move(from, to);
  await finger.up();
  const inAir = await middleOf(inTheAir(page));
  // A piece that nobody answers for would be back by now.
  await page.waitForTimeout(700);
  await expect(inTheAir(page)).toHaveCount(1);
  expect(await middleOf(inTheAir(page))).toEqual(inAir);
  await expect(page.getByRole('status')).toContainText('You play 6-6.');
  await expect(inTheAir(page)).toHaveCount(0);
});

test('an answer to an ask goes onto the small pile', async ({ page }) => {
  await sitDownAt(page, {
    game: 'solomino',
    seed: 'hands 0',
    moves: [
      { seat: 0, type: 'lay', card: 'g:rotate|y7', half: 1, at: 'right', towards: 'clockwise' },
      { seat: 1, type: 'lay', card: 'y:ask|g3', half: 1, at: 'right' },
    ],
  });
  await page.getByRole('button', { name: 'blue seven and blue six, fits' }).tap();
  await expect(page.getByRole('status')).toContainText('You answer with blue 7 and blue 6.');
  await expect(page.getByRole('button', { name: 'blue seven and blue six' })).toHaveCount(0);
});
