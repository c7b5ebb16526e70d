import { expect, type Page } from '@playwright/test';
import { Ear, itemsIn, namesIn, sitDown } from './support/by-ear.ts';
import { test } from './support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('tischrunde.settings', '{"pace":"atOnce","sound":false,"lessMotion":true}'),
  );
});

/** What there is to do in Block and in SOLO. */
const goal =
  /^(Begin with|Play |No |Another tile|Draw |Any card|The card you drew|Nothing fits|Which colour|Who will)/;
const mayAct = new RegExp(`${goal.source}|the match|share the win`);
const isOver = (heard: readonly string[]): boolean =>
  heard.some((text) => /the match|share the win/.test(text));

const handOf = (page: Page) => page.getByRole('group', { name: 'Your hand' });
const tableOf = (page: Page) => page.getByRole('region', { name: 'On the table' });

/** What can be done without a piece stands after the hand, up to the corner of the page. */
const action = (page: Page, name: RegExp) => page.getByRole('button', { name });

/** Whether one's own turn goes on: the last that was said of it is what there is to do, not whose turn it is. */
const isMine = (heard: readonly string[]): boolean =>
  goal.test(heard.findLast((text) => goal.test(text) || /’s turn/.test(text)) ?? '');

test('a match of Block by ear', async ({ page }) => {
  const ear = await Ear.of(page);
  await sitDown(page, 'Block');
  const hand = handOf(page);
  for (;;) {
    const heard = await ear.until(mayAct);
    if (isOver(heard)) break;
    if (!isMine(heard)) continue;
    // What happened is told first, then what there is to do.
    expect(heard.at(-1)).toMatch(goal);
    const fitting = (await namesIn(hand)).filter((name) => name.endsWith(', fits'));
    // What is said agrees with what the pieces say themselves.
    expect(heard.at(-1)).toMatch(
      fitting.length === 0 ? /^No tile with \d.*: pass/ : /^(Begin|Play a tile) with \d/,
    );
    if (fitting.length === 0) {
      await action(page, /^(Draw|Pass)$/).press('Enter');
      continue;
    }
    await hand.getByRole('button', { name: fitting[0], exact: true }).press('Enter');
    const [piece] = fitting[0].split(', ');
    const place = page.getByRole('button', { name: new RegExp(`^Play ${piece}( against |$)`) }).first();
    // An end that is named is one of those that the table lists.
    const end = (await place.getAttribute('aria-label'))?.split(' against ')[1];
    if (end !== undefined)
      expect(await itemsIn(tableOf(page).getByRole('region', { name: 'Open ends' }))).toContain(end);
    await place.press('Enter');
  }
  // Every tile that lies was heard of when it was laid.
  const told = (await ear.all()).flatMap((text) => [...text.matchAll(/\b(?:You play|Ada plays) (\d)-(\d)/g)]);
  const lying = await itemsIn(tableOf(page).getByRole('region', { name: 'Played so far' }));
  expect(told.map(([, high, low]) => aloud(high, low))).toEqual(lying);
  await expectResult(page);
});

const words = ['blank', 'one', 'two', 'three', 'four', 'five', 'six'];
const aloud = (high: string, low: string): string =>
  high === low ? `double ${words[Number(high)]}` : `${words[Number(high)]} ${words[Number(low)]}`;

test('a match of SOLO by ear', async ({ page }) => {
  const ear = await Ear.of(page);
  await sitDown(page, 'SOLO');
  const hand = handOf(page);
  for (;;) {
    const heard = await ear.until(mayAct);
    if (isOver(heard)) break;
    if (!isMine(heard)) continue;
    const facts = await itemsIn(tableOf(page));
    expect(facts[0]).toMatch(/^On top: \w+/);
    expect(facts.join()).toMatch(/Play goes (anti)?clockwise.*\d+ cards? in the draw pile/);
    const asked = page.getByRole('group', { name: /^(Which colour|Who will you swap)/ });
    // The card that opens the round may ask something first.
    if ((await asked.count()) > 0) {
      await asked.getByRole('button').first().press('Enter');
      continue;
    }
    const names = await namesIn(hand);
    const fitting = names.filter((name) => name.endsWith(', fits'));
    if (fitting.length === 0) {
      // Somebody may have laid their last card meanwhile.
      const draw = action(page, /^(Draw|Keep|Pass)/).first();
      await draw.or(action(page, /^Play again$/)).waitFor();
      if ((await draw.count()) > 0) await draw.press('Enter');
      continue;
    }
    if (names.length === 2) await action(page, /^SOLO!$/).press('Enter');
    await hand.getByRole('button', { name: fitting[0], exact: true }).first().press('Enter');
    if ((await asked.count()) > 0) await asked.getByRole('button').first().press('Enter');
  }
  await expectResult(page);
});

/** At the end one hears who won, reads everybody's points, and stands at the button that goes on. */
async function expectResult(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Play again' })).toBeFocused();
  const end = page.getByRole('region', { name: /the match|share the win/ });
  const players = await itemsIn(page.getByRole('list', { name: 'At the table' }));
  await expect(end.getByRole('rowheader')).toHaveCount(players.length);
  // The points come right after the name; in the only round there is no sum to tell.
  await expect(end.getByRole('row', { name: /^You [+-]?\d+$/ })).toHaveCount(1);
  // What is left is told in words, as in the hand: no figures with a stroke between them.
  const left = end.getByRole('img', { name: 'Left in hand' });
  await expect(left.first()).toHaveAccessibleName(/^Left in hand: [a-z]/);
  for (const hand of await left.all()) await expect(hand).not.toHaveAccessibleName(/\d-\d/);
}
