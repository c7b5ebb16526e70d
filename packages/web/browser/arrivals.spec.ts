import { expect, test } from '@playwright/test';
import { browserOf, follow, rackOf } from './support/far-guests.ts';
import { sharedServer } from './support/shared-server.ts';
import { appearAs, mateOf, sitMates } from './support/table-mates.ts';

// Who is not there counts as away after a second and a half, and the host as gone after six.
const server = sharedServer({ AWAY_AFTER: '1.5' });

test('the list says who is there, and the invitation what was agreed; a name that is taken is asked for again', async ({
  browser,
}) => {
  const [anna, bea] = [await mateOf(server.address, 'Anna'), await mateOf(server.address, 'Bea')];
  const visit = await anna.client.open({
    game: 'solo',
    players: 4,
    options: { target: 300, interject: false },
    bots: [null, null, 'easy', 'medium'],
    listed: true,
    takesBack: true,
    timer: { seconds: 60, expiry: 'pass' },
  });
  await bea.client.sit(await bea.client.visit(visit.id), 1);
  const page = await browserOf(browser);
  await page.goto(server.address);

  await test.step('the list', async () => {
    const listed = page.getByRole('region', { name: 'Open tables' }).getByRole('listitem');
    await expect(listed).toContainText('SOLO');
    await expect(listed).toContainText('Anna, Bea');
    await expect(listed).toContainText(/opened 1 minute ago|1 minute/);
    await listed.getByRole('link').click();
  });

  await test.step('the invitation', async () => {
    await expect(page.getByRole('heading', { name: 'Anna invites you to SOLO' })).toBeVisible();
    const about = page.getByRole('main');
    await expect(about).toContainText('4 seats');
    for (const agreed of ['300', 'Jumping in: no', '1 minute', 'the player passes'])
      await expect(about).toContainText(agreed);
    await expect(page.getByRole('link', { name: 'How it is played' })).toHaveAttribute('href', '/rules/solo');
  });

  await test.step('a name like that of somebody at the table is told, and the field stays', async () => {
    const name = page.getByRole('textbox', { name: 'Your name' });
    await name.fill('ÁNNA');
    await page.getByRole('button', { name: 'Sit down' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Somebody at this table has a name like yours. Choose another one.',
    );
    await expect(name).toHaveValue('ÁNNA');
    await name.fill('Carl');
    await page.getByRole('button', { name: 'Sit down' }).click();
  });

  await test.step('where only bots have seats, one of them makes room', async () => {
    await expect(page.locator('.seats li[data-own="true"]')).toContainText('Carl');
    await expect
      .poll(() => visit.scene.peek()?.table.places.map(({ name }) => name))
      .toEqual(['Anna', 'Bea', 'Carl', null]);
  });

  await test.step('the host hands the table over, and takes it back when the other one is gone', async () => {
    const guest = visit.scene.peek()?.table.places[2].guest ?? '';
    await anna.client.connection.ask('host', { table: visit.id, guest });
    await page.getByRole('button', { name: 'Make Bea the host' }).click();
    await expect(page.locator('.seats li', { hasText: 'Bea' })).toContainText('host');
    await expect(page.getByRole('button', { name: 'Become the host' })).toHaveCount(0);
    bea.client.close();
    await expect(page.getByText('The host, Bea, is away.')).toBeVisible({ timeout: 15_000 });
    await page.getByRole('button', { name: 'Become the host' }).click();
    await expect(page.locator('.seats li', { hasText: 'Carl' })).toContainText('host');
    await expect(page.getByText('The host, Bea, is away.')).toHaveCount(0);
  });
});

test('who has a name like that of somebody at the table is asked for another one on the spot, and sits under it', async ({
  browser,
}) => {
  const anna = await mateOf(server.address, 'Anna');
  const visit = await anna.client.open({ game: 'block', players: 3 });
  // Held sideways, what was tapped and what is asked do not fit on the screen together.
  const page = await browserOf(browser, { viewport: { width: 844, height: 390 } });
  await follow(page, `${server.address}/table/${visit.id}`, 'ÁNNA');
  await page.getByRole('button', { name: 'Sit here: Seat 3' }).click();
  await expect(
    page.getByText('Somebody at this table has a name like yours. Choose another one.'),
  ).toBeVisible();
  const name = page.getByRole('textbox', { name: 'Your name' });
  await expect(name).toBeFocused();
  await expect(page.getByRole('button', { name: 'Change name' })).toBeInViewport({ ratio: 1 });
  await name.fill('anna ');
  await page.getByRole('button', { name: 'Change name' }).click();
  await expect(name).toBeVisible();
  await expect(page.locator('.seats li[data-own="true"]')).toHaveCount(0);
  await name.fill('Carl');
  await page.getByRole('button', { name: 'Change name' }).click();
  await expect(page.locator('.seats li[data-own="true"]')).toContainText('Carl');
  await expect(name).toHaveCount(0);
  expect(visit.scene.peek()?.table.places.map((place) => place.name)).toEqual(['Anna', null, 'Carl']);
  anna.client.close();
});

test('who says something under a name like that of somebody at the table says it under another one', async ({
  browser,
}) => {
  const anna = await mateOf(server.address, 'Anna');
  const visit = await anna.client.open({ game: 'block', players: 3 });
  const page = await browserOf(browser);
  await follow(page, `${server.address}/table/${visit.id}`, 'ÁNNA');
  await page.getByRole('button', { name: 'Chat', exact: true }).click();
  const chat = page.getByRole('region', { name: 'Chat' });
  const say = chat.getByRole('textbox', { name: 'Say something' });
  await say.fill('May I still come?');
  await say.press('Enter');
  await expect(chat.getByRole('alert').first()).toHaveText(
    'Somebody at this table has a name like yours. Choose another one.',
  );
  const name = chat.getByRole('textbox', { name: 'Your name' });
  await expect(name).toBeFocused();
  await name.fill('Carl');
  await chat.getByRole('button', { name: 'Change name' }).click();
  await expect(chat.getByRole('listitem')).toHaveText(['Carl: May I still come?']);
  await expect(say).toBeFocused();
  expect(visit.scene.peek()?.said.map((one) => one.name)).toEqual(['Carl']);
});

test('a bot for somebody who is away is offered when the server allows it, in the menu and on the table', async ({
  browser,
}) => {
  const mates = [await mateOf(server.address, 'Anna'), await mateOf(server.address, 'Bea')];
  const visits = await sitMates(mates, { game: 'block', players: 2 });
  const turn = visits[0].played.peek()?.seen.peek()?.view.turn ?? 0;
  const [leaver, stayer] = [mates[turn], mates[1 - turn]];
  const phone = await browserOf(browser);
  await appearAs(phone, stayer);
  await phone.goto(`${server.address}/table/${visits[0].id}`);
  await expect(rackOf(phone)).toHaveCount(7);
  leaver.client.close();
  await phone.getByRole('button', { name: 'This table' }).click();
  const menu = phone.getByRole('dialog', { name: 'This table' });
  await expect(menu.locator('.person', { hasText: leaver.name })).toContainText('away');
  const offer = menu.getByRole('button', { name: `Let a bot play for ${leaver.name}` });
  await expect(offer).toHaveCount(0);
  await expect(offer).toBeVisible();
  await phone.keyboard.press('Escape');
  await expect(phone.getByText(`${leaver.name} is away.`)).toBeVisible({ timeout: 15_000 });
  await phone.getByRole('button', { name: 'Wait', exact: true }).click();
  await expect(phone.getByText(`${leaver.name} is away.`)).toHaveCount(0);
  await phone.getByRole('button', { name: 'This table' }).click();
  await offer.click();
  await expect(phone.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  await phone.keyboard.press('Escape');
  const plate = phone.locator('.plate', { hasText: leaver.name });
  await expect(plate.getByRole('img', { name: 'Bot' })).toBeVisible();
  await expect(phone.locator('.plate[data-front="true"]').getByRole('img', { name: 'Bot' })).toHaveCount(0);
});
