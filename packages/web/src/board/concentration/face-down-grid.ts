import type { ConcentrationEvent, ConcentrationView } from '@tischrunde/engine';

// The rectangle of tiles face down. If the area is taller than wide, the rectangle is turned by a quarter, so that it fills the
// area and every tile stays in its place when a phone is rotated.

export interface Cell {
  readonly cell: number;
  /** Its number on the table, from 1. */
  readonly row: number;
  readonly column: number;
  readonly tile: string | null;
  readonly lies: 'down' | 'up' | 'taken';
}

export interface Rectangle {
  /** The size of a half, in pixels. */
  readonly half: number;
  /** Whether tiles lie on their side, because the rectangle is turned. */
  readonly turned: boolean;
  /** The centre of every cell. */
  readonly middles: readonly { readonly x: number; readonly y: number }[];
}

/** The least and the widest gap between tiles, in halves. */
const gap = 0.16;
const widest = 0.9;
const largest = 90;
/** How much larger tiles must be for the rectangle to be turned: in a tall area they may even be smaller. */
const worthTurning = { wide: 1.2, tall: 0.85 };

/** Lays out this many tiles in rows, as large as the area allows. */
export function rectangleIn(count: number, perRow: number, width: number, height: number): Rectangle {
  const columns = Math.min(perRow, Math.max(count, 1));
  const rows = Math.ceil(count / columns);
  const upright = halfIn(columns, rows, width, height);
  const onSide = halfIn(columns, rows, height, width);
  const turned = onSide > upright * (height > width ? worthTurning.tall : worthTurning.wide);
  const half = turned ? onSide : upright;
  const [long, short] = turned ? [height, width] : [width, height];
  // Tiles spread out as far as there is room, but still lie together.
  const across = Math.min(half * (1 + widest), long / columns);
  const down = Math.min(half * (2 + widest), short / rows);
  const middles = Array.from({ length: count }, (_, cell) => {
    const along = ((cell % columns) - (columns - 1) / 2) * across;
    const below = (Math.floor(cell / columns) - (rows - 1) / 2) * down;
    return turned
      ? { x: width / 2 - below, y: height / 2 + along }
      : { x: width / 2 + along, y: height / 2 + below };
  });
  return { half, turned, middles };
}

const halfIn = (columns: number, rows: number, width: number, height: number): number =>
  Math.min(largest, width / (columns * (1 + gap)), height / (rows * (2 + gap)));

/** The tile on every cell of the layout. */
export function cellsIn({ columns, up, takers, grid }: ConcentrationView): Cell[] {
  return grid.map((tile, cell) => ({
    cell,
    row: Math.floor(cell / columns) + 1,
    column: (cell % columns) + 1,
    tile,
    lies: takers[cell] !== null ? 'taken' : up.includes(cell) ? 'up' : 'down',
  }));
}

/** The tiles that the last turn turned face down, by their cells: they still show their faces while they turn. */
export function turnedDown(events: readonly ConcentrationEvent[]): ReadonlyMap<number, string> {
  const lastFlip = events.findLastIndex(({ type }) => type === 'flipped');
  const before = events.slice(0, Math.max(0, lastFlip)).findLast(isTurn);
  return new Map(
    before?.type === 'missed' ? before.cells.map((cell, index) => [cell, before.tiles[index]]) : [],
  );
}

const isTurn = ({ type }: ConcentrationEvent): boolean => type === 'missed' || type === 'paired';
