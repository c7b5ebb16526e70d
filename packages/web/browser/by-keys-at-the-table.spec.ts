import { expect } from '@playwright/test';
import { games } from '@tischrunde/engine';
import { act, focused, goTo } from './support/by-keys.ts';
import { sitDownAt } from './support/drawer.ts';
import { test } from './support/test.ts';

// Seeds with which whoever sits here begins, and holds what the test is about.
const withWild = 'hands 22';
const withDouble = 'hands 6';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('tischrunde.settings', '{"pace":"atOnce","sound":false}'),
  );
});

test('? opens the rulebook beside the table at the rule that forbade the last attempt, and Esc leads back', async ({
  page,
}) => {
  await sitDownAt(page, { game: 'solo', seed: withWild });
  const address = page.url();
  await page.keyboard.press('ArrowRight');
  const { name } = await focused(page);
  await act(page, 'p');
  await expect(page.getByRole('status')).toContainText(/draw/i);
  await page.keyboard.press('?');
  const rules = page.getByRole('complementary', { name: 'Rules: SOLO' });
  await expect(rules.locator('[data-aimed="true"]')).toBeInViewport();
  await expect(rules.locator('[data-aimed="true"]')).toHaveAttribute('id', 'solo.draw');
  await expect(rules.locator('[data-aimed="true"] :focus')).toHaveCount(1);
  await expect(rules).toContainText('Why that was not allowed');
  // Letters and arrows are the reader's now.
  for (const key of ['ArrowRight', 'd', 'p']) await page.keyboard.press(key);
  await expect(rules.locator('[data-aimed="true"] :focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(rules).toHaveCount(0);
  expect((await focused(page)).name).toBe(name);
  await expect(page).toHaveURL(address);
  await expect(page.locator('.rack-piece')).toHaveCount(8);
});

test('Esc backs out of a place, of a question, of a hint and of every dialog', async ({ page }) => {
  await sitDownAt(page, { game: 'solo', seed: withWild });
  await goTo(page, 'colour choice, fits', 'ArrowRight');
  await act(page, 'Enter');
  await expect.poll(async () => (await focused(page)).kind).toBe('answer');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('group', { name: 'Which colour?' })).toHaveCount(0);
  expect((await focused(page)).name).toBe('colour choice, fits');

  await goTo(page, 'Hint: What would a strong player do?', 'Shift+Tab');
  await page.keyboard.press('Enter');
  const hint = page.getByRole('region', { name: 'What would a strong player do?' });
  await expect(hint.getByRole('button', { name: /^Hint 1/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hint).toHaveCount(0);

  for (const [opener, title] of [
    ['Score sheet, What happened', 'Score sheet'],
    ['Settings', 'Settings'],
  ]) {
    await goTo(page, opener);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect.poll(async () => (await focused(page)).name).toBe(opener);
  }
});

test('up and down take a piece up and lead to its places; Esc puts it down', async ({ page }) => {
  await sitDownAt(page, { game: 'block', seed: withDouble });
  await page.keyboard.press('ArrowLeft');
  const rack = page.getByRole('group', { name: 'Your hand' });
  await expect(rack.getByRole('button').last()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(rack.getByRole('button').first()).toBeFocused();
  await goTo(page, 'double six, fits', 'ArrowRight');
  await page.keyboard.press('ArrowUp');
  expect(await focused(page)).toMatchObject({ kind: 'place', name: 'Play double six', ringed: true });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Play double six' })).toHaveCount(0);
  expect((await focused(page)).name).toBe('double six, fits');
  await page.keyboard.press('ArrowDown');
  await act(page, 'Enter');
  // The piece is gone: its neighbour has the focus.
  await expect(rack.getByRole('button', { name: 'double six' })).toHaveCount(0);
  expect((await focused(page)).kind).toBe('piece');
});

test('Esc takes back a tile that lies out, and it has the focus in the rack', async ({ page }) => {
  await sitDownAt(page, { game: 'burg', seed: withDouble });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const { name } = await focused(page);
  const rack = page.getByRole('group', { name: 'Your hand' });
  const held = await rack.getByRole('button').count();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  // Its place in the rack is empty: the arrows go on to those beside it.
  await expect(rack.getByRole('button')).toHaveCount(held - 1);
  for (let steps = 0; steps < held; steps++) {
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toMatchObject({ kind: 'piece', ringed: true });
  }
  await page.keyboard.press('Escape');
  await expect(rack.getByRole('button')).toHaveCount(held);
  await expect.poll(async () => (await focused(page)).ringed).toBe(true);
  await page.keyboard.press('ArrowRight');
  expect((await focused(page)).kind).toBe('piece');
  // From the button that lays it, too.
  await goTo(page, name, 'ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await focused(page)).kind).toBe('other');
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await focused(page)).name).toBe(name);
});

test('S calls and takes it back, and says so', async ({ page }) => {
  await sitDownAt(page, { game: 'solo', seed: withWild });
  await page.keyboard.press('s');
  await expect(page.getByRole('status')).toContainText('You will call “SOLO!” with your next move.');
  await expect(page.getByRole('button', { name: 'SOLO!' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('s');
  await expect(page.getByRole('status')).toContainText('You will not call “SOLO!”.');
});

const half = Math.ceil(games.length / 2);
for (const some of [games.slice(0, half), games.slice(half)]) {
  test(`arrows, Enter and Esc never lose the focus: ${some[0].id} to ${some.at(-1)?.id}`, async ({
    page,
  }) => {
    // Bots that take their time leave the table as it is.
    await page.addInitScript(() => localStorage.setItem('tischrunde.settings', '{"pace":"slow"}'));
    for (const { id } of some) {
      await page.goto(`/?game=${id}`);
      await expect(page.getByRole('status').first()).not.toBeEmpty();
      for (const key of [
        'ArrowRight',
        'ArrowRight',
        'Enter',
        'ArrowDown',
        'ArrowUp',
        'Enter',
        'Escape',
        'ArrowRight',
      ]) {
        await page.keyboard.press(key);
        await expect.poll(async () => (await focused(page)).ringed, `${id}: after ${key}`).toBe(true);
      }
    }
  });
}
