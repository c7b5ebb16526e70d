import { expect, type Locator, type Page } from '@playwright/test';

/** Somebody with a phone on the table, who counts the taps. */
export class Scorer {
  taps = 0;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async tap(what: Locator): Promise<void> {
    this.taps++;
    await what.tap();
  }

  player(name: string): Promise<void> {
    return this.tap(this.page.getByRole('main').locator('.pad-player', { hasText: name }));
  }

  button(name: string | RegExp): Promise<void> {
    return this.tap(this.page.getByRole('main').getByRole('button', { name, exact: true }));
  }

  /** The tens, where there are any, and the ones. */
  async number(count: number): Promise<void> {
    const key = (group: string, value: number): Locator =>
      this.page.getByRole('group', { name: group }).getByRole('button', { name: `${value}`, exact: true });
    for (let hundreds = Math.floor(count / 100); hundreds > 0; hundreds--) await this.tap(key('Tens', 100));
    if (count % 100 >= 10) await this.tap(key('Tens', (count % 100) - (count % 10)));
    await this.tap(key('Ones', count % 10));
  }

  async scores(): Promise<string[]> {
    return this.page.locator('.pad-score').allTextContents();
  }
}

/** From the shelf to a clean pad. */
export async function startPad(page: Page, game: string, names: readonly string[]): Promise<Scorer> {
  await page.getByRole('link', { name: 'With the real game' }).tap();
  await page.getByRole('link', { name: game }).tap();
  const count = page.getByRole('radio', { name: `${names.length}`, exact: true });
  if (await count.isVisible()) await count.check();
  for (const [index, name] of names.entries())
    await page.getByLabel(`Name of player ${index + 1}`).fill(name);
  await page.getByRole('button', { name: 'Start', exact: true }).tap();
  await expect(page.locator('.pad-question')).toBeVisible();
  return new Scorer(page);
}
