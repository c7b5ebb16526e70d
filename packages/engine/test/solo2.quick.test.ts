import { fc, test } from '@fast-check/vitest';
import { describe } from 'vitest';
import { anyGame } from '../src/core/game.ts';
import { solo2 } from '../src/solitaire/solo2.ts';
import { assertReplays, checkRandomMatch } from './support/properties.ts';
import { solo2Probe } from './support/solitaires.ts';
import { usualWays } from './support/tables.ts';

describe.for(usualWays(anyGame(solo2)))('$name', (way) => {
  test.prop([fc.string()], { numRuns: 20 })('keeps what must always hold', (seed) => {
    checkRandomMatch(solo2, way, solo2Probe, seed, 4);
    assertReplays(way, seed);
  });
});
