import { expect, test } from 'vitest';
import { solveDominanz } from '../src/index.ts';
import { endgame, minimax } from './support/dominanz-endgame.ts';

test.each([6, 7])('with %i tiles left the value matches exhaustive search', (tiles) => {
  for (let number = 0; number < (tiles === 6 ? 20 : 4); number++) {
    for (const lopsided of [false, true]) {
      const state = endgame(`slow ${number}`, tiles, lopsided);
      expect({ number, value: solveDominanz(state)?.difference }).toEqual({ number, value: minimax(state) });
    }
  }
});
