import { type Page, expect as soon, test } from '@playwright/test';
import { chooseNext, deviceOf, playAt } from './support/evening.ts';
import { closeBrowsers, rackOf } from './support/far-guests.ts';
import { FarServer } from './support/far-server.ts';

const expect = soon.configure({ timeout: 20_000 });
let server: FarServer;

test.beforeEach(async () => {
  server = await FarServer.open({ AWAY_AFTER: '1' });
});

test.afterEach(async () => {
  await closeBrowsers();
  await server.close();
});

/** What is told at a table, for a moment on the screen and for screen readers in a log. */
async function isTold(page: Page, text: string): Promise<void> {
  await expect(page.locator('[role="log"]', { hasText: text }).first()).toBeAttached();
}

async function playNow(page: Page, name: string): Promise<void> {
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Invite: Block', exact: true }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Play with others now' }).click();
  await expect(page.getByRole('heading', { name: 'Who is playing?' })).toBeVisible();
}

test('strangers play at once; the host moves, frees and closes; nobody waits for one who is away', async ({
  browser,
}) => {
  const [anna, bea] = [await deviceOf(browser, ['Anna', 'Opa']), await deviceOf(browser, ['Bea'])];
  // A minute is not waited for here.
  await anna.page.clock.install();
  const seat = (page: Page, number: number) => page.locator('.seats > li').nth(number - 1);

  await test.step('play now opens a table, and brings the next one to it', async () => {
    await playNow(anna.page, 'Anna');
    await playNow(bea.page, 'Bea');
    expect(bea.page.url()).toBe(anna.page.url());
    await expect(seat(anna.page, 2)).toContainText('Bea');
  });

  await test.step('the host changes how it is played, and swaps seats; somebody has another name', async () => {
    await chooseNext(anna, 'block', { players: 3, rounds: 1 });
    await anna.page.getByText('One more player on this device').click();
    await anna.page.getByRole('textbox', { name: 'Name of the other player' }).fill('Opa');
    await anna.page.getByRole('button', { name: 'Sit down' }).click();
    await anna.page.getByRole('button', { name: 'Swap seats 2 and 3' }).click();
    await expect(seat(bea.page, 2)).toContainText('Opa');
    await expect(seat(bea.page, 3)).toContainText('Bea');
    await bea.page.getByRole('button', { name: 'Settings' }).click();
    await bea.page.getByRole('button', { name: 'Change name' }).click();
    await bea.page.getByRole('textbox', { name: 'Your name' }).fill('Beatrix');
    await bea.page.keyboard.press('Enter');
    await isTold(anna.page, 'Bea is called Beatrix now.');
    await expect(seat(anna.page, 3)).toContainText('Beatrix');
    await bea.page.keyboard.press('Escape');
  });

  await test.step('the host frees a seat, and its player may come back', async () => {
    await anna.page.getByRole('button', { name: 'Free Beatrix’s seat' }).click();
    await isTold(anna.page, 'Beatrix’s seat is free now.');
    await bea.page.getByRole('button', { name: 'Sit here: Seat 3' }).click();
    await isTold(anna.page, 'Beatrix sits down.');
    await anna.page.getByRole('button', { name: 'Start' }).click();
    await expect(rackOf(bea.page)).not.toHaveCount(0);
  });

  await test.step('the second person of a device takes a move back', async () => {
    const undo = anna.page.getByRole('button', { name: 'Undo' });
    // Opa sits after Anna, so he has moved last at their device. What he drew is not taken back.
    do await playAt([anna, bea], 1);
    while (!(await undo.isVisible()));
    await undo.click();
    await expect(bea.page.getByText('Opa would like to take the last move back.')).toBeVisible();
    await bea.page.getByRole('button', { name: 'Agree', exact: true }).click();
    await isTold(bea.page, 'Opa takes the last move back.');
    await expect(anna.page.locator('.plate[data-turn="true"]')).toContainText('Opa');
  });

  await test.step('somebody is away, and the others let a bot play', async () => {
    await playAt([anna], 1);
    await expect(anna.page.locator('.plate[data-turn="true"]')).toContainText('Beatrix');
    const table = bea.page.url();
    await bea.page.goto('about:blank');
    await isTold(anna.page, 'Beatrix has left.');
    await anna.page.clock.fastForward(61_000);
    await expect(anna.page.getByText('Beatrix is away.')).toBeVisible();
    await anna.page.getByRole('button', { name: 'Let a bot play', exact: true }).click();
    await isTold(anna.page, 'A bot is now playing for Beatrix.');
    await bea.page.goto(table);
    await isTold(anna.page, 'Beatrix is here.');
    await bea.page.getByRole('button', { name: 'Take my seat back' }).click();
    await isTold(anna.page, 'Beatrix is back in the game.');
  });

  await test.step('the host closes the table, and everybody is told', async () => {
    await anna.page.getByRole('button', { name: 'This table' }).click();
    await anna.page.getByRole('button', { name: 'Close this table' }).click();
    await expect(anna.page.getByText('This table ends for everybody.')).toBeVisible();
    await anna.page.getByRole('button', { name: 'Close this table' }).click();
    for (const { page } of [anna, bea])
      await expect(page.getByRole('heading', { name: 'The host has closed this table.' })).toBeVisible();
  });
});
