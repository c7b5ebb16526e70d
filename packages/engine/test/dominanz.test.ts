import { fc, test } from '@fast-check/vitest';
import { describe } from 'vitest';
import { anyGame } from '../src/core/game.ts';
import { dominanz } from '../src/dominanz/game.ts';
import { dominanzProbe } from './support/dominanz.ts';
import { usualWays } from './support/tables.ts';
import { assertReplays, watchMatch } from './support/watching.ts';

describe.for(usualWays(anyGame(dominanz)))('$name', (way) => {
  test.prop([fc.string()], { numRuns: 10 })('keeps what must always hold', (seed) => {
    watchMatch(dominanz, way, dominanzProbe, seed, 4);
    assertReplays(way, seed);
  });
});
