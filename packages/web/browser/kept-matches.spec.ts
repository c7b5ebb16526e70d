import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type { JsonObject, Match } from '@tischrunde/engine';
import { keptMatch, layIntoDrawer } from './support/drawer.ts';
import { play, usual } from './support/match/play.ts';
import { matchWhere } from './support/match/positions.ts';
import { expectRefereeAgrees, saveToFile } from './support/match/result.ts';
import { takeFromShelf } from './support/match/shelf.ts';
import { stateOf } from './support/states.ts';
import { test } from './support/test.ts';

/** What lies on the table, stands on the plates and on the rack, in words; what is called comes and goes. */
const tableOf = async (page: Page): Promise<readonly string[]> => [
  await page.locator('.board title').first().innerHTML(),
  ...(await page
    .locator('.plate')
    .evaluateAll((plates) =>
      plates.map((plate) => `${plate.ariaCurrent} ${plate.querySelector('.plate-text')?.textContent}`),
    )),
  ...(await page
    .locator('.rack-piece')
    .evaluateAll((pieces) => pieces.map((piece) => piece.ariaLabel ?? ''))),
];

/** Plays until it is one's own turn with a few tiles left. */
const playAWhile = (page: Page, left: number): Promise<void> =>
  play(
    page,
    usual(),
    ({ isMyTurn, things }) => isMyTurn && things.piece.length > 0 && things.held.length <= left,
  );

const fileOf = (content: string, name = 'match.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(content),
});

async function openFile(page: Page, content: string): Promise<void> {
  await page.goto('/look-back');
  await page.getByLabel('Open a file').setInputFiles(fileOf(content));
}

test('a match that is reloaded in the middle stands as it stood, and is finished', async ({ page }) => {
  await takeFromShelf(page, 'Block', { players: 2, rounds: 1 });
  await playAWhile(page, 4);
  const before = await tableOf(page);
  await page.reload();
  await expect(page.locator('.rack-piece').first()).toBeVisible();
  await expect.poll(() => tableOf(page)).toEqual(before);

  await page.goto('/');
  const left = page.locator('section').filter({ hasText: 'Your match is still on the table' });
  await expect(left).toContainText('Block');
  await left.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('.rack-piece').first()).toBeVisible();
  await expect.poll(() => tableOf(page)).toEqual(before);

  await play(page, usual());
  await expectRefereeAgrees(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play: Block' })).toBeVisible();
  await expect(left).toHaveCount(0);
});

test('a match is saved to a file, opened from it on another device, and finished there', async ({
  page,
  browser,
}) => {
  await takeFromShelf(page, 'All Fives', { players: 2, rounds: 1 });
  await playAWhile(page, 5);
  const before = await tableOf(page);
  await page.goto('/look-back');
  const saved = await saveToFile(page);

  const other = await browser.newPage();
  await other.addInitScript(() =>
    localStorage.setItem('tischrunde.settings', '{"pace":"atOnce","lessMotion":true}'),
  );
  await openFile(other, JSON.stringify(saved));
  await expect(other.locator('.rack-piece').first()).toBeVisible();
  await expect.poll(() => tableOf(other)).toEqual(before);
  await play(other, usual());
  const { transcript } = await expectRefereeAgrees(other);
  const moves = saved.moves as readonly JsonObject[];
  expect((transcript.moves as readonly JsonObject[]).slice(0, moves.length)).toEqual(moves);
  await other.close();
});

test('an answer to an ask is laid with one tap', async ({ page }) => {
  const transcript = matchWhere(
    { game: 'solomino', players: 2 },
    (match) => match.turn === 0 && match.legal(match.turn).some(({ type }) => type === 'answer'),
  );
  await openFile(page, JSON.stringify(transcript));
  const held = page.locator('.rack-piece');
  await expect(held.first()).toBeVisible();
  const before = await held.count();
  await page.locator('.rack-piece[data-playable="true"]').first().click();
  await expect(held).not.toHaveCount(before);
  await expect(page.locator('.board svg').first()).toBeVisible();
});

const block = matchWhere({ game: 'block', players: 2 }, (_match, moves) => moves === 4);
const wrong = {
  ...block,
  moves: [...(block.moves as readonly JsonObject[]), { seat: 0, type: 'lay', tile: '9-9' }],
};

const damagedFiles: readonly (readonly [what: string, content: string, why: RegExp])[] = [
  ['no match at all', 'Dear diary,', /This file does not contain a match/],
  ['half a file', JSON.stringify(block).slice(0, 200), /This file does not contain a match/],
  ['nothing', 'null', /The referee says:/],
  ['an unknown game', JSON.stringify({ ...block, game: 'chess' }), /The referee says: .*chess/],
  ['a wrong move', JSON.stringify(wrong), /Move 5 breaks a rule: /],
];

for (const [what, content, why] of damagedFiles) {
  test(`a damaged file is explained and set aside: ${what}`, async ({ page }) => {
    await openFile(page, content);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('This match cannot be opened.');
    await expect(alert).toContainText(why);
    const aside = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Set aside' }) });
    const saving = page.waitForEvent('download');
    await aside.getByRole('button', { name: 'Save as a file' }).click();
    expect(await readFile(await (await saving).path(), 'utf8')).toBe(content);
  });
}

const damagedMatches: readonly (readonly [what: string, thing: JsonObject, why: RegExp])[] = [
  ['a wrong move', keptMatch(wrong, ['Anna', null]), /Move 5 breaks a rule: /],
  ['an unknown game', keptMatch({ ...block, game: 'chess' }, ['Anna', null]), /The referee says: .*chess/],
  ['only the name of it is left', { id: 'kept' }, /can no longer be read/],
  ['nobody sits there', { ...keptMatch(block, []), id: 'kept' }, /can no longer be read/],
];

for (const [what, thing, why] of damagedMatches) {
  test(`a damaged match that was kept is explained and set aside: ${what}`, async ({ page }) => {
    await layIntoDrawer(page, [thing]);
    await page.goto('/table?match=kept');
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { name: 'This match is damaged.' })).toBeVisible();
    await expect(main).toContainText(why);
    await expect(main).toContainText('set aside as it is, under “Matches”');
    // Whoever comes back is told the same, not that it is gone.
    await page.goto('/look-back/kept');
    await expect(page.getByRole('heading', { name: 'This match is damaged.' })).toBeVisible();
    await expect(main).toContainText(why);
    await main.getByRole('link', { name: 'Matches' }).click();
    const aside = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Set aside' }) });
    await expect(aside).toContainText(why);
    await expect(page.getByRole('link', { name: 'Continue' })).toHaveCount(0);
  });
}

test('what is damaged among the kept matches does not keep anybody from the shelf', async ({ page }) => {
  await layIntoDrawer(page, [{ id: 'damaged', touched: 'yesterday' }]);
  await layIntoDrawer(page, [keptMatch(block, ['Anna', null])]);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await page.getByRole('link', { name: 'Matches' }).click();
  await expect(page.getByRole('heading', { name: 'Set aside' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.locator('.rack-piece').first()).toBeVisible();
});

test('a finished match says who won, and when it was', async ({ page }) => {
  const until = ({ phase }: Match): boolean => phase === 'matchOver';
  await layIntoDrawer(page, [stateOf({ game: 'block', players: 2, options: { rounds: 1 }, until })]);
  await page.goto('/look-back');
  const match = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Block' }) });
  await expect(match).toContainText(/(You won|\w+ won), \d+ to \d+/);
  await expect(match).toContainText(/today, \d/);
});

test('where nothing is kept, there is a way to the games', async ({ page }) => {
  await page.goto('/look-back');
  await page.getByRole('main').getByRole('link', { name: 'Choose a game' }).click();
  await expect(page.getByRole('button', { name: 'Play: Block' })).toBeVisible();
});
