import { fc, test } from '@fast-check/vitest';
import { describe } from 'vitest';
import { anyGame } from '../src/core/game.ts';
import { solo } from '../src/solo/game.ts';
import { forgetfulSolo, inRounds, soloProbe } from './support/solo.ts';
import { everyWay } from './support/tables.ts';
import { assertReplays, watchMatch } from './support/watching.ts';

describe.for(everyWay(anyGame(solo)))('$name', (any) => {
  const way = inRounds(any, 1);
  test.prop([fc.string()], { numRuns: 1 })('keeps what must always hold', (seed) => {
    watchMatch(forgetfulSolo, way, soloProbe, seed, 74);
    assertReplays(way, seed);
  });
});
