import { expect, test } from 'vitest';
import { plannedNode, tileTree } from '../../src/board/chain/tile-tree.ts';
import { movedBy, showing, wholeTable, zoomedAt } from '../../src/board/gestures/use-zoom.ts';
import { dominoView, playRound } from '../random-round.ts';

test.each(['sevens', 'matador'])('%s: what an end asks for is what may be laid there', (game) => {
  for (let seed = 0; seed < 10; seed++) {
    playRound({ game, seed }, (match) => {
      if (match.turn === null) return;
      const { ends, asks } = dominoView(match);
      for (const { tile, at, out } of match.legal(match.turn)) {
        if (typeof tile !== 'string' || typeof at !== 'string') continue;
        const wanted = asks?.[ends.indexOf(at)];
        // Jokers fit anywhere, so the move names the outer half.
        if (out === undefined) expect(tile.split('-')).toContain(`${wanted}`);
      }
    });
  }
});

test('where equal halves meet, an end asks for what it shows', () => {
  expect(dominoView(playRound({ game: 'block', seed: 1 })).asks).toBeUndefined();
});

test('a joker lies with the half inwards that is not named', () => {
  const tree = tileTree([{ tile: '6-6', at: null, out: null }]);
  if (tree === null) throw new Error('nothing was laid');
  const planned = plannedNode(tree, { name: 'joker', tile: '5-2', at: '6-6:6', out: 5 });
  expect(planned).toMatchObject({ node: { tile: 'joker', inwards: 2, outwards: 5 }, parent: tree });
});

test('a double that locks an end lies at it and is marked', () => {
  const root = tileTree([
    { tile: '6-5', at: null, out: null },
    { tile: '5-5', at: '6-5:5', out: 5, locks: true },
  ]);
  expect(root?.next).toMatchObject([{ tile: '5-5', locks: true, order: 1 }]);
});

test('a table is dragged no further than to its edge, and not at all when it is seen as a whole', () => {
  const closer = { ...wholeTable, zoom: 2 };
  expect(movedBy(closer, 30, -20, 400, 300)).toMatchObject({ x: 30, y: -20 });
  expect(movedBy(closer, 900, -900, 400, 300)).toMatchObject({ x: 200, y: -150 });
  expect(movedBy(wholeTable, 30, 30, 400, 300)).toEqual(wholeTable);
});

test('one looks closer at the point under the finger, and no closer than makes sense', () => {
  const at = { x: 100, y: -50 };
  const near = zoomedAt(wholeTable, 2, at, 400, 300);
  expect(near).toMatchObject({ zoom: 2, x: -100, y: 50 });
  // The point under the finger stays there.
  expect((at.x - near.x) / near.zoom).toBe(at.x);
  expect(zoomedAt(near, 100, at, 400, 300).zoom).toBe(4);
  expect(zoomedAt(near, 0.1, at, 400, 300)).toEqual(wholeTable);
});

test('zoomed in, a part of the table comes into view, and a large one is seen from further away', () => {
  const closer = { ...wholeTable, zoom: 2.5 };
  const [width, height] = [400, 300];
  const isInView = (
    viewport: typeof closer,
    part: { left: number; right: number; top: number; bottom: number },
  ) =>
    part.left * viewport.zoom + viewport.x >= -width / 2 - 1e-6 &&
    part.right * viewport.zoom + viewport.x <= width / 2 + 1e-6 &&
    part.top * viewport.zoom + viewport.y >= -height / 2 - 1e-6 &&
    part.bottom * viewport.zoom + viewport.y <= height / 2 + 1e-6;
  const corner = { left: 150, right: 190, top: -140, bottom: -100 };
  expect(isInView(closer, corner)).toBe(false);
  expect(isInView(showing(closer, corner, width, height), corner)).toBe(true);
  expect(showing(closer, corner, width, height).zoom).toBe(2.5);
  const wide = { left: -180, right: 150, top: -20, bottom: 120 };
  expect(isInView(showing(closer, wide, width, height), wide)).toBe(true);
  expect(showing(closer, wide, width, height).zoom).toBeGreaterThan(1);
  const middle = { left: -20, right: 20, top: -20, bottom: 20 };
  expect(showing(closer, middle, width, height)).toEqual(closer);
  expect(showing(wholeTable, corner, width, height)).toEqual(wholeTable);
});
