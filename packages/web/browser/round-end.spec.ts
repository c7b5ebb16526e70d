import { expect } from '@playwright/test';
import { referee } from '@tischrunde/engine';
import { inNoTime, played, putDown } from './support/on-the-table.ts';
import { test } from './support/undrawn.ts';

const fives = { game: 'fives', players: 2, options: { rounds: 2 } };

test('the end of a round tells what everybody has left and how the points came about; then the match goes on', async ({
  page,
}) => {
  await inNoTime(page);
  const transcript = played(fives, (round) => round > 1);
  // The move that opens the second round is left to the reader.
  const moves = (transcript.moves as readonly { readonly type: string }[]).slice(0, -1);
  const first = { ...transcript, moves, deals: (transcript.deals as readonly object[]).slice(0, 1) };
  await putDown(page, 'round', first as typeof transcript, false);
  await page.goto('/table?match=round');
  const end = page.locator('.round-end');
  await expect(end).toBeVisible();
  const { roundResult, hands } = referee(first) as unknown as {
    readonly roundResult: { readonly points: readonly number[] };
    readonly hands: readonly (readonly string[])[];
  };
  for (const [seat, name] of ['You', 'Ada'].entries()) {
    const row = end.locator('.hands-left tbody').nth(seat);
    await expect(row.getByRole('rowheader')).toContainText(name);
    await expect(row.getByRole('cell').first()).toHaveText(new RegExp(`^\\+?${roundResult.points[seat]}$`));
    await expect(row.locator('.hand-left svg')).toHaveCount(hands[seat].length);
  }
  await expect(end.getByRole('heading', { name: 'How the points were scored' })).toBeVisible();
  // The last board stays in sight.
  const board = await page.locator('.felt').boundingBox();
  const sheet = await end.boundingBox();
  expect((board?.x ?? 0) + (board?.width ?? 0)).toBeLessThanOrEqual((sheet?.x ?? 0) + 1);
  await end.getByRole('button', { name: 'Next round' }).click();
  await expect(end).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Round 2');
});

test('the end of the match shows the score sheet of all rounds, on a phone as well', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await inNoTime(page);
  const transcript = played(fives, () => false);
  await putDown(page, 'match', transcript, true);
  await page.goto('/table?match=match');
  const end = page.locator('.round-end');
  await expect(end.getByRole('heading', { level: 2 })).toContainText('the match');
  const { scores } = referee(transcript) as unknown as { readonly scores: readonly number[] };
  // Whoever won stands first, and large above.
  const best = scores.indexOf(Math.max(...scores));
  await expect(end.locator('.winners .avatar').first()).toHaveAttribute('data-seat', `${best}`);
  await expect(end.locator('.winners-points')).toHaveText(`${scores[best]} points`);
  await expect(end.locator('.hands-left tbody').first()).toHaveAttribute('data-seat', `${best}`);
  const sums = end.locator('.sheet tfoot td');
  await expect(sums).toHaveText(scores.map(String));
  await expect(end.locator('.sheet tbody tr')).toHaveCount(2);
  await expect(end.locator('.score-curve svg')).toBeVisible();
  const board = await page.locator('.felt').boundingBox();
  expect(board?.height).toBeGreaterThan(140);
  await expect(end.getByRole('link', { name: 'Replay' })).toBeInViewport();
  await end.getByRole('button', { name: 'Play again' }).click();
  await expect(page.locator('.rack-piece').first()).toBeVisible();
});

test('at the end of a round nobody’s plate shows backs, and the points of the winner are spelt out', async ({
  page,
}) => {
  await inNoTime(page);
  const block = { game: 'block', players: 4, seed: 'seven' };
  const transcript = played(block, (round) => round > 1);
  const moves = (transcript.moves as readonly object[]).slice(0, -1);
  const first = { ...transcript, moves, deals: (transcript.deals as readonly object[]).slice(0, 1) };
  await putDown(page, 'round', first as typeof transcript, false);
  await page.goto('/table?match=round');
  await expect(page.locator('.round-end')).toBeVisible();
  await expect(page.locator('.plate-backs')).toHaveCount(0);
  await expect(page.locator('.hand-left-sum')).toHaveText(/^\d+ \+ \d+( \+ \d+)? = \d+$/);
});
