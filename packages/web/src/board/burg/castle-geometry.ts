import type { BurgView } from '@tischrunde/engine';

// The castle from above. The height of a half shows in its shade, its edge, its shadow to the right and below, and a number.

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

/** The shadow of a higher neighbour on a cell: its length from the left or upper edge, in cells. */
export interface Shadow {
  readonly cell: Cell;
  readonly from: 'left' | 'above';
  readonly length: number;
  /** The level it falls on; the table is 0. */
  readonly level: number;
  /** No neighbour above or to the left casts the same shadow: with light from the top left, it starts a little later. */
  readonly isFirst: boolean;
}

export function shadowsOn(tops: Tops): Shadow[] {
  const shadows: Shadow[] = [];
  const levelOn = (x: number, y: number): number => tops.get(cellKey([x, y]))?.level ?? 0;
  for (const [name, { level }] of tops) {
    const [x, y] = name.split(',').map(Number);
    for (const [cell, from] of [
      [[x + 1, y], 'left'],
      [[x, y + 1], 'above'],
    ] as const) {
      const lower = levelOn(...cell);
      if (lower >= level) continue;
      const isFirst =
        from === 'left'
          ? levelOn(x, y - 1) <= levelOn(x + 1, y - 1)
          : levelOn(x - 1, y) <= levelOn(x - 1, y + 1);
      shadows.push({ cell, from, length: lengthFor(level - lower), level: lower, isFirst });
    }
  }
  return shadows;
}

const lengthFor = (difference: number): number => 0.14 + 0.44 * (1 - 0.75 ** (difference - 1));
