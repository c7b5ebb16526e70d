import { describe, expect, test } from 'vitest';
import {
  bare,
  cellAt,
  cloneCastle,
  emptyCastle,
  layOn,
  levelOn,
  liftLast,
  placementOn,
  tileOn,
  topOf,
} from '../src/burg/castle.ts';

/** A castle whose tiles lie on the table one after the other, along a row or a column. */
function inALine(tiles: number, way: readonly [number, number]) {
  const castle = emptyCastle(tiles);
  const cell = (place: number) => cellAt(place * way[0], place * way[1]);
  for (let tile = 0; tile < tiles; tile++)
    layOn(castle, placementOn(tile, cell(2 * tile), cell(2 * tile + 1)));
  return { castle, cell };
}

describe.each([
  [28, [1, 0]],
  [28, [0, 1]],
  [28, [-1, 0]],
  [28, [0, -1]],
  [55, [1, 0]],
  [55, [0, -1]],
] as const)('%i tiles in a line along %j', (tiles, way) => {
  test('are found where they lie, with nothing around them', () => {
    const { castle, cell } = inALine(tiles, way);
    for (let place = 0; place < 2 * tiles; place++)
      expect(tileOn(topOf(castle, cell(place)))).toBe(place >> 1);
    for (const beyond of [1, 2, 3]) {
      expect(topOf(castle, cell(-beyond))).toBe(bare);
      expect(topOf(castle, cell(2 * tiles - 1 + beyond))).toBe(bare);
    }
  });
});

test('the last tile can be taken up again', () => {
  const { castle, cell } = inALine(3, [1, 0]);
  const before = cloneCastle(castle);
  layOn(castle, placementOn(9, cell(6), cell(7)));
  expect(levelOn(topOf(castle, cell(7)))).toBe(1);
  liftLast(castle);
  expect(castle).toEqual(before);
});
