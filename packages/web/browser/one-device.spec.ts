import { expect, type Page } from '@playwright/test';
import { seatAt } from '@tischrunde/engine';
import { keptMatch, layIntoDrawer } from './support/drawer.ts';
import { isOver, play, usual } from './support/match/play.ts';
import { matchWhere } from './support/match/positions.ts';
import { expectRefereeAgrees } from './support/match/result.ts';
import { test } from './support/test.ts';

/** Anna and Ben sit down at one screen. */
async function sitDown(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('article', { name: game, exact: true })
    .getByRole('button', { name: 'One device' })
    .click();
  await page.getByRole('textbox', { name: 'Name of player 1' }).fill('Anna');
  await page.getByRole('textbox', { name: 'Name of player 2' }).fill('Ben');
  await page.getByRole('button', { name: 'Start' }).click();
}

const rack = (page: Page) => page.locator('.rack-piece');
const plateOf = (page: Page, name: string) =>
  page.getByRole('listitem').getByRole('button', { name: `I am ${name}` });

test('two people hand the screen to and fro for a whole match, and nobody’s hand is there while it is covered', async ({
  page,
}) => {
  await sitDown(page, 'Lock domino');
  let covers = 0;
  await play(page, usual(), (look) => {
    if (look.things.uncover.length > 0) {
      covers++;
      expect(look.things.held).toEqual([]);
    }
    return isOver(look);
  });
  expect(covers).toBeGreaterThan(5);
  await expectRefereeAgrees(page);
});

test('the screen is covered from the start, also after a reload, and tells everybody in their own words', async ({
  page,
}) => {
  await sitDown(page, 'Block');
  await expect(page.getByRole('heading', { name: 'Hand the device to Anna.' })).toBeVisible();
  await expect(rack(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'I am Anna' }).click();
  await expect(rack(page)).toHaveCount(7);
  await page.reload();
  await expect(page.getByRole('button', { name: 'I am Anna' })).toBeVisible();
  await expect(rack(page)).toHaveCount(0);
  await page.keyboard.press('d');
  await page.getByRole('button', { name: 'I am Anna' }).click();
  await expect(rack(page)).toHaveCount(7);
  await expect(plateOf(page, 'Ben')).toHaveCount(0);
  await play(page, usual(), ({ things }) => things.uncover.some(({ name }) => name === 'I am Ben'));
  await page.getByRole('button', { name: 'I am Ben' }).click();
  await expect(page.getByRole('status')).toContainText(/^Anna /);
});

test('whoever may interject takes the screen with a tap on their own plate', async ({ page }) => {
  // Ben holds a number like the one on top; after it, it is simply Anna's turn again.
  const transcript = matchWhere(
    { game: 'solo', players: 2 },
    (match) => match.turn === 0 && match.legal(seatAt(1)).some(({ card }) => /^[rgby]\d$/.test(String(card))),
  );
  await layIntoDrawer(page, [keptMatch(transcript, ['Anna', 'Ben'])]);
  await page.goto('/table?match=kept');
  await page.getByRole('button', { name: 'I am Anna' }).click();
  await expect(page.getByRole('status')).not.toContainText('’s turn');

  await plateOf(page, 'Ben').click();
  await expect(page.getByRole('heading', { name: 'Hand the device to Ben.' })).toBeVisible();
  await expect(rack(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'I am Ben' }).click();
  await expect(page.getByRole('status')).toContainText('Anna’s turn: you can jump in');

  // Without doing anything one gives the screen back in the same way.
  await plateOf(page, 'Anna').click();
  await page.getByRole('button', { name: 'I am Anna' }).click();
  await expect(page.getByRole('status')).not.toContainText('’s turn');

  await plateOf(page, 'Ben').click();
  await page.getByRole('button', { name: 'I am Ben' }).click();
  await page.locator('.rack-piece[data-playable="true"]').first().click();
  await page.getByRole('button', { name: 'I am Anna' }).click();
  await expect(page.getByRole('status')).toContainText('Ben jumps in');
});

test('where nobody waits for a turn and nothing is hidden, the plates turn the screen at once', async ({
  page,
}) => {
  await sitDown(page, 'Hectic domino');
  await expect(page.locator('.plate[data-front="true"]')).toContainText('Anna');
  await plateOf(page, 'Ben').click();
  await expect(page.locator('.plate[data-front="true"]')).toContainText('Ben');
  await page.getByRole('button', { name: 'nine one', exact: true }).click();
  await expect(page.getByRole('button', { name: /^nine one: Put/ })).toBeVisible();
  await plateOf(page, 'Anna').click();
  await expect(page.getByRole('button', { name: /^nine one/ })).toHaveCount(0);
});

test('people at one screen agree on how they play, and on how well the bots do who join them', async ({
  page,
}) => {
  const dialogOf = async (game: string) => {
    await page.goto('/');
    await page
      .getByRole('article', { name: game, exact: true })
      .getByRole('button', { name: 'One device' })
      .click();
    await page.getByText('More', { exact: true }).click();
    return page.getByRole('dialog');
  };
  const forFour = await dialogOf('Peruvian domino');
  await expect(forFour.getByRole('group', { name: 'How strong should the bots be?' })).toHaveCount(0);
  await forFour
    .getByRole('group', { name: 'How many of you are sharing this device?' })
    .getByText('2', { exact: true })
    .click();
  await expect(forFour.getByRole('group', { name: 'How strong should the bots be?' })).toBeVisible();

  const forTwo = await dialogOf('French domino');
  await forTwo.getByRole('textbox', { name: 'Name of player 1' }).fill('Anna');
  await forTwo.getByRole('textbox', { name: 'Name of player 2' }).fill('Ben');
  await forTwo.getByRole('group', { name: 'Who begins' }).getByText('Ben', { exact: true }).click();
  await forTwo.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('heading', { name: 'Hand the device to Ben.' })).toBeVisible();
});
