import { expect, test } from 'vitest';
import { countQuadrille, judgeQuadrille, quadrilleSolutions } from '../src/index.ts';

test('the list of all solutions matches the count, without duplicates', () => {
  const { pictures, solutions } = countQuadrille();
  const seenPictures = new Set<string>();
  const seen = new Set<string>();
  let listed = 0;
  for (const solution of quadrilleSolutions()) {
    const { squares, dominoes } = solution;
    const picture = squares.join('');
    seenPictures.add(picture);
    seen.add(`${picture} ${dominoes.map(([one, other]) => other - one).join('')}`);
    if (listed % 1000 === 0) expect(judgeQuadrille(solution)).toBeNull();
    listed++;
  }
  expect(listed).toBe(solutions);
  expect(seen.size).toBe(solutions);
  expect(seenPictures.size).toBe(pictures);
});
