import { type Layout, largestThatFits, type Placement } from './placement.ts';
import { isDouble, sidesOf, type TileNode } from './tile-tree.ts';

// The line as on a real table: straight from the middle to both sides, turning at the edges. The right side turns down and the
// left side up, so that they never meet. Doubles lie across.

export interface Way {
  readonly x: number;
  readonly y: number;
}

export const right: Way = { x: 1, y: 0 };
export const left: Way = { x: -1, y: 0 };
export const down: Way = { x: 0, y: 1 };
export const up: Way = { x: 0, y: -1 };

/** Where the tiles of one side may lie: from the middle in one direction, then in rows on one side of it. */
export interface Lane {
  readonly along: Way;
  readonly aside: Way;
  /** How far from the middle a row runs, and how far back the next one. */
  readonly far: number;
  readonly near: number;
  /** The minimum distance between rows. */
  readonly rows: number;
}

/** The end of a side: the middle of the edge where the next tile starts, and its direction. */
interface Tip extends Way {
  readonly way: Way;
  /** How far to the side the current or previous row lies. */
  readonly row: number;
  /** Whether the last tile is a double, lying across. */
  readonly afterDouble: boolean;
}

/** Possible distances between rows: wide enough for another row between them or, for small tiles, close together. */
export const rowsFor = (size: number): readonly number[] => (size > 32 ? [3] : [3, 2]);

/** The line with the largest tiles that fit on the table. */
export const line: Layout = (root, width, height) =>
  largestThatFits(root, width, height, (wide, _high, size) =>
    rowsFor(size).flatMap((rows) =>
      // A line that grows to one side may start off-centre.
      [0, 0.3, -0.3, 0.6, -0.6].map(
        (aside) => (grown) => layLine(grown, (wide / 2) * (1 + aside), (wide / 2) * (1 - aside), rows),
      ),
    ),
  );

/** Lays out a line within these distances of the first tile. */
function layLine(root: TileNode, reachRight: number, reachLeft: number, rows: number): Placement[] {
  const [one, other] = sidesOf(root);
  const [farRight, farLeft] = [reachRight, reachLeft].map((reach) => Math.max(reach - 1, 3));
  return [
    layFirst(root),
    ...laySide(one, root, { along: right, aside: down, far: farRight, near: -farLeft, rows }),
    ...laySide(other, root, { along: left, aside: up, far: farLeft, near: -farRight, rows }),
  ];
}

/** The first tile, in the middle: a double upright, any other with its second half to the right. */
export const layFirst = (root: TileNode): Placement => ({
  key: root.tile,
  piece: `${root.inwards}-${root.outwards}`,
  x: 0,
  y: 0,
  angle: isDouble(root) ? 0 : -90,
});

/** Lays out one side of the first tile. */
export function laySide(chain: readonly TileNode[], root: TileNode, lane: Lane): Placement[] {
  const { along } = lane;
  // The first tile is two halves long; a double is so vertically.
  const half = (along.x === 0) === isDouble(root) ? 1 : 0.5;
  const pieces: Placement[] = [];
  let tip: Tip = {
    x: along.x * half,
    y: along.y * half,
    way: along,
    row: 0,
    afterDouble: isDouble(root) && along.y === 0,
  };
  for (const link of chain) {
    const [piece, next] = layNext(link, turned(link, tip, lane), lane);
    pieces.push(piece);
    tip = next;
  }
  return pieces;
}

const dot = (one: Way, other: Way): number => one.x * other.x + one.y * other.y;

/** Where the next tile starts: straight on, or around the corner at the end of a row. */
function turned(link: TileNode, tip: Tip, { along, aside, far, near, rows }: Lane): Tip {
  if (isDouble(link)) return tip;
  const ahead = dot(tip, along);
  if (dot(tip.way, aside) === 0) {
    const outwards = dot(tip.way, along) > 0;
    const area = outwards ? ahead + 2 <= far : ahead - 2 >= near;
    return area ? tip : corner(tip, aside);
  }
  if (dot(tip, aside) - tip.row - 0.5 < rows) return tip;
  const back = ahead > (far + near) / 2;
  return corner(tip, back ? { x: -along.x, y: -along.y } : along);
}

/** Sideways from the last half, or from the end of a double that lies across. */
function corner({ x, y, way, row, afterDouble }: Tip, to: Way): Tip {
  const sideways = afterDouble ? 1 : 0.5;
  const turnedTo = { x: x - way.x * 0.5 + to.x * sideways, y: y - way.y * 0.5 + to.y * sideways };
  return { ...turnedTo, way: to, row, afterDouble: false };
}

function layNext(link: TileNode, { x, y, way, row }: Tip, { aside }: Lane): readonly [Placement, Tip] {
  const across = isDouble(link);
  const length = across ? 1 : 2;
  const end = { x: x + way.x * length, y: y + way.y * length };
  const angle = Math.round((Math.atan2(way.y, way.x) * 180) / Math.PI) - 90;
  const piece: Placement = {
    key: link.tile,
    piece: `${link.inwards}-${link.outwards}`,
    x: (x + end.x) / 2,
    y: (y + end.y) / 2,
    angle: across ? angle + 90 : angle,
  };
  return [piece, { ...end, way, row: dot(way, aside) === 0 ? dot(end, aside) : row, afterDouble: across }];
}
