import type { Json, JsonObject, View } from '@tischrunde/engine';
import { listOf } from '../../../io/json-access.ts';
import { higherFirst } from '../../move-words.ts';
import type { Face } from '../face.ts';
import { cellsIn, leftToLay, pairOf, readSaid, tellCovering } from './covering.ts';
import { cellName, drawGrid, readCell } from './grid-map.ts';

/** Numbers in a shape, and the tiles that have been found. */
export const dominosa: Face = {
  piece: null,
  listed: 4,
  reasons: { out: 'every tile is found', stuck: 'the puzzle is given up' },
  help: [
    '  c4 d4             lay a tile on two cells: c4 is in column c, row 4 (r4c3 is the same)',
    '  6-3               lay a tile that has one place left',
    '  lift c4           take the tile on a cell up again; so does lift 6-3',
    '  give up           end the puzzle and see a solution',
  ],

  table: (view) => [...draw(view, view.dominoes), ...leftToLay(view)],

  tell: (deed) =>
    tellCovering(deed, placing(deed.move, deed.after), (dominoes) => draw(deed.after, dominoes)),

  describe: (move, view) => (move.type === 'giveUp' ? 'give up' : `${move.type} ${placing(move, view)}`),

  read(words, view) {
    const said = readSaid(words, (word) => readCell(word, Number(view.rows), Number(view.cols)));
    if (said === null) return null;
    const { type, tile } = said;
    const cells = type === 'lift' && said.cells.length === 1 ? lyingOn(view, said.cells[0]) : said.cells;
    if (cells.length === 1 || (type !== 'giveUp' && tile === null && cells.length === 0)) return null;
    return {
      type,
      ...(tile === null ? {} : { tile: higherFirst(tile) }),
      ...(cells.length === 0 ? {} : { cells: pairOf(cells) }),
    };
  },

  spoken: (move, view) =>
    move.type === 'giveUp'
      ? move
      : { type: move.type, tile: tileOn(view, numbersIn(move)), cells: pairOf(numbersIn(move)) },

  written({ type, tile, cells }, view) {
    if (type === 'giveUp') return [{ type }];
    const pairs = cells === undefined ? neighboursIn(view) : [cellsIn(String(cells))];
    return pairs
      .filter((pair) => tile === undefined || tileOn(view, pair) === tile)
      .map((pair) => ({ type, cells: pair }));
  },
};

const numbersIn = ({ cells }: JsonObject): number[] => listOf(cells).map(Number);

const tileOn = (view: View, cells: readonly number[]): string =>
  higherFirst(cells.map((cell) => listOf(view.grid)[cell]).join('-'));

/** `6-3 on c4 d4` */
const placing = (move: JsonObject, view: View): string => {
  const cells = numbersIn(move);
  return `${tileOn(view, cells)} on ${cells.map((cell) => cellName(cell, Number(view.cols))).join(' ')}`;
};

const lyingOn = (view: View, cell: number): readonly number[] =>
  listOf(view.dominoes)
    .map((domino) => listOf(domino).map(Number))
    .find((domino) => domino.includes(cell)) ?? [cell, cell];

/** Every two cells side by side. */
function neighboursIn({ cols, grid }: View): number[][] {
  const width = Number(cols);
  return listOf(grid).flatMap((_, cell) => [
    ...((cell + 1) % width === 0 ? [] : [[cell, cell + 1]]),
    ...(cell + width < listOf(grid).length ? [[cell, cell + width]] : []),
  ]);
}

function draw({ rows, cols, grid }: View, dominoes: Json): string[] {
  const regions = new Map(
    listOf(dominoes).flatMap((domino) => listOf(domino).map((cell) => [Number(cell), String(domino)])),
  );
  return drawGrid({
    rows: Number(rows),
    cols: Number(cols),
    text: (cell) => `${listOf(grid)[cell] ?? ' '}`,
    region: (cell) => (cell === null ? '' : (regions.get(cell) ?? '')),
  });
}
