import { fc, test } from '@fast-check/vitest';
import { describe } from 'vitest';
import { anyGame } from '../src/core/game.ts';
import { solo2 } from '../src/solitaire/solo2.ts';
import { assertReplays, checkRandomMatch } from './support/properties.ts';
import { solo2Probe } from './support/solitaires.ts';
import { everyWay } from './support/tables.ts';

describe.for(everyWay(anyGame(solo2)))('$name', (way) => {
  test.prop([fc.string()], { numRuns: 100 })('keeps what must always hold', (seed) => {
    checkRandomMatch(solo2, way, solo2Probe, seed, 1);
    assertReplays(way, seed);
  });
});
