import { defineConfig } from 'vitest/config';

const slow = ['packages/*/test/**/*.slow.test.ts'];

export default defineConfig({
  test: {
    // More than there are cores: many of the server's tests wait, for a clock or for a process that was killed.
    maxWorkers: '150%',
    reporters: ['default', './scripts/count-reporter.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
          exclude: slow,
          // Random matches are of any length, and the cores are shared.
          testTimeout: 30_000,
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
