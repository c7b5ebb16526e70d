import { high, isDouble, low, type Tile } from '../pieces/dominoes.ts';

/**
 * Tiles on the cells of the table and on each other. A tile covers two neighbouring cells on one level; of each cell only
 * the half on top is visible.
 */
export interface Castle {
  /** The top half of each cell, or `bare`. The grid wraps around in both directions, see `slotOf`. */
  readonly grid: Uint16Array;
  /** The width and height of the grid in cells: a power of two. */
  readonly side: number;
  /** The covered cells, in the order they were covered. */
  readonly cells: Cell[];
  /** The tiles, in the order they were laid, each with its level. */
  readonly laid: number[];
}

/** A cell as one number: x in the lower byte and y in the upper one, each offset by 128. */
export type Cell = number;

/** A tile on two cells: the cell of its higher half, the direction of the lower one from there, and the tile. */
export type Placement = number;

/** A half on top of a cell: its value, its tile and its level. */
export type Half = number;

const origin = 128;

export const cellAt = (x: number, y: number): Cell => (x + origin) | ((y + origin) << 8);
export const columnOf = (cell: Cell): number => (cell & 255) - origin;
export const rowOf = (cell: Cell): number => (cell >> 8) - origin;

/** Whether coordinates are within range. The 55 tiles of the largest set in one row reach from the origin to 109. */
export const isWithinReach = (x: number, y: number): boolean => Math.max(Math.abs(x), Math.abs(y)) < 120;

/** The step to the neighbour in each direction: right, down, left, up. */
export const steps: readonly number[] = [1, 256, -1, -256];
export const opposite = (direction: number): number => direction ^ 2;
const right = 0;
const down = 1;

export const placementOf = (tile: Tile, higher: Cell, direction: number): Placement =>
  higher | (direction << 16) | (tile << 18);

/** The placement of a tile on two neighbouring cells. A double has the same placement either way round. */
export function placementOn(tile: Tile, higher: Cell, lower: Cell): Placement {
  const direction = steps.indexOf(lower - higher);
  return isDouble(tile) && direction !== right && direction !== down
    ? placementOf(tile, lower, opposite(direction))
    : placementOf(tile, higher, direction);
}

export const higherCell = (placement: Placement): Cell => placement & 0xffff;
export const lowerCell = (placement: Placement): Cell => (placement & 0xffff) + steps[(placement >> 16) & 3];
export const tileLaid = (placement: Placement): Tile => (placement >> 18) & 63;
/** The level of a tile in `laid`. */
export const levelLaid = (laid: number): number => laid >> 24;

export const bare: Half = 0;
const halfOf = (value: number, tile: Tile, level: number): Half => value | (tile << 4) | (level << 10);
export const valueOn = (half: Half): number => half & 15;
export const tileOn = (half: Half): Tile => (half >> 4) & 63;
/** The table is level 1; a bare cell has 0. */
export const levelOn = (half: Half): number => half >> 10;

/**
 * The index of a cell in the grid. A castle is connected, so it is never wider or higher than all its tiles in a row (see
 * `emptyCastle`): cells on it and next to it never share a slot. Cells farther off could; see `touches`.
 */
const slotOf = (side: number, cell: Cell): number => ((cell >> 8) & (side - 1)) * side + (cell & (side - 1));

/** Room for a castle of this many tiles: 56 cells in a row with the small set, 110 with the large one. */
export function emptyCastle(tiles: number): Castle {
  const side = tiles <= 28 ? 64 : 128;
  return { grid: new Uint16Array(side * side), side, cells: [], laid: [] };
}

export const cloneCastle = ({ grid, side, cells, laid }: Castle): Castle => ({
  grid: grid.slice(),
  side,
  cells: cells.slice(),
  laid: laid.slice(),
});

/** The half on top of a cell that is on the castle or next to it. */
export const topOf = (castle: Castle, cell: Cell): Half => castle.grid[slotOf(castle.side, cell)];

/** Lays a tile on two cells that are level with each other. */
export function layOn(castle: Castle, placement: Placement): void {
  const { grid, side, cells, laid } = castle;
  const tile = tileLaid(placement);
  const higher = higherCell(placement);
  const lower = lowerCell(placement);
  const level = levelOn(topOf(castle, higher)) + 1;
  grid[slotOf(side, higher)] = halfOf(high[tile], tile, level);
  grid[slotOf(side, lower)] = halfOf(low[tile], tile, level);
  if (level === 1) cells.push(higher, lower);
  laid.push(placement | (level << 24));
}

/** Takes up the tile that was laid last, which must lie on the table itself. */
export function liftLast({ grid, side, cells, laid }: Castle): void {
  laid.pop();
  for (const cell of cells.splice(-2)) grid[slotOf(side, cell)] = bare;
}

/** Whether a tile can lie on these two halves: both exist, on the same level, and belong to different tiles. */
export const carry = (one: Half, other: Half): boolean =>
  one !== bare && levelOn(one) === levelOn(other) && tileOn(one) !== tileOn(other);

/**
 * Whether a tile shares an edge with the castle. A tile on top of it does too, because every covered cell has a covered
 * neighbour. Call `topOf` only for a tile that touches.
 */
export function touches(castle: Castle, placement: Placement): boolean {
  const higher = higherCell(placement);
  const lower = lowerCell(placement);
  return castle.cells.some((cell) => areNeighbours(cell, higher) || areNeighbours(cell, lower));
}

const areNeighbours = (one: Cell, other: Cell): boolean => steps.includes(one - other);
