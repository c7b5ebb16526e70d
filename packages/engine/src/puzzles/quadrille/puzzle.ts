import { BadInput, isObject, type Json, listAt, preview } from '../../core/json.ts';
import { readTile, sizeOfSet, type Tile, tileName, tileOf } from '../../pieces/dominoes.ts';
import { cellCount, highest, isSame, type Spot, spots, squareCount, squareOf, squareRows } from './shape.ts';

/** A partial filling: the known numbers of the squares, and the laid tiles. */
export interface QuadrillePuzzle {
  /** The 14 numbers; null while a square is open. A laid tile determines the numbers of its squares. */
  readonly squares: readonly (number | null)[];
  readonly tiles: readonly Spot[];
}

export const nothingGiven: QuadrillePuzzle = { squares: Array(squareCount).fill(null), tiles: [] };

/**
 * Reads `{"squares":[0,2,null,…],"tiles":[{"tile":"6-3","cells":[4,5]},…]}`, both optional; the first cell of a tile
 * has the half named first. A text is that JSON, or the 14 squares row by row: `0 2 3 1 / 1 4 . / …`.
 * Throws `BadInput` with the place and the reason if it is not a partial filling.
 */
export function readQuadrille(value: unknown): QuadrillePuzzle {
  if (typeof value === 'string') return value.trimStart().startsWith('{') ? ofJson(value) : ofText(value);
  if (!isObject(value)) throw new BadInput('', `a Domino square is a JSON object, not ${preview(value)}`);
  const unknown = Object.keys(value).find((field) => field !== 'squares' && field !== 'tiles');
  if (unknown !== undefined) throw new BadInput(unknown, 'a Domino square has only squares and tiles');
  const { squares = nothingGiven.squares, tiles = [] } = value;
  const numbers = listAt(squares, 'squares').map((number, square) =>
    number === null ? null : numberAt(number, `squares[${square}]`),
  );
  return checked(numbers, listAt(tiles, 'tiles').map(readLaid));
}

/** A tile and its two cells; the first cell has the half named first. */
export type SquareDomino = { readonly tile: string; readonly cells: readonly [number, number] };

/** A partial filling as `readQuadrille` reads it. */
export type WrittenQuadrille = {
  readonly squares: readonly (number | null)[];
  readonly tiles?: readonly SquareDomino[];
};

export const writeQuadrille = ({ squares, tiles }: QuadrillePuzzle): WrittenQuadrille => ({
  squares: [...squares],
  ...(tiles.length === 0 ? {} : { tiles: tiles.map((spot) => writeLaid(squares, spot)) }),
});

function writeLaid(squares: QuadrillePuzzle['squares'], [one, other]: Spot): SquareDomino {
  const [first, second] = [one, other].map((cell) => squares[squareOf[cell]] ?? 0);
  return { tile: tileName(tileOf(first, second)), cells: first >= second ? [one, other] : [other, one] };
}

/** The squares as text, a row of them on each line, as `readQuadrille` reads it. */
export function quadrilleText({ squares }: QuadrillePuzzle): string {
  const rows = squareRows.map((count, row) => {
    const first = squareRows.slice(0, row).reduce((sum, before) => sum + before, 0);
    return squares.slice(first, first + count).map((number) => number ?? '.');
  });
  return rows.map((row) => `${' '.repeat(squareRows[0] - row.length)}${row.join(' ')}`).join('\n');
}

function ofJson(text: string): QuadrillePuzzle {
  try {
    return readQuadrille(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) throw new BadInput('', 'this begins like JSON but is none');
    throw error;
  }
}

function ofText(text: string): QuadrillePuzzle {
  const words = text.split(/[\s/]+/).filter((word) => word !== '');
  const squares = words.map((word, square) =>
    word === '.' ? null : numberAt(/^\d{1,3}$/.test(word) ? Number(word) : word, `squares[${square}]`),
  );
  return checked(squares, []);
}

function numberAt(value: Json, place: string): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= highest) return value;
  throw new BadInput(place, `expected a number from 0 to ${highest}, or null, found ${preview(value)}`);
}

/** A laid tile: its spot, and the numbers of the first and the second cell. */
interface Laid {
  readonly tile: Tile;
  readonly spot: Spot;
  readonly numbers: readonly [number, number];
}

function readLaid(value: Json, index: number): Laid {
  const place = `tiles[${index}]`;
  if (!isObject(value)) throw new BadInput(place, `expected a tile and its cells, found ${preview(value)}`);
  const tile = readTile(value.tile);
  if (tile === null || typeof value.tile !== 'string')
    throw new BadInput(`${place}.tile`, `${preview(value.tile)} is not a domino`);
  if (tile >= sizeOfSet(highest))
    throw new BadInput(`${place}.tile`, `${value.tile} is not in the double-${highest} set`);
  const [one, other, ...more] = listAt(value.cells, `${place}.cells`).map((cell, at) =>
    cellAt(cell, `${place}.cells[${at}]`),
  );
  if (other === undefined || more.length > 0)
    throw new BadInput(`${place}.cells`, 'a tile lies on two cells');
  const spot: Spot = one < other ? [one, other] : [other, one];
  if (!spots.some((candidate) => isSame(candidate, spot)))
    throw new BadInput(`${place}.cells`, `the cells ${one} and ${other} do not lie side by side`);
  const [first, second] = value.tile.split('-').map(Number);
  return { tile, spot, numbers: one < other ? [first, second] : [second, first] };
}

function cellAt(value: Json, place: string): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < cellCount) return value;
  throw new BadInput(place, `expected a cell from 0 to ${cellCount - 1}, found ${preview(value)}`);
}

/** Rejects simple contradictions; whether the filling can be completed is a separate question. */
function checked(given: readonly (number | null)[], laid: readonly Laid[]): QuadrillePuzzle {
  if (given.length !== squareCount)
    throw new BadInput('squares', `the shape has ${squareCount} squares, not ${given.length}`);
  const squares = given.slice();
  for (const [index, { tile, spot, numbers }] of laid.entries()) {
    const place = `tiles[${index}]`;
    for (const [before, other] of laid.slice(0, index).entries()) {
      if (other.tile === tile)
        throw new BadInput(place, `${tileName(tile)} lies at tiles[${before}] already`);
      if (other.spot.some((cell) => spot.includes(cell)))
        throw new BadInput(`${place}.cells`, `tiles[${before}] covers one of these cells already`);
    }
    for (const [half, number] of numbers.entries()) {
      const square = squareOf[spot[half]];
      const known = squares[square];
      if (known !== null && known !== number)
        throw new BadInput(place, `square ${square} would show ${known} and ${number}`);
      squares[square] = number;
    }
  }
  for (const [square, number] of squares.entries()) {
    const before = squares.slice(0, square).filter((other) => number !== null && other === number);
    if (before.length >= 2)
      throw new BadInput(
        `squares[${square}]`,
        `${number} is on two squares already, which takes all eight halves that show it`,
      );
  }
  return { squares, tiles: laid.map(({ spot }) => spot) };
}
