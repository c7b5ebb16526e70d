import { expect, test } from 'vitest';
import { scoreSheetAfter } from '../src/index.ts';

const over = (round: number, points: readonly number[] | null) =>
  ({ type: 'roundOver', round, reason: 'out', winners: [0], points }) as const;

test('a finished round adds its points, or that they are secret', () => {
  const first = scoreSheetAfter([], [{ type: 'laid' }, over(1, [3, 0])]);
  expect(first).toEqual([[3, 0]]);
  expect(scoreSheetAfter(first, [over(2, null)])).toEqual([[3, 0], null]);
});

test('other events leave the very same sheet, so that a change has no patch for it', () => {
  const sheet = [[3, 0]];
  expect(scoreSheetAfter(sheet, [{ type: 'scored', seat: 0, points: 2, rule: 'fives.score' }])).toBe(sheet);
});
