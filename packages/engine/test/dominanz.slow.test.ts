import { fc, test } from '@fast-check/vitest';
import { describe } from 'vitest';
import { anyGame } from '../src/core/game.ts';
import { dominanz } from '../src/dominanz/game.ts';
import { dominanzProbe } from './support/dominanz.ts';
import { everyWay } from './support/tables.ts';
import { assertReplays, watchMatch } from './support/watching.ts';

describe.for(everyWay(anyGame(dominanz)))('$name', (way) => {
  test.prop([fc.string()], { numRuns: 50 })('keeps what must always hold', (seed) => {
    watchMatch(dominanz, way, dominanzProbe, seed, 1);
    assertReplays(way, seed);
  });
});
