import { expect, test } from '@playwright/test';
import { browserOf, closeBrowsers, invite } from './support/far-guests.ts';
import { FarServer, home } from './support/far-server.ts';
import { scan } from './support/scan.ts';
import { wear } from './support/states-screens.ts';

const television = { width: 1920, height: 1080 };
let server: FarServer;

test.afterEach(async () => {
  await closeBrowsers();
  await server.close();
});

/** What stands where an address would be that only this computer knows. */
const onlyHere = {
  de: 'Handys und Fernseher kommen noch nicht hierher',
  en: 'Phones and televisions cannot come here yet',
  fr: 'Les téléphones et les télés ne peuvent pas encore venir ici',
  it: 'Telefoni e televisori non arrivano ancora qui',
  ja: 'スマホやテレビからはまだ入れません',
};

test('nothing on the screen leads where phones cannot come: it says what to do instead', async ({
  browser,
}) => {
  server = await FarServer.open({ PUBLIC_URL: 'none' });
  const [anna, board] = [await browserOf(browser), await browserOf(browser, { viewport: television })];
  await invite(anna, server.address, 'Anna');
  const code = (await anna.locator('.table-code').textContent()) ?? '';
  await board.goto(`${server.address}/board/${code}`);
  await expect(board.locator('.join-code')).toBeVisible();
  await anna.getByText('Show on a big screen').click();
  for (const page of [anna, board]) {
    for (const [language, text] of Object.entries(onlyHere)) {
      await wear(page, { language });
      await expect(page.getByText(text).first()).toBeVisible();
      await expect(page.getByText(text).first()).toContainText('npm run party');
    }
    await wear(page, { language: 'en' });
    await expect(page.locator('.qr-code')).toHaveCount(0);
    const shown = await page.evaluate(() => [
      document.body.textContent,
      ...[...document.querySelectorAll('input')].map(({ value }) => value),
    ]);
    expect(shown.join()).not.toMatch(/127\.0\.0\.1|localhost/);
  }

  await test.step('neither during a match, nor in the menu, nor in the settings', async () => {
    await anna.getByRole('button', { name: 'Bot: Seat 2' }).click();
    await anna.getByRole('button', { name: 'Start' }).click();
    await expect(board.locator('.television-side').getByText(onlyHere.en)).toBeVisible();
    await expect(board.locator('.qr-code')).toHaveCount(0);
    await anna.getByRole('button', { name: 'This table' }).click();
    await expect(anna.getByRole('dialog').getByText(onlyHere.en).first()).toBeVisible();
    await anna.goto(server.address);
    await anna.getByRole('button', { name: 'Settings' }).click();
    await anna.getByRole('button', { name: 'Use my name on another device' }).click();
    await expect(anna.getByText(onlyHere.en)).toBeVisible();
    await expect(anna.locator('.qr-code')).toHaveCount(0);
  });
});

test('one code to scan leads to the table, and another one shows it on a big screen', async ({ browser }) => {
  server = await FarServer.open();
  const [anna, board] = [await browserOf(browser), await browserOf(browser, { viewport: television })];
  await invite(anna, server.address, 'Anna');
  const code = (await anna.locator('.table-code').textContent()) ?? '';
  const { pathname } = new URL(anna.url());
  expect(await scan(anna.getByRole('img', { name: 'The link as a QR code to scan' }))).toBe(home + pathname);
  // The code can be read from the other side of the table.
  const size = await anna
    .locator('.table-code')
    .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
  expect(size).toBeGreaterThan(56);
  // Whatever its letters are.
  const isCut = await anna.locator('.table-code').evaluate((text) => {
    text.textContent = 'WMWMW';
    const { right } = text.getBoundingClientRect();
    return right > (text.closest('.invite-others')?.getBoundingClientRect().right ?? 0);
  });
  expect(isCut).toBe(false);

  await anna.getByText('Show on a big screen').click();
  await expect(anna.getByText(`open ${new URL(home).host}/board and enter the code ${code}`)).toBeVisible();
  const leads = await scan(anna.getByRole('img', { name: 'The big screen as a QR code to scan' }));
  expect(leads).toBe(`${home}/board/${code}`);
  await board.goto(leads.replace(home, server.address));
  await expect(board.locator('.join-code').getByText(code, { exact: true })).toBeVisible();
  expect(await scan(board.locator('.qr-code'))).toBe(home + pathname);
  // On a computer that is plugged into the television, the same page does.
  const opened = anna.waitForEvent('popup');
  await anna.getByRole('link', { name: 'Or on this screen' }).click();
  await expect((await opened).locator('.join-code')).toBeVisible();
});
