import { expect, test } from 'vitest';
import { goalsIn, pipsOn, rowsFor } from '../../src/board/chain/pile.ts';
import { dominoView, playRound } from '../random-round.ts';

test.each([6, 9])('italian: what became of the numbers agrees with the points, set %i', (set) => {
  for (let seed = 0; seed < 30; seed++) {
    const view = dominoView(playRound({ game: 'italian', seed, options: { set } }));
    const goals = goalsIn(view);
    const paid = goals.filter(({ state }) => state === 'hit').reduce((sum, { pays }) => sum + pays, 0);
    expect(paid).toBe(view.gained?.reduce((sum, points) => sum + points, 0));
    expect(view.layout.reduce((sum, { tile }) => sum + pipsOn(tile), 0)).toBe(view.total);
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

test.each([
  [296, 90],
  [350, 180],
  [1150, 480],
])('in an area of %i × %i the tiles of a round keep their columns and rows', (width, height) => {
  const cellsOf = (count: number): string[] => {
    const { size, places } = rowsFor(count, width, height);
    const [first] = places;
    return places.map(
      ({ x, y }) => `${((x - first.x) / size).toFixed(3)} ${((y - first.y) / size).toFixed(3)}`,
    );
  };
  for (let count = 2; count <= 21; count++) expect(cellsOf(count).slice(0, -1)).toEqual(cellsOf(count - 1));
});

test('fives: what is said of the ends is what they pay', () => {
  for (let seed = 0; seed < 20; seed++) {
    let before = 0;
    playRound({ game: 'fives', seed, options: { target: 1000 } }, (match) => {
      const { gained, endsSum, phase } = dominoView(match);
      const points = gained?.reduce((sum, each) => sum + each, 0) ?? 0;
      const isLay = match.latest(null).some(({ type }) => type === 'laid');
      if (phase === 'play' && isLay) expect(points - before).toBe(endsSum?.pays);
      before = points;
    });
  }
});
