import { expect, type Locator, test } from '@playwright/test';
import { browserOf, rackOf } from './support/far-guests.ts';
import { sharedServer } from './support/shared-server.ts';
import { appearAs, mateOf, playUntil, sitBeside, sitMates } from './support/table-mates.ts';

// What was wrong once at tables with others, one by one.

const server = sharedServer();

const short = { game: 'block', players: 2, options: { rounds: 1 } } as const;

/** Whether what one wants to read is covered by something else. */
const isCovered = (thing: Locator): Promise<boolean> =>
  thing.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest' });
    const { left, width, bottom } = element.getBoundingClientRect();
    const top = document.elementFromPoint(left + width / 2, bottom - 4);
    return top === null || !(element.contains(top) || top.contains(element));
  });

test('names, chat, the end and the way back, from the own seat', async ({ browser }) => {
  const mates = [await mateOf(server.address, 'Anna'), await mateOf(server.address, 'Bea')];
  const [anna, bea] = mates;
  const visits = await sitMates(mates, short);
  const [visit] = visits;
  const phone = await browserOf(browser);
  await appearAs(phone, bea);
  await phone.goto(`${server.address}/table/${visit.id}`);
  await expect(rackOf(phone)).toHaveCount(7);
  const plate = phone.locator('.plate[data-seat="0"]');

  await test.step('a name that changes is another one on the plate, too', async () => {
    await expect(plate.locator('b')).toHaveText('Anna');
    await anna.client.connection.ask('rename', { name: 'Annika' });
    await expect(plate.locator('b')).toHaveText('Annika');
  });

  await test.step('what somebody says covers nobody’s points', async () => {
    await anna.client.connection.ask('say', {
      table: visit.id,
      id: 'said-just-once',
      text: 'What a long sentence this is!',
    });
    const said = phone.locator('.talk-newest > *').first();
    await expect(said).toBeVisible();
    for (const points of await phone.locator('.plate-words').all()) {
      const [one, other] = [await said.boundingBox(), await points.boundingBox()];
      if (one === null || other === null) throw new Error('nothing is shown');
      const beside =
        one.x + one.width <= other.x ||
        other.x + other.width <= one.x ||
        one.y + one.height <= other.y ||
        other.y + other.height <= one.y;
      expect(beside).toBe(true);
    }
  });

  await playUntil(mates, visits);
  await test.step('the end says who played what last, or that nobody could', async () => {
    await expect(phone.locator('.round-end')).toContainText(
      /((You|Annika) played the last tile: \d-\d\.|The round is blocked\.|Nothing is left to play)/,
    );
    await expect(phone.locator('.round-end')).not.toContainText('Somebody');
    await expect(phone.locator('#round-end-title')).not.toContainText('Anna');
    await expect(phone.locator('.evening')).not.toContainText('Anna');
  });

  await test.step('the last line of what is said about fairness can be read', async () => {
    await phone.getByRole('button', { name: 'Was the deal fair?' }).click();
    const dialog = phone.getByRole('dialog', { name: 'Was the deal fair?' });
    await expect(dialog.getByRole('status')).toContainText('gives exactly this match.');
    expect(await isCovered(dialog.getByRole('status'))).toBe(false);
    await phone.keyboard.press('Escape');
  });

  await test.step('who has left is not waited for', async () => {
    await anna.client.connection.ask('stand', { table: visit.id });
    await expect(phone.locator('.who-is-ready li')).toHaveText(['free', 'Bea']);
    await expect(phone.getByText(/still missing/)).toHaveCount(0);
  });

  await test.step('the match is among one’s own, and is looked back at from the own seat, by the names people had', async () => {
    await phone.goto(`${server.address}/look-back`);
    const kept = phone.locator('.kept li').filter({ hasText: '1.' });
    await expect(kept).toContainText(/You won|You: place 2|It is a draw\./);
    await expect(kept).toContainText('Annika (');
    await expect(phone.getByText('No matches saved yet.')).toHaveCount(0);
    await kept.getByRole('button', { name: 'Replay' }).click();
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Replay · Block');
    await expect(phone.locator('.plate[data-front="true"] b')).toHaveText('Bea');
    await expect(phone.locator('.plate b')).toHaveText(['Annika', 'Bea']);
  });
});

test('after the end two people at one device have nothing to hide from each other', async ({ browser }) => {
  const anna = await mateOf(server.address, 'Anna');
  const visits = await sitBeside(anna, 'Opa', short);
  const tablet = await browserOf(browser);
  await appearAs(tablet, anna);
  await tablet.goto(`${server.address}/table/${visits[0].id}`);
  const cover = tablet.locator('.cover');
  await expect(cover).toBeVisible();
  await playUntil([anna, anna], visits);
  await expect(tablet.locator('.round-end')).toBeVisible();
  await expect(cover).toHaveCount(0);
  await tablet.reload();
  await expect(tablet.locator('.round-end')).toBeVisible();
  await expect(cover).toHaveCount(0);

  await tablet.getByRole('button', { name: 'Replay' }).click();
  await expect(tablet.getByRole('heading', { level: 1 })).toHaveText('Replay · Block');
  await tablet.goto(`${server.address}/look-back`);
  await tablet.getByRole('link', { name: 'Open', exact: true }).click();
  await expect(tablet.locator('.round-end')).toBeVisible();
  await expect(cover).toHaveCount(0);
});

test('who only watches calls nothing, and the shelf remembers every table one sits at', async ({
  browser,
}) => {
  const mates = [await mateOf(server.address, 'Anna'), await mateOf(server.address, 'Bea')];
  const visits = await sitMates(mates, { game: 'solo', players: 2 });
  const other = await mates[0].client.open({ game: 'fives', players: 2 });
  const [phone, watcher] = [await browserOf(browser), await browserOf(browser)];
  await appearAs(phone, mates[0]);
  await appearAs(watcher, await mateOf(server.address, 'Cleo'));
  for (const page of [phone, watcher]) {
    await page.goto(`${server.address}/table/${visits[0].id}`);
    await expect(page.locator('.plate')).toHaveCount(2);
  }
  await expect(watcher.getByText('You are watching.')).toBeVisible();
  const calls = /^SOLO!/;
  // The first card can ask for a colour; nobody calls anything before that is chosen.
  await playUntil(mates, visits, () => {
    const seen = visits[0].played.peek()?.seen.peek();
    return seen?.view.turn === 0 && seen.legal.some(({ type }) => type === 'draw');
  });
  await expect(phone.getByRole('button', { name: calls })).toBeVisible();
  await expect(watcher.getByRole('button', { name: calls })).toHaveCount(0);

  await phone.goto(`${server.address}/table/${other.id}`);
  await expect(phone.getByRole('heading', { name: 'Who is playing?' })).toBeVisible();
  await phone.goto(server.address);
  await expect(phone.getByRole('link', { name: 'Back to the table' })).toHaveCount(2);
});
