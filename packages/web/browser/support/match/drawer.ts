import type { Page } from '@playwright/test';
import type { JsonObject } from '@tischrunde/engine';

/** Puts something where the page keeps its matches, as if it had been kept there, whatever it is. */
export async function putIntoDrawer(page: Page, thing: JsonObject): Promise<void> {
  // A page that does not look into the drawer itself.
  await page.goto('/rules');
  // As text: a type for all there may be in it would be without end.
  await page.evaluate(
    (text) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('tischrunde', 1);
        opening.onupgradeneeded = () => {
          for (const name of ['matches', 'aside']) opening.result.createObjectStore(name, { keyPath: 'id' });
        };
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('matches', 'readwrite');
          writing.objectStore('matches').put(JSON.parse(text));
          writing.onerror = () => reject(writing.error);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    JSON.stringify(thing),
  );
}

/** A match as it is kept; people by their names, bots as null. */
export function keptMatch(transcript: JsonObject, people: readonly (string | null)[]): JsonObject {
  const sitters = people.map((name, seat) =>
    name === null ? { name: `Bot ${seat}`, plays: 'easy' } : { name, plays: 'person' },
  );
  const now = Date.now();
  return { id: 'kept', transcript, sitters, began: now, touched: now, over: false };
}
