import { expect, test } from 'vitest';
import { tileTree, withPlanned } from '../../src/board/chain/tile-tree.ts';
import { movedBy, wholeTable, zoomedAt } from '../../src/board/gestures/use-zoom.ts';
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
  const root = withPlanned(tree, [{ name: 'joker', tile: '5-2', at: '6-6:6', out: 5 }]);
  expect(root.next).toMatchObject([{ tile: 'joker', inwards: 2, outwards: 5, free: true }]);
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
