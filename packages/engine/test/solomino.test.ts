import { fc, test } from '@fast-check/vitest';
import { describe } from 'vitest';
import { anyGame } from '../src/core/game.ts';
import { solomino } from '../src/solomino/game.ts';
import { forgetful, solominoProbe } from './support/solomino.ts';
import { everyWay, usualWays, type Way } from './support/tables.ts';
import { assertReplays, watchMatch } from './support/watching.ts';

const interjecting = ({ options }: Way): boolean => options.interject === true && options.starter === 0;

describe.for(usualWays(anyGame(solomino)))('$name', (way) => {
  test.prop([fc.string()], { numRuns: 1 })('keeps what must always hold', (seed) => {
    watchMatch(solomino, way, solominoProbe, seed, 5);
    assertReplays(way, seed);
  });
});

describe.for(everyWay(anyGame(solomino)).filter(interjecting))('$name', (way) => {
  test.prop([fc.string()], { numRuns: 1 })('keeps it also where nobody calls', (seed) => {
    watchMatch(forgetful, way, solominoProbe, seed, 5);
    assertReplays(way, seed);
  });
});
