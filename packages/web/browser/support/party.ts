import { type Browser, expect, type Page } from '@playwright/test';
import { browserOf, onTurn } from './far-guests.ts';
import { type Cost, costOf } from './taps.ts';

interface Party {
  readonly board: Page;
  /** The host first. */
  readonly phones: readonly Page[];
  /** What each part cost. */
  readonly costs: Readonly<Record<string, string>>;
}

/** The name, and a seat. */
export async function sitDown(cost: Cost, page: Page, name: string): Promise<void> {
  await cost.type(page.getByRole('textbox', { name: 'Your name' }), 'name', name);
  await cost.tap(page.getByRole('button', { name: 'Sit down' }));
}

/** Cards that need nothing but a tap; others ask for a colour or a player. */
const plain =
  /^(red|yellow|green|blue) (zero|one|two|three|four|five|six|seven|eight|nine|skip|reverse|draw two), fits/;

/** Lays some card, or draws one. */
export async function lay(cost: Cost, page: Page): Promise<void> {
  const card = page.getByRole('button', { name: plain }).first();
  const button = page.locator('.actions button').first();
  await expect(card.or(button).first()).toBeVisible();
  await cost.tap((await card.count()) > 0 ? card : button);
}

/** The card that is turned up at the start may ask somebody for a colour or a player. That is the card's doing, and not counted. */
async function answerFirstCard(phones: readonly Page[]): Promise<void> {
  for (;;) {
    const page = await onTurn(phones);
    if (page === null) return;
    const answer = page.locator('.asking .answer').first();
    const anything = page.locator('.actions button, .rack-piece[data-playable="true"]').first();
    await expect(answer.or(anything).first()).toBeVisible();
    if ((await answer.count()) === 0) return;
    await answer.click();
    await expect(answer).toHaveCount(0);
  }
}

/** Three phones and a board, from the shelf of the host to the first card: as people do it who have never been here. */
export async function openParty(browser: Browser, address: string): Promise<Party> {
  const [anna, bea, cleo] = [await browserOf(browser), await browserOf(browser), await browserOf(browser)];
  const board = await browserOf(browser, { viewport: { width: 1920, height: 1080 } });
  const costs: Record<string, string> = {};
  await anna.goto(address);
  costs['Host a table'] = await costOf(async (cost) => {
    await cost.tap(anna.getByRole('button', { name: 'Invite: SOLO', exact: true }));
    await cost.type(anna.getByRole('textbox', { name: 'Your name' }), 'name', 'Anna');
    await cost.tap(anna.getByRole('button', { name: 'Open a table' }));
    await expect(anna.getByRole('heading', { name: 'Who is playing?' })).toBeVisible();
  });
  const code = (await anna.locator('.table-code').textContent()) ?? '';
  await board.goto(`${address}/board`);
  costs['Show it on a television'] = await costOf(async (cost) => {
    await cost.type(board.getByRole('textbox', { name: 'Code' }), 'code', code);
    await cost.tap(board.getByRole('button', { name: 'Join' }));
    await expect(board.locator('.join-code')).toBeVisible();
  });
  // As the QR code leads there.
  await bea.goto(anna.url());
  costs['Join by scanning'] = await costOf(async (cost) => {
    await sitDown(cost, bea, 'Bea');
    await expect(board.getByText('Bea', { exact: true })).toBeVisible();
  });
  await cleo.goto(address);
  costs['Join by the code'] = await costOf(async (cost) => {
    await cost.type(cleo.getByRole('textbox', { name: 'Join a table' }), 'code', code.toLowerCase());
    await cost.tap(cleo.getByRole('button', { name: 'Join', exact: true }));
    await sitDown(cost, cleo, 'Cleo');
    await expect(board.getByText('Cleo', { exact: true })).toBeVisible();
  });
  const phones = [anna, bea, cleo];
  costs['Start with those who are there'] = await costOf(async (cost) => {
    await cost.tap(anna.getByRole('button', { name: 'Start with 3' }));
    for (const page of phones) await expect(page.locator('.rack-piece').first()).toBeVisible();
  });
  await answerFirstCard(phones);
  costs['Lay the first card'] = await costOf(async (cost) => {
    const page = await onTurn(phones);
    if (page !== null) await lay(cost, page);
  });
  return { board, phones, costs };
}
