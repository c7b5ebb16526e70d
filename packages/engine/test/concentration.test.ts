import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { anyGame } from '../src/core/game.ts';
import { concentration } from '../src/concentration/game.ts';
import { chanceOf, playout, seatAt, seedOf } from '../src/index.ts';
import { concentrationProbe } from './support/concentration.ts';
import { usualWays } from './support/tables.ts';
import { assertReplays, watchMatch } from './support/watching.ts';

describe.for(usualWays(anyGame(concentration)))('$name', (way) => {
  test.prop([fc.string()], { numRuns: 1 })('keeps what must always hold', (seed) => {
    watchMatch(concentration, way, concentrationProbe, seed, 4);
    assertReplays(way, seed);
  });
});

test('a guess of a small layout has a pair too, as everybody knows while it is played', () => {
  const seed = seedOf('small');
  const chance = chanceOf(seed, 0);
  const deals = [{ grid: ['6-6', '5-5', '0-0'] }];
  const state = concentration.begin({ players: 2, options: { set: 6 }, seed, deals });
  for (const cell of [0, 1]) concentration.play(state, seatAt(0), cell);
  const view = concentration.view(state, seatAt(1));
  const hidden = new Set<number>();
  for (let i = 0; i < 50; i++) {
    const guess = concentration.guess(view, chance);
    expect(concentration.view(guess, seatAt(1))).toEqual(view);
    hidden.add(guess.grid[2]);
    playout(concentration, guess, chance);
  }
  // 0-0 with 6-6, or 1-1 or 2-0 with 5-5.
  expect([...hidden].toSorted((one, other) => one - other)).toEqual([0, 2, 3]);
});
