import { defineConfig } from 'vitest/config';

const slow = ['packages/*/test/**/*.slow.test.ts'];

/** Nothing here has a world around it (a store, a browser, a clock), so its tests need no process of their own: half the time. */
const pure = ['packages/{engine,rulebook,bots,protocol,cli}/test/**/*.test.ts', 'scripts/test/**/*.test.ts'];

// Random matches are of any length, and the cores are shared.
const testTimeout = 30_000;

export default defineConfig({
  test: {
    // More than there are cores: many of the server's tests wait, for a clock or for a process that was killed.
    maxWorkers: '150%',
    reporters: ['default', './scripts/count-reporter.ts'],
    projects: [
      { test: { name: 'pure', include: pure, exclude: slow, isolate: false, testTimeout } },
      {
        test: {
          name: 'unit',
          include: ['packages/{server,web}/test/**/*.test.ts'],
          exclude: slow,
          testTimeout,
        },
      },
      {
        test: {
          name: 'slow',
          include: slow,
          testTimeout: 300_000,
          // Processes are killed and frozen here, and Node 24 with threads is ended by a failed check in V8 once in a long while
          // (nodejs/node#64500): what fails once is tried again, and told.
          retry: 1,
        },
      },
    ],
  },
});
