import { defineConfig } from 'vitest/config';

/** `npm run soak`: ten minutes of faults on both stores, side by side; too long for `npm test`. */
export default defineConfig({
  test: {
    include: ['packages/server/test/soak/*.soak.ts'],
    fileParallelism: true,
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 60_000,
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
});
