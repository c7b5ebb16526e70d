import { findGame } from '@tischrunde/engine';
import { expect, test } from 'vitest';
import { aspectFor, type Camera, cameraFor, nextCamera } from '../../src/board/chain/camera.ts';
import { cross } from '../../src/board/chain/cross.ts';
import { feet } from '../../src/board/chain/feet.ts';
import type { Growth, Layout } from '../../src/board/chain/growth.ts';
import { layers } from '../../src/board/chain/layers.ts';
import { line } from '../../src/board/chain/line.ts';
import { boxAround, boxAroundOne, type Placement } from '../../src/board/chain/placement.ts';
import { star } from '../../src/board/chain/star.ts';
import { tileTree } from '../../src/board/chain/tile-tree.ts';
import { dominoView, playRound } from '../random-round.ts';

// How large tiles are and how much of the felt they fill, over random rounds, so that neither gets worse unnoticed.

/** What the felt has room for tiles: on a phone, on its side, and on a desktop. */
const felts = { phone: [348, 391], side: [368, 300], desk: [1019, 429] } as const;
type Felt = keyof typeof felts;

/** The layouts after each lay of some rounds. */
function roundsOf(game: string, layout: Layout, aspect: number): Growth[][] {
  const { least = 1, most = 1 } = findGame(game)?.players ?? {};
  return [0, 1, 2, 3].map((seed) => {
    const growths: Growth[] = [];
    playRound({ game, players: Math.min(Math.max(3, least), most), seed }, (match) => {
      const laid = dominoView(match).layout;
      const tree = laid.length === growths.length ? null : tileTree(laid);
      if (tree !== null) growths.push(layout(tree, aspect));
    });
    return growths;
  });
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The size of a half over all lays and at the end of a round, the share of the felt in the box at the end, and the camera's moves. */
function measure(game: string, layout: Layout, [width, height]: readonly [number, number]) {
  const ends: Camera[] = [];
  const sizes: number[] = [];
  const fills: number[] = [];
  let moves = 0;
  for (const growths of roundsOf(game, layout, aspectFor(width, height, null))) {
    let camera: Camera | null = null;
    for (const growth of growths) {
      const next: Camera = nextCamera(camera, growth, width, height);
      if (camera !== null && next !== camera) moves++;
      camera = next;
      sizes.push(next.size);
    }
    const { left, right, top, bottom } = boxAround(growths[growths.length - 1].pieces.map(boxAroundOne));
    if (camera === null) throw new Error('nothing was laid');
    ends.push(camera);
    fills.push(((right - left) * (bottom - top) * camera.size ** 2) / (width * height));
  }
  return {
    mean: mean(sizes),
    end: mean(ends.map(({ size }) => size)),
    fill: 100 * mean(fills),
    moves: (100 * moves) / sizes.length,
  };
}

interface Bounds {
  /** The least mean size of a half over all lays, and at the end of a round, in pixels. */
  readonly mean: number;
  readonly end: number;
  /** The least share of the felt in the box at the end, and the most lays of a hundred that move the camera. */
  readonly fill: number;
  readonly moves: number;
}

const bounds: readonly (readonly [string, Felt, Layout, Bounds])[] = [
  ['block', 'phone', line, { mean: 32, end: 28, fill: 66, moves: 42 }],
  ['block', 'side', line, { mean: 31, end: 25, fill: 56, moves: 42 }],
  ['block', 'desk', line, { mean: 60, end: 48, fill: 58, moves: 45 }],
  ['carlit', 'phone', line, { mean: 27, end: 17.5, fill: 62, moves: 42 }],
  ['french', 'phone', layers, { mean: 52, end: 48, fill: 60, moves: 25 }],
  ['sebastopol', 'phone', cross, { mean: 30, end: 24, fill: 58, moves: 36 }],
  ['sebastopol', 'desk', cross, { mean: 53, end: 43, fill: 62, moves: 34 }],
  ['cyprus', 'phone', star, { mean: 21, end: 15, fill: 68, moves: 46 }],
  ['cyprus', 'desk', star, { mean: 35, end: 27, fill: 65, moves: 25 }],
  ['chickenfoot', 'phone', feet, { mean: 26, end: 16, fill: 55, moves: 50 }],
  ['chickenfoot', 'desk', feet, { mean: 41, end: 22, fill: 40, moves: 50 }],
];

test.each(bounds)('%s (%s): tiles are large, and the camera rests', (game, felt, layout, bound) => {
  const { mean, end, fill, moves } = measure(game, layout, felts[felt]);
  expect({ mean, end, fill, moves }).toEqual({
    mean: atLeast(bound.mean),
    end: atLeast(bound.end),
    fill: atLeast(bound.fill),
    moves: expect.toSatisfy((value: number) => value <= bound.moves),
  });
});

const atLeast = (bound: number) => expect.toSatisfy((value: number) => value >= bound);

test('the camera stays while everything is in view, and comes closer only if that is worth it', () => {
  const tile = (x: number): Placement => ({ key: `${x}`, piece: '0-0', x, y: 0, angle: 0 });
  const shown = (...xs: number[]) => ({ pieces: xs.map(tile), reserved: [] });
  const first = nextCamera(null, shown(0, 8), 400, 300);
  expect(nextCamera(first, shown(0, 4, 8), 400, 300)).toBe(first);
  const further = nextCamera(first, shown(0, 4, 12), 400, 300);
  expect(further.size).toBeLessThan(first.size);
  expect(nextCamera(further, shown(0, 10), 400, 300)).toBe(further);
  expect(nextCamera(further, shown(0), 400, 300).size).toBeGreaterThan(further.size);
});

test('a short line is drawn large, but hardly larger than the tiles in the hand', () => {
  const tree = tileTree([{ tile: '6-6', at: null, out: null }]);
  if (tree === null) throw new Error('nothing was laid');
  for (const [width, height] of Object.values(felts)) {
    const { size } = cameraFor(line(tree, width / height), width, height);
    expect(size).toBeGreaterThan(50);
    expect(size).toBeLessThan(80);
  }
});
