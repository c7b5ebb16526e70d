import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { type JsonObject, referee } from '@tischrunde/engine';

/** What the end screen says. In a game for one there is nothing to add up. */
interface EndScreen {
  readonly title: string;
  readonly sheet: {
    readonly round: string;
    readonly names: readonly string[];
    readonly totals: readonly string[];
  } | null;
}

interface Judged {
  readonly transcript: JsonObject;
  readonly winners: readonly number[];
}

/** Holds what stands on the end screen against the referee, who is shown the match that the page saves as a file. */
export async function expectRefereeAgrees(page: Page): Promise<Judged> {
  const shown = await readEnd(page);
  await page.getByRole('link', { name: 'Replay' }).click();
  const transcript = await saveToFile(page);
  const judged = referee(transcript);
  if ('refused' in judged) throw new Error(`no transcript: ${judged.refused}`);
  const { moves, round, phase, scores, winners } = judged;
  expect((moves as readonly JsonObject[]).filter(({ ok }) => ok !== true)).toEqual([]);
  expect(phase).toBe('matchOver');
  expect(shown.sheet === null).toBe(transcript.players === 1);
  if (shown.sheet !== null) {
    expect(shown.sheet.totals.map(Number)).toEqual(scores);
    expect(shown.sheet.round).toBe(`Round ${round}`);
  }
  const names = shown.sheet?.names ?? ['You'];
  const won = (winners as readonly number[]).map((seat) => names[seat]);
  expect(titlesFor(won, names.length)).toContain(shown.title);
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
  const end = page
    .getByRole('region')
    .filter({ has: page.getByRole('button', { name: /^(Play again|New puzzle)$/ }) });
  // It is laid beside the table only when the last move was seen.
  await expect(end.getByRole('heading', { level: 2 })).toBeVisible();
  return end.evaluate((element) => {
    const all = (selector: string): string[] =>
      [...element.querySelectorAll(selector)].map(({ lastChild }) => lastChild?.textContent ?? '');
    // The rows stand in the order of the result.
    const seats = [...element.querySelectorAll<HTMLElement>('.hands-left tbody')].map(({ dataset }) =>
      Number(dataset.seat),
    );
    const bySeat = (row: readonly string[]): string[] => row.map((_, seat) => row[seats.indexOf(seat)]);
    const [round] = all('.hands-left thead th');
    const names = bySeat(all('.hands-left-name'));
    const sheet = { round, names, totals: bySeat(all('.hands-left-player td:last-child')) };
    return { title: all('h2')[0], sheet: names.length === 0 ? null : sheet };
  });
}

/** How the end screen may put it. */
function titlesFor(winners: readonly string[], players: number): readonly string[] {
  const [only, ...others] = winners;
  if (only === undefined) return ['Not solved this time.'];
  if (others.length > 0 && winners.length === players) return ['It is a draw.'];
  if (others.length > 0) return [`${new Intl.ListFormat('en-GB').format(winners)} share the win.`];
  return only === 'You'
    ? ['You win the match!', 'Solved!', 'Just as predicted!']
    : [`${only} wins the match.`];
}
