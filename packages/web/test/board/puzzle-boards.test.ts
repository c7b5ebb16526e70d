import { findGame, type Match, openMatch, seatAt } from '@tischrunde/engine';
import { expect, test } from 'vitest';
import {
  areNeighbours,
  cellBeside,
  dominosaAreas,
  hitAt,
  tileOn,
  tilesOfSet,
} from '../../src/board/dominosa/numbers.ts';
import { pairOf } from '../../src/board/highlight.ts';
import {
  anchorsOf,
  angleOf,
  cells,
  corners,
  layAt,
  neighbourOf,
  squareOf,
  tileFor,
  wayFrom,
} from '../../src/board/quadrille/cells.ts';
import { layPool, quadrilleAreas } from '../../src/board/quadrille/shape-area.ts';
import { viewOf } from '../random-round.ts';

const player = seatAt(0);

const open = (id: string, options = {}, seed = '1'): Match => {
  const game = findGame(id);
  if (game === undefined) throw new Error(id);
  return openMatch({ game, players: 1, options, seed, deals: [] });
};

const lays = (match: Match) => match.legal(player).filter(({ type }) => type === 'lay');

test('dominosa: two cells are neighbours exactly where a tile can lie', () => {
  const match = open('dominosa', { set: 3 });
  const numbers = viewOf(match, 'dominosa');
  const found = numbers.grid.flatMap((_, one) =>
    numbers.grid.flatMap((_, other) =>
      one < other && areNeighbours(numbers, one, other) ? [`${one} ${other}`] : [],
    ),
  );
  expect(found).toEqual(lays(match).map(({ cells }) => (cells as number[]).join(' ')));
});

test('dominosa: a finger on an edge means both cells, in the middle one, in a corner one', () => {
  const numbers = { rows: 2, cols: 3, grid: [1, 2, null, 0, 0, 1] };
  expect(hitAt(numbers, 0.95, 0.5, 0.2)).toEqual({ cell: 0, pair: [0, 1] });
  expect(hitAt(numbers, 0.5, 1.05, 0.2)).toEqual({ cell: 3, pair: [0, 3] });
  expect(hitAt(numbers, 0.5, 0.5, 0.2)).toEqual({ cell: 0, pair: null });
  expect(hitAt(numbers, 0.95, 0.95, 0.2)).toEqual({ cell: 0, pair: null });
  expect(hitAt(numbers, 1.95, 0.5, 0.2)).toEqual({ cell: 1, pair: null });
  expect(hitAt(numbers, 2.5, 0.5, 0.2)).toBeNull();
  expect(hitAt(numbers, -0.1, 0.5, 0.2)).toBeNull();
  expect(hitAt(numbers, 0.95, 0.5, 0)).toEqual({ cell: 0, pair: null });
});

test('dominosa: arrows go over holes and stop at the edge', () => {
  const numbers = { rows: 1, cols: 4, grid: [1, null, 1, 0] };
  expect(cellBeside(numbers, 0, 'ArrowRight')).toBe(2);
  expect(cellBeside(numbers, 3, 'ArrowRight')).toBe(3);
  expect(cellBeside(numbers, 2, 'ArrowUp')).toBe(2);
});

test('dominosa: numbers and list stand apart and on the table, for every set', () => {
  for (let set = 1; set <= 15; set++) {
    const numbers = { rows: set + 1, cols: set + 2, grid: [] };
    const tiles = tilesOfSet(set);
    expect(tiles).toHaveLength(((set + 1) * (set + 2)) / 2);
    for (const [width, height] of [
      [320, 300],
      [370, 560],
      [768, 700],
      [1400, 700],
    ]) {
      const { cell, left, top, list, isStrip } = dominosaAreas(numbers, tiles.length, width, height);
      const [right, bottom] = [left + numbers.cols * cell, top + numbers.rows * cell];
      expect(cell).toBeGreaterThan(7);
      expect(Math.min(left, top, list.left, list.top)).toBeGreaterThanOrEqual(0);
      expect(Math.max(right, list.left + list.width)).toBeLessThanOrEqual(width);
      expect(Math.max(bottom, list.top + list.height)).toBeLessThanOrEqual(height);
      expect(list.left >= right || list.top >= bottom).toBe(true);
      expect(Math.min(list.width, list.height)).toBeGreaterThanOrEqual(isStrip ? 50 : 90);
    }
  }
});

test('dominosa: the tiles of a view name their lower cell first, and are no longer left', () => {
  const match = open('dominosa', { set: 2 });
  match.attempt(player, lays(match)[0]);
  const view = viewOf(match, 'dominosa');
  const [pair] = view.dominoes;
  expect(pair).toEqual(pairOf(pair[1], pair[0]));
  expect(view.left).not.toContain(tileOn(view, pair));
});

test('quadrille: the shape has 56 cells in 14 squares, and every lay has a cell and a way', () => {
  expect(cells).toHaveLength(56);
  expect(corners).toHaveLength(14);
  for (const square of corners.keys()) expect(squareOf.filter((other) => other === square)).toHaveLength(4);
  const match = open('quadrille', { given: true });
  const legal = lays(match);
  for (const move of legal) {
    const [one, other] = move.cells as number[];
    expect(layAt(legal, String(move.tile), one, wayFrom(one, other))).toBe(move);
    expect(neighbourOf(one, wayFrom(one, other))).toBe(other);
  }
  const tile = String(legal[0].tile);
  const offered = [0, 1, 2, 3].flatMap((way) => anchorsOf(legal, tile, way).map(({ move }) => move));
  expect(new Set(offered)).toEqual(new Set(legal.filter((move) => move.tile === tile)));
});

test('quadrille: known squares name the tile between them', () => {
  const squares = Array(14).fill(null).with(0, 3).with(1, 6);
  expect(tileFor(squares, [1, 2])).toBe('6-3');
  expect(tileFor(squares, [0, 1])).toBe('3-3');
  expect(tileFor(squares, [3, 4])).toBeNull();
});

test('quadrille: a tile is turned clockwise from way to way', () => {
  expect([0, 1, 2, 3].map(angleOf)).toEqual([-90, 0, 90, 180]);
});

test.each([
  [364, 594],
  [334, 380],
  [480, 360],
  [700, 900],
  [1400, 700],
])('quadrille: on a table of %i × %i shape, words and tiles stand apart', (width, height) => {
  const { shape, pool, words } = quadrilleAreas(width, height);
  const tiles = layPool(pool);
  expect(tiles).toHaveLength(28);
  const [right, bottom] = [shape.left + 8 * shape.cell, shape.top + 8 * shape.cell];
  expect(Math.min(shape.left, shape.top)).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(width);
  expect(bottom).toBeLessThanOrEqual(height);
  for (const { x, y, size } of tiles) {
    expect(x - size / 2 >= right || y - size >= bottom).toBe(true);
    expect(x + size / 2).toBeLessThanOrEqual(width);
    expect(y + size).toBeLessThanOrEqual(height);
    expect(y - size).toBeGreaterThanOrEqual(words.top + words.height - 0.01);
    expect(x - size / 2).toBeGreaterThanOrEqual(0);
  }
});

test('quadrille: on a phone the shape takes the whole width', () => {
  const { shape, pool, notch } = quadrilleAreas(364, 594);
  expect(shape.cell).toBeGreaterThanOrEqual(43.5);
  expect(pool.half).toBeGreaterThanOrEqual(26);
  expect(notch?.width).toBeGreaterThan(40);
});

test('quadrille: the rows of the tray differ by one tile at most', () => {
  for (const [width, height] of [
    [364, 594],
    [518, 364],
    [1388, 636],
  ]) {
    const rows = Map.groupBy(layPool(quadrilleAreas(width, height).pool), ({ y }) => y);
    const lengths = [...rows.values()].map((row) => row.length);
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
  }
});
