import { fc, test } from '@fast-check/vitest';
import { describe } from 'vitest';
import { anyGame } from '../src/core/game.ts';
import { solomino } from '../src/solomino/game.ts';
import { assertReplays, checkRandomMatch } from './support/properties.ts';
import { forgetful, solominoProbe } from './support/solomino.ts';
import { everyWay, usualWays, type Way } from './support/tables.ts';

const interjecting = ({ options }: Way): boolean => options.interject === true && options.starter === 0;

describe.for(usualWays(anyGame(solomino)))('$name', (way) => {
  test.prop([fc.string()], { numRuns: 1 })('keeps what must always hold', (seed) => {
    checkRandomMatch(solomino, way, solominoProbe, seed, 5);
    assertReplays(way, seed);
  });
});

describe.for(everyWay(anyGame(solomino)).filter(interjecting))('$name', (way) => {
  test.prop([fc.string()], { numRuns: 1 })('keeps it also where nobody calls', (seed) => {
    checkRandomMatch(forgetful, way, solominoProbe, seed, 5);
    assertReplays(way, seed);
  });
});
