import type { Json, JsonObject, QuadrilleView, SquareDomino } from '@tischrunde/engine';
import type { TerminalBook } from '@tischrunde/rulebook/terminal';
import { listOf } from '../../../io/json-access.ts';
import { places, size } from '../../../puzzle/quadrille-picture.ts';
import { higherFirst } from '../../move-words.ts';
import type { Face } from '../face.ts';
import { cellsIn, describeCovering, finalPicture, leftToLay, pairOf, readTyped } from './covering.ts';
import { cellName, drawGrid, readCell } from './grid-map.ts';

/** Fourteen squares, and the tiles in them. */
export const quadrille: Face<QuadrilleView> = {
  piece: null,
  listed: 4,

  help: (book) => [
    ['6-3 c1 d1', book.phrase('help.tileCells')],
    ['6-3', book.phrase('help.oneWay')],
    [`${book.word('lift')} 6-3`, book.phrase('help.liftTile', { word: book.word('lift') })],
    [book.phrase('move.giveUp'), book.phrase('help.solution')],
    book.phrase('help.squares'),
  ],

  table: (view, book) => [...draw(view, view.dominoes), ...leftToLay(view, book, 'quadrille.left')],

  ending: (view, book) => finalPicture(view, book, (dominoes) => draw(view, dominoes)),

  describe: (move, _view, book) => describeCovering(move, movedText(move, book), book),

  read(words, view) {
    const typed = readTyped(words, (word) => numberOf(readCell(word, size, size)));
    if (typed === null) return null;
    const { type, cells } = typed;
    const tile = typed.tile ?? (type === 'lift' ? lyingOn(view, cells) : null);
    if (cells.length === 1 && type === 'lay') return null;
    if (type !== 'giveUp' && tile === null && cells.length === 0) return null;
    return {
      type,
      ...(tile === null ? {} : { tile: higherFirst(tile) }),
      ...(type !== 'lay' || cells.length === 0 ? {} : { place: pairOf(cells) }),
      ...(type !== 'lay' || cells.length === 0 || tile === null ? {} : { first: firstCell(tile, cells) }),
    };
  },

  fields({ type, tile, cells }) {
    if (type !== 'lay') return tile === undefined ? { type } : { type, tile };
    const numbers = numbersIn(cells);
    return { type, tile, place: pairOf(numbers), first: firstCell(String(tile), numbers) };
  },

  attempts({ type, tile, place, first }, view) {
    if (type === 'giveUp') return [{ type }];
    if (type === 'lift') return tile === undefined ? [] : [{ type, tile }];
    // What cannot be laid anywhere cannot be laid in the corner either.
    const cells = place === undefined ? [0, 1] : cellsIn(String(place));
    return [{ type, tile: tile ?? view.left[0], cells: first === cells[1] ? cells.toReversed() : cells }];
  },
};

const numbersIn = (cells: Json | undefined): number[] => listOf(cells).map(Number);

/** A move that lifts a tile names it alone. */
const movedText = ({ tile, cells }: JsonObject, book: TerminalBook): string =>
  cells === undefined ? `${tile}` : placedText({ tile: String(tile), cells: numbersIn(cells) }, book);

/** A tile on its cells, as `SquareDomino` or as a move names it. */
type Placed = { readonly tile: string; readonly cells: readonly number[] };

/** `6-3 on c1 d1` */
export function placedText({ tile, cells }: Placed, book: TerminalBook): string {
  const names = cells.map((cell) => cellName(places[cell].index, size));
  return book.phrase('placed', { tile, cells: names.join(' ') });
}

/** The number of the cell that is there on the map; null where the shape has none. */
function numberOf(index: number | null): number | null {
  const cell = places.findIndex((place) => place.index === index);
  return cell < 0 ? null : cell;
}

/** Where the higher half lies; of a double the first of its cells. */
function firstCell(tile: string, cells: readonly number[]): number {
  const [one, other] = tile.split('-').map(Number);
  if (one === other) return Math.min(...cells);
  return one > other ? cells[0] : cells[1];
}

const lyingOn = ({ dominoes }: QuadrilleView, [cell]: readonly number[]): string | null =>
  dominoes.find(({ cells }) => cells.includes(cell))?.tile ?? null;

function draw({ squares }: QuadrilleView, dominoes: readonly SquareDomino[]): string[] {
  const numbers = new Map<number, string>();
  const regions = new Map<number, string>();
  for (const { index, square } of places) {
    const number = squares[square];
    numbers.set(index, number === null ? '·' : `(${number})`);
    regions.set(index, `square ${square}`);
  }
  for (const { tile, cells } of dominoes) {
    const halves = tile.split('-');
    for (const [half, cell] of cells.entries()) {
      const { index } = places[cell];
      numbers.set(index, halves[half]);
      regions.set(index, tile);
    }
  }
  return drawGrid({
    rows: size,
    cols: size,
    text: (cell) => numbers.get(cell) ?? ' ',
    region: (cell) => (cell === null ? '' : (regions.get(cell) ?? '')),
  });
}
