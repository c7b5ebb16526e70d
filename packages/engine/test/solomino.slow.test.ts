import { fc, test } from '@fast-check/vitest';
import { describe } from 'vitest';
import { anyGame } from '../src/core/game.ts';
import { solomino } from '../src/solomino/game.ts';
import { forgetful, solominoProbe } from './support/solomino.ts';
import { everyWay } from './support/tables.ts';
import { assertReplays, watchMatch } from './support/watching.ts';

describe.for(everyWay(anyGame(solomino)))('$name', (way) => {
  test.prop([fc.string()], { numRuns: 1 })('keeps what must always hold', (seed) => {
    watchMatch(solomino, way, solominoProbe, seed, 8);
    watchMatch(forgetful, way, solominoProbe, seed, 8);
    assertReplays(way, seed);
  });
});
