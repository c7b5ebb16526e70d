import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { anyGame } from '../src/core/game.ts';
import { openMatch, seatAt } from '../src/index.ts';
import { fortune } from '../src/solitaire/fortune.ts';
import { fortuneProbe } from './support/fortune.ts';
import { assertReplays, checkRandomMatch } from './support/properties.ts';
import { usualWays } from './support/tables.ts';

describe.for(usualWays(anyGame(fortune)))('$name', (way) => {
  test.prop([fc.string()], { numRuns: 3 })('keeps what must always hold', (seed) => {
    checkRandomMatch(fortune, way, fortuneProbe, seed, 4);
    assertReplays(way, seed);
  });
});

test('always choosing the first move finishes the chain, in either set', () => {
  for (const set of [6, 12]) {
    const match = openMatch({
      game: anyGame(fortune),
      players: 1,
      options: { set },
      seed: 'first',
      deals: [],
    });
    let moves = 0;
    for (; match.phase === 'play'; moves++)
      expect(match.attempt(seatAt(0), match.legal(seatAt(0))[0])).toBeNull();
    expect(moves).toBe(set === 6 ? 27 : 90);
  }
});
