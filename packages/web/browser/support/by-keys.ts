import { expect, type Page } from '@playwright/test';

// A player who has nothing but a keyboard. What is on the screen is only looked at; everything that is done is a key.

/** What has the focus. */
interface Focused {
  readonly name: string;
  /** A piece of the rack, an open end for it, an answer, or something else. */
  readonly kind: 'piece' | 'place' | 'answer' | 'nothing' | 'other';
  /** Whether a piece can be laid. */
  readonly fits: boolean;
  /** Whether one sees that it has the focus. */
  readonly ringed: boolean;
}

export const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const kind = element.matches('body')
      ? 'nothing'
      : element.matches('.rack-piece')
        ? 'piece'
        : element.matches('[data-place]')
          ? 'place'
          : element.closest('.asking')
            ? 'answer'
            : 'other';
    // The ring is drawn around the element or around what stands for it, or it is the edge of a place or a cell.
    const edge = element.querySelector('.ghost, .placed-ring, .cell-ground');
    const ringed =
      (edge !== null && Number.parseFloat(getComputedStyle(edge).strokeWidth) >= 3.5) ||
      [element, label ?? element].some((drawn) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(drawn);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      });
    return {
      name: element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent ?? '',
      kind,
      fits: element.getAttribute('data-playable') === 'true',
      ringed,
    };
  });

/** Goes on with a key until something of this name has the focus. */
export async function goTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 200; presses++) {
    const { name: now, kind, ringed } = await focused(page);
    expect(ringed || kind === 'nothing', `one sees that ${now} has the focus`).toBe(true);
    if (typeof name === 'string' ? now.trim() === name : name.test(now.trim())) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never reached ${name}`);
}

/** Takes a game from the shelf: finds it by typing, and agrees on one round where that can be agreed on. */
export async function sitDown(page: Page, name: string, isShort: boolean): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await goTo(page, 'Find a game');
  await page.keyboard.type(name);
  if (isShort) {
    await goTo(page, `Options: ${name}`);
    await page.keyboard.press('Enter');
    // How long a match of the game is by default.
    await goTo(page, /^(\d+ rounds?|(to|past) \d+)( · to \d+)?$/);
    await goTo(page, 'Rounds', 'ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('1');
  } else {
    await goTo(page, `Play: ${name}`);
  }
  await page.keyboard.press('Enter');
  await expect(page.locator('.plate').first()).toBeVisible();
}

type Moment = 'mine' | 'roundOver' | 'matchOver';

/** Waits until there is something to do. */
export async function myMoment(page: Page): Promise<Moment> {
  const found = await page.waitForFunction(() => {
    const next = document.querySelector('.round-end button.primary');
    if (next !== null) return next.textContent === 'Play again' ? 'matchOver' : 'roundOver';
    return document.querySelector('.plate[data-front="true"][data-turn="true"]') === null ? null : 'mine';
  });
  return (await found.jsonValue()) as Moment;
}

/** How the table, or some parts of it, look, so that one notices when something has happened. */
export const lookOf = (
  page: Page,
  parts = '.status, .rack, .actions, .plates, .felt, .asking',
): Promise<string> =>
  page.evaluate(
    (parts) =>
      [...document.querySelectorAll(parts)]
        .map(
          (part) => part.textContent + [...part.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel),
        )
        .join('\n'),
    parts,
  );

/** Presses a key that does something, and waits until that is seen. */
export async function act(page: Page, key: string, parts?: string): Promise<void> {
  const before = await lookOf(page, parts);
  await page.keyboard.press(key);
  await expect
    .poll(() => lookOf(page, parts), { intervals: [20, 50, 100], timeout: 20_000 })
    .not.toBe(before);
}

/** Lays what is chosen, and waits until that is told, or something is asked about it: the places are gone before the turn is over. */
export const lay = (page: Page): Promise<void> => act(page, 'Enter', '.status, .asking');

export const buttonsBeside = (page: Page): Promise<readonly string[]> =>
  page.locator('.actions button').allTextContents();

/** Goes with the arrow keys to a thing on the board, or as near as they lead; from there on with Tab. */
export async function walkTo(page: Page, index: number, things: string): Promise<void> {
  const wayTo = () =>
    page.evaluate(
      ([things, index]) => {
        const goal = document.querySelectorAll(things)[index];
        const { activeElement } = document;
        if (goal === undefined || activeElement === goal) return null;
        const middle = (element: Element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return { x: x + width / 2, y: y + height / 2 };
        };
        const [from, to] = [middle(activeElement ?? goal), middle(goal)];
        const [right, down] = [to.x - from.x, to.y - from.y];
        return Math.abs(down) > 20
          ? down > 0
            ? 'ArrowDown'
            : 'ArrowUp'
          : right > 0
            ? 'ArrowRight'
            : 'ArrowLeft';
      },
      [things, index] as const,
    );
  const been = new Set<string>();
  for (let key = await wayTo(); key !== null; key = await wayTo()) {
    const { name } = await focused(page);
    await page.keyboard.press(been.has(name) ? 'Tab' : key);
    been.add(name);
  }
}

/** In SOLOmino: whether there is a small pile, onto which an answer goes at once. */
export const isAsked = async (page: Page): Promise<boolean> =>
  (await page.locator('.felt').getByRole('listitem').filter({ hasText: 'Small pile:' }).count()) > 0;
