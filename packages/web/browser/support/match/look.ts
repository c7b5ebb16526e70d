import type { Page } from '@playwright/test';

// What the driver knows of a match is what stands on the screen: names and states of what can be tapped, and words.

/** Something on the screen that can be tapped. */
interface Thing {
  /** What it is called, aloud or in print. */
  readonly name: string;
  readonly isPressed: boolean;
  /** It stands there, but not to be tapped. */
  readonly isGone: boolean;
}

export interface Look {
  /** Everything that changes when something happens. */
  readonly sight: string;
  readonly isMyTurn: boolean;
  readonly things: Readonly<Record<Kind, readonly Thing[]>>;
  /** What is said on the board and, to whoever cannot see it, about it. */
  readonly told: readonly string[];
}

/** Where things of a kind are found on the screen. */
export const selectors = {
  uncover: '.cover .primary',
  next: '.round-end button.primary',
  answer: '.asking .answer',
  place: '.felt [role="button"]:has(.ghost)',
  lay: '.place-buttons button, .primary-move',
  piece: '.rack-piece[data-playable="true"]',
  held: '.rack-piece',
  action: '.actions button:not(.call, .stop)',
  call: '.actions .call',
  open: '.felt [role="button"]:not(:has(.ghost))',
  fitting: '.felt [role="button"]:has(.placed:is([data-mood="resting"], [data-mood="ready"]))',
  button: '.felt .board button',
  tool: '.puzzle-tools button',
  thought: '.hint-note button.primary',
} as const;

export type Kind = keyof typeof selectors;

/** Looks until the screen is another one than before and stands still; null where nothing happens for so long. */
export const lookAgain = (page: Page, before: string, patience: number): Promise<Look | null> =>
  page.evaluate(watch, { before, patience, selectors });

interface Watching {
  readonly before: string;
  /** In milliseconds. */
  readonly patience: number;
  readonly selectors: Record<Kind, string>;
}

/** Runs in the page. */
async function watch({ before, patience, selectors: where }: Watching): Promise<Look | null> {
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
  const textOf = (element: Element): string => (element.textContent ?? '').trim();
  const thingOf = (element: Element): Thing => ({
    name: element.getAttribute('aria-label') ?? textOf(element),
    isPressed: element.getAttribute('aria-pressed') === 'true',
    isGone: element.matches(':disabled'),
  });
  const look = (): Look => {
    const kinds = Object.entries(where).map(([kind, selector]) => [kind, all(selector).map(thingOf)]);
    const things = Object.fromEntries(kinds) as Look['things'];
    const told = all('.felt .unseen li, .felt .board-note').map(textOf);
    const words = all('.status, .plates, .round-end, .hint-note p, .round-number').map(textOf);
    const isMyTurn = document.querySelector('.plate[data-front="true"][data-turn="true"]') !== null;
    return { sight: JSON.stringify([things, told, words]), isMyTurn, things, told };
  };
  const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
  // Looking in every frame would keep the browser busy for as long as one waits.
  const change = (): Promise<void> =>
    new Promise((done) => {
      const observer = new MutationObserver(() => stop());
      const stop = (): void => {
        observer.disconnect();
        clearTimeout(timer);
        done();
      };
      const timer = setTimeout(stop, end - performance.now());
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  const end = performance.now() + patience;
  let last = '';
  let still = 0;
  while (performance.now() < end) {
    const now = look();
    still = now.sight === last ? still + 1 : 0;
    if (still > 1 && now.sight !== before) return now;
    last = now.sight;
    await (now.sight === before ? change() : frame());
  }
  return null;
}
