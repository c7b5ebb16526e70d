import { type Chance, chanceOf, seedOf } from '../core/chance.ts';
import type { MoveText } from '../core/game.ts';
import { BadInput, type Json } from '../core/json.ts';
import { tileFrom, tilesFrom } from '../pieces/deal-fields.ts';
import { high, low, sizeOfSet, type Tile, tileName } from '../pieces/dominoes.ts';
import { emptyLine, lineIn, valuesAtEnds, writeLays } from './line.ts';
import type { Solo1View } from './solo1.ts';

/** A tile, and the value at which it is laid. */
type Step = readonly [tile: Tile, at: number];

export interface Solo1Answer {
  /** Whether the position can still be won. */
  readonly winnable: boolean;
  /** A winning sequence to the last tile, as moves of a transcript; empty if there is none. */
  readonly moves: readonly MoveText[];
}

const rowCount = 4;
const rowLength = 7;
const gridSize = sizeOfSet(6);

/** Solves a layout of 28 tiles, row by row, the right end of a row last. Throws `BadInput` if it is not a layout. */
export function solveSolo1(grid: Json | undefined, place = 'grid'): Solo1Answer {
  return answer(rowsOf(readGrid(grid, place)), emptyLine());
}

/** Solves any position of a match of solo1 from what its player sees. */
export function hintSolo1({ grid, layout }: Pick<Solo1View, 'grid' | 'layout'>): Solo1Answer {
  const rows = grid.map((row) => row.map((tile) => tileFrom(tile, 'grid')));
  return answer(rows, lineIn(layout));
}

/** The layout that a match with this seed deals. */
export const generateSolo1 = (seed: string, winnable: boolean): string[] =>
  dealGrid(chanceOf(seedOf(seed), 1), winnable).map(tileName);

function answer(rows: readonly (readonly Tile[])[], line: ReturnType<typeof emptyLine>): Solo1Answer {
  const steps = winningSteps(rows, valuesAtEnds(line));
  return { winnable: steps !== null, moves: steps === null ? [] : writeLays(line, steps) };
}

/** Reads the 28 tiles of a layout (solo1.layout). Throws `BadInput` with the place and the reason. */
export function readGrid(grid: Json | undefined, place: string): Tile[] {
  const tiles = tilesFrom(grid, place, (tile) => (tile < gridSize ? null : 'is not in the double-6 set'));
  if (tiles.length !== gridSize)
    throw new BadInput(place, `expected all ${gridSize} tiles, found ${tiles.length}`);
  return tiles;
}

export const rowsOf = (grid: readonly Tile[]): Tile[][] =>
  Array.from({ length: rowCount }, (_, row) => grid.slice(row * rowLength, (row + 1) * rowLength));

/** A random layout; if it must be winnable, the first one that is. */
export function dealGrid(chance: Chance, winnable: boolean): Tile[] {
  const grid = Array.from({ length: gridSize }, (_, tile) => tile);
  do chance.shuffle(grid);
  while (winnable && !isWinnable(grid));
  return grid;
}

export const isWinnable = (grid: readonly Tile[]): boolean => winningSteps(rowsOf(grid), null) !== null;

/*
 * The search. A position is the number of tiles left in each row (four times 0–7, so 12 bits) and the two ends. Every joint
 * of the line joins two equal halves, so the values laid an odd number of times are the two ends: if these differ, they
 * follow from the rows alone; only if they are equal does their value have to be stored. So 4096 bytes hold every lost
 * position found: bit v for two ends v, the top bit for ends that differ.
 */
const lost = new Uint8Array(1 << (3 * rowCount));
const differ = 1 << rowLength;
const highAt = new Uint8Array(rowCount * 8);
const lowAt = new Uint8Array(rowCount * 8);
/** A winning sequence: the row each tile comes from, and the value it is laid at. */
const rowTaken = new Uint8Array(gridSize);
const laidAt = new Uint8Array(gridSize);

/** How to lay all tiles of the rows from the right, at the two ends (null: an empty line); null if that is impossible. */
export function winningSteps(
  rows: readonly (readonly Tile[])[],
  ends: readonly [number, number] | null,
): Step[] | null {
  lost.fill(0);
  let counts = 0;
  rows.forEach((row, index) => {
    counts |= row.length << (3 * index);
    row.forEach((tile, place) => {
      highAt[index * 8 + place + 1] = high[tile];
      lowAt[index * 8 + place + 1] = low[tile];
    });
  });
  const total = rows.reduce((sum, row) => sum + row.length, 0);
  const won = ends === null ? winsFromNothing(counts, total) : wins(counts, ends[0], ends[1], total);
  return won ? stepsOf(rows, total) : null;
}

/** solo1.start */
function winsFromNothing(counts: number, left: number): boolean {
  if (left === 0) return true;
  for (let row = 0; row < rowCount; row++) {
    const shift = 3 * row;
    const place = (counts >> shift) & 7;
    if (place === 0) continue;
    const at = row * 8 + place;
    if (!wins(counts - (1 << shift), highAt[at], lowAt[at], left - 1)) continue;
    rowTaken[left - 1] = row;
    laidAt[left - 1] = 0;
    return true;
  }
  return false;
}

function wins(counts: number, one: number, other: number, left: number): boolean {
  if (left === 0) return true;
  const position = one === other ? 1 << one : differ;
  if ((lost[counts] & position) !== 0) return false;
  for (let row = 0; row < rowCount; row++) {
    const shift = 3 * row;
    const place = (counts >> shift) & 7;
    if (place === 0) continue;
    const larger = highAt[row * 8 + place];
    const smaller = lowAt[row * 8 + place];
    const rest = counts - (1 << shift);
    let at = -1;
    if (larger === one && wins(rest, smaller, other, left - 1)) at = larger;
    else if (smaller === one && larger !== one && wins(rest, larger, other, left - 1)) at = smaller;
    else if (one !== other) {
      if (larger === other && wins(rest, one, smaller, left - 1)) at = larger;
      else if (smaller === other && larger !== other && wins(rest, one, larger, left - 1)) at = smaller;
    }
    if (at < 0) continue;
    rowTaken[left - 1] = row;
    laidAt[left - 1] = at;
    return true;
  }
  lost[counts] |= position;
  return false;
}

function stepsOf(rows: readonly (readonly Tile[])[], total: number): Step[] {
  const left = rows.map((row) => row.length);
  return Array.from({ length: total }, (_, step): Step => {
    const row = rowTaken[total - 1 - step];
    left[row] -= 1;
    return [rows[row][left[row]], laidAt[total - 1 - step]];
  });
}
