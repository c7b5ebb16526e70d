import { expect } from '@playwright/test';
import { games } from '@tischrunde/engine';
import { type GameId, openBook } from '@tischrunde/rulebook';
import { phone } from './support/by-touch.ts';
import { wholeMatchOf } from './support/match/games.ts';
import { play } from './support/match/play.ts';
import { expectRefereeAgrees } from './support/match/result.ts';
import { takeFromShelf } from './support/match/shelf.ts';
import { test } from './support/test.ts';

const book = await openBook('en');

/** A game for each kind of board. */
const onPhones: ReadonlySet<GameId> = new Set([
  'block',
  'chickenfoot',
  'solo',
  'solomino',
  'concentration',
  'burg',
]);

const playWhole = (id: GameId): void => {
  const name = book.name(id);
  const { agreed, player, wins } = wholeMatchOf(id);
  test(`from the shelf to the end screen by tapping: ${name}`, async ({ page }) => {
    await takeFromShelf(page, name, agreed);
    await play(page, player());
    const { winners } = await expectRefereeAgrees(page);
    if (wins) expect(winners).toEqual([0]);
  });
};

test.describe('on a phone', () => {
  test.use(phone);
  for (const { id } of games) if (onPhones.has(id)) playWhole(id);
});

for (const { id } of games) if (!onPhones.has(id)) playWhole(id);
