import { expect, test } from 'vitest';
import { frameIn } from '../../src/board/newest-mark.tsx';
import { extents, kindOf } from '../../src/pieces/piece.tsx';
import { pipsOf } from '../../src/pieces/pips.ts';

test.each(['6-6', '7R', '3A|5B'])('the frame of %s, laid last, touches no neighbour', (piece) => {
  const frame = frameIn(piece, 4.7);
  const { width, height } = extents[kindOf(piece)];
  expect(frame.width + frame['stroke-width']).toBeLessThanOrEqual(width);
  expect(frame.height + frame['stroke-width']).toBeLessThanOrEqual(height);
});

test('the frame of a tile covers none of its pips', () => {
  const { width, height, 'stroke-width': thickness } = frameIn('9-6', 4.7);
  for (let value = 1; value <= 9; value++) {
    for (const { x, y, r } of pipsOf(value) ?? []) {
      expect(Math.abs(x) + r).toBeLessThan((width - thickness) / 2 + 0.5);
      expect(y + r).toBeLessThan((height - thickness) / 2 + 0.5);
    }
  }
});
