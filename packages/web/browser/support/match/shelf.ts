import { expect, type Page } from '@playwright/test';

/** What is agreed on before a match, in the words of the page. */
export interface Agreed {
  readonly players?: number;
  readonly rounds?: number;
  readonly points?: number;
  /** Other choices, by their titles, and switches to be turned. */
  readonly choices?: Readonly<Record<string, string>>;
  readonly switches?: readonly string[];
}

/** Takes a game from the shelf with its options: easy bots, and whatever else is agreed on. */
export async function takeFromShelf(page: Page, game: string, agreed: Agreed = {}): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('article', { name: game, exact: true })
    .getByRole('button', { name: 'Options' })
    .click();
  const dialog = page.getByRole('dialog');
  const choose = (title: string, name: string): Promise<void> =>
    dialog.getByRole('group', { name: title }).getByText(name, { exact: true }).click();
  if (agreed.players !== undefined) await choose('Number of players', `${agreed.players}`);
  if (await dialog.getByRole('group', { name: 'How strong should the bots be?' }).isVisible())
    await choose('How strong should the bots be?', 'easy');
  if (agreed.rounds !== undefined) await lasts('Rounds', agreed.rounds);
  if (agreed.points !== undefined) await lasts('Points to play to', agreed.points);
  for (const [title, name] of Object.entries(agreed.choices ?? {})) await choose(title, name);
  for (const name of agreed.switches ?? []) await dialog.getByRole('switch', { name }).click();
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL(/\/table\?match=/);

  async function lasts(way: string, count: number): Promise<void> {
    await choose('How long should the match be?', way);
    await dialog.getByRole('spinbutton', { name: way }).fill(`${count}`);
  }
}
