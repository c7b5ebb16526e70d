import { test } from '@playwright/test';
import { seatAt } from '@tischrunde/engine';
import type { Language } from '@tischrunde/rulebook';
import { closeBrowsers, onTurn } from './support/far-guests.ts';
import { FarServer } from './support/far-server.ts';
import { lay, openParty } from './support/party.ts';
import { stateOf } from './support/states.ts';
import { arrive, type Screen, screens, settle, wear } from './support/states-screens.ts';
import { afterLaying } from './support/states-tables.ts';
import { Cost } from './support/taps.ts';

// Draws the pictures of the README: `npm run pictures`. No test, so `npm test` leaves it alone.

interface Picture {
  readonly file: string;
  /** A screen that the tests know, or one for the picture. */
  readonly of: string | Screen;
  readonly on: 'desk' | 'phone';
  readonly language: Language;
  readonly theme: 'light' | 'dark';
}

const sizes = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

/** A table with something on it, at which one has a choice. */
const tableOf = (game: string, players: number, laid: number, seed: string): Screen => ({
  name: game,
  path: `/table?match=${game}-${players}`,
  kept: () => [
    stateOf({
      game,
      players,
      seed,
      until: (match) => afterLaying(laid)(match) && match.legal(seatAt(0)).length > 1,
    }),
  ],
  shows: '.felt > .board > *',
});

const pictures: readonly Picture[] = [
  { file: 'shelf', of: 'the shelf', on: 'desk', language: 'en', theme: 'light' },
  { file: 'line', of: tableOf('fives', 3, 9, 'line'), on: 'desk', language: 'de', theme: 'light' },
  { file: 'feet', of: tableOf('chickenfoot', 5, 22, 'feet'), on: 'desk', language: 'fr', theme: 'dark' },
  { file: 'end', of: 'the end of a round', on: 'desk', language: 'it', theme: 'light' },
  { file: 'cards', of: 'cards of ten players', on: 'phone', language: 'de', theme: 'light' },
  { file: 'castle', of: 'a castle', on: 'phone', language: 'en', theme: 'dark' },
  { file: 'dominosa', of: 'Dominosa', on: 'phone', language: 'fr', theme: 'light' },
  { file: 'rulebook', of: 'a page of the rulebook', on: 'phone', language: 'ja', theme: 'light' },
];

for (const { file, of, on, language, theme } of pictures) {
  test(file, async ({ page }) => {
    const screen = typeof of === 'string' ? screens.find(({ name }) => name === of) : of;
    if (screen === undefined) throw new Error(`no screen is called ${String(of)}`);
    await page.setViewportSize(sizes[on]);
    await page.addInitScript(
      (wish) => {
        localStorage.setItem(
          'tischrunde.settings',
          JSON.stringify({ ...wish, pace: 'atOnce', lessMotion: true }),
        );
      },
      { language, theme },
    );
    await arrive(page, screen);
    await wear(page, { language, theme });
    await settle(page);
    await page.screenshot({ path: `../../docs/pictures/${file}.png` });
  });
}

test('an evening: a board and a hand', async ({ browser }) => {
  const server = await FarServer.open();
  const { board, phones } = await openParty(browser, server.address);
  for (let cards = 0; cards < 6; cards++) {
    const page = await onTurn(phones);
    if (page !== null) await lay(new Cost(), page);
    await board.waitForTimeout(500);
  }
  const hand = await onTurn(phones);
  await board.screenshot({ path: '../../docs/pictures/board.png' });
  await hand?.screenshot({ path: '../../docs/pictures/hand.png' });
  await closeBrowsers();
  await server.close();
});
