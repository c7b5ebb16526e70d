import type { BurgView } from '@tischrunde/engine';
import { half } from '../../pieces/domino.tsx';
import { light } from '../../pieces/light.ts';

// The castle from above. The height of a tile shows in its shade, its edge, its offset, its shadow, and a number.

export type Cell = readonly [x: number, y: number];

/** A tile on two cells; the first cell holds the half written first. */
export interface CastleTile {
  readonly tile: string;
  readonly cells: readonly [Cell, Cell];
}

export interface BuiltTile extends CastleTile {
  readonly level: number;
}

/** The topmost half on a cell. */
export interface Top {
  readonly value: number;
  readonly level: number;
  readonly tile: string;
}

export type Tops = ReadonlyMap<string, Top>;

export const cellKey = ([x, y]: Cell): string => `${x},${y}`;

export const sameCell = (one: Cell, other: Cell): boolean => one[0] === other[0] && one[1] === other[1];

/** The tiles on the table in order, followed by those being laid. */
export function castleOf({ board }: Pick<BurgView, 'board'>, laid: readonly CastleTile[]): BuiltTile[] {
  const built: BuiltTile[] = [...board];
  for (const laying of laid) {
    const beneath = topsOf(built).get(cellKey(laying.cells[0]));
    built.push({ ...laying, level: (beneath?.level ?? 0) + 1 });
  }
  return built;
}

export function topsOf(castle: readonly BuiltTile[]): Map<string, Top> {
  const tops = new Map<string, Top>();
  for (const { tile, cells, level } of castle) {
    const values = tile.split('-').map(Number);
    cells.forEach((cell, index) => {
      tops.set(cellKey(cell), { value: values[index], level, tile });
    });
  }
  return tops;
}

export interface Bounds {
  readonly left: number;
  readonly top: number;
  /** In cells. */
  readonly columns: number;
  readonly rows: number;
}

/** The cells of a castle with a margin around it. */
export function boundsOf(castle: readonly CastleTile[], margin: number): Bounds {
  const cells = castle.flatMap(({ cells }) => cells);
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return {
    left,
    top,
    columns: Math.max(...xs) + 1 + margin - left,
    rows: Math.max(...ys) + 1 + margin - top,
  };
}

export interface Fitted {
  /** The size of a cell, in pixels. */
  readonly cell: number;
  /** The size of the drawing: the available size, or more if cells would become too small for a finger. */
  readonly width: number;
  readonly height: number;
}

const largest = 72;

export function fitted({ columns, rows }: Bounds, width: number, height: number, least: number): Fitted {
  const cell = Math.min(largest, Math.max(least, Math.min(width / columns, height / rows)));
  return {
    cell,
    width: Math.max(width, Math.ceil(columns * cell)),
    height: Math.max(height, Math.ceil(rows * cell)),
  };
}

/** The rotation of a domino from one cell to the other. */
export function angleOf([[x, y], [toX, toY]]: CastleTile['cells']): number {
  return Math.round((Math.atan2(toY - y, toX - x) * 180) / Math.PI) - 90;
}

/** How far a tile is raised at a level, in cells; never so far that it hides the pips behind it. */
export const liftOf = (level: number): number => 0.13 * (1 - 0.72 ** (level - 1));

/** Lower tiles are darker; 0 is full light. */
export const shadeOf = (level: number, highest: number): number => 0.36 * (1 - 0.76 ** (highest - level));

/** The tiles of a level in the order in which they are drawn: one that lies nearer covers the edge of one behind it. */
export const fromBehind = <Tile extends CastleTile>(tiles: readonly Tile[]): Tile[] =>
  tiles.toSorted((one, other) => depthOf(one) - depthOf(other));

const depthOf = ({ cells: [[x, y], [toX, toY]] }: CastleTile): number => (y + toY) * 1000 + x + toX;

/**
 * The outline of the shadow that a tile casts on a lower level: its own outline, drawn out to the bottom right, the further the
 * higher it stands. In the units of a domino.
 */
export function shadowPath({ cells: [one, other] }: CastleTile, drop: number): string {
  // The soft edge around it must not come out from under the tile towards the light.
  const [near, far] = [6, 4];
  const left = Math.min(one[0], other[0]) * half + near;
  const right = (Math.max(one[0], other[0]) + 1) * half - far;
  const top = Math.min(one[1], other[1]) * half + near;
  const bottom = (Math.max(one[1], other[1]) + 1) * half - far;
  const longer = 1 + 2.4 * (1 - 0.72 ** (drop - 1));
  const [dx, dy] = [light.cast[0] * longer, light.cast[1] * longer];
  return `M${left} ${top}H${right}L${right + dx} ${top + dy}V${bottom + dy}H${left + dx}L${left} ${bottom}z`;
}

/** Where the number of a level stands: its distance from the groove, towards the second half, and its radius. */
export interface LevelMark {
  readonly along: number;
  readonly radius: number;
  /** By how much it may grow on a small castle without covering a pip. */
  readonly most: number;
}

/** On the groove, where the pips make room for it; beside the groove if the other half is covered. */
export function markOf([first, second]: readonly boolean[]): LevelMark {
  if (first && second) return { along: 0, radius: 9, most: 1.45 };
  return { along: first ? -7 : 7, radius: 5.8, most: 1.1 };
}
