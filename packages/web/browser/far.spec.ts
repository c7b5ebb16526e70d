import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { checkFairness } from '@tischrunde/protocol';
import {
  browserOf,
  closeBrowsers,
  figuresOf,
  follow,
  onTurn,
  playOn,
  rackOf,
  sitTogether,
  takeTurn,
} from './support/far-guests.ts';
import { FarServer } from './support/far-server.ts';

let server: FarServer;

test.beforeEach(async () => {
  server = await FarServer.open();
});

test.afterEach(async () => {
  await closeBrowsers();
  await server.close();
});

test('two people play from the invitation to the end, through a reload and the death of the server', async ({
  browser,
}) => {
  const [anna, bea] = [await browserOf(browser), await browserOf(browser)];
  await sitTogether(anna, bea, server.address);
  await playOn([anna, bea], 3);

  await test.step('one of them loads the page again', async () => {
    const before = await figuresOf(bea);
    await bea.reload();
    await expect(rackOf(bea).first()).toBeVisible();
    expect(await figuresOf(bea)).toEqual(before);
    await playOn([anna, bea], 2);
  });

  await test.step('one of them looks something up and comes back', async () => {
    await bea.getByRole('button', { name: 'Rules' }).click();
    const rules = bea.getByRole('complementary', { name: 'Rules: Block' });
    await expect(rules.getByRole('heading', { name: 'Your turn in three lines' })).toBeAttached();
    await rules.getByRole('link', { name: 'Full page' }).click();
    await expect(bea.getByRole('heading', { name: 'Block', level: 1 })).toBeVisible();
    await bea.getByRole('link', { name: 'Back to the table' }).click();
    await expect(rackOf(bea).first()).toBeVisible();
    await playOn([anna, bea], 1);
  });

  await test.step('one of them reads beside the table, and the other plays on', async () => {
    const mover = await onTurn([anna, bea]);
    if (mover === null) throw new Error('the match is over too early');
    const reader = mover === anna ? bea : anna;
    await reader.keyboard.press('?');
    const rules = reader.getByRole('complementary', { name: 'Rules: Block' });
    await expect(rules.locator('[data-aimed="true"]')).toBeInViewport();
    const before = await figuresOf(reader);
    await takeTurn(mover);
    await expect.poll(() => figuresOf(reader)).not.toEqual(before);
    await expect(rules).toBeVisible();
    await reader.keyboard.press('Escape');
    await expect(rules).toHaveCount(0);
  });

  await test.step('one of them takes a move back, if the other one agrees', async () => {
    for (const answer of ['No', 'Agree']) {
      const mover = await onTurn([anna, bea]);
      if (mover === null) throw new Error('the match is over too early');
      const other = mover === anna ? bea : anna;
      const before = await figuresOf(other);
      await takeTurn(mover);
      await expect.poll(() => figuresOf(other)).not.toEqual(before);
      await mover.getByRole('button', { name: 'Undo' }).click();
      await expect(mover.getByText('You have asked to take your move back.')).toBeVisible();
      await expect(mover.getByRole('button', { name: 'Undo' })).toBeHidden();
      await expect(other.getByText(/^(Anna|Bea) would like to take the last move back\.$/)).toBeVisible();
      await other.getByRole('button', { name: answer, exact: true }).click();
      const told = answer === 'No' ? 'does not agree.' : 'takes the last move back.';
      for (const page of [anna, bea])
        await expect(page.locator('.news-newest', { hasText: told })).toBeVisible();
      if (answer === 'No') continue;
      await expect.poll(() => figuresOf(other)).toEqual(before);
      await takeTurn(mover);
      await expect.poll(() => figuresOf(other)).not.toEqual(before);
    }
  });

  await test.step('the server is killed; a move that was made meanwhile is not lost', async () => {
    const mover = await onTurn([anna, bea]);
    if (mover === null) throw new Error('the match is over too early');
    const other = mover === anna ? bea : anna;
    await server.kill();
    for (const page of [anna, bea]) await expect(page.getByText('Connection lost')).toBeVisible();
    const before = await figuresOf(other);
    await takeTurn(mover);
    await expect(mover.getByText('Your move is waiting for the connection.')).toBeVisible();
    await server.start();
    // Where the browser says that the network is back, nobody waits; the other one comes back by itself.
    await mover.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(() => figuresOf(other), { timeout: 20_000 }).not.toEqual(before);
    for (const page of [anna, bea]) await expect(page.getByText('Connection lost')).toBeHidden();
    expect(await figuresOf(anna)).toEqual(await figuresOf(bea));
  });

  await playOn([anna, bea]);
  await test.step('both see that it was fair', async () => {
    for (const page of [anna, bea]) {
      await page.getByRole('button', { name: 'Was the deal fair?' }).click();
      await expect(page.getByText('Yes. The secret is the one promised')).toBeVisible();
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save as a file' }).click();
      const file = await (await saving).path();
      expect(checkFairness(JSON.parse(readFileSync(file, 'utf8')))).toEqual({ fair: true });
      await page.getByRole('button', { name: 'Close', exact: true }).click();
    }
  });

  await test.step('one looks back, and both play again', async () => {
    const table = bea.url();
    await bea.getByRole('button', { name: 'Replay' }).click();
    await expect(bea.getByRole('heading', { level: 1 })).toHaveText('Replay · Block');
    await bea.goto(table);
    await anna.getByRole('button', { name: 'Play again' }).click();
    await expect(bea.locator('.who-is-ready [data-ready="true"]')).toHaveText(/Anna/);
    await bea.getByRole('button', { name: 'Play again' }).click();
    for (const page of [anna, bea]) await expect(rackOf(page)).toHaveCount(7);
    await playOn([anna, bea], 1);
  });
});

test('somebody watches, people talk and are muted, a bot sits in, and there is a pause', async ({
  browser,
}) => {
  const [anna, bea, cleo] = [await browserOf(browser), await browserOf(browser), await browserOf(browser)];
  await sitTogether(anna, bea, server.address);
  await follow(cleo, anna.url(), 'Cleo');

  await test.step('who watches has no pieces and sees nobody’s', async () => {
    await expect(cleo.getByText('You are watching.')).toBeVisible();
    await expect(rackOf(cleo)).toHaveCount(0);
    await expect(cleo.locator('.plate')).toHaveCount(2);
    await playOn([anna, bea], 2);
    await expect.poll(() => figuresOf(cleo)).toEqual(await figuresOf(anna));
  });

  await test.step('what is said is heard by all', async () => {
    await bea.getByRole('button', { name: 'Chat' }).click();
    await bea.getByRole('textbox', { name: 'Say something' }).fill('Good luck!');
    await bea.keyboard.press('Enter');
    await anna.getByRole('button', { name: 'Chat: 1 new message' }).click();
    const heard = anna.getByRole('region', { name: 'Chat' }).getByRole('listitem');
    await expect(heard).toHaveText(['Bea: Good luck!']);
    await anna.getByRole('button', { name: 'Thank you!' }).click();
    await expect(bea.getByRole('region', { name: 'Chat' }).getByRole('listitem')).toHaveCount(2);
    await expect(cleo.getByRole('button', { name: 'Chat: 2 new messages' })).toBeVisible();
    await anna.getByRole('button', { name: 'Close', exact: true }).click();
  });

  await test.step('one does not want to hear somebody, and the host mutes them for all', async () => {
    await anna.getByRole('button', { name: 'This table' }).click();
    await anna.getByRole('button', { name: 'Mute Bea for me' }).click();
    await expect(anna.getByRole('button', { name: 'Unmute Bea for me' })).toBeVisible();
    await anna.getByRole('button', { name: 'Mute Bea for everybody' }).click();
    await expect(bea.getByText('The host has muted you.')).toBeVisible();
    await anna.getByRole('button', { name: 'Let Bea chat again' }).click();
    await anna.getByRole('button', { name: 'Close', exact: true }).click();
    await bea.getByRole('textbox', { name: 'Say something' }).fill('Can you hear me?');
    await bea.keyboard.press('Enter');
    await expect(cleo.getByRole('button', { name: 'Chat: 3 new messages' })).toBeVisible();
    await expect(anna.getByRole('button', { name: 'Chat', exact: true })).toBeVisible();
    await bea.getByRole('button', { name: 'Close', exact: true }).click();
  });

  await test.step('a pause by agreement', async () => {
    await anna.getByRole('button', { name: 'This table' }).click();
    await anna.getByRole('button', { name: 'Ask to pause' }).click();
    await anna.getByRole('button', { name: 'Close', exact: true }).click();
    await bea.getByRole('button', { name: 'Agree' }).click();
    await expect(anna.getByText('The match is paused.')).toBeVisible();
    const mover = await onTurn([anna, bea]);
    if (mover !== null) await takeTurn(mover);
    await expect((mover ?? anna).getByText('The match is paused.').last()).toBeVisible();
    await anna.getByRole('button', { name: 'Carry on' }).click();
    await expect(bea.getByText('The match is paused.')).toHaveCount(0);
    await playOn([anna, bea], 1);
  });

  await test.step('a bot plays for somebody, who then takes the seat back', async () => {
    await bea.getByRole('button', { name: 'This table' }).click();
    await bea.getByRole('button', { name: 'Let a bot play for me' }).click();
    await bea.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(anna.locator('.plate', { hasText: 'Bea' })).toContainText('a bot is playing');
    await playOn([anna], 1);
    await bea.getByRole('button', { name: 'Take my seat back' }).click();
    await expect(anna.locator('.plate', { hasText: 'Bea' })).not.toContainText('a bot is playing');
  });

  await test.step('whoever goes is gone, and keeps the seat', async () => {
    const table = bea.url();
    await bea.goto('about:blank');
    await expect(anna.locator('.plate', { hasText: 'Bea' })).toContainText('away');
    await bea.goto(table);
    await expect(anna.locator('.plate', { hasText: 'Bea' })).not.toContainText('away');
    await expect(rackOf(bea).first()).toBeVisible();
  });
});
