import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { browserOf, closeBrowsers, invite, playOn, rackOf } from './support/far-guests.ts';
import { FarServer } from './support/far-server.ts';
import { openParty, sitDown } from './support/party.ts';
import { costOf } from './support/taps.ts';

let server: FarServer;

test.beforeEach(async () => {
  server = await FarServer.open({ AWAY_AFTER: '0.1' });
});

test.afterEach(async () => {
  await closeBrowsers();
  await server.close();
});

/** What docs/evening.md says that things cost now, by what they are. */
function stated(): Readonly<Record<string, string>> {
  const page = readFileSync(new URL('../../../docs/evening.md', import.meta.url), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'));
  const cells = rows.map((row) => row.split('|').map((cell) => cell.trim()));
  return Object.fromEntries(cells.slice(1).map(([, what, , now]) => [what, now]));
}

test('the commonest things of an evening take as many taps as docs/evening.md says', async ({ browser }) => {
  const since = performance.now();
  const { costs } = await openParty(browser, server.address);
  const seconds = (performance.now() - since) / 1000;
  test.info().annotations.push({ type: 'first card', description: `${seconds.toFixed(1)} s` });
  await closeBrowsers();

  const [anna, bea] = [await browserOf(browser), await browserOf(browser)];
  await invite(anna, server.address, 'Anna');
  const found = { ...costs };
  found['Let a bot have a seat'] = await costOf((cost) =>
    cost.tap(anna.getByRole('button', { name: 'Bot: Seat 2' })),
  );
  await anna.getByRole('button', { name: 'Start' }).click();
  await expect(rackOf(anna)).toHaveCount(7);
  await bea.goto(anna.url());
  found['Play instead of a bot, in mid-match'] = await costOf(async (cost) => {
    await sitDown(cost, bea, 'Bea');
    await expect(bea.locator('.plate[data-front="true"]')).toBeVisible();
  });
  await bea.goto(server.address);
  found['Let a bot play for somebody who left'] = await costOf(async (cost) => {
    await cost.tap(anna.getByRole('button', { name: 'This table' }));
    await cost.tap(anna.getByRole('button', { name: 'Let a bot play for Bea' }));
    await anna
      .getByRole('dialog', { name: 'This table' })
      .getByRole('button', { name: 'Close', exact: true })
      .click();
  });
  found['Come back, and take the seat back'] = await costOf(async (cost) => {
    await cost.tap(bea.getByRole('link', { name: 'Back to the table' }));
    await cost.tap(bea.getByRole('button', { name: 'Take my seat back' }));
    await expect(bea.getByText('A bot is playing for you.')).toBeHidden();
  });
  await playOn([anna, bea]);
  found['Choose the next game'] = await costOf(async (cost) => {
    await cost.tap(anna.getByRole('button', { name: 'Choose another game' }));
    await cost.choose(anna.getByRole('combobox', { name: 'Which game?' }), 'Matador');
    await cost.tap(anna.getByRole('button', { name: 'Play this' }));
    await expect(bea.getByRole('heading', { name: 'Next game: Matador' })).toBeVisible();
  });
  found['Play again'] = await costOf((cost) => cost.tap(anna.getByRole('button', { name: 'Again' })));
  await bea.getByRole('button', { name: 'Again' }).click();
  await expect(rackOf(bea).first()).toBeVisible({ timeout: 20_000 });

  const stranger = await browserOf(browser);
  await stranger.goto(server.address);
  found['Play now, with anybody'] = await costOf(async (cost) => {
    await cost.tap(stranger.getByRole('button', { name: 'Invite: Block' }));
    await cost.type(stranger.getByRole('textbox', { name: 'Your name' }), 'name', 'Dora');
    await cost.tap(stranger.getByRole('button', { name: 'Play with others now' }));
    await expect(stranger.getByRole('heading', { name: 'Who is playing?' })).toBeVisible();
  });
  expect(found).toEqual(stated());
});
