import { fc, test } from '@fast-check/vitest';
import { describe } from 'vitest';
import { anyGame } from '../src/core/game.ts';
import { dominosa } from '../src/puzzles/dominosa/game.ts';
import { quadrille } from '../src/puzzles/quadrille/game.ts';
import { dominosaProbe, quadrilleProbe } from './support/covering.ts';
import { assertReplays, checkRandomMatch } from './support/properties.ts';
import { everyWay } from './support/tables.ts';

/** The grade of a puzzle does not affect the moves, so only one set is tested with every grade. */
const ways = everyWay(anyGame(dominosa)).filter(
  ({ options: { set, grade, unique } }) => set === 3 || (grade === 'easy' && unique === true),
);

describe.for(ways)('$name', (way) => {
  test.prop([fc.string()], { numRuns: 2 })('keeps what must always hold', (seed) => {
    checkRandomMatch(dominosa, way, dominosaProbe, seed, 10);
    assertReplays(way, seed);
  });
});

describe.for(everyWay(anyGame(quadrille)))('$name', (way) => {
  test.prop([fc.string()], { numRuns: 8 })('keeps what must always hold', (seed) => {
    checkRandomMatch(quadrille, way, quadrilleProbe, seed, 12);
    assertReplays(way, seed);
  });
});
