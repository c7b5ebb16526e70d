import {
  type FortuneView,
  findGame,
  type Match,
  openMatch,
  type Solo1View,
  seatAt,
} from '@tischrunde/engine';
import { expect, test } from 'vitest';
import { type Area, type DrawnPiece, halfOf, isBeside } from '../../src/board/areas.ts';
import { aspectFor } from '../../src/board/chain/camera.ts';
import { tileTree } from '../../src/board/chain/tile-tree.ts';
import { layInArea, lineOf, tipsOf } from '../../src/board/solitaire/laid-line.ts';
import { layOpenTable, type OpenTable, shareArea } from '../../src/board/solitaire/open-table.ts';
import { poolOf } from '../../src/board/solitaire/tile-pool.ts';
import { undealtHands } from '../../src/board/solitaire/undealt-hands.ts';
import { movesWith, placesOf } from '../../src/play/move-choice.ts';
import { viewOf } from '../random-round.ts';

const player = seatAt(0);

const tables: readonly (readonly [number, number])[] = [
  [320, 300],
  [370, 560],
  [768, 700],
  [1400, 700],
];

const open = (id: string, options: Record<string, number | boolean>, seed: number): Match => {
  const game = findGame(id);
  if (game === undefined) throw new Error(id);
  return openMatch({ game, players: 1, options, seed: `${seed}`, deals: [] });
};

const boxOf = ({ x, y, angle, size }: DrawnPiece): Area => {
  const [width, height] = angle % 180 === 0 ? [size, 2 * size] : [2 * size, size];
  return { left: x - width / 2, top: y - height / 2, width, height };
};

const overlap = (one: Area, other: Area): boolean =>
  one.left + one.width - 0.5 > other.left &&
  other.left + other.width - 0.5 > one.left &&
  one.top + one.height - 0.5 > other.top &&
  other.top + other.height - 0.5 > one.top;

const rowsOf = (view: Solo1View | FortuneView, set: number): readonly (readonly string[])[] =>
  view.game === 'solo1' ? view.grid.filter((row) => row.length > 0) : poolOf(view.left, set);

/** No two tiles overlap, no ghost lies on a tile, and all are on the table. */
function expectTidy({ rows, line }: OpenTable, table: Area): void {
  const tiles = [...rows, ...line.pieces].map(boxOf);
  const ghosts = line.offers.map(({ placed }) => boxOf(placed));
  const isOver = tiles.some((box, index) =>
    [...tiles.slice(index + 1), ...ghosts].some((other) => overlap(box, other)),
  );
  const isOut = [...tiles, ...ghosts].some(
    ({ left, top, width, height }) =>
      left < table.left - 0.5 ||
      top < table.top - 0.5 ||
      left + width > table.left + table.width + 0.5 ||
      top + height > table.top + table.height + 0.5,
  );
  expect({ isOver, isOut }).toEqual({ isOver: false, isOut: false });
}

test.each([
  ['solo1', { winnable: true }],
  ['fortune', { set: 6 }],
  ['fortune', { set: 12 }],
] as const)('%s %o: rows and line lie apart and on the table', (id, options) => {
  for (let seed = 0; seed < 3; seed++) {
    const match = open(id, options, seed);
    for (let move = 0; match.phase === 'play'; move++) {
      const legal = match.legal(player);
      const view = viewOf(match, id);
      const { tile } = legal[(seed + move) % legal.length];
      if (move % 5 === 0 && typeof tile === 'string') {
        const [width, height] = tables[(seed + move) % tables.length];
        const rows = rowsOf(view, 'set' in options ? options.set : 6);
        const table = { left: 0, top: 66, width, height: height - 66 };
        const isUpright = id === 'fortune' || isBeside(width, height) || height > width * 1.2;
        const aspect = aspectFor(...halfOf(width, height - 66), null);
        const line = lineOf(tileTree(view.layout), view, placesOf(movesWith(legal, tile)), aspect);
        const laid = layOpenTable(rows, line, shareArea(rows, line, table, isUpright), isUpright);
        expectTidy(laid, table);
        expect(laid.rows.length + laid.line.pieces.length).toBe(rows.flat().length + view.layout.length);
      }
      match.attempt(player, id === 'fortune' ? legal[0] : legal[(seed * 3 + move) % legal.length]);
    }
  }
});

test('solo2: a line of a whole set of nine stays on the table, ghosts too', () => {
  for (let seed = 0; seed < 20; seed++) {
    const match = open('solo2', { set: 9 }, seed);
    while (match.phase === 'play') match.attempt(player, match.legal(player)[0]);
    const view = viewOf(match, 'solo2');
    for (const [width, height] of tables) {
      const table = { left: 0, top: 0, width, height: height - 58 };
      const line = lineOf(tileTree(view.layout), view, [], aspectFor(width, height - 58, null));
      expectTidy({ rows: [], line: layInArea(line, table) }, table);
    }
  }
});

test('solo2: hands to come, and what is left over', () => {
  expect(undealtHands({ options: { set: 6 }, stock: 22 })).toEqual({ handSize: 5, hands: 4, over: 2 });
  expect(undealtHands({ options: { set: 9 }, stock: 47 })).toEqual({ handSize: 7, hands: 6, over: 5 });
  expect(undealtHands({ options: { set: 6, hand: 7 }, stock: 20 })).toEqual({
    handSize: 7,
    hands: 2,
    over: 6,
  });
});

test('fortune: all tiles but the missing one lie in rows of equal length', () => {
  const { left } = viewOf(open('fortune', { set: 6 }, 1), 'fortune');
  const rows = poolOf(left, 6);
  expect(rows.map((row) => row.length).toSorted()).toEqual([6, 7, 7, 7]);
  expect(rows.flat().toSorted()).toEqual(left.toSorted());
});

test('fortune: the tips of the finished chain show the prediction', () => {
  const match = open('fortune', {}, 4);
  while (match.phase === 'play') match.attempt(player, match.legal(player)[0]);
  const { layout, prediction } = viewOf(match, 'fortune');
  const tree = tileTree(layout);
  if (tree === null) throw new Error('nothing was laid');
  expect(
    tipsOf(tree)
      .map(({ shows }) => shows)
      .toSorted(),
  ).toEqual(prediction?.toSorted());
});
