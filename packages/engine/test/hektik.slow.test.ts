import { fc, test } from '@fast-check/vitest';
import { describe } from 'vitest';
import { anyGame } from '../src/core/game.ts';
import { hektik } from '../src/hektik/game.ts';
import { hektikProbe } from './support/hektik.ts';
import { everyWay } from './support/tables.ts';
import { assertReplays, watchMatch } from './support/watching.ts';

describe.for(everyWay(anyGame(hektik)))('$name', (way) => {
  test.prop([fc.string()], { numRuns: 1 })('keeps what must always hold', (seed) => {
    watchMatch(hektik, way, hektikProbe, seed, 4);
    assertReplays(way, seed);
  });
});
