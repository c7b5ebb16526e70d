import { fc, test } from '@fast-check/vitest';
import { describe } from 'vitest';
import { assertAll } from './support/always.ts';
import { usualWays } from './support/tables.ts';
import { assertReplays, watchMatch } from './support/watching.ts';

describe.for(usualWays)('$name', (way) => {
  test.prop([fc.string()], { numRuns: 1 })('keeps what must always hold', (seed) => {
    let count = 0;
    watchMatch(way, seed, (position) => assertAll(position, count++, 4));
    assertReplays(way, seed);
  });
});
