import { fc, test } from '@fast-check/vitest';
import { describe } from 'vitest';
import { anyGame } from '../src/core/game.ts';
import { dominosa } from '../src/puzzles/dominosa/game.ts';
import { quadrille } from '../src/puzzles/quadrille/game.ts';
import { dominosaProbe, quadrilleProbe } from './support/covering.ts';
import { assertReplays, checkRandomMatch } from './support/properties.ts';
import { usualWays } from './support/tables.ts';

describe.for(usualWays(anyGame(dominosa)))('$name', (way) => {
  test.prop([fc.string()], { numRuns: 20 })('keeps what must always hold', (seed) => {
    checkRandomMatch(dominosa, way, dominosaProbe, seed, 4);
    assertReplays(way, seed);
  });
});

describe.for(usualWays(anyGame(quadrille)))('$name', (way) => {
  test.prop([fc.string()], { numRuns: 3 })('keeps what must always hold', (seed) => {
    checkRandomMatch(quadrille, way, quadrilleProbe, seed, 8);
    assertReplays(way, seed);
  });
});
