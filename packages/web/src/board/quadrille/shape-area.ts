import type { Area, DrawnPiece } from '../areas.ts';
import { poolOf } from '../solitaire/tile-pool.ts';
import { side } from './cells.ts';

/** The position of the shape, and the size of a cell. */
export interface ShapeArea {
  readonly left: number;
  readonly top: number;
  readonly cell: number;
}

/** Every tile of the set, in the order in which they lie beside the shape. */
const tiles = poolOf(
  Array.from({ length: 7 }, (_, high) =>
    Array.from({ length: high + 1 }, (_, low) => `${high}-${low}`),
  ).flat(),
  6,
).flat();

/** The tiles that are still to be laid: each has a place of its own, which stays empty when it is taken. */
interface Pool extends Area {
  readonly columns: number;
  /** The size of a half, in pixels. */
  readonly half: number;
}

export interface QuadrilleAreas {
  readonly shape: ShapeArea;
  readonly pool: Pool;
  /** The line that says how many tiles are left. */
  readonly words: Area;
  /** Where the chosen tile is turned: beside the words, or in the notch of the shape where the pool lies below it. */
  readonly notch: Area | null;
}

const margin = 6;
const largestCell = 76;
const smallestCell = 12;
const largestHalf = 60;
/** The half of a tile that a finger still hits; on a phone the shape is worth more, because it can be looked at closer. */
const enoughOn = (width: number, height: number): number => (Math.min(width, height) > 500 ? 39 : 27);
const wordsBelow = 28;
const wordsBeside = 60;
/** The distances between the tiles of the pool, in halves. */
const across = 1.14;
const down = 2.22;

/** The shape as large as it can be while the tiles beside or below it can still be hit. */
export function quadrilleAreas(width: number, height: number): QuadrilleAreas {
  const enough = enoughOn(width, height);
  const worthOf = ({ shape: { cell }, pool: { half } }: QuadrilleAreas): number =>
    4 * Math.min(half, enough) + cell + half / 4;
  let best = areasFor(width, height, smallestCell, true);
  for (const isBeside of [true, false]) {
    for (let cell = smallestCell; cell <= largestCell; cell += 0.5) {
      const shapeSize = side * cell + 2 * margin;
      if (shapeSize > (isBeside ? height : width)) break;
      const areas = areasFor(width, height, cell, isBeside);
      if (worthOf(areas) > worthOf(best)) best = areas;
    }
  }
  return best;
}

function areasFor(width: number, height: number, cell: number, isBeside: boolean): QuadrilleAreas {
  const long = side * cell + 2 * margin;
  const [left, top] = isBeside ? [long, wordsBeside] : [0, long + wordsBelow];
  const pool = poolIn({ left, top, width: width - left, height: height - top });
  const rows = Math.ceil(tiles.length / pool.columns);
  // What is left over is shared by the space around both.
  const spare = isBeside
    ? (pool.width - pool.columns * across * pool.half) / 3
    : (pool.height - rows * down * pool.half) / 3;
  const shape = isBeside
    ? { left: margin + spare, top: (height - side * cell) / 2, cell }
    : { left: (width - side * cell) / 2, top: margin + spare, cell };
  const moved = isBeside
    ? { ...pool, left: pool.left + spare, width: pool.width - spare }
    : { ...pool, top: pool.top + spare, height: pool.height - spare };
  const poolTop = moved.top + (moved.height - rows * down * pool.half) / 2;
  const wordsHeight = isBeside ? wordsBeside : wordsBelow;
  return {
    shape,
    pool: moved,
    words: {
      left: moved.left,
      top: Math.max(isBeside ? 0 : long, poolTop - wordsHeight),
      width: moved.width,
      height: wordsHeight,
    },
    notch: isBeside
      ? null
      : { left: shape.left, top: shape.top + 3 * cell, width: cell - 2, height: 2 * cell },
  };
}

/** The pool with the largest tiles that an area has room for. */
function poolIn(area: Area): Pool {
  const sized = [4, 5, 6, 7, 10, 14, 28].map((columns) => ({
    ...area,
    columns,
    half: Math.max(
      1,
      Math.min(
        largestHalf,
        (area.width - 2 * margin) / (columns * across),
        (area.height - margin) / (Math.ceil(tiles.length / columns) * down),
      ),
    ),
  }));
  return sized.reduce((best, next) => (next.half > best.half * 1.01 ? next : best));
}

/** All tiles of the pool, each in its own place, in rows that differ by one tile at most. */
export function layPool({ left, top, width, height, columns, half }: Pool): DrawnPiece[] {
  const rows = Math.ceil(tiles.length / columns);
  const startOf = (row: number): number => Math.ceil((row * tiles.length) / rows);
  return Array.from({ length: rows }, (_, row) => tiles.slice(startOf(row), startOf(row + 1))).flatMap(
    (inRow, row) =>
      inRow.map((tile, column) => ({
        key: tile,
        piece: tile,
        x: left + width / 2 + (column - (inRow.length - 1) / 2) * across * half,
        y: top + height / 2 + (row - (rows - 1) / 2) * down * half,
        angle: 0,
        size: half,
      })),
  );
}
