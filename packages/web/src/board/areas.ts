import type { Placement } from './chain/placement.ts';

/** A part of the table, in pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A piece as it is drawn: its centre in pixels, and the size of a half. */
export interface DrawnPiece extends Placement {
  readonly size: number;
}

/** An area as the style of an element. */
export const areaStyle = ({ left, top, width, height }: Area) => ({
  left: `${left}px`,
  top: `${top}px`,
  width: `${width}px`,
  height: `${height}px`,
});

/** Halves are never drawn larger than this, however large the area is. */
export const largestHalf = 84;

/** The largest size for tiles next to others: hardly larger, since they share a table. */
export const largestBeside = (size: number = largestHalf): number => Math.min(largestHalf, size * 1.15);

/** Whether two parts lie side by side on a table of this shape, or one below the other. */
export const isBeside = (width: number, height: number): boolean => width > height * 1.25;

/** Half of a table of this shape, where two parts share it. */
export const halfOf = (width: number, height: number): readonly [number, number] =>
  isBeside(width, height) ? [width / 2, height] : [width, height / 2];

/**
 * Divides a table into two areas so that both parts are drawn as large as possible. Each function returns the size of its pieces
 * in an area.
 */
export function divideArea(
  table: Area,
  first: (area: Area) => number,
  second: (area: Area) => number,
  ways: readonly boolean[] = [isBeside(table.width, table.height)],
): readonly [Area, Area] {
  let best = split(table, 0.5, ways[0]);
  let most = 0;
  for (const beside of ways) {
    for (let share = 0.2; share <= 0.8; share += 0.04) {
      const areas = split(table, share, beside);
      const sizes = [Math.min(largestHalf, first(areas[0])), Math.min(largestHalf, second(areas[1]))];
      // The smaller size counts; where it cannot grow, the larger one breaks ties.
      const worth = Math.min(...sizes) + Math.max(...sizes) / 100 - Math.abs(share - 0.5) / 1000;
      if (worth > most) {
        most = worth;
        best = areas;
      }
    }
  }
  return best;
}

function split({ left, top, width, height }: Area, share: number, beside: boolean): readonly [Area, Area] {
  if (beside) {
    const part = Math.round(width * share);
    return [
      { left, top, width: part, height },
      { left: left + part, top, width: width - part, height },
    ];
  }
  const part = Math.round(height * share);
  return [
    { left, top, width, height: part },
    { left, top: top + part, width, height: height - part },
  ];
}
