import { test } from '@playwright/test';
import { games, type Match, seatAt } from '@tischrunde/engine';
import { languages } from '@tischrunde/rulebook';
import { stateOf } from './support/states.ts';
import { arrive, type Screen, screens, settle, wear } from './support/states-screens.ts';

// Draws every game and every screen at the sizes that people have, by day and by night, into the folder `GALLERY`, to be looked
// at: `GALLERY=/tmp/gallery npm run gallery`. No test, so `npm test` leaves it alone.

const folder = process.env.GALLERY ?? 'node_modules/.gallery';

const looks = [
  ['light', 390, 844],
  ['light', 844, 390],
  ['light', 1440, 900],
  ['light', 1920, 1080],
  ['dark', 1920, 1080],
  ['dark', 390, 844],
] as const;

/** Some way into a round, when the first seat has to choose. */
const isUnderWay =
  (players: number) =>
  (match: Match): boolean => {
    const { moves } = match.transcript();
    const made = Array.isArray(moves) ? moves.length : 0;
    const isMine = match.phase === 'play' && (match.turn ?? 0) === 0;
    if (players === 1) return isMine && made >= 1;
    return isMine && match.legal(seatAt(0)).length > 1 && made >= 3 * players + 6;
  };

const tables: readonly Screen[] = games.map(({ id, players }) => {
  const seats = Math.min(Math.max(3, players.least), players.most);
  return {
    name: `table of ${id}`,
    path: `/table?match=${id}-${seats}`,
    kept: () => [stateOf({ game: id, players: seats, seed: 'gallery', until: isUnderWay(seats) })],
    shows: '.felt > .board > *',
  };
});

for (const [index, screen] of [...tables, ...screens].entries()) {
  test(screen.name, async ({ page }) => {
    const language = languages[index % languages.length];
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(
      (settings) => localStorage.setItem('tischrunde.settings', JSON.stringify(settings)),
      { pace: 'atOnce', lessMotion: true, sound: false, language },
    );
    await arrive(page, screen);
    for (const [theme, width, height] of looks) {
      await page.setViewportSize({ width, height });
      await wear(page, { language, theme });
      await settle(page);
      await page.screenshot({ path: `${folder}/${screen.name.replaceAll(' ', '-')}-${width}-${theme}.png` });
    }
  });
}
