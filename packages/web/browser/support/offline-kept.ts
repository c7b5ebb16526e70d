import type { Page } from '@playwright/test';

/** Sits down at a new match with this seed, as one goes on with a match that was kept: the first seat is at the screen. */
export async function sitDownAt(page: Page, game: string, players: number, seed: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(
    async ([id, transcript, bots]) => {
      const names = ['', 'Ada', 'Bea', 'Carlo', 'Dina'];
      const sitters = names
        .slice(0, bots + 1)
        .map((name) => ({ name, plays: name === '' ? 'person' : 'easy' }));
      const opening = indexedDB.open('tischrunde', 1);
      await new Promise((resolve) => {
        opening.onsuccess = resolve;
      });
      const now = Date.now();
      const keeping = opening.result.transaction('matches', 'readwrite');
      keeping.objectStore('matches').put({ id, transcript, sitters, began: now, touched: now, over: false });
      await new Promise((resolve) => {
        keeping.oncomplete = resolve;
      });
      opening.result.close();
    },
    ['kept', { game, players, options: {}, seed, moves: [] }, players - 1] as const,
  );
  await page.goto('/table?match=kept');
}
