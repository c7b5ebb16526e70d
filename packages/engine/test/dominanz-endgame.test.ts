import { describe, expect, test } from 'vitest';
import { dominanz } from '../src/dominanz/game.ts';
import { solveDominanz } from '../src/index.ts';
import { endgame, minimax } from './support/dominanz-endgame.ts';

const seeds = Array.from({ length: 12 }, (_, index) => `endgame ${index}`);

describe.each([1, 2, 3, 4, 5])('with %i tiles left', (tiles) => {
  test.each([false, true])('the value matches exhaustive search, and the move leads there', (lopsided) => {
    for (const seed of seeds) {
      const state = endgame(seed, tiles, lopsided);
      const answer = solveDominanz(state);
      if (answer === null) throw new Error('there are tiles left');
      expect({ seed, value: answer.difference }).toEqual({ seed, value: minimax(state) });

      const judged = dominanz.judge(state, state.turn, answer.move);
      if (!judged.ok) throw new Error(judged.error);
      const after = dominanz.clone(state);
      dominanz.play(after, state.turn, judged.move);
      const rest = solveDominanz(after)?.difference;
      const sign = after.turn === state.turn ? 1 : -1;
      if (rest !== undefined) expect(sign * rest + 0).toBe(answer.difference);
    }
  });
});

test('entries are prescribed if that is best', () => {
  const types = Array.from({ length: 60 }, (_, index) =>
    solveDominanz(endgame(`prescribed ${index}`, 6, true)),
  ).map((answer) => answer?.move.type);
  expect(types).toContain('prescribe');
  expect(types).toContain('take');
});

test('without tiles there is no move; the whole game is not an endgame', () => {
  expect(solveDominanz({ ...endgame('over', 1), left: 0 })).toBeNull();
  expect(() => solveDominanz(endgame('all', 28))).toThrow('28 tiles are left; an endgame has at most 20');
});
