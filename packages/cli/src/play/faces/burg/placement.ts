import type { Json, JsonObject } from '@tischrunde/engine';
import type { TerminalBook } from '@tischrunde/rulebook/terminal';
import { listOf, objectsOf } from '../../../io/json-access.ts';
import { higherFirst, isTile } from '../../move-words.ts';

/** A tile and the cells it lies on, as far as they were typed. */
interface Placement {
  tile: string;
  cells: string[];
}

/** A tile with the cells of its first and its second half. */
interface PlacedTile {
  readonly tile: string;
  readonly cells: readonly (readonly number[])[];
}

/** `6-3 on 0,1 0,2`, one tile after the other. */
export const placementText = (tiles: readonly PlacedTile[], book: TerminalBook): string =>
  tiles
    .map(({ tile, cells }) => book.phrase('placed', { tile, cells: cellTexts(cells).join(' ') }))
    .join(` ${book.phrase('chain.then')} `);

const cellTexts = (cells: PlacedTile['cells']): string[] => cells.map((cell) => cell.join());

/** The tiles that a move lays. */
export const tilesIn = (move: JsonObject): PlacedTile[] =>
  (move.type === 'chain' ? objectsOf(move.tiles) : [move]).map(({ tile, cells }) => ({
    tile: String(tile),
    cells: listOf(cells).map((cell) => listOf(cell).map(Number)),
  }));

/** Reads tiles, each followed by its cells, into `tiles`, `tile 1`, `cells 1`, `tile 2`, …; null where a word is neither. */
export function readPlacements(words: readonly string[]): JsonObject | null {
  const placements: Placement[] = [];
  for (const word of words) {
    const last = placements[placements.length - 1];
    if (isTile(word)) placements.push({ tile: word, cells: [] });
    else if (last !== undefined && last.cells.length < 2 && /^-?\d{1,3},-?\d{1,3}$/.test(word))
      last.cells.push(word);
    else return null;
  }
  return fieldsOf(placements.map(asWritten));
}

/** The tiles of a move in the same fields. */
export const placementsIn = (move: JsonObject): JsonObject =>
  fieldsOf(tilesIn(move).map(({ tile, cells }) => ({ tile, cells: cellTexts(cells) })));

function fieldsOf(placements: readonly Placement[]): JsonObject {
  const fields: Record<string, Json> = { tiles: placements.length };
  for (const [index, { tile, cells }] of placements.entries()) {
    fields[`tile ${index + 1}`] = tile;
    if (cells.length > 0) fields[`cells ${index + 1}`] = cells.join(' ');
  }
  return fields;
}

/** Where the first tile of every castle lies. */
const firstCells = '0,0 1,0';

/** What such fields say, for the referee; a tile without cells is tried where it can surely not lie. */
export function writePlacements(fields: JsonObject): JsonObject[] {
  const placements: JsonObject[] = [];
  for (let number = 1; fields[`tile ${number}`] !== undefined; number++) {
    const cells = String(fields[`cells ${number}`] ?? firstCells).split(' ');
    placements.push({
      tile: String(fields[`tile ${number}`]),
      cells: cells.map((cell) => cell.split(',').map(Number)),
    });
  }
  return placements;
}

/** The higher half first, as legal moves have it; a double lies the same either way round. */
function asWritten({ tile, cells }: Placement): Placement {
  const [one, other] = tile.split('-').map(Number);
  if (one === other) return { tile, cells: cells.toSorted(byPlace) };
  return one > other ? { tile, cells } : { tile: higherFirst(tile), cells: cells.toReversed() };
}

function byPlace(one: string, other: string): number {
  const [x1, y1] = one.split(',').map(Number);
  const [x2, y2] = other.split(',').map(Number);
  return x1 - x2 || y1 - y2;
}
