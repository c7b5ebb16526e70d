import { fc, test } from '@fast-check/vitest';
import { describe } from 'vitest';
import { anyGame } from '../src/core/game.ts';
import { solo } from '../src/solo/game.ts';
import { forgetfulSolo, inRounds, soloProbe } from './support/solo.ts';
import { usualWays } from './support/tables.ts';
import { assertReplays, watchMatch } from './support/watching.ts';

describe.for(usualWays(anyGame(solo)))('$name', (usual) => {
  const way = inRounds(usual, 1);
  test.prop([fc.string()], { numRuns: 1 })('keeps what must always hold', (seed) => {
    watchMatch(forgetfulSolo, way, soloProbe, seed, 23);
    assertReplays(way, seed);
  });
});
