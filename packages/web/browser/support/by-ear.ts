import { expect, type Locator, type Page } from '@playwright/test';

// A player who sees nothing: there are roles, names and what live regions say, and the keyboard.

declare global {
  interface Window {
    heard: string[];
  }
}

/** Listens as a screen reader does: to what is added to a live region, or to all of it where it is atomic. */
function listen(): void {
  window.heard = [];
  const live = '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"]';
  const hear = (node: Node, region: Element): void => {
    const atomic =
      region.getAttribute('aria-atomic') ?? String(region.matches('[role="status"], [role="alert"]'));
    const text = (atomic === 'true' ? region : node).textContent?.trim() ?? '';
    if (text !== '' && region.closest('[aria-hidden="true"]') === null) window.heard.push(text);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(live) ?? null;
      if (region !== null)
        for (const node of type === 'characterData' ? [target] : addedNodes) hear(node, region);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

export class Ear {
  private readonly page: Page;
  /** How much was listened to already. */
  private at = 0;

  private constructor(page: Page) {
    this.page = page;
  }

  static async of(page: Page): Promise<Ear> {
    await page.addInitScript(listen);
    return new Ear(page);
  }

  /** Everything that was said since the page was opened. */
  all = (): Promise<string[]> => this.page.evaluate(() => window.heard);

  /** Listens on until something is said that matters, and answers with all that was said till then. */
  async until(what: RegExp): Promise<string[]> {
    const last = async (): Promise<number> => (await this.all()).findLastIndex((text) => what.test(text));
    await expect
      .poll(last, { message: `one hears ${what}`, timeout: 20_000, intervals: [20, 50, 100] })
      .toBeGreaterThanOrEqual(this.at);
    const from = this.at;
    const all = await this.all();
    this.at = all.length;
    return all.slice(from);
  }
}

/** The names of what is to be pressed there. */
export const namesIn = (group: Locator): Promise<string[]> =>
  group
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel ?? button.textContent ?? ''));

/** What a list says, item by item. */
export const itemsIn = (list: Locator): Promise<string[]> => list.getByRole('listitem').allTextContents();

/** Takes a game from the shelf and agrees on one round. */
export async function sitDown(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('searchbox', { name: 'Find a game' }).fill(name);
  await page.getByRole('button', { name: `Options: ${name}`, exact: true }).press('Enter');
  const agreeing = page.getByRole('dialog', { name: `${name} · Options` });
  await agreeing.getByRole('radio', { name: 'Rounds', exact: true }).press('Space');
  await agreeing.getByRole('spinbutton', { name: 'Rounds' }).fill('1');
  await agreeing.getByRole('button', { name: 'Start' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}
