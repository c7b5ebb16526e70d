import { chromium } from '@playwright/test';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run', '--disable-quic'] });
const [game = 'block', w = '1440', h = '900', moves = '6', out = '/tmp/shot.png', lang = 'en', scheme = 'light'] = process.argv.slice(2);
const context = await browser.newContext({ viewport: { width: +w, height: +h }, locale: lang, colorScheme: scheme });
const page = await context.newPage();
page.on('pageerror', (e) => console.log('error:', e.message));
await page.goto(`http://127.0.0.1:4400/?game=${game}`);
await page.waitForSelector('.felt svg');
for (let i = 0; i < +moves; i++) {
  await page.waitForTimeout(200);
  const piece = await page.$('.rack-piece[data-playable="true"]');
  const action = await page.$('.actions button:not(.call)');
  if (piece) { await piece.click().catch(() => {}); await page.waitForTimeout(120); if (i === +moves - 1) break; const ghost = await page.$('.ghost'); if (ghost) await ghost.click({ timeout: 500 }).catch(() => {}); const answer = await page.$('.answer'); if (answer) await answer.click({ timeout: 500 }).catch(() => {}); }
  else if (action) await action.click({ timeout: 500 }).catch(() => {});
  await page.waitForTimeout(700);
}
await page.waitForTimeout(300);
await page.screenshot({ path: out });
await browser.close();
