import { chromium } from '@playwright/test';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run', '--disable-quic'] });
const [game = 'block', w = '1440', h = '900', moves = '6', out = '/tmp/shot.png', lang = 'en'] = process.argv.slice(2);
const context = await browser.newContext({ viewport: { width: +w, height: +h }, locale: lang });
const page = await context.newPage();
page.on('console', (m) => console.log('console:', m.text()));
page.on('pageerror', (e) => console.log('error:', e.message));
await page.goto(`http://127.0.0.1:4321/?game=${game}`);
await page.waitForSelector('.rack-piece');
for (let i = 0; i < +moves; i++) {
  await page.waitForSelector('.rack-piece[data-playable="true"], .actions button', { timeout: 20000 });
  const action = await page.$('.actions button');
  const piece = await page.$('.rack-piece[data-playable="true"]');
  if (piece) { await piece.click(); await page.waitForTimeout(100); const ghost = await page.$('.ghost'); if (ghost) { if (i === +moves - 1) break; await ghost.click(); } }
  else if (action) await action.click();
  await page.waitForTimeout(300);
}
await page.waitForTimeout(400);
await page.screenshot({ path: out });
await browser.close();
