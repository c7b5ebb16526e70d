import { fc, test } from '@fast-check/vitest';
import { describe } from 'vitest';
import { anyGame } from '../src/core/game.ts';
import { fortune } from '../src/solitaire/fortune.ts';
import { fortuneProbe } from './support/fortune.ts';
import { assertReplays, checkRandomMatch } from './support/properties.ts';
import { everyWay } from './support/tables.ts';

describe.for(everyWay(anyGame(fortune)))('$name', (way) => {
  test.prop([fc.string()], { numRuns: 6 })('keeps what must always hold', (seed) => {
    checkRandomMatch(fortune, way, fortuneProbe, seed, 3);
    assertReplays(way, seed);
  });
});
