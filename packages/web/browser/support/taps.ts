import { expect, type Locator } from '@playwright/test';

/** What something costs those who do it: taps, and what they type. */
export class Cost {
  private taps = 0;
  private readonly typed: string[] = [];

  async tap(button: Locator): Promise<void> {
    await button.click();
    this.taps++;
  }

  /** Chooses from a list, which takes two taps: one to open it, one for the choice. */
  async choose(list: Locator, label: string): Promise<void> {
    await list.selectOption({ label });
    this.taps += 2;
  }

  async type(field: Locator, what: 'name' | 'code', text: string): Promise<void> {
    await expect(field).toBeEditable();
    await field.fill(text);
    this.typed.push(what);
  }

  /** “2 taps, name” */
  toString(): string {
    return [`${this.taps} ${this.taps === 1 ? 'tap' : 'taps'}`, ...this.typed].join(', ');
  }
}

/** What it costs to do something. */
export async function costOf(doing: (cost: Cost) => Promise<void>): Promise<string> {
  const cost = new Cost();
  await doing(cost);
  return String(cost);
}
