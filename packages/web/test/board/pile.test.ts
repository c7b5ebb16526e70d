import { expect, test } from 'vitest';
import { sumOfEnds } from '../../src/board/chain/ends.ts';
import { goalsIn, laidIn, pipsOn, rowsFor } from '../../src/board/chain/pile.ts';
import { logOf, playRound } from '../random-round.ts';

test.each([6, 9])('italian: what became of the numbers agrees with the points, set %i', (set) => {
  for (let seed = 0; seed < 30; seed++) {
    const match = playRound({ game: 'italian', seed, options: { set } });
    const view = match.view(null);
    const goals = goalsIn(view);
    const paid = goals.filter(({ state }) => state === 'hit').reduce((sum, { pays }) => sum + pays, 0);
    expect(paid).toBe(view.gained?.reduce((sum, points) => sum + points, 0));
    expect(laidIn(logOf(match)).reduce((sum, tile) => sum + pipsOn(tile), 0)).toBe(view.total);
  }
});

test('the tiles of a pile neither overlap nor leave the area', () => {
  for (const [width, height] of [
    [296, 90],
    [350, 180],
    [1150, 480],
  ]) {
    for (let count = 1; count <= 56; count++) {
      const { size, places } = rowsFor(count, width, height);
      expect(places).toHaveLength(count);
      for (const [index, { x, y }] of places.entries()) {
        expect(x - size / 2).toBeGreaterThanOrEqual(0);
        expect(x + size / 2).toBeLessThanOrEqual(width);
        expect(y - size).toBeGreaterThanOrEqual(0);
        expect(y + size).toBeLessThanOrEqual(height);
        for (const other of places.slice(index + 1)) {
          expect(Math.abs(other.x - x) >= size || Math.abs(other.y - y) >= 2 * size).toBe(true);
        }
      }
    }
  }
});

test('fives: what is said of the ends is what they pay', () => {
  for (let seed = 0; seed < 20; seed++) {
    let before = 0;
    playRound({ game: 'fives', seed, options: { target: 1000 } }, (match) => {
      const { gained, ends, log, phase } = match.view(null);
      const points = gained?.reduce((sum, each) => sum + each, 0) ?? 0;
      const last = (log as { type: string }[]).at(-1);
      const sum = sumOfEnds(ends as readonly string[]);
      if (phase === 'play' && last?.type === 'lay') expect(points - before).toBe(sum % 5 === 0 ? sum : 0);
      before = points;
    });
  }
});
