import { expect, test } from 'vitest';
import { chanceOfSolo2 } from '../src/solitaire/solo2-odds.ts';

test('best play wins one match of Solo 2 in 2627, with set 6 and hands of 5', () => {
  expect(chanceOfSolo2(6, 5)).toBeCloseTo(0.00038065, 8);
});
