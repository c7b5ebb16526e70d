import { type Area, type DrawnPiece, largestHalf } from '../areas.ts';

// Tiles that lie open in rows, to be taken. Lengths are in halves.

/** The way from a tile of a row to the next, and from a row to the next. */
interface Pitch {
  readonly across: number;
  readonly down: number;
}

const upright: Pitch = { across: 1.14, down: 2.22 };
const flat: Pitch = { across: 2.16, down: 1.3 };
const margin = 10;

const longestOf = (rows: readonly (readonly string[])[]): number =>
  Math.max(1, ...rows.map((row) => row.length));

/** How large tiles in rows can be drawn. */
export function sizeOfRows(rows: readonly (readonly string[])[], area: Area, isUpright: boolean): number {
  const { across, down } = isUpright ? upright : flat;
  return Math.min(
    largestHalf,
    (area.width - 2 * margin) / (longestOf(rows) * across),
    (area.height - 2 * margin) / (Math.max(1, rows.length) * down),
  );
}

/** Lays rows into the middle of a room, all of them beginning at the left. */
export function layRows(rows: readonly (readonly string[])[], area: Area, isUpright: boolean): DrawnPiece[] {
  const size = sizeOfRows(rows, area, isUpright);
  const { across, down } = isUpright ? upright : flat;
  const left = area.left + (area.width - longestOf(rows) * across * size) / 2;
  const top = area.top + (area.height - rows.length * down * size) / 2;
  return rows.flatMap((row, line) =>
    row.map((tile, column) => ({
      key: tile,
      piece: tile,
      x: left + (column + 0.5) * across * size,
      y: top + (line + 0.5) * down * size,
      angle: isUpright ? 0 : -90,
      size,
    })),
  );
}
