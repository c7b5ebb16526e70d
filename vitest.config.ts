import { defineConfig } from 'vitest/config';

const slow = ['packages/*/test/**/*.slow.test.ts'];

export default defineConfig({
  test: {
    // All cores: by itself it leaves one idle, which is half of a small machine.
    maxWorkers: '100%',
    reporters: ['default', './scripts/count-reporter.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
          exclude: slow,
        },
      },
      { test: { name: 'slow', include: slow, testTimeout: 300_000 } },
    ],
  },
});
