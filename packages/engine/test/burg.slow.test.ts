import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { burg } from '../src/burg/game.ts';
import { chanceOf, findGame, playout, seedOf } from '../src/index.ts';
import { burgProbe } from './support/burg.ts';
import { assertReplays, checkRandomMatch } from './support/properties.ts';
import { everyWay } from './support/tables.ts';

const game = findGame('burg');
const ways = game === undefined ? [] : everyWay(game);

describe.for(ways)('$name', (way) => {
  test.prop([fc.string()], { numRuns: 2 })('keeps what must always hold', (seed) => {
    checkRandomMatch(burg, way, burgProbe, seed, 6);
    assertReplays(way, seed);
  });

  test('ends: every tile is drawn at most once, and laid once', () => {
    for (let i = 0; i < 50; i++) {
      const seed = seedOf(`match ${i}`);
      const state = burg.begin({ ...way, seed, deals: [] });
      const most = 2 * state.stock.length + state.hands.flat().length;
      expect(playout(burg, state, chanceOf(seed, 0))).toBeLessThanOrEqual(most);
    }
  });
});
