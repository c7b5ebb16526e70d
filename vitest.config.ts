import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { TestOrder } from './scripts/test-order.ts';

/** All tests but the page's. */
const native = [
  'packages/{engine,rulebook,bots,protocol,client,server,cli}/test/**/*.test.ts',
  'scripts/test/**/*.test.ts',
];

const slow = ['packages/*/test/**/*.slow.test.ts', 'scripts/test/**/*.slow.test.ts'];

/** Those of the slow tests that do not only compute: they wait, for a clock or for other processes. */
const waiting = ['packages/{protocol,client,server,cli,web}/test/**/*.slow.test.ts', slow[1]];

/** Small parts of the slow tests of the same name, for `npm run check`, which does without those. */
const quick = ['packages/*/test/**/*.quick.test.ts'];

/**
 * Node runs our TypeScript as it is, and then the engine has its full speed: Vite turns every import into a property access,
 * which makes random matches take two to three times as long. Only the page needs Vite, for its TSX.
 */
const inNode = { viteModuleRunner: false, nodeLoader: false };

// Random matches are of any length, and the cores are shared.
const testTimeout = 120_000;
const longTimeout = 300_000;

// Preparing a test starts servers and databases.
const hookTimeout = 60_000;

// Tests clean up behind them, so no file needs a process of its own, which would load everything anew.
const isolate = false;

export default defineConfig({
  test: {
    // More than there are cores: many of the server's slow tests wait, for a clock or for a process that was killed. Others are run
    // with fewer (see package.json), because each worker loads and optimizes the code for itself. A number here, because Vitest
    // cuts percentages at the number of cores.
    maxWorkers: availableParallelism() * 2,
    sequence: { sequencer: TestOrder },
    reporters: ['default', './scripts/count-reporter.ts'],
    projects: [
      // For `npm run check`.
      {
        test: {
          name: 'fast',
          include: native,
          exclude: slow,
          isolate,
          testTimeout,
          hookTimeout,
          experimental: inNode,
        },
      },
      // For `npm test`: the slow tests instead of their quick parts, if they only compute. One project with the fast ones, because the
      // workers of a project end with it, and those of the next load everything anew.
      {
        test: {
          name: 'thorough',
          include: native,
          exclude: [...waiting, ...quick],
          isolate,
          testTimeout: longTimeout,
          hookTimeout,
          experimental: inNode,
        },
      },
      {
        test: {
          name: 'page',
          include: ['packages/web/test/**/*.test.ts'],
          exclude: slow,
          isolate,
          testTimeout,
        },
      },
      {
        test: {
          name: 'slow',
          include: waiting,
          isolate,
          testTimeout: longTimeout,
          hookTimeout,
          experimental: inNode,
          // Processes are killed and frozen here, and Node 24 with threads is ended by a failed check in V8 once in a long while
          // (nodejs/node#64500): what fails once is tried again, and `count-reporter` says so.
          retry: 1,
        },
      },
    ],
  },
});
