import type { Json, JsonObject, View } from '@tischrunde/engine';
import { listOf, objectsOf, textsOf } from '../../../io/json-access.ts';
import { places, size } from '../../../puzzle/quadrille-picture.ts';
import { higherFirst } from '../../move-words.ts';
import type { Face } from '../face.ts';
import { cellsIn, leftToLay, pairOf, readSaid, tellCovering } from './covering.ts';
import { cellName, drawGrid, readCell } from './grid-map.ts';

/** Fourteen squares, and the tiles in them. */
export const quadrille: Face = {
  piece: null,
  listed: 4,
  reasons: { out: 'every square shows one number four times', stuck: 'the puzzle is given up' },
  help: [
    '  6-3 c1 d1         lay a tile: the first number on the first cell; c1 is in column c, row 1',
    '  6-3               … where it can lie in one way only; so does c1 d1',
    '  lift 6-3          take a tile up again; so does lift c1',
    '  give up           end the puzzle and see a solution',
    'On the map (6) is a cell that is not covered yet, in a square that shows a 6.',
  ],

  table: (view) => [...draw(view.squares, view.dominoes), ...leftToLay(view)],

  tell: (deed) => tellCovering(deed, placing(deed.move), (dominoes) => draw(deed.after.squares, dominoes)),

  describe: (move) => (move.type === 'giveUp' ? 'give up' : `${move.type} ${placing(move)}`),

  read(words, view) {
    const said = readSaid(words, (word) => numberOf(readCell(word, size, size)));
    if (said === null) return null;
    const { type, cells } = said;
    const tile = said.tile ?? (type === 'lift' ? lyingOn(view, cells) : null);
    if (cells.length === 1 && type === 'lay') return null;
    if (type !== 'giveUp' && tile === null && cells.length === 0) return null;
    return {
      type,
      ...(tile === null ? {} : { tile: higherFirst(tile) }),
      ...(type !== 'lay' || cells.length === 0 ? {} : { place: pairOf(cells) }),
      ...(type !== 'lay' || cells.length === 0 || tile === null ? {} : { first: firstCell(tile, cells) }),
    };
  },

  spoken({ type, tile, cells }) {
    if (type !== 'lay') return tile === undefined ? { type } : { type, tile };
    const numbers = listOf(cells).map(Number);
    return { type, tile, place: pairOf(numbers), first: firstCell(String(tile), numbers) };
  },

  written({ type, tile, place, first }, view) {
    if (type === 'giveUp') return [{ type }];
    if (type === 'lift') return tile === undefined ? [] : [{ type, tile }];
    const left = textsOf(view.left);
    // What cannot be laid anywhere cannot be laid in the corner either.
    const cells = place === undefined ? [0, 1] : cellsIn(String(place));
    return [{ type, tile: tile ?? left[0], cells: first === cells[1] ? cells.toReversed() : cells }];
  },
};

/** `6-3 on c1 d1`; a tile that is lifted is named alone. */
const placing = ({ tile, cells }: JsonObject): string =>
  cells === undefined
    ? `${tile}`
    : `${tile} on ${listOf(cells)
        .map((cell) => cellName(places[Number(cell)].index, size))
        .join(' ')}`;

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

const lyingOn = (view: View, [cell]: readonly number[]): string | null => {
  const domino = objectsOf(view.dominoes).find(({ cells }) => listOf(cells).includes(cell));
  return domino === undefined ? null : String(domino.tile);
};

function draw(squares: Json, dominoes: Json): string[] {
  const numbers = new Map<number, string>();
  const regions = new Map<number, string>();
  for (const { index, square } of places) {
    const number = listOf(squares)[square] ?? null;
    numbers.set(index, number === null ? '·' : `(${number})`);
    regions.set(index, `square ${square}`);
  }
  for (const { tile, cells } of objectsOf(dominoes)) {
    const halves = String(tile).split('-');
    for (const [half, cell] of listOf(cells).entries()) {
      const { index } = places[Number(cell)];
      numbers.set(index, halves[half]);
      regions.set(index, String(tile));
    }
  }
  return drawGrid({
    rows: size,
    cols: size,
    text: (cell) => numbers.get(cell) ?? ' ',
    region: (cell) => (cell === null ? '' : (regions.get(cell) ?? '')),
  });
}
