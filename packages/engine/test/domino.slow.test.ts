import { fc, test } from '@fast-check/vitest';
import { describe } from 'vitest';
import { dominoGameOf, dominoProbe } from './support/domino.ts';
import { assertReplays, checkRandomMatch } from './support/properties.ts';
import { dominoGames, everyWay } from './support/tables.ts';

describe.for(dominoGames.flatMap(everyWay))('$name', (way) => {
  test.prop([fc.string()], { numRuns: 1 })('keeps what must always hold', (seed) => {
    checkRandomMatch(dominoGameOf(way.game.id), way, dominoProbe, seed, 40);
    assertReplays(way, seed);
  });
});
