import { defineConfig } from 'vitest/config';
import { TestOrder } from './scripts/test-order.ts';

const slow = ['packages/*/test/**/*.slow.test.ts', 'scripts/test/**/*.slow.test.ts'];

/**
 * Tests that touch no store, no socket, no clock and no global of a browser need no process of their own, which halves their
 * time. In `web`, those of storage and of sessions touch them.
 */
const pure = [
  'packages/{engine,rulebook,bots,protocol,cli}/test/**/*.test.ts',
  'packages/web/test/{board,games,play,screens}/**/*.test.ts',
  'scripts/test/**/*.test.ts',
];

// Random matches are of any length, and the cores are shared.
const testTimeout = 30_000;

export default defineConfig({
  test: {
    // More than there are cores: many of the server's tests wait, for a clock or for a process that was killed.
    maxWorkers: '150%',
    sequence: { sequencer: TestOrder },
    reporters: ['default', './scripts/count-reporter.ts'],
    projects: [
      { test: { name: 'pure', include: pure, exclude: slow, isolate: false, testTimeout } },
      {
        test: {
          name: 'unit',
          include: ['packages/{server,web}/test/**/*.test.ts'],
          exclude: [...slow, ...pure],
          testTimeout,
        },
      },
      {
        test: {
          name: 'slow',
          include: slow,
          testTimeout: 300_000,
          // Processes are killed and frozen here, and Node 24 with threads is ended by a failed check in V8 once in a long while
          // (nodejs/node#64500): what fails once is tried again, and `count-reporter` says so.
          retry: 1,
        },
      },
    ],
  },
});
