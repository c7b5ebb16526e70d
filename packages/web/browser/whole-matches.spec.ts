import { expect } from '@playwright/test';
import { games } from '@tischrunde/engine';
import { openBook } from '@tischrunde/rulebook';
import { wholeMatchOf } from './support/match/games.ts';
import { play } from './support/match/play.ts';
import { expectRefereeAgrees } from './support/match/result.ts';
import { takeFromShelf } from './support/match/shelf.ts';
import { test } from './support/test.ts';

const book = await openBook('en');

for (const { id } of games) {
  const name = book.name(id);
  const { agreed, player, wins } = wholeMatchOf(id);
  test(`from the shelf to the end screen by tapping: ${name}`, async ({ page }) => {
    await takeFromShelf(page, name, agreed);
    await play(page, player());
    const { winners } = await expectRefereeAgrees(page);
    if (wins) expect(winners).toEqual([0]);
  });
}
