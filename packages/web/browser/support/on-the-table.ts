import type { Page } from '@playwright/test';
import { type JsonObject, openMatch, readTranscript, seatsOf } from '@tischrunde/engine';

/** A match that was played for a while by whoever lays the first thing that fits. */
export function played(start: JsonObject, until: (round: number, moves: number) => boolean): JsonObject {
  const match = openMatch(readTranscript({ seed: 'browser', options: {}, moves: [], ...start }));
  for (let moves = 0; match.phase !== 'matchOver' && !until(match.round, moves); moves++) {
    const seat = match.turn ?? seatsOf(match.players).find((other) => match.legal(other).length > 0);
    if (seat === undefined) break;
    const [move] = match.legal(seat);
    match.attempt(seat, move);
  }
  return match.transcript();
}

/** Puts a match where the page keeps matches, as if it had been played here; the first seat is the reader's. */
export async function putDown(page: Page, id: string, transcript: JsonObject, over: boolean): Promise<void> {
  const names = ['', 'Ada', 'Bea', 'Carlo'];
  const sitters = names
    .slice(0, Number(transcript.players))
    .map((name) => ({ name, plays: name === '' ? 'person' : 'easy' }));
  const match = { id, transcript, sitters, began: 1, touched: 1, over };
  await page.goto('/look-back');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(
    (text) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('tischrunde', 1);
        opening.onerror = () => reject(new Error('no drawer'));
        opening.onsuccess = () => {
          const writing = opening.result.transaction('matches', 'readwrite');
          writing.objectStore('matches').put(JSON.parse(text));
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    JSON.stringify(match),
  );
}

/** Bots answer at once. */
export async function inNoTime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (localStorage.getItem('tischrunde.settings') === null)
      localStorage.setItem('tischrunde.settings', JSON.stringify({ pace: 'atOnce', language: 'en' }));
  });
}
