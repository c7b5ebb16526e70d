import { expect, type Page } from '@playwright/test';
import {
  act,
  buttonsBeside,
  focused,
  goTo,
  isAsked,
  lay,
  myMoment,
  sitDown,
  walkTo,
} from './support/by-keys.ts';
import { test } from './support/test.ts';

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
  // Who forgets the call draws, and the round goes on and on.
  const isDue = (await page.locator('.call[data-due="true"][aria-pressed="false"]').count()) > 0;
  if (isDue) await act(page, 's');
  if (!(await findPiece(page))) return drawOrPass(page);
  const isAnswer = await isAsked(page);
  await act(page, 'Enter');
  // An answer to an ask goes onto the small pile at once.
  if (isAnswer) return;
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toMatchObject({ kind: 'place', ringed: true });
  await lay(page);
  await answerAll(page);
}

async function layCard(page: Page): Promise<void> {
  if ((await page.locator('.rack-piece').count()) === 2) {
    await act(page, 's');
    await expect(page.locator('.call')).toHaveAttribute('aria-pressed', 'true');
  }
  if (!(await findPiece(page))) return drawOrPass(page);
  await lay(page);
  await answerAll(page);
}

/** A tile of the castle is laid first, and then confirmed. */
async function buildOn(page: Page): Promise<void> {
  if (!(await findPiece(page))) return drawOrPass(page);
  await act(page, 'Enter');
  const done = page.locator('.burg-deeds .primary');
  for (;;) {
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused(page)).toMatchObject({ kind: 'place', ringed: true });
    await act(page, 'Enter');
    if ((await done.count()) > 0) break;
    // A chain needs one more tile: those that can go on stand beside the castle.
    const next = await page.locator('.burg-next .burg-tile').first().getAttribute('aria-label');
    await goTo(page, next ?? '');
    await act(page, 'Enter');
  }
  // What is laid is confirmed next, so that is where the focus is.
  await expect(done).toBeFocused();
  await lay(page);
}

/** Turns up two tiles that were not seen yet, or a pair that was. */
async function turnTwo(page: Page, seen: Map<number, number>): Promise<void> {
  const tiles = page.locator('.memory-tile');
  const hidden: number[] = [];
  for (const [index, lies] of (
    await tiles.evaluateAll((all) => all.map((one) => one.getAttribute('data-lies')))
  ).entries()) {
    if (lies !== 'taken') hidden.push(index);
    else seen.delete(index);
  }
  const known = hidden.filter((index) => seen.has(index));
  const fresh = hidden.find((index) => !seen.has(index)) ?? hidden[0];
  const pips = (index: number) => seen.get(index) ?? Number.NaN;
  const first =
    known.find((one) => known.some((two) => two !== one && pips(one) + pips(two) === 12)) ?? fresh;
  const flip = async (index: number): Promise<void> => {
    await walkTo(page, index, '.memory-tile');
    expect((await focused(page)).ringed).toBe(true);
    await act(page, 'Enter');
    const told = await page.getByRole('status').textContent();
    const [, one, two] = /You turn up (\d)-(\d)/.exec(told ?? '') ?? [];
    seen.set(index, Number(one) + Number(two));
  };
  await flip(first);
  const partner = known.find((index) => index !== first && pips(index) + pips(first) === 12);
  const second =
    partner ??
    hidden.find((index) => index !== first && !seen.has(index)) ??
    hidden.find((index) => index !== first);
  if (second !== undefined) await flip(second);
}

function remembering(): (page: Page) => Promise<void> {
  const seen = new Map<number, number>();
  return (page) => turnTwo(page, seen);
}

/** Plays to the end of the match. */
async function playOut(page: Page, turn: (page: Page) => Promise<void>): Promise<void> {
  for (;;) {
    const moment = await myMoment(page);
    if (moment === 'mine') {
      await turn(page);
      continue;
    }
    const next = moment === 'matchOver' ? 'Play again' : 'Next round';
    await expect.poll(async () => (await focused(page)).name).toBe(next);
    if (moment === 'matchOver') return;
    await act(page, 'Enter');
  }
}

for (const { name, isShort = true, moves = false, turn } of [
  { name: 'Block', moves: true, turn: layTile },
  { name: 'Chickenfoot', turn: layTile },
  { name: 'SOLO', moves: true, turn: layCard },
  { name: 'SOLOmino', moves: true, turn: layTile },
  { name: 'Castle domino', isShort: false, turn: buildOn },
  { name: 'Concentration', turn: remembering() },
]) {
  test(`${name} with the keyboard alone${moves ? ', while pieces fly' : ''}`, async ({ page }) => {
    if (moves)
      await page.addInitScript(() =>
        localStorage.setItem('tischrunde.settings', '{"pace":"atOnce","sound":false}'),
      );
    await sitDown(page, name, isShort);
    await playOut(page, turn);
    await expect(page.getByRole('status')).toContainText(/match|share/);
    // Whoever plays again is at the table again.
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Play again' })).toHaveCount(0);
    await expect.poll(async () => (await focused(page)).ringed).toBe(true);
  });
}
