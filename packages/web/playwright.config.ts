import { defineConfig } from '@playwright/test';
import { chromium, flags } from './browser/support/chromium.ts';

/** Another port and another place for the built page, for who runs two of these at once. */
const port = Number(process.env.PAGE_PORT ?? 4173);
const dist = process.env.PAGE_DIST ?? 'node_modules/.page-under-test';

export default defineConfig({
  testDir: 'browser',
  outputDir: 'node_modules/.browser-tests',
  fullyParallel: true,
  // More than there are cores: a test waits for frames and for the browser half of its time.
  workers: '200%',
  // A page that is measured while it moves may be seen a moment too late on a busy machine; it is told as flaky then.
  retries: 1,
  forbidOnly: process.env.CI !== undefined,
  reporter: process.env.CI === undefined ? 'list' : 'dot',
  timeout: 90_000,
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-GB',
    // A page that is emptied and used again costs half as much as a new one, which is a process that compiles all code anew.
    reuseContext: true,
    // Every test begins with an empty browser, which would fetch all games each time; offline.spec.ts wants that.
    serviceWorkers: 'block',
    launchOptions: { executablePath: chromium, args: flags },
  },
  webServer: {
    command: `vite build --mode test --logLevel warn --emptyOutDir --outDir ${dist} && vite preview --host 127.0.0.1 --port ${port} --strictPort --outDir ${dist}`,
    url: `http://127.0.0.1:${port}`,
    timeout: 120_000,
    reuseExistingServer: false,
  },
});
