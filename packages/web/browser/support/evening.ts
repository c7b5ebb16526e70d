import { readFileSync } from 'node:fs';
import { type Browser, type Locator, type Page, expect as soon } from '@playwright/test';
import { referee } from '@tischrunde/engine';
import { checkFairness, type MatchFile } from '@tischrunde/protocol';
import { browserOf } from './far-guests.ts';
import { calling, type Player, play, some } from './match/play.ts';
import { leaksTo } from './secrecy.ts';

const expect = soon.configure({ timeout: 20_000 });

/** A screen at the table, with everything that it was ever sent. */
export interface Device {
  readonly page: Page;
  /** The people who play at it; nobody at a television. */
  readonly names: readonly string[];
  readonly received: string[];
}

const sizes = { phone: { width: 390, height: 844 }, television: { width: 1920, height: 1080 } };

export async function deviceOf(browser: Browser, names: readonly string[]): Promise<Device> {
  const page = await browserOf(browser, { viewport: names.length === 0 ? sizes.television : sizes.phone });
  const received: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => received.push(payload.toString())),
  );
  return { page, names, received };
}

/** Opens a table from the shelf, for so many and for so many rounds. */
export async function openTable(
  { page, names: [name] }: Device,
  address: string,
  { game, players, rounds }: { game: string; players: number; rounds: number },
): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: `Options: ${game}`, exact: true }).click();
  const options = page.getByRole('dialog', { name: `${game} · Options` });
  await agree(options, { players, rounds });
  await options.getByRole('button', { name: 'Invite' }).click();
  const inviting = page.getByRole('dialog', { name: `${game} · Invite` });
  await inviting.getByRole('textbox', { name: 'Your name' }).fill(name);
  await inviting.getByRole('button', { name: 'Open a table' }).click();
  await expect(page.getByRole('heading', { name: 'Who is playing?' })).toBeVisible();
}

/** Sets how many play for how long. */
async function agree(
  dialog: Locator,
  { players, rounds }: { readonly players: number; readonly rounds: number },
): Promise<void> {
  await dialog
    .getByRole('group', { name: 'Number of players' })
    .getByText(`${players}`, { exact: true })
    .click();
  await dialog.getByRole('radio', { name: 'Rounds', exact: true }).press('Space');
  await dialog.getByRole('spinbutton', { name: 'Rounds' }).fill(`${rounds}`);
}

/** Comes by the code, as one does who reads it on the television, and sits down. */
export async function joinByCode(
  { page, names: [name] }: Device,
  address: string,
  code: string,
): Promise<void> {
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Join a table' }).fill(code);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

/** Plays from the hand while the board is on another screen. */
const fromHand: Player = (look) =>
  some(look, 'uncover', () => 0) ??
  some(look, 'answer', () => 0) ??
  calling(look) ??
  some(look, 'lay', () => 0) ??
  some(look, 'place', () => 0) ??
  some(look, 'piece', () => 0) ??
  some(look, 'action', () => 0);

type State = 'waits' | 'turn' | 'round' | 'over';

/** What there is to do at a device. */
const stateOf = ({ page, names }: Device): Promise<State> =>
  page.evaluate((own): State => {
    const button = document.querySelector('.round-end button.primary')?.textContent;
    if (button === 'Play again') return 'over';
    if (button !== undefined) return 'round';
    const plate = document.querySelector('.plate[data-turn="true"]');
    const name = plate?.querySelector('b')?.textContent ?? '';
    return plate?.matches('[data-front="true"]') || own.includes(name) ? 'turn' : 'waits';
  }, names);

/** Plays at all these devices, by taps, until the match is over or so many turns were taken. Nobody waits longer than a minute. */
export async function playAt(devices: readonly Device[], most = Number.POSITIVE_INFINITY): Promise<void> {
  let last = Date.now();
  for (let turns = 0; turns < most; ) {
    const states = await Promise.all(devices.map(stateOf));
    if (states.every((state) => state === 'over')) return;
    const at = states.findIndex((state) => state === 'turn' || state === 'round');
    if (at < 0) {
      if (Date.now() - last > 60_000) throw new Error(`nobody can go on: ${states}`);
      await devices[0].page.waitForTimeout(30);
      continue;
    }
    last = Date.now();
    const { page } = devices[at];
    if (states[at] === 'round') {
      const next = page.locator('.round-end button.primary');
      // The countdown may be faster, and then there is nothing to press.
      await next.click({ timeout: 5000 }).catch(() => {});
      await next.waitFor({ state: 'detached', timeout: 20_000 });
      continue;
    }
    turns++;
    const isDone = ({ isMyTurn, things }: Parameters<Player>[0]): boolean =>
      !isMyTurn && things.uncover.length === 0;
    let looks = 0;
    await play(page, fromHand, (look) => looks++ > 0 && isDone(look));
  }
}

/** Chooses what is played next, and how. */
export async function chooseNext(
  { page }: Device,
  game: string,
  agreed: { readonly players: number; readonly rounds: number },
  switches: readonly string[] = [],
): Promise<void> {
  await page.getByRole('button', { name: 'Choose another game' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose another game' });
  await dialog.getByRole('combobox', { name: 'Which game?' }).selectOption(game);
  await agree(dialog, agreed);
  for (const name of switches) await dialog.getByRole('switch', { name }).click();
  await dialog.getByRole('button', { name: 'Play this' }).click();
  await expect(dialog).toHaveCount(0);
}

/** Everybody is ready, and the next match begins. What was sent before is about the last one. */
export async function playAgain(devices: readonly Device[]): Promise<void> {
  for (const { received } of devices) received.splice(0);
  for (const { page } of devices) await page.getByRole('button', { name: 'Play again' }).click();
  for (const { page } of devices) await expect(page.locator('.round-end')).toHaveCount(0);
}

/** How often everybody was first, second and so on, by their names: what the screens have to show in the end. */
export class EveningSheet {
  private readonly places = new Map<string, number[]>();

  /**
   * A match is over: its file is saved at one device, fairly dealt, and played again by the referee. Nobody was sent anything that they
   * could not see. `seats` are those of the devices, for those who left them, too, who have no share in the match.
   */
  async enter(
    { page }: Device,
    seats: ReadonlyMap<Device, readonly number[]>,
    left: readonly string[] = [],
  ): Promise<MatchFile> {
    const file = await saveMatch(page);
    expect(checkFairness(file)).toEqual({ fair: true });
    const judged = referee(file.transcript);
    if ('refused' in judged) throw new Error(`no transcript: ${judged.refused}`);
    expect(judged.phase).toBe('matchOver');
    const winners = judged.winners as readonly number[];
    const scores = judged.scores as readonly number[];
    const fewestWins = scores.some((score, seat) => !winners.includes(seat) && score > scores[winners[0]]);
    for (const [seat, name] of file.names.entries()) {
      if (name === null || left.includes(name)) continue;
      // Those who won are first; the points of the others decide, and whether many or few of them are good.
      const better = scores.filter(
        (score, other) =>
          !winners.includes(seat) &&
          (winners.includes(other) || (fewestWins ? score < scores[seat] : score > scores[seat])),
      ).length;
      const places = this.places.get(name) ?? [];
      places[better] = (places[better] ?? 0) + 1;
      this.places.set(name, places);
    }
    for (const [{ received, names }, own] of seats) {
      const sent = received.splice(0);
      expect(leaksTo(sent, own, file), `what ${names} could not know`).toEqual([]);
      // Who was shown a hand would be found out as somebody else.
      if (own.length > 0) expect(leaksTo(sent, [], file)).not.toEqual([]);
    }
    return file;
  }

  /** Every screen shows the same score, and it is the referee's. */
  async isShownOn(devices: readonly Device[]): Promise<void> {
    const most = Math.max(...[...this.places.values()].map(({ length }) => length));
    const lines = [...this.places].map(([name, places]) =>
      [name, ...Array.from({ length: most }, (_, at) => places[at] ?? 0)].join(' '),
    );
    for (const { page, names } of devices)
      await expect
        .poll(() => eveningOn(page), { message: `the evening on the screen of ${names}` })
        .toEqual(lines.toSorted());
  }
}

/** “Anna 2 0 1”: twice first, once third. */
const eveningOn = (page: Page): Promise<string[]> =>
  page
    .locator('.evening tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map((cell) => cell.textContent).join(' ')).toSorted(),
    );

async function saveMatch(page: Page): Promise<MatchFile> {
  await page.getByRole('button', { name: 'Was the deal fair?' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = JSON.parse(readFileSync(await (await saving).path(), 'utf8')) as MatchFile;
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  return file;
}
