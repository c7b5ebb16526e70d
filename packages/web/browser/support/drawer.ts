import type { Page } from '@playwright/test';
import type { JsonObject } from '@tischrunde/engine';

const drawerPage = '/favicon.svg';

/** Lays things into a drawer of the browser, as the page itself would have, whatever they are. */
export async function layIntoDrawer(
  page: Page,
  things: readonly object[],
  drawer: 'matches' | 'aside' = 'matches',
): Promise<void> {
  // Everything of the same origin shares the drawers, and a picture is loaded in no time.
  if (!page.url().endsWith(drawerPage)) await page.goto(drawerPage);
  // As text: a type for all there may be in it would be without end.
  await page.evaluate(
    ([name, text]) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('tischrunde', 1);
        opening.onupgradeneeded = () => {
          for (const store of ['matches', 'aside'])
            opening.result.createObjectStore(store, { keyPath: 'id' });
        };
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction(name, 'readwrite');
          for (const thing of JSON.parse(text)) writing.objectStore(name).put(thing);
          writing.onerror = () => failed(writing.error);
          writing.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    [drawer, JSON.stringify(things)] as const,
  );
}

const botNames = ['Aiko', 'Ada', 'Bea', 'Carlo', 'Dina'];

/** A match as it is kept; people by their names, bots as null. */
export function keptMatch(
  transcript: JsonObject,
  people: readonly (string | null)[],
  id = 'kept',
): JsonObject {
  const sitters = people.map((name, seat) =>
    name === null ? { name: botNames[seat], plays: 'easy' } : { name, plays: 'person' },
  );
  const now = Date.now();
  return { id, transcript, sitters, began: now, touched: now, over: false };
}

/** The first seat is the reader's, all others are bots'. */
export const oneAgainstBots = (players: number): (string | null)[] => ['', ...Array(players - 1).fill(null)];

interface Known {
  readonly game: string;
  readonly seed: string;
  readonly players?: number;
  readonly moves?: readonly JsonObject[];
}

/** Sits down against bots at a match with a deal that is known, as if it had been kept. */
export async function sitDownAt(page: Page, { game, seed, players = 2, moves = [] }: Known): Promise<void> {
  const transcript = { game, players, options: {}, seed, moves };
  await layIntoDrawer(page, [keptMatch(transcript, oneAgainstBots(players))]);
  await page.goto('/table?match=kept');
  await page.locator('.plate').first().waitFor();
}
