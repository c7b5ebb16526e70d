import { expect, type Page } from '@playwright/test';

/** Sits down at a match against one bot with a deal that is known, as if it had been kept. */
export async function sitDownAt(
  page: Page,
  game: string,
  seed: string,
  moves: readonly object[] = [],
): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  const match = {
    id: 'known',
    transcript: { game, players: 2, options: {}, seed, moves },
    sitters: [
      { name: '', plays: 'person' },
      { name: 'Ada', plays: 'medium' },
    ],
    began: Date.now(),
    touched: Date.now(),
    over: false,
  };
  await page.evaluate(
    (match) =>
      new Promise((done, failed) => {
        const opening = indexedDB.open('tischrunde', 1);
        opening.onerror = failed;
        opening.onsuccess = () => {
          const writing = opening.result.transaction('matches', 'readwrite');
          writing.objectStore('matches').put(match);
          writing.oncomplete = done;
        };
      }),
    match,
  );
  await page.goto(`/table?match=${match.id}`);
  await expect(page.locator('.plate').first()).toBeVisible();
}
