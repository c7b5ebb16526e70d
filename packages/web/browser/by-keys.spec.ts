import { expect, type Page, test } from '@playwright/test';
import { act, buttonsBeside, focused, goTo, lookOf, myMoment, sitDown } from './support/by-keys.ts';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('tischrunde.settings', '{"pace":"atOnce","lessMotion":true}'),
  );
});

/** Left and right choose the piece; the first that can be laid. */
async function findPiece(page: Page): Promise<boolean> {
  const held = await page.locator('.rack-piece').count();
  for (let tried = 0; tried < held; tried++) {
    await page.keyboard.press('ArrowRight');
    const { kind, fits, ringed } = await focused(page);
    expect({ kind, ringed }).toEqual({ kind: 'piece', ringed: true });
    if (fits) return true;
  }
  return false;
}

/** Whatever is asked is answered with the second answer, where the arrows lead. */
async function answerAll(page: Page): Promise<void> {
  while ((await page.locator('.asking').count()) > 0) {
    await expect.poll(async () => (await focused(page)).kind).toBe('answer');
    await page.keyboard.press('ArrowRight');
    expect((await focused(page)).kind).toBe('answer');
    await act(page, 'Enter');
  }
}

/** A turn without a piece. */
async function drawOrPass(page: Page): Promise<void> {
  const offered = await buttonsBeside(page);
  if (offered.some((word) => word.startsWith('Draw'))) await act(page, 'd');
  else if (offered.includes('Pass')) await act(page, 'p');
  else {
    const other = offered.find((word) => !word.startsWith('SOLO'));
    if (other === undefined) return;
    await goTo(page, other);
    await act(page, 'Enter');
  }
}

async function layTile(page: Page): Promise<void> {
  if (!(await findPiece(page))) return drawOrPass(page);
  await act(page, 'Enter');
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toMatchObject({ kind: 'place', ringed: true });
  await act(page, 'Enter');
  await answerAll(page);
}

async function layCard(page: Page): Promise<void> {
  if ((await page.locator('.rack-piece').count()) === 2) {
    await act(page, 's');
    await expect(page.locator('.call')).toHaveAttribute('aria-pressed', 'true');
  }
  if (!(await findPiece(page))) return drawOrPass(page);
  await act(page, 'Enter');
  await answerAll(page);
}

/** Plays to the end of the match. */
async function playOut(page: Page, turn: (page: Page) => Promise<void>): Promise<void> {
  for (;;) {
    const moment = await myMoment(page);
    if (moment === 'mine') {
      await turn(page);
      continue;
    }
    const next = moment === 'matchOver' ? 'Again' : 'Next round';
    await expect.poll(async () => (await focused(page)).name).toBe(next);
    if (moment === 'matchOver') return;
    await act(page, 'Enter');
  }
}

for (const [name, isShort, turn] of [
  ['Block', true, layTile],
  ['Chickenfoot', true, layTile],
  ['SOLO', true, layCard],
  ['SOLOmino', true, layTile],
] as const) {
  test(`${name} with the keyboard alone`, async ({ page }) => {
    await sitDown(page, name, isShort);
    await playOut(page, turn);
    await expect(page.getByRole('status')).toContainText(/match|share/);
  });
}
void lookOf;
