import type { Cells, DominosaView, JsonObject } from '@tischrunde/engine';
import type { TerminalBook } from '@tischrunde/rulebook/terminal';
import { listOf } from '../../../io/json-access.ts';
import { higherFirst } from '../../move-words.ts';
import type { Face } from '../face.ts';
import { cellsIn, describeCovering, finalPicture, leftToLay, pairOf, readTyped } from './covering.ts';
import { cellName, drawGrid, readCell } from './grid-map.ts';

/** Numbers in a shape, and the tiles that have been found. */
export const dominosa: Face<DominosaView> = {
  piece: null,
  listed: 4,

  help: (book) => [
    ['c4 d4', book.phrase('help.cells')],
    ['6-3', book.phrase('help.onePlace')],
    [`${book.word('lift')} c4`, book.phrase('help.liftCell', { word: book.word('lift') })],
    [book.phrase('move.giveUp'), book.phrase('help.solution')],
  ],

  table: (view, book) => [...draw(view, view.dominoes), ...leftToLay(view, book, 'puzzle.left')],

  ending: (view, book) => finalPicture(view, book, (dominoes) => draw(view, dominoes)),

  describe(move, view, book) {
    const cells = numbersIn(move);
    return describeCovering(move, placedText(tileOn(view, cells), cells, view, book), book);
  },

  read(words, view) {
    const typed = readTyped(words, (word) => readCell(word, view.rows, view.cols));
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

const tileOn = ({ grid }: DominosaView, cells: readonly number[]): string =>
  higherFirst(cells.map((cell) => grid[cell]).join('-'));

/** `6-3 on c4 d4` */
export function placedText(
  tile: string,
  cells: readonly number[],
  { cols }: DominosaView,
  book: TerminalBook,
): string {
  const names = cells.map((cell) => cellName(cell, cols));
  return book.phrase('placed', { tile, cells: names.join(' ') });
}

const lyingOn = ({ dominoes }: DominosaView, cell: number): readonly number[] =>
  dominoes.find((domino) => domino.includes(cell)) ?? [cell, cell];

/** Every two cells side by side. */
const neighboursIn = ({ cols, grid }: DominosaView): number[][] =>
  grid.flatMap((_, cell) => [
    ...((cell + 1) % cols === 0 ? [] : [[cell, cell + 1]]),
    ...(cell + cols < grid.length ? [[cell, cell + cols]] : []),
  ]);

function draw({ rows, cols, grid }: DominosaView, dominoes: readonly Cells[]): string[] {
  const regions = new Map(dominoes.flatMap((domino) => domino.map((cell) => [cell, domino.join()])));
  return drawGrid({
    rows,
    cols,
    text: (cell) => `${grid[cell] ?? ' '}`,
    region: (cell) => (cell === null ? '' : (regions.get(cell) ?? '')),
  });
}
