import { expect, test } from 'vitest';
import { frameIn, thickness as whole } from '../../src/board/newest-mark.tsx';
import { extents, kindOf } from '../../src/pieces/piece.tsx';
import { pipsOf } from '../../src/pieces/pips.ts';

test.each(['6-6', '7R', '3A|5B'])('the frame of %s, laid last, touches no neighbour', (piece) => {
  const frame = frameIn(piece, whole);
  const { width, height } = extents[kindOf(piece)];
  // The face of the tile beside it begins a unit further away.
  const between = kindOf(piece) === 'domino' ? 1 : 0;
  expect(frame.width + frame['stroke-width']).toBeLessThanOrEqual(width + between);
  expect(frame.height + frame['stroke-width']).toBeLessThanOrEqual(height + between);
});

test('the frame of a tile keeps away from its pips', () => {
  const { width, height, 'stroke-width': thickness } = frameIn('9-6', whole);
  for (let value = 1; value <= 9; value++) {
    for (const { x, y, r } of pipsOf(value) ?? []) {
      expect(Math.abs(x) + r).toBeLessThan((width - thickness) / 2 - 0.8);
      expect(y + r).toBeLessThan((height - thickness) / 2 - 0.8);
    }
  }
});
