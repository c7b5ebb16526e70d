import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/test.ts';

/** A move as one taps it together: its kind, its tile or card, and what else it needs, in the order of the screen. */
interface Tapped {
  readonly who?: string;
  readonly type: string;
  readonly tile?: string;
  readonly card?: readonly [colour: string, name: string];
  readonly keys?: readonly string[];
  readonly cell?: number;
}

/** A position of the rulebook that shows what is not allowed, put together by taps. */
interface Position {
  readonly rule: string;
  readonly game: string;
  readonly top?: readonly [colour: string, name: string];
  readonly before?: readonly Tapped[];
  readonly hand?: readonly string[];
  readonly turn?: string;
  readonly isNotHeld?: true;
  readonly question: Tapped;
}

const positions: readonly Position[] = [
  { rule: 'domino.open.tile', game: 'block', hand: ['6-6', '1-1'], question: { type: 'Play', tile: '6-5' } },
  {
    rule: 'domino.ends',
    game: 'block',
    before: [
      { type: 'Play', tile: '6-6' },
      { type: 'Play', tile: '6-5', keys: ['the 6 of 6-6'] },
      { type: 'Play', tile: '5-5', keys: ['the 5 of 6-5'] },
      { type: 'Play', tile: '5-1', keys: ['the 5 of 5-5'] },
    ],
    question: { type: 'Play', tile: '5-2', keys: ['the 5 of 5-5'] },
  },
  {
    rule: 'domino.must',
    game: 'block',
    before: [{ type: 'Play', tile: '6-6' }],
    hand: ['6-2', '4-4'],
    question: { type: 'Pass' },
  },
  {
    rule: 'table.turn',
    game: 'fives',
    before: [{ type: 'Play', tile: '6-6' }],
    turn: 'Somebody else’s',
    question: { type: 'Play', tile: '6-1', keys: ['the 6 of 6-6'] },
  },
  {
    rule: 'table.phase',
    game: 'bergen',
    before: [{ type: 'Play', tile: '6-6' }],
    turn: 'The round is over',
    question: { type: 'Play', tile: '6-4', keys: ['the 6 of 6-6'] },
  },
  {
    rule: 'table.piece',
    game: 'sperr',
    before: [{ type: 'Play', tile: '6-6' }],
    hand: ['6-3', '1-0'],
    isNotHeld: true,
    question: { type: 'Play', tile: '6-1', keys: ['the 6 of 6-6'] },
  },
  {
    rule: 'chickenfoot.foot',
    game: 'chickenfoot',
    before: [
      { type: 'Play', tile: '9-9' },
      { type: 'Play', tile: '9-3', keys: ['the 9 of 9-9'] },
      { type: 'Play', tile: '3-3', keys: ['the 3 of 9-3'] },
    ],
    question: { type: 'Play', tile: '9-5', keys: ['the 9 of 9-9'] },
  },
  {
    rule: 'concentration.turn',
    game: 'concentration',
    before: [{ type: 'Turn up', cell: 1 }],
    question: { type: 'Turn up', cell: 1 },
  },
  {
    rule: 'hektik.shared',
    game: 'hektik',
    before: [
      { who: 'Player 2', type: 'Take', tile: '8-4', keys: ['right'] },
      { who: 'I', type: 'Take', tile: '6-4', keys: ['right'] },
    ],
    question: { type: 'Take', tile: '8-4', keys: ['right'] },
  },
  {
    rule: 'burg.draw',
    game: 'burg',
    hand: ['6-1', '5-4', '2-0', '4-4', '3-0'],
    question: { type: 'Draw' },
  },
  {
    rule: 'solo.debt',
    game: 'solo',
    top: ['red', 'red nine'],
    before: [{ type: 'Play', card: ['red', 'red draw two'] }],
    question: { type: 'Play', card: ['red', 'red seven'] },
  },
];

const key = (scope: Locator, name: string): Locator => scope.getByRole('button', { name, exact: true });

async function tapTile(scope: Locator, tile: string): Promise<void> {
  const numbers = scope.getByRole('group', { name: 'Tap the two numbers of the tile' }).last();
  for (const number of tile.split('-')) await key(numbers, number).click();
}

async function tapCard(scope: Locator, [colour, name]: readonly [string, string]): Promise<void> {
  await key(scope, colour).last().click();
  await key(scope, name).last().click();
}

async function tapMove(scope: Locator, { who, type, tile, card, keys = [], cell }: Tapped): Promise<void> {
  if (who !== undefined) await key(scope, who).click();
  await key(scope, type).first().click();
  if (tile !== undefined) await tapTile(scope, tile);
  if (card !== undefined) await tapCard(scope, card);
  for (const name of keys) await key(scope, name).click();
  if (cell !== undefined) await scope.locator('.cell-grid button').nth(cell).click();
}

async function build(
  page: Page,
  { game, top, before = [], hand, turn, isNotHeld, question }: Position,
): Promise<void> {
  await page.locator('.allowed-game select').selectOption(game);
  const table = page.locator('.allowed-form > section').first();
  const asked = page.locator('.allowed-form > section').last();
  if (top !== undefined) {
    await table.locator('.picked').first().click();
    await tapCard(table.locator('.piece-field').first(), top);
  }
  for (const move of before) {
    await key(table, 'Add a move').click();
    await tapMove(page.locator('.new-happening'), move);
    await key(page.locator('.new-happening'), 'Add').click();
  }
  const rest = page.locator('.allowed-rest');
  const isFolded = (await rest.count()) > 0 && (await rest.getAttribute('open')) === null;
  if ((hand !== undefined || turn !== undefined) && isFolded) await rest.locator('summary').first().click();
  if (hand !== undefined) {
    const mine = page.locator('[data-hand="0"]');
    await key(mine, 'only these').click();
    for (const tile of hand) await tapTile(mine, tile);
  }
  if (turn !== undefined) await rest.getByText(turn, { exact: true }).click();
  await tapMove(asked, question);
  if (isNotHeld === true) await page.getByRole('switch', { name: 'It is in my hand' }).click();
}

test('positions of the rulebook, built by taps on a phone, give the rule that they stand for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/real/allowed');
  for (const position of positions) {
    await test.step(position.rule, async () => {
      await build(page, position);
      const ruling = page.locator('.answer');
      await expect(ruling).toHaveAttribute('data-answer', 'notAllowed');
      await expect(ruling).toHaveAttribute('data-rule', position.rule);
      await expect(ruling.locator('.badge').first()).toBeVisible();
      // Another game begins with nothing on the table.
      await page.getByRole('button', { name: 'Start again' }).click();
    });
  }
});

test('an open debt and the number of cards are a tap each, and everybody can read the answer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/real/allowed');
  await page.locator('.allowed-game select').selectOption('solo');
  const asked = page.locator('.allowed-form > section').last();
  const ruling = page.locator('.answer');
  await page.locator('[data-debt="draw2 4"]').click();
  await tapMove(asked, { type: 'Play', card: ['red', 'red seven'] });
  await expect(ruling).toHaveAttribute('data-rule', 'solo.debt');
  await page.getByText('In other languages').click();
  const german = ruling.locator('dd[lang="de"]');
  await expect(german).toContainText('Strafkarten');
  await expect(german.locator('.badge').first()).toBeVisible();
  await expect(ruling.locator('dd')).toHaveCount(4);

  await page.getByRole('button', { name: 'Start again' }).click();
  await tapMove(asked, { type: 'Play', card: ['red', 'red seven'] });
  await page.locator('.allowed-rest summary').first().click();
  await key(page.locator('[data-sizes]'), '2').click();
  await expect(ruling).toHaveAttribute('data-answer', 'allowed');
  await expect(ruling).toHaveAttribute('data-rule', 'solo.call');
  await key(page.locator('[data-sizes]'), '1').click();
  await expect(ruling).toHaveAttribute('data-rule', 'solo.out');
});

test('on a phone the picture comes first, and the answer stays in sight with its reason and leads to its rule', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/real/allowed');
  await page.locator('.allowed-game select').selectOption('burg');
  await page.getByText('Start from an example').click();
  await page.locator('[data-example="burg.chain.next"]').click();
  await expect(page.locator('.little-board')).toBeInViewport();
  const bar = page.locator('.verdict-bar');
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar).toContainText('must cover a half of');
  const rule = page.locator('.answer-rule h3');
  await expect(rule).not.toBeInViewport();
  await expect(bar.locator('.verdict-rule')).toContainText((await rule.textContent()) ?? 'a title');
  await bar.click();
  await expect(rule).toBeInViewport();
});

test('a rule is found by its words', async ({ page }) => {
  await page.goto('/real/allowed');
  await page.getByText('Or look for a rule').click();
  await page.getByRole('searchbox').fill('highest double');
  await expect(page.locator('.found li').first()).toBeVisible();
});
