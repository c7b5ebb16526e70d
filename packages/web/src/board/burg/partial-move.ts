import { isObject, type Json, type MoveText } from '@tischrunde/engine';
import { type CastleTile, type Cell, cellKey, sameCell, type Tops } from './castle-geometry.ts';

// A chain is one move, but it is laid tile by tile: the next tiles follow from the legal moves that start with the tiles laid so
// far.

/** The tiles that a move lays, in order. */
export function tilesOfMove(move: MoveText): CastleTile[] {
  if (move.type === 'place') return castleTileIn(move);
  return move.type === 'chain' && Array.isArray(move.tiles) ? move.tiles.flatMap(castleTileIn) : [];
}

/** Reads `{ tile, cells }`. */
function castleTileIn(laid: Json): CastleTile[] {
  if (!isObject(laid) || typeof laid.tile !== 'string' || !Array.isArray(laid.cells)) return [];
  const [first, second] = laid.cells.map(cellIn);
  return [{ tile: laid.tile, cells: [first, second] }];
}

function cellIn(cell: Json): Cell {
  const [x, y] = Array.isArray(cell) ? cell.map(Number) : [];
  return [x, y];
}

const isSameTile = (one: CastleTile, other: CastleTile): boolean =>
  one.tile === other.tile && one.cells.every((cell, index) => sameCell(cell, other.cells[index]));

/** The legal moves that start with the tiles laid so far. */
export const movesStartingWith = (legal: readonly MoveText[], laid: readonly CastleTile[]): MoveText[] =>
  legal.filter((move) => {
    const layings = tilesOfMove(move);
    return layings.length >= laid.length && laid.every((laying, index) => isSameTile(laying, layings[index]));
  });

/** The move that the tiles laid so far complete; null if another tile is needed. */
export const completedMove = (moves: readonly MoveText[], laid: readonly CastleTile[]): MoveText | null =>
  laid.length === 0 ? null : (moves.find((move) => tilesOfMove(move).length === laid.length) ?? null);

/** Every way to lay a tile as the next one. */
export function nextWays(moves: readonly MoveText[], after: number, tile: string): CastleTile[] {
  const ways = new Map<string, CastleTile>();
  for (const move of moves) {
    const laying = tilesOfMove(move)[after];
    if (laying?.tile !== tile) continue;
    ways.set(laying.cells.map(cellKey).join(' '), laying);
  }
  return [...ways.values()];
}

/** The tiles that may come next. */
export const nextTiles = (moves: readonly MoveText[], after: number): ReadonlySet<string> =>
  new Set(moves.flatMap((move) => tilesOfMove(move)[after]?.tile ?? []));

/** The cells of these ways without duplicates. */
export const cellsOf = (ways: readonly CastleTile[]): Cell[] => [
  ...new Map(ways.flatMap(({ cells }) => cells.map((cell) => [cellKey(cell), cell] as const))).values(),
];

/** The cells on or next to the castle: every tile covers one of them, so no others need to be offered. */
export const nearCastle = (cells: readonly Cell[], tops: Tops): Cell[] =>
  cells.filter(([x, y]) => around.some(([dx, dy]) => tops.has(cellKey([x + dx, y + dy]))));

const around: readonly Cell[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

const covers = ({ cells }: CastleTile, cell: Cell): boolean =>
  cells.some((covered) => sameCell(covered, cell));

/** How a tile lies when a cell is tapped: with its first half there, if that is legal. */
export const wayOn = (ways: readonly CastleTile[], cell: Cell): CastleTile | null =>
  ways.find(({ cells }) => sameCell(cells[0], cell)) ?? ways.find((way) => covers(way, cell)) ?? null;

/** The same tile reversed on the same cells; null if that is illegal. */
export const turnedRound = (ways: readonly CastleTile[], { cells }: CastleTile): CastleTile | null =>
  ways.find((way) => sameCell(way.cells[0], cells[1]) && sameCell(way.cells[1], cells[0])) ?? null;

/** The other ways to lay a tile with a half on a cell, one per neighbour, keeping the same half there if possible. */
export function swungAround(ways: readonly CastleTile[], laying: CastleTile, pivot: Cell): CastleTile[] {
  const half = sameCell(laying.cells[0], pivot) ? 0 : 1;
  const swung = new Map<string, CastleTile>();
  for (const way of ways.filter((way) => covers(way, pivot))) {
    const away = awayFrom(way, pivot);
    if (covers(laying, away)) continue;
    if (!swung.has(cellKey(away)) || sameCell(way.cells[half], pivot)) swung.set(cellKey(away), way);
  }
  return [...swung.values()];
}

/** The other cell of a tile. */
export const awayFrom = ({ cells: [one, other] }: CastleTile, pivot: Cell): Cell =>
  sameCell(one, pivot) ? other : one;
