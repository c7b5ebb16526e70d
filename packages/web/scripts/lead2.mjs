import { chromium } from '@playwright/test';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run', '--disable-quic'] });
const shots = [['/', 1440, 900, 'en', 'light', 'shelf'], ['/', 390, 844, 'de', 'dark', 'shelf-phone'], ['/rules/chickenfoot', 1440, 900, 'fr', 'light', 'rules']];
for (const [path, width, height, locale, colorScheme, name] of shots) {
  const context = await browser.newContext({ viewport: { width, height }, locale, colorScheme });
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log('error:', e.message));
  await page.goto(`http://127.0.0.1:4400${path}`);
  await page.waitForTimeout(2500);
  await page.screenshot({ path: `/tmp/w-${name}.png` });
  await context.close();
}
await browser.close();
