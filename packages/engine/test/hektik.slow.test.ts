import { fc, test } from '@fast-check/vitest';
import { describe } from 'vitest';
import { anyGame } from '../src/core/game.ts';
import { hektik } from '../src/hektik/game.ts';
import { hektikProbe } from './support/hektik.ts';
import { assertReplays, checkRandomMatch } from './support/properties.ts';
import { everyWay } from './support/tables.ts';

describe.for(everyWay(anyGame(hektik)))('$name', (way) => {
  test.prop([fc.string()], { numRuns: 1 })('keeps what must always hold', (seed) => {
    checkRandomMatch(hektik, way, hektikProbe, seed, 4);
    assertReplays(way, seed);
  });
});
