import { fc, test } from '@fast-check/vitest';
import { describe } from 'vitest';
import { concentration } from '../src/concentration/game.ts';
import { anyGame } from '../src/core/game.ts';
import { concentrationProbe } from './support/concentration.ts';
import { assertReplays, checkRandomMatch } from './support/properties.ts';
import { everyWay } from './support/tables.ts';

describe.for(everyWay(anyGame(concentration)))('$name', (way) => {
  test.prop([fc.string()], { numRuns: 1 })('keeps what must always hold', (seed) => {
    checkRandomMatch(concentration, way, concentrationProbe, seed, 32);
    assertReplays(way, seed);
  });
});
