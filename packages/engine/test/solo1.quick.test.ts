import { fc, test } from '@fast-check/vitest';
import { describe } from 'vitest';
import { anyGame } from '../src/core/game.ts';
import { solo1 } from '../src/solitaire/solo1.ts';
import { assertReplays, checkRandomMatch } from './support/properties.ts';
import { solo1Probe } from './support/solitaires.ts';
import { usualWays } from './support/tables.ts';

describe.for(usualWays(anyGame(solo1)))('$name', (way) => {
  test.prop([fc.string()], { numRuns: 20 })('keeps what must always hold', (seed) => {
    checkRandomMatch(solo1, way, solo1Probe, seed, 4);
    assertReplays(way, seed);
  });
});
