import { type BurgView, findGame, type MoveText, openMatch, seatAt } from '@tischrunde/engine';
import { expect, test } from 'vitest';
import {
  boundsOf,
  type CastleTile,
  type Cell,
  castleOf,
  fitted,
  fromBehind,
  liftOf,
  markOf,
  shadowPath,
  topsOf,
} from '../../src/board/burg/castle-geometry.ts';
import {
  awayFrom,
  cellsOf,
  completedMove,
  movesStartingWith,
  nearCastle,
  nextTiles,
  nextWays,
  swungAround,
  tilesOfMove,
  turnedRound,
  wayOn,
} from '../../src/board/burg/partial-move.ts';
import { pipsOf } from '../../src/pieces/pips.ts';
import { pointsOfPath } from '../pieces/drawing.ts';
import { viewOf } from '../random-round.ts';

const place = (tile: string, ...cells: Cell[]): MoveText => ({ type: 'place', tile, cells });
const chain = (...tiles: CastleTile[]): MoveText => ({
  type: 'chain',
  tiles: tiles.map(({ tile, cells }) => ({ tile, cells })),
});
const laying = (tile: string, one: Cell, other: Cell): CastleTile => ({ tile, cells: [one, other] });

/** Positions of a match that lays chains whenever it can. */
function* positions(seed: number) {
  const game = findGame('burg');
  if (game === undefined) throw new Error('burg');
  const match = openMatch({ game, players: 2, options: {}, seed: `${seed}`, deals: [] });
  for (let turn = 0; match.phase === 'play'; turn++) {
    const seat = match.turn ?? seatAt(0);
    const legal = match.legal(seat);
    yield { view: viewOf(match, 'burg'), legal };
    const draw = legal.find(({ type }) => type === 'draw');
    const chains = legal.filter(({ type }) => type === 'chain');
    const move = (seed + turn) % 3 > 0 ? draw : chains[(seed * 7 + turn) % Math.max(chains.length, 1)];
    match.attempt(seat, move ?? legal[(seed * 5 + turn * 3) % legal.length]);
  }
}

const asText = (value: unknown): string => JSON.stringify(value);

test('every legal move can be laid tile by tile', () => {
  for (let seed = 0; seed < 4; seed++) {
    for (const { legal } of positions(seed)) {
      const moves = legal.filter(({ type }) => type !== 'draw');
      for (const move of moves.filter((_, index) => index % 17 === 0)) {
        const layings = tilesOfMove(move);
        for (const [after, next] of layings.entries()) {
          const going = movesStartingWith(legal, layings.slice(0, after));
          expect(nextTiles(going, after)).toContain(next.tile);
          const ways = nextWays(going, after, next.tile);
          // As text, because there are thousands of them to compare.
          expect(ways.map(asText)).toContain(asText(next));
          expect(cellsOf(ways).map(asText)).toContain(asText(next.cells[0]));
        }
        expect(completedMove(movesStartingWith(legal, layings), layings)).toEqual(move);
      }
    }
  }
});

test('from the way a tile lies first, swinging and turning reach every other way on the cell', () => {
  for (const { view, legal } of positions(1)) {
    const tops = topsOf(castleOf(view, []));
    for (const tile of nextTiles(legal, 0)) {
      const ways = nextWays(legal, 0, tile);
      for (const { cells } of ways) expect(nearCastle(cells, tops)).not.toEqual([]);
      for (const cell of cellsOf(ways)) {
        const first = wayOn(ways, cell);
        if (first === null) throw new Error(`nothing lies on ${cell}`);
        const swung = [first, ...swungAround(ways, first, cell)];
        const reached = swung.flatMap((way) => [way, turnedRound(ways, way) ?? way]);
        const all = ways.filter(({ cells }) => cells.some(([x, y]) => x === cell[0] && y === cell[1]));
        expect(new Set(reached.map((way) => JSON.stringify(way)))).toEqual(
          new Set(all.map((way) => JSON.stringify(way))),
        );
        expect(new Set(swung.map((way) => `${awayFrom(way, cell)}`)).size).toBe(swung.length);
      }
    }
  }
});

test('a first tile alone is finished on the table, but not on top', () => {
  const low = laying('6-3', [2, 0], [3, 0]);
  const top = laying('6-3', [0, 0], [0, 1]);
  const next = laying('5-3', [0, 0], [1, 0]);
  const legal = [place('6-3', [2, 0], [3, 0]), chain(top, next)];
  expect(completedMove(movesStartingWith(legal, [low]), [low])).toBe(legal[0]);
  expect(completedMove(movesStartingWith(legal, [top]), [top])).toBeNull();
  expect(completedMove(movesStartingWith(legal, [top, next]), [top, next])).toBe(legal[1]);
  expect(completedMove(legal, [])).toBeNull();
});

test('tiles that are being laid stand on what lies there', () => {
  const view: Pick<BurgView, 'board'> = {
    board: [
      {
        tile: '6-3',
        cells: [
          [0, 0],
          [1, 0],
        ],
        level: 1,
      },
      {
        tile: '4-4',
        cells: [
          [0, 1],
          [1, 1],
        ],
        level: 1,
      },
    ],
  };
  const castle = castleOf(view, [laying('5-2', [0, 0], [0, 1]), laying('1-0', [5, 0], [6, 0])]);
  expect(castle.map(({ level }) => level)).toEqual([1, 1, 2, 1]);
  const tops = topsOf(castle);
  expect(tops.get('0,1')).toEqual({ value: 2, level: 2, tile: '5-2' });
  expect(tops.get('1,0')).toEqual({ value: 3, level: 1, tile: '6-3' });
});

test('a castle fits the area, or is larger than it where cells would be too small for a finger', () => {
  for (let seed = 0; seed < 3; seed++) {
    const last = [...positions(seed)].at(-1);
    if (last === undefined) continue;
    for (const [width, height] of [
      [320, 240],
      [370, 500],
      [1400, 640],
    ]) {
      const bounds = boundsOf(castleOf(last.view, []), 2);
      const looked = fitted(bounds, width, height, 0);
      expect(bounds.columns * looked.cell).toBeLessThanOrEqual(width + 1e-6);
      expect(bounds.rows * looked.cell).toBeLessThanOrEqual(height + 1e-6);
      const laid = fitted(bounds, width, height, 44);
      expect(laid.cell).toBeGreaterThanOrEqual(44);
      expect(laid.width).toBeGreaterThanOrEqual(bounds.columns * laid.cell - 1e-6);
    }
  }
});

test('higher is drawn higher, but never over the pips behind', () => {
  for (let level = 1; level < 20; level++) {
    expect(liftOf(level + 1)).toBeGreaterThan(liftOf(level));
    expect(liftOf(level)).toBeLessThan(0.14);
  }
});

test('a shadow begins at its tile and falls to the bottom right, the further the higher the tile stands', () => {
  const tile = laying('6-3', [2, 1], [3, 1]);
  let before = 0;
  for (let drop = 1; drop < 8; drop++) {
    const points = pointsOfPath(shadowPath(tile, drop));
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    // Its soft edge, four wide, stays under the tile where the light comes from.
    expect(Math.min(...xs) - 4).toBeGreaterThan(2 * 40 + 1);
    expect(Math.min(...ys) - 4).toBeGreaterThan(40 + 1);
    const beyond = Math.max(...ys) - (2 * 40 - 4);
    expect(beyond).toBeGreaterThan(before);
    expect(Math.max(...xs)).toBeGreaterThan(4 * 40 - 2);
    // It never reaches further than the next half.
    expect(beyond).toBeLessThan(24);
    before = beyond;
  }
});

test('of the same level, a tile that lies nearer is drawn later', () => {
  const [back, left, right] = [
    laying('6-3', [0, 0], [1, 0]),
    laying('5-2', [0, 1], [0, 2]),
    laying('4-4', [1, 1], [1, 2]),
  ];
  expect(fromBehind([right, left, back])).toEqual([back, left, right]);
});

test('the number of a level covers no pip, however small the castle is', () => {
  for (const halves of [
    [true, true],
    [true, false],
    [false, true],
  ]) {
    const { along, radius, most } = markOf(halves);
    for (let value = 0; value <= 9; value++) {
      for (const { x, y, r } of pipsOf(value, true) ?? []) {
        for (const side of [-1, 1]) {
          expect(Math.hypot(x, side * y - along) - r).toBeGreaterThan(radius * most - 0.01);
        }
      }
    }
    // It stays on the half that is seen.
    if (!halves[0]) expect(along - radius * most).toBeGreaterThan(0);
    if (!halves[1]) expect(along + radius * most).toBeLessThan(0);
  }
});
