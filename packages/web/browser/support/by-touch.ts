import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';

// A player with a phone: everything is a finger on the glass.

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

interface Point {
  readonly x: number;
  readonly y: number;
}

export const middleOf = async (thing: Locator): Promise<Point> => {
  const box = await thing.boundingBox();
  if (box === null) throw new Error('what is to be touched cannot be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** A finger that goes down, moves in steps and is lifted. */
export class Finger {
  private readonly glass: CDPSession;

  private constructor(glass: CDPSession) {
    this.glass = glass;
  }

  static async on(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page));
  }

  down = (at: Point): Promise<unknown> => this.touch('touchStart', [at]);

  up = (): Promise<unknown> => this.touch('touchEnd', []);

  async move(from: Point, to: Point, steps = 4): Promise<void> {
    for (let step = 1; step <= steps; step++) {
      const part = step / steps;
      await this.touch('touchMove', [
        { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
      ]);
    }
  }

  private touch(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]): Promise<unknown> {
    return this.glass.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}

/** Takes a game from the shelf: finds it by typing, and agrees on one round. */
export async function sitDown(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('button', { name: `Options: ${name}`, exact: true }).tap();
  await page.getByRole('dialog').getByText('Rounds', { exact: true }).tap();
  await page.getByRole('spinbutton').fill('1');
  await page.getByRole('button', { name: 'Start' }).tap();
  await expect(page.locator('.plate').first()).toBeVisible();
}
