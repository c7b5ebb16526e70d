import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { type JsonObject, referee } from '@tischrunde/engine';

/** What the end screen says. */
interface EndScreen {
  readonly title: string;
  readonly round: string;
  readonly names: readonly string[];
  readonly totals: readonly string[];
}

interface Judged {
  readonly transcript: JsonObject;
  readonly winners: readonly number[];
}

/** Holds what stands on the end screen against the referee, who is shown the match that the page saves as a file. */
export async function expectRefereeAgrees(page: Page): Promise<Judged> {
  const shown = await readEnd(page);
  await page.getByRole('link', { name: 'Look back' }).click();
  const transcript = await saveToFile(page);
  const judged = referee(transcript);
  if ('refused' in judged) throw new Error(`no transcript: ${judged.refused}`);
  const { moves, round, phase, scores, winners } = judged;
  expect((moves as readonly JsonObject[]).filter(({ ok }) => ok !== true)).toEqual([]);
  expect(phase).toBe('matchOver');
  expect(shown.totals).toEqual((scores as readonly number[]).map(String));
  expect(shown.round).toBe(`Round ${round}`);
  expect(shown.title).toBe(sentence((winners as readonly number[]).map((seat) => shown.names[seat])));
  return { transcript, winners: winners as readonly number[] };
}

/** Saves the match that is looked back at, and reads the file. */
export async function saveToFile(page: Page): Promise<JsonObject> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^tischrunde-\w+-[-\d]+\.json$/);
  return JSON.parse(await readFile(await file.path(), 'utf8')) as JsonObject;
}

async function readEnd(page: Page): Promise<EndScreen> {
  const end = page.getByRole('region').filter({ has: page.getByRole('button', { name: 'Again' }) });
  // It is laid over the table only when the last move was seen.
  await expect(end.getByRole('table')).toBeVisible();
  return end.evaluate((element) => {
    const all = (selector: string): string[] =>
      [...element.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
    return {
      title: all('h2')[0],
      round: all('thead th')[1],
      names: all('tbody th'),
      totals: all('tbody td:last-child'),
    };
  });
}

function sentence(winners: readonly string[]): string {
  const [only, ...others] = winners;
  if (only === undefined) return 'Not solved this time.';
  if (others.length > 0) return `${new Intl.ListFormat('en').format(winners)} share the win.`;
  return only === 'You' ? 'You win the match!' : `${only} wins the match.`;
}
