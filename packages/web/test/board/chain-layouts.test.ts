import type { DominoView } from '@tischrunde/engine';
import { expect, test, vi } from 'vitest';
import { cross } from '../../src/board/chain/cross.ts';
import { feet } from '../../src/board/chain/feet.ts';
import { layers } from '../../src/board/chain/layers.ts';
import { line } from '../../src/board/chain/line.ts';
import { boxOf, type Layout, type Placement, scaleFor, touches } from '../../src/board/chain/placement.ts';
import { star } from '../../src/board/chain/star.ts';
import { type PlannedTile, type TileNode, tileTree, withPlanned } from '../../src/board/chain/tile-tree.ts';
import { dominoView, playRound, type Table } from '../random-round.ts';

vi.setConfig({ testTimeout: 60_000 });

const areas: readonly (readonly [number, number])[] = [
  [1372, 600],
  [362, 352],
  [292, 232],
  [600, 900],
];

const wishesAt = (ends: readonly string[], tile: string): PlannedTile[] =>
  ends.map((at) => ({ name: `>${at}`, tile, at, out: 1 }));

/** The tree of a table with this tile at every end. */
function treeOf({ layout, ends }: DominoView, tile: string): TileNode {
  const tree = tileTree(layout);
  if (tree === null) throw new Error('nothing was laid');
  return withPlanned(tree, wishesAt(ends, tile));
}

function overlapsIn(pieces: readonly Placement[]): string[] {
  return pieces.flatMap((one, index) =>
    pieces
      .slice(index + 1)
      .filter((other) => touches(one, other, -0.03))
      .map((other) => `${one.key} ${other.key}`),
  );
}

/** Plays rounds and lays out the final tables, with a planned tile at every end. */
function layRounds(
  layout: Layout,
  table: Omit<Table, 'seed'>,
  look: (pieces: Placement[], area: readonly [number, number]) => void,
): void {
  for (let seed = 0; seed < 6; seed++) {
    const view = dominoView(playRound({ ...table, seed }));
    const root = treeOf(view, '0-1');
    for (const area of areas) {
      const pieces = layout(root, ...area)(root);
      expect(pieces).toHaveLength(view.layout.length + view.ends.length);
      look(pieces, area);
    }
  }
}

const boards: [string, Layout, Omit<Table, 'seed'>][] = [
  ['block', line, { game: 'block' }],
  ['carlit', line, { game: 'carlit' }],
  ['sperr', line, { game: 'sperr' }],
  ['tiddlewink', line, { game: 'tiddlewink' }],
  ['tiddlewink with 136 tiles', line, { game: 'tiddlewink', players: 9, options: { set: 15 } }],
  ['sevens', line, { game: 'sevens' }],
  ['matador', line, { game: 'matador', players: 11 }],
  ['sebastopol', cross, { game: 'sebastopol' }],
  ['cyprus for four', star, { game: 'cyprus', players: 4 }],
  ['cyprus for ten', star, { game: 'cyprus', players: 10 }],
  ['chickenfoot for two', feet, { game: 'chickenfoot', players: 2 }],
  ['chickenfoot for five', feet, { game: 'chickenfoot', players: 5 }],
];

test.each(boards)(
  '%s: no two tiles overlap, and none is too small, whatever the table',
  (_name, layout, table) => {
    const least = table.options?.set === 15 ? 5 : 7;
    layRounds(layout, table, (pieces, area) => {
      expect(overlapsIn(pieces)).toEqual([]);
      expect(scaleFor(boxOf(pieces), ...area)).toBeGreaterThan(least);
    });
  },
);

test.each(boards)('%s: choosing a tile moves none that lies', (_name, layout, table) => {
  for (let seed = 0; seed < 4; seed++) {
    const view = dominoView(playRound({ ...table, seed }));
    const [some, double] = ['0-1', '1-1'].map((tile) => treeOf(view, tile));
    const lay = layout(some, 362, 352);
    const lying = (pieces: readonly Placement[]) => pieces.filter(({ key }) => !key.startsWith('>'));
    expect(lying(lay(double))).toEqual(lying(lay(some)));
  }
});

test('chickenfoot: tiles stay where they are while the table is large enough', () => {
  let [stayed, moved] = [0, 0];
  let before = new Map<string, Placement>();
  playRound({ game: 'chickenfoot', players: 3, seed: 5 }, (match) => {
    const root = treeOf(dominoView(match), '0-1');
    const pieces = feet(root, 1000, 700)(root);
    for (const piece of pieces) {
      const was = before.get(piece.key);
      if (was === undefined || piece.key.startsWith('>')) continue;
      if (was.x === piece.x && was.y === piece.y) stayed++;
      else moved++;
    }
    before = new Map(pieces.map((piece) => [piece.key, piece]));
  });
  expect(moved).toBeLessThan(stayed / 5);
});

test('french: the layers are those of the view, and equal halves lie on each other', () => {
  for (let seed = 0; seed < 12; seed++) {
    const { layout, layers: told } = dominoView(playRound({ game: 'french', seed, options: { set: 9 } }));
    const root = tileTree(layout);
    if (root === null) throw new Error('nothing was laid');
    for (const area of areas) {
      const pieces = layers(root, ...area)(root);
      const laid = new Map(pieces.map((piece) => [piece.key, piece]));
      expect(told).toHaveLength(pieces.length);
      for (const { tile, layer } of told ?? []) {
        expect(laid.get(tile)?.raised === true).toBe(layer === 'upper');
      }
      for (const raised of [true, false]) {
        expect(overlapsIn(pieces.filter((piece) => piece.raised === raised))).toEqual([]);
      }
      expect(scaleFor(boxOf(pieces), ...area)).toBeGreaterThan(16);
    }
  }
});
