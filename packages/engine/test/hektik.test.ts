import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { anyGame } from '../src/core/game.ts';
import { hektik } from '../src/hektik/game.ts';
import { chanceOf, playout, seatAt, seedOf } from '../src/index.ts';
import { hektikProbe } from './support/hektik.ts';
import { usualWays } from './support/tables.ts';
import { assertReplays, watchMatch } from './support/watching.ts';

describe.for(usualWays(anyGame(hektik)))('$name', (way) => {
  test.prop([fc.string()], { numRuns: 1 })('keeps what must always hold', (seed) => {
    watchMatch(hektik, way, hektikProbe, seed, 4);
    assertReplays(way, seed);
  });
});

test('a guess has as many doubles to come as lie face down', () => {
  const seed = seedOf('few');
  const chance = chanceOf(seed, 0);
  const state = hektik.begin({ players: 2, options: {}, seed, deals: [{ doubles: ['3-3', '7-7', '5-5'] }] });
  const view = hektik.view(state, null);
  const next = new Set<number>();
  for (let i = 0; i < 100; i++) {
    const guess = hektik.guess(view, chance);
    expect(hektik.view(guess, null)).toEqual(view);
    next.add(guess.order[1]);
    playout(hektik, guess, chance);
    expect(guess.round).toBe(3);
  }
  expect(next.size).toBe(9);
  expect(hektik.view(state, seatAt(0))).toEqual({ ...view, seat: 0 });
});
