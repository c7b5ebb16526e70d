import type { MoveText } from '../core/game.ts';
import { isObject, type Json } from '../core/json.ts';
import { high, readTile, type Tile, tileName } from '../pieces/dominoes.ts';
import {
  type Cell,
  cellAt,
  columnOf,
  higherCell,
  isWithinReach,
  lowerCell,
  type Placement,
  placementOn,
  rowOf,
  tileLaid,
} from './castle.ts';

/** `draws`, a tile that is placed, or the tiles of a chain. */
export type BurgMove = Placement | readonly Placement[];

export const draws: BurgMove = -1;

export const isChain = (move: BurgMove): move is readonly Placement[] => typeof move !== 'number';

export function writeMove(move: BurgMove): MoveText {
  if (isChain(move)) return { type: 'chain', tiles: move.map(writePlacement) };
  return move === draws ? { type: 'draw' } : { type: 'place', ...writePlacement(move) };
}

/** `{ tile: '6-3', cells: [[0, 0], [1, 0]] }`: a tile, the cell of its higher half and that of its lower one. */
export type PlacedTile = { readonly tile: string; readonly cells: readonly [Point, Point] };

export type Point = readonly [x: number, y: number];

export const writePlacement = (placement: Placement): PlacedTile => ({
  tile: tileName(tileLaid(placement)),
  cells: [pointOf(higherCell(placement)), pointOf(lowerCell(placement))],
});

const pointOf = (cell: Cell): Point => [columnOf(cell), rowOf(cell)];

/** A tile on two cells as a transcript names them: the tile need not be in the set, and the cells can be anywhere. */
export interface Written {
  readonly tile: Tile;
  readonly higher: Point;
  readonly lower: Point;
}

/** Reads `{ tile, cells }`, the first cell carrying the half written first; null if it is malformed. */
export function readPlacement(written: Json | undefined): Written | null {
  if (!isObject(written)) return null;
  const tile = readTile(written.tile);
  const cells = readCells(written.cells);
  if (tile === null || cells === null) return null;
  const [first, second] = cells;
  return Number.parseInt(String(written.tile), 10) === high[tile]
    ? { tile, higher: first, lower: second }
    : { tile, higher: second, lower: first };
}

/** Two cells that share an edge; null for anything else. */
function readCells(cells: Json | undefined): readonly [Point, Point] | null {
  if (!Array.isArray(cells) || cells.length !== 2) return null;
  const first = readPoint(cells[0]);
  const second = readPoint(cells[1]);
  if (first === null || second === null) return null;
  const distance = Math.abs(first[0] - second[0]) + Math.abs(first[1] - second[1]);
  return distance === 1 ? [first, second] : null;
}

function readPoint(cell: Json): Point | null {
  if (!Array.isArray(cell) || cell.length !== 2) return null;
  const [x, y] = cell;
  return Number.isSafeInteger(x) && Number.isSafeInteger(y) ? [Number(x), Number(y)] : null;
}

/** The placement of a tile of the set; null if its cells are farther off than any castle reaches. */
export function placed({ tile, higher, lower }: Written): Placement | null {
  if (!isWithinReach(...higher) || !isWithinReach(...lower)) return null;
  return placementOn(tile, cellAt(...higher), cellAt(...lower));
}
