import { fc, test } from '@fast-check/vitest';
import { describe } from 'vitest';
import { anyGame } from '../src/core/game.ts';
import { solomino } from '../src/solomino/game.ts';
import { assertReplays, checkRandomMatch } from './support/properties.ts';
import { forgetful, solominoProbe } from './support/solomino.ts';
import { everyWay } from './support/tables.ts';

describe.for(everyWay(anyGame(solomino)))('$name', (way) => {
  test.prop([fc.string()], { numRuns: 1 })('keeps what must always hold', (seed) => {
    checkRandomMatch(solomino, way, solominoProbe, seed, 16);
    checkRandomMatch(forgetful, way, solominoProbe, seed, 16);
    assertReplays(way, seed);
  });
});
