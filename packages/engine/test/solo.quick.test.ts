import { fc, test } from '@fast-check/vitest';
import { describe } from 'vitest';
import { anyGame } from '../src/core/game.ts';
import { solo } from '../src/solo/game.ts';
import { assertReplays, checkRandomMatch } from './support/properties.ts';
import { forgetfulSolo, inRounds, soloProbe } from './support/solo.ts';
import { usualWays } from './support/tables.ts';

describe.for(usualWays(anyGame(solo)))('$name', (usual) => {
  const way = inRounds(usual, 1);
  test.prop([fc.string()], { numRuns: 1 })('keeps what must always hold', (seed) => {
    checkRandomMatch(forgetfulSolo, way, soloProbe, seed, 23);
    assertReplays(way, seed);
  });
});
