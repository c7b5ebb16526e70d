import { expect, type Page, test } from '@playwright/test';
import type { MoveText } from '@tischrunde/engine';
import { browserOf, rackOf } from './support/far-guests.ts';
import { sharedServer } from './support/shared-server.ts';
import { appearAs, type Mate, mateOf, playUntil, sitMates } from './support/table-mates.ts';

const server = sharedServer();

declare global {
  interface Window {
    sounds: number;
    asked: string[];
  }
}

/** The headless browser has no speakers, no full screen and no power to save: the page gets all of them, and the test sees what it does. */
async function equip(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem(
      'tischrunde.settings',
      JSON.stringify({ pace: 'atOnce', lessMotion: true, sound: true }),
    );
    Object.assign(window, { sounds: 0, asked: [] });
    // To the browser, whatever a test asks of a page is a touch.
    let hasBeenActive = false;
    for (const touch of ['pointerdown', 'keydown'])
      addEventListener(
        touch,
        () => {
          hasBeenActive = true;
        },
        { capture: true },
      );
    Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive }) });
    for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
      const { start } = kind.prototype;
      kind.prototype.start = function (when?: number) {
        window.sounds++;
        return start.call(this, when);
      };
    }
    const wakeLock = {
      request: async (kind: string) => {
        window.asked.push(`keep the ${kind} on`);
        return { release: async () => {} };
      },
    };
    Object.defineProperty(navigator, 'wakeLock', { value: wakeLock });
    Object.defineProperty(document, 'fullscreenEnabled', { value: true });
    Element.prototype.requestFullscreen = async function () {
      window.asked.push(`full screen: ${this.tagName}`);
    };
  });
}

const soundsOf = (page: Page): Promise<number> => page.evaluate(() => window.sounds);

/** How many sounds a page plays while something happens. */
async function heardBy(page: Page, happens: () => Promise<unknown>): Promise<number> {
  const before = await soundsOf(page);
  await happens();
  // The code of sounds is loaded with the first of them.
  await page.waitForTimeout(600);
  return (await soundsOf(page)) - before;
}

test('a big screen stays on, fills the screen, and has the sounds once somebody has touched it', async ({
  browser,
}) => {
  const mates = [await mateOf(server.address, 'Anna'), await mateOf(server.address, 'Bea')];
  const visits = await sitMates(mates, { game: 'block', players: 2, options: { rounds: 1 } });
  const [phone, board] = [
    await browserOf(browser),
    await browserOf(browser, { viewport: { width: 1920, height: 1080 } }),
  ];
  for (const page of [phone, board]) await equip(page);
  await appearAs(phone, mates[0]);
  await board.goto(`${server.address}/board/${visits[0].id}`);
  await expect(board.locator('.board-table')).toBeVisible();
  await expect.poll(() => board.evaluate(() => window.asked)).toEqual(['keep the screen on']);
  await phone.goto(`${server.address}/table/${visits[0].id}`);
  await expect(phone.locator('.table-screen[data-hand="true"]')).toBeVisible();
  await phone.getByRole('button', { name: 'Show the board' }).click();
  await phone.getByRole('button', { name: 'Show the board' }).click();
  let moves = 0;
  const twoMoves = async (): Promise<void> => {
    moves += 2;
    const most = moves;
    await playUntil(mates, visits, () => (visits[0].played.peek()?.seen.peek()?.moves ?? 0) >= most);
  };

  await test.step('a board that nobody has touched is silent and says so; the phones sound', async () => {
    await expect(board.getByText('Tap or press any key for sound.')).toBeVisible();
    expect(await heardBy(phone, twoMoves)).toBeGreaterThan(0);
    expect(await soundsOf(board)).toBe(0);
  });

  await test.step('a key is enough: then it sounds, and the phones are silent', async () => {
    await board.keyboard.press('Space');
    await expect(board.getByText('Tap or press any key for sound.')).toHaveCount(0);
    await expect.poll(() => visits[0].loud.peek()).toBe(1);
    const before = await soundsOf(phone);
    expect(await heardBy(board, twoMoves)).toBeGreaterThan(0);
    expect(await soundsOf(phone)).toBe(before);
  });

  await test.step('where it is gone, the phones sound again', async () => {
    await board.getByRole('button', { name: 'Full screen' }).click();
    expect(await board.evaluate(() => window.asked)).toContain('full screen: HTML');
    await board.goto('about:blank');
    await expect.poll(() => visits[0].boards.peek()).toBe(0);
    expect(await heardBy(phone, twoMoves)).toBeGreaterThan(0);
  });
});

test('the clock is a bar round the plate: red, and heard, in its last five seconds', async ({ browser }) => {
  const [anna, bea] = [await mateOf(server.address, 'Anna'), await mateOf(server.address, 'Bea')];
  const phones: Page[] = [];
  const visit = await anna.client.open({ game: 'block', players: 2, timer: { seconds: 8, expiry: 'bot' } });
  for (const mate of [anna, bea]) {
    const phone = await browserOf(browser);
    await equip(phone);
    await appearAs(phone, mate);
    await phone.goto(`${server.address}/table/${visit.id}`);
    phones.push(phone);
  }
  await phones[1].getByRole('button', { name: 'Sit here: Seat 2' }).click();
  await phones[0].getByRole('button', { name: 'Start' }).click();
  await expect(rackOf(phones[0])).toHaveCount(7);
  const turn = visit.played.peek()?.seen.peek()?.view.turn ?? 0;
  const phone = phones[turn];
  const clock = phone.locator('.plate[data-turn="true"]').getByRole('timer');
  const colour = (): Promise<string> =>
    clock.locator('.clock-ring').evaluate((bar) => getComputedStyle(bar).background);
  const red = 'rgb(229, 56, 59)';
  await expect(clock).toHaveAttribute('data-short', 'false');
  expect(await colour()).not.toContain(red);
  await expect(clock).toHaveAttribute('data-short', 'true');
  expect(await colour()).toContain(red);
  const before = await soundsOf(phone);
  await expect.poll(() => soundsOf(phone)).toBeGreaterThan(before);
  // The clock belongs to the player on turn: others see it, but do not hear it.
  await expect(phones[1 - turn].locator('.turn-clock[data-short="true"]')).toBeVisible();
  const told = `Time was up: a bot moved for ${['Anna', 'Bea'][turn]}.`;
  for (const page of phones)
    await expect(page.getByRole('log').filter({ hasText: told })).toBeAttached({ timeout: 10_000 });
});

test('a phone stays what was chosen on it, and a card is jumped in with from the hand', async ({
  browser,
}) => {
  const mates: Mate[] = [];
  for (const name of ['Anna', 'Bea', 'Carl']) mates.push(await mateOf(server.address, name));
  const visits = await sitMates(mates, { game: 'solo', players: 3, options: { interject: true } });
  const [phone, board] = [
    await browserOf(browser),
    await browserOf(browser, { viewport: { width: 1280, height: 720 } }),
  ];
  await appearAs(phone, mates[0]);
  await board.goto(`${server.address}/board/${visits[0].id}`);
  await phone.goto(`${server.address}/table/${visits[0].id}`);
  const hand = phone.locator('.table-screen[data-hand="true"]');
  await expect(hand).toBeVisible();

  await test.step('the whole table, also after loading the page again', async () => {
    await phone.getByRole('button', { name: 'This table' }).click();
    await phone.getByRole('button', { name: 'Whole table' }).click();
    await expect(hand).toHaveCount(0);
    await phone.reload();
    await expect(rackOf(phone).first()).toBeVisible();
    await expect(phone.locator('.table-screen')).toHaveAttribute('data-hand', 'false');
    await phone.getByRole('button', { name: 'This table' }).click();
    await phone.getByRole('button', { name: 'Only my hand' }).click();
    await phone.keyboard.press('Escape');
    await expect(hand).toBeVisible();
  });

  await test.step('the same card as the one on the pile, out of turn', async () => {
    const seen = () => visits[0].played.peek()?.seen.peek() ?? null;
    /** A card that asks for nothing else. */
    const jumper = () => {
      const now = seen();
      const isPlain = (move: MoveText): boolean =>
        move.type === 'play' && !('colour' in move) && !('partner' in move);
      return now === null || now.view.turn === 0 ? undefined : now.legal.find(isPlain)?.card;
    };
    // Anna gathers cards, and nobody goes out.
    const isReached = await playUntil(
      mates,
      visits,
      () => jumper() !== undefined,
      ({ seat, view, legal }) => {
        const hand = seat === null ? [] : view.hands[seat];
        const keeps = seat === 0 || (typeof hand !== 'number' && hand.length <= 3);
        return (keeps ? legal.find(({ type }) => type === 'draw' || type === 'pass') : undefined) ?? legal[0];
      },
    );
    expect(isReached).toBe(true);
    const before = seen()?.moves ?? 0;
    await phone.locator(`.rack-piece[data-playable="true"][data-piece="${jumper()}"]`).first().click();
    await expect.poll(() => (seen()?.moves ?? 0) > before, { timeout: 10_000 }).toBe(true);
    expect(seen()?.latest.at(-1)?.seat ?? 0).toBe(0);
  });
});
