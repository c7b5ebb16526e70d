import type { Page } from '@playwright/test';
import { type JsonObject, openMatch, readTranscript, seatsOf } from '@tischrunde/engine';
import { keptMatch, layIntoDrawer, oneAgainstBots } from './drawer.ts';

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
  const kept = keptMatch(transcript, oneAgainstBots(Number(transcript.players)), id);
  await layIntoDrawer(page, [{ ...kept, over }]);
}

/** Bots answer at once. */
export async function inNoTime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (localStorage.getItem('tischrunde.settings') === null)
      localStorage.setItem('tischrunde.settings', JSON.stringify({ pace: 'atOnce', language: 'en' }));
  });
}
