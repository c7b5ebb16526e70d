import { type Browser, expect as soon, test } from '@playwright/test';
import {
  chooseNext,
  type Device,
  deviceOf,
  EveningSheet,
  joinByCode,
  openTable,
  playAgain,
  playAt,
} from './support/evening.ts';
import { closeBrowsers, rackOf } from './support/far-guests.ts';
import { FarServer } from './support/far-server.ts';
import { TwoProcesses } from './support/two-processes.ts';

/** Six browsers share a machine here. */
const expect = soon.configure({ timeout: 20_000 });

/** Where people play: the addresses of the first half of them and of the others, and what happens in the middle of the evening. */
interface House {
  readonly addresses: readonly string[];
  /** One of two processes dies. */
  killFirst?(): Promise<void>;
  close(): Promise<void>;
}

async function embedded(): Promise<House> {
  const server = await FarServer.open();
  return { addresses: [server.address, server.address], close: () => server.close() };
}

const houses = {
  'with the embedded store': embedded,
  'at two processes with PostgreSQL and Redis, of which one is killed': () => TwoProcesses.open(),
};

const pictures = process.env.EVENING_PICTURES;
const picture = async ({ page }: Device, name: string): Promise<void> => {
  if (pictures !== undefined) await page.screenshot({ path: `${pictures}/${name}.png` });
};

for (const [where, open] of Object.entries(houses))
  test(`an evening of three games by four phones and a television, ${where}`, async ({ browser }) => {
    test.setTimeout(300_000);
    const house = await open();
    try {
      await spend(browser, house);
    } finally {
      await closeBrowsers();
      await house.close();
    }
  });

async function spend(browser: Browser, house: House): Promise<void> {
  const [address, second] = house.addresses;
  const [anna, tablet, carl, dora, board] = [
    await deviceOf(browser, ['Anna']),
    await deviceOf(browser, ['Bea', 'Opa']),
    await deviceOf(browser, ['Carl']),
    await deviceOf(browser, ['Dora']),
    await deviceOf(browser, []),
  ];
  const sheet = new EveningSheet();
  await openTable(anna, address, { game: 'Block', players: 4, rounds: 1 });
  const code = (await anna.page.locator('.table-code').textContent()) ?? '';

  await test.step('a television, and a device for two', async () => {
    await board.page.goto(`${second}/board/${code}`);
    await joinByCode(tablet, address, code);
    await tablet.page.getByText('One more player on this device').click();
    await tablet.page.getByRole('textbox', { name: 'Name of the other player' }).fill('Opa');
    await tablet.page.getByRole('button', { name: 'Sit down' }).click();
    await anna.page.getByRole('button', { name: 'Bot: Seat 4' }).click();
    await expect(board.page.getByText('Opa', { exact: true })).toBeVisible();
    await picture(board, 'tv-gathering');
    await picture(anna, 'lobby');
    await anna.page.getByRole('button', { name: 'Start' }).click();
  });

  await test.step('every phone shows its own hand, a shared one a cover, and the board none', async () => {
    await expect(rackOf(anna.page)).toHaveCount(5);
    await expect(
      tablet.page.getByRole('heading', { name: /^Hand the device to (Bea|Opa)\.$/ }),
    ).toBeVisible();
    await expect(rackOf(tablet.page)).toHaveCount(0);
    await expect(board.page.locator('.plate')).toHaveCount(4);
    await expect(rackOf(board.page)).toHaveCount(0);
    await picture(tablet, 'cover');
    await playAt([anna, tablet], 3);
    await picture(tablet, 'hand-shared');
    await picture(board, 'tv-playing');
  });

  await test.step('somebody comes late, and plays instead of the bot', async () => {
    // There is only one bot, so nothing is asked.
    await joinByCode(carl, second, code);
    await expect(rackOf(carl.page)).not.toHaveCount(0);
    await playAt([anna, tablet, carl]);
    await picture(anna, 'end-1');
    await picture(board, 'tv-end-1');
    const seats = new Map([
      [anna, [0]],
      [tablet, [1, 2]],
      [carl, [3]],
      [board, []],
    ]);
    const { names } = await sheet.enter(anna, seats);
    expect(names).toEqual(['Anna', 'Bea', 'Opa', 'Carl']);
    await sheet.isShownOn([anna, tablet, carl, board]);
  });

  await test.step('they vote for another game, and somebody from the bench sits down', async () => {
    await joinByCode(dora, second, code);
    await expect(board.page.getByText('Dora is waiting for a seat.')).toBeVisible();
    await anna.page.getByRole('button', { name: 'Choose another game' }).click();
    const choosing = anna.page.getByRole('dialog', { name: 'Choose another game' });
    await picture(anna, 'next-game');
    await choosing.getByText('everybody, by a vote').click();
    await choosing.getByRole('button', { name: 'Play this' }).click();
    for (const { page } of [tablet, carl, dora]) {
      await page.getByRole('button', { name: 'Vote for a game' }).click();
      const voting = page.getByRole('dialog', { name: 'Vote for a game' });
      await voting.getByRole('combobox', { name: 'Which game?' }).selectOption('tiddlewink');
      await voting.getByRole('button', { name: 'Vote for a game' }).click();
      await expect(voting).toHaveCount(0);
    }
    await expect(board.page.getByRole('heading', { name: 'Next game: Tiddle-Wink' })).toBeVisible();
    await chooseNext(anna, 'tiddlewink', { players: 6, rounds: 2 });
    await anna.page.getByRole('button', { name: 'This table' }).click();
    await picture(anna, 'menu');
    await anna.page.getByRole('button', { name: 'Swap seats 1 and 2' }).click();
    await anna.page.getByRole('button', { name: 'Bot: Seat 6' }).click();
    await anna.page.keyboard.press('Escape');
    await expect(board.page.locator('.television-next')).toContainText(/Bea.*Anna.*Opa.*Carl.*Dora/);
    await playAgain([anna, tablet, carl, dora]);
  });

  await test.step('somebody loads the page again, and somebody leaves', async () => {
    await playAt([anna, tablet, carl, dora], 2);
    await anna.page.reload();
    await expect(rackOf(anna.page)).not.toHaveCount(0);
    await picture(board, 'tv-6');
    await house.killFirst?.();
    await dora.page.getByRole('button', { name: 'This table' }).click();
    await dora.page.getByRole('button', { name: 'Stand up' }).click();
    await dora.page.getByRole('button', { name: 'Stand up' }).click();
    await dora.page.keyboard.press('Escape');
    await expect(dora.page.getByText('You are watching.')).toBeVisible();
    await playAt([anna, tablet, carl]);
    const seats = new Map([
      [anna, [1]],
      [tablet, [0, 2]],
      [carl, [3]],
      [dora, [4]],
      [board, []],
    ]);
    await picture(tablet, 'end-2');
    await picture(board, 'tv-end-2');
    await sheet.enter(anna, seats, ['Dora']);
    await sheet.isShownOn([anna, tablet, carl, dora, board]);
  });

  await test.step('cards to end with, for three: somebody is left over, and waits', async () => {
    // Without jumping in, so that it is clear whose turn it is.
    await chooseNext(anna, 'solo', { players: 3, rounds: 1 }, ['Jumping in']);
    await expect(carl.page.getByText('You get a seat in the next match.')).toBeVisible();
    await playAgain([anna, tablet]);
    await playAt([anna, tablet], 6);
    await picture(anna, 'hand-solo');
    await picture(board, 'tv-solo');
    await playAt([anna, tablet]);
    const seats = new Map([
      [anna, [1]],
      [tablet, [0, 2]],
      [carl, []],
      [dora, []],
      [board, []],
    ]);
    await picture(board, 'tv-end-3');
    await sheet.enter(anna, seats);
    await sheet.isShownOn([anna, tablet, carl, dora, board]);
  });
}
