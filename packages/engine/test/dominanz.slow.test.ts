import { fc, test } from '@fast-check/vitest';
import { describe } from 'vitest';
import { anyGame } from '../src/core/game.ts';
import { dominanz } from '../src/dominanz/game.ts';
import { dominanzProbe } from './support/dominanz.ts';
import { assertReplays, checkRandomMatch } from './support/properties.ts';
import { everyWay } from './support/tables.ts';

describe.for(everyWay(anyGame(dominanz)))('$name', (way) => {
  test.prop([fc.string()], { numRuns: 25 })('keeps what must always hold', (seed) => {
    checkRandomMatch(dominanz, way, dominanzProbe, seed, 1);
    assertReplays(way, seed);
  });
});
