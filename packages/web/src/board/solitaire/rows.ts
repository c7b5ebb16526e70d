import { type Area, type DrawnPiece, largestHalf } from '../areas.ts';

// Open tiles in rows. Lengths are in halves.

/** The distances between the tiles of a row and between rows. */
interface Pitch {
  readonly across: number;
  readonly down: number;
}

const upright: Pitch = { across: 1.14, down: 2.22 };
const flat: Pitch = { across: 2.16, down: 1.3 };
const margin = 10;

const longestOf = (rows: readonly (readonly string[])[]): number =>
  Math.max(1, ...rows.map((row) => row.length));

/** The largest size of tiles in these rows. */
export function sizeOfRows(rows: readonly (readonly string[])[], area: Area, isUpright: boolean): number {
  const { across, down } = isUpright ? upright : flat;
  return Math.min(
    largestHalf,
    (area.width - 2 * margin) / (longestOf(rows) * across),
    (area.height - 2 * margin) / (Math.max(1, rows.length) * down),
  );
}

/** Lays out rows in the middle of an area, aligned at the left. */
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
