import type { Json, JsonObject } from '@tischrunde/engine';
import { listOf, objectsOf } from '../../../io/json-access.ts';
import { higherFirst, isTile } from '../../move-words.ts';

/** A tile and the cells it lies on, as far as they were said. */
interface Placing {
  tile: string;
  cells: string[];
}

/** `6-3 on 0,1 0,2`: the tile, and the cells of its first and its second half. */
export const placingText = ({ tile, cells }: JsonObject): string =>
  `${tile} on ${cellTexts(cells).join(' ')}`;

const cellTexts = (cells: Json | undefined): string[] => listOf(cells).map((cell) => listOf(cell).join());

/** Reads tiles, each followed by its cells, into `tiles`, `tile 1`, `cells 1`, `tile 2`, …; null where a word is neither. */
export function readPlacings(words: readonly string[]): JsonObject | null {
  const placings: Placing[] = [];
  for (const word of words) {
    const last = placings[placings.length - 1];
    if (isTile(word)) placings.push({ tile: word, cells: [] });
    else if (last !== undefined && last.cells.length < 2 && /^-?\d{1,3},-?\d{1,3}$/.test(word))
      last.cells.push(word);
    else return null;
  }
  return fieldsOf(placings.map(asWritten));
}

/** The tiles of a move in the same fields. */
export function placingsIn({ tile, cells, tiles }: JsonObject): JsonObject {
  const placings = tiles === undefined ? [{ tile, cells }] : objectsOf(tiles);
  return fieldsOf(
    placings.map((placing) => ({ tile: String(placing.tile), cells: cellTexts(placing.cells) })),
  );
}

function fieldsOf(placings: readonly Placing[]): JsonObject {
  const fields: Record<string, Json> = { tiles: placings.length };
  for (const [index, { tile, cells }] of placings.entries()) {
    fields[`tile ${index + 1}`] = tile;
    if (cells.length > 0) fields[`cells ${index + 1}`] = cells.join(' ');
  }
  return fields;
}

/** Where the first tile of every castle lies. */
const firstCells = '0,0 1,0';

/** What such fields say, for the referee; a tile without cells is tried where it can surely not lie. */
export function writePlacings(fields: JsonObject): JsonObject[] {
  const placings: JsonObject[] = [];
  for (let number = 1; fields[`tile ${number}`] !== undefined; number++) {
    const cells = String(fields[`cells ${number}`] ?? firstCells).split(' ');
    placings.push({
      tile: String(fields[`tile ${number}`]),
      cells: cells.map((cell) => cell.split(',').map(Number)),
    });
  }
  return placings;
}

/** The higher half first, as legal moves have it; a double lies the same either way round. */
function asWritten({ tile, cells }: Placing): Placing {
  const [one, other] = tile.split('-').map(Number);
  if (one === other) return { tile, cells: cells.toSorted(byPlace) };
  return one > other ? { tile, cells } : { tile: higherFirst(tile), cells: cells.toReversed() };
}

function byPlace(one: string, other: string): number {
  const [x1, y1] = one.split(',').map(Number);
  const [x2, y2] = other.split(',').map(Number);
  return x1 - x2 || y1 - y2;
}
