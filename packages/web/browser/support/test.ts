import { expect } from '@playwright/test';
import { test as base } from './undrawn.ts';

/**
 * A page that is not drawn, on which bots answer at once, nothing glides or sounds, and chance is the same whenever the test runs. At the end nothing may have gone
 * wrong behind the scenes.
 */
export const test = base.extend({
  page: async ({ page }, use, { titlePath }) => {
    const mishaps: string[] = [];
    page.on('pageerror', (error) => mishaps.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') mishaps.push(message.text());
    });
    await page.addInitScript(load, { seed: process.env.MATCH_SEED ?? titlePath.join(' ') });
    await use(page);
    expect(mishaps).toEqual([]);
  },
});

/** Runs in the page, before its own code. */
function load({ seed }: { readonly seed: string }): void {
  if (localStorage.getItem('tischrunde.settings') === null)
    localStorage.setItem(
      'tischrunde.settings',
      JSON.stringify({ pace: 'atOnce', lessMotion: true, sound: false }),
    );
  // A page that is loaded anew must not deal the same again.
  const loads = Number(sessionStorage.getItem('loads') ?? 0) + 1;
  sessionStorage.setItem('loads', `${loads}`);
  let state = Array.from(seed).reduce((sum, sign) => (Math.imul(sum, 31) + sign.charCodeAt(0)) | 0, loads);
  crypto.getRandomValues = (values) => {
    if (values instanceof Uint32Array)
      for (const index of values.keys())
        values[index] = state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return values;
  };
}
