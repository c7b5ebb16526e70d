import type { Json, JsonObject, View } from '@tischrunde/engine';
import type { TerminalBook } from '@tischrunde/rulebook/terminal';
import { listOf } from '../../../io/json-access.ts';
import { higherFirst } from '../../move-words.ts';
import type { Face } from '../face.ts';
import { cellsIn, describeCovering, finalPicture, leftToLay, pairOf, readTyped } from './covering.ts';
import { cellName, drawGrid, readCell } from './grid-map.ts';

/** Numbers in a shape, and the tiles that have been found. */
export const dominosa: Face = {
  piece: null,
  listed: 4,
  reasons: { out: 'reason.allFound', stuck: 'reason.gaveUpPuzzle' },

  help: (book) => [
    ['c4 d4', book.phrase('help.cells')],
    ['6-3', book.phrase('help.onePlace')],
    [`${book.word('lift')} c4`, book.phrase('help.liftCell', { word: book.word('lift') })],
    [book.phrase('move.giveUp'), book.phrase('help.solution')],
  ],

  table: (view, book) => [...draw(view, view.dominoes), ...leftToLay(view, book)],

  outcome: (deed, book) => finalPicture(deed, book, (dominoes) => draw(deed.after, dominoes)),

  describe: (move, view, book) => describeCovering(move, placedText(move, view, book), book),

  read(words, view) {
    const typed = readTyped(words, (word) => readCell(word, Number(view.rows), Number(view.cols)));
    if (typed === null) return null;
    const { type, tile } = typed;
    const cells = type === 'lift' && typed.cells.length === 1 ? lyingOn(view, typed.cells[0]) : typed.cells;
    if (cells.length === 1 || (type !== 'giveUp' && tile === null && cells.length === 0)) return null;
    return {
      type,
      ...(tile === null ? {} : { tile: higherFirst(tile) }),
      ...(cells.length === 0 ? {} : { cells: pairOf(cells) }),
    };
  },

  fields: (move, view) =>
    move.type === 'giveUp'
      ? move
      : { type: move.type, tile: tileOn(view, numbersIn(move)), cells: pairOf(numbersIn(move)) },

  attempts({ type, tile, cells }, view) {
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
export const placedText = (move: JsonObject, view: View, book: TerminalBook): string => {
  const cells = numbersIn(move);
  const names = cells.map((cell) => cellName(cell, Number(view.cols)));
  return book.phrase('placed', { tile: tileOn(view, cells), cells: names.join(' ') });
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
