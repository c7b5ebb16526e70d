import { type Addition, additionsIn, canvasFor, type Growth, isUpright, type Layout } from './growth.ts';
import type { Placement } from './placement.ts';
import { anyTile, isDouble, type TileNode } from './tile-tree.ts';

// The line as on a real table: straight from the middle to both sides, turning before the edges. One side turns down and the
// other up, so that they never meet. Doubles lie across. The table grows with the line, and its rows with it.

export interface Way {
  readonly x: number;
  readonly y: number;
}

export const right: Way = { x: 1, y: 0 };
export const left: Way = { x: -1, y: 0 };
export const down: Way = { x: 0, y: 1 };

/** The gap between two tiles that are joined, and at a corner, where it keeps the doubles of two rows apart. */
export const joint = 0.08;
const cornerJoint = 0.16;

/** Where the tiles of one side lie: from the middle in one direction, then in rows on one side of it. */
interface Side {
  readonly along: Way;
  readonly aside: Way;
}

/** The end of a side: the middle of the edge where the next tile starts, and its direction. */
interface Tip extends Way {
  readonly way: Way;
  /** How far to the side the current or previous row lies. */
  readonly row: number;
  /** Whether the last tile is a double, lying across. */
  readonly afterDouble: boolean;
}

/** The area of a tile, with the empty space beside it, and how many tiles the table has room for from the start. */
const room = 8.5;
const least = 16;

/** The minimum distance between rows: that of one tile between them. */
const rows = 2;

export const line: Layout = (root, aspect) => {
  const [along, aside] = isUpright(aspect) ? [down, left] : [right, down];
  const sides = [
    { along, aside },
    { along: opposite(along), aside: opposite(aside) },
  ];
  return growSides(root, sides, layFirst(root, along), (tiles) => {
    const { wide, high } = canvasFor(tiles, aspect, room, least);
    return Math.max((along.y === 0 ? wide : high) - 0.5, 4);
  });
};

export const opposite = ({ x, y }: Way): Way => ({ x: 0 - x, y: 0 - y });

/** The two sides of a line, and how far from the middle their rows run with so many tiles on the table. */
function growSides(
  root: TileNode,
  sides: readonly Side[],
  first: Placement,
  reachOf: (tiles: number) => number,
): Growth {
  const tips = sides.map((side) => firstTip(first, side));
  const shown = [root.outwards, root.inwards];
  const sideOf = new Map<string, number>();
  const layAt = (node: TileNode, side: number): readonly [Placement, Tip] =>
    layNext(node, turned(node, tips[side], sides[side], reachOf(node.order)), sides[side]);
  const pieces = [first];
  const additions = additionsIn(root);
  for (const { node, parent } of additions) {
    const side = sideOf.get(parent.tile) ?? sideAtFirst(node, root);
    const [piece, tip] = layAt(node, side);
    sideOf.set(node.tile, side);
    tips[side] = tip;
    shown[side] = node.outwards;
    pieces.push(piece);
  }
  const order = pieces.length;
  // A double takes less room along the line than any other tile, but more to the sides.
  const isMatching = additions.every(({ node: { inwards, at } }) => inwards === at);
  const laid = new Set(pieces.map(({ piece }) => piece));
  const nextAt = (side: number): readonly TileNode[] =>
    isMatching && laid.has(`${shown[side]}-${shown[side]}`) ? [anyTile] : [anyTile, anyDouble];
  return {
    pieces,
    reserved: sides.flatMap((_, side) => nextAt(side).map((tile) => layAt({ ...tile, order }, side)[0])),
    placesFor({ node, parent }: Addition) {
      const side = sideOf.get(parent.tile) ?? sideAtFirst(node, root);
      const others = isDouble(root) && parent === root && side === 0 ? [1] : [];
      return [side, ...others].map((each) => layAt({ ...node, order }, each)[0]);
    },
  };
}

const anyDouble: TileNode = { ...anyTile, outwards: 0 };

/** The side of the first tile that another is laid at. */
export function sideAtFirst(node: TileNode, root: TileNode): number {
  if (!isDouble(root)) return node.at === root.outwards ? 0 : 1;
  const index = root.next.indexOf(node);
  return index < 0 ? root.next.length : index;
}

/** The first tile, in the middle: a double across the line, any other with its second half in its direction. */
export const layFirst = (root: TileNode, along: Way): Placement => ({
  key: root.tile,
  piece: `${root.inwards}-${root.outwards}`,
  x: 0,
  y: 0,
  angle: isDouble(root) ? angleOf(along) + 90 : angleOf(along),
});

/** The angle of a tile with its second half in a direction. */
export const angleOf = ({ x, y }: Way): number => Math.round((Math.atan2(y, x) * 180) / Math.PI) - 90;

function firstTip({ angle }: Placement, { along }: Side): Tip {
  // An upright tile is two halves long from top to bottom, a lying one from left to right.
  const isAcross = (angle % 180 === 0) === (along.y === 0);
  const half = isAcross ? 0.5 : 1;
  return { x: along.x * half, y: along.y * half, way: along, row: 0, afterDouble: isAcross };
}

const dot = (one: Way, other: Way): number => one.x * other.x + one.y * other.y;

/** Where the next tile starts: straight on, or around the corner at the end of a row. */
function turned(link: TileNode, tip: Tip, { along, aside }: Side, reach: number): Tip {
  if (isDouble(link)) return tip;
  const ahead = dot(tip, along);
  if (dot(tip.way, aside) === 0) {
    const onwards = dot(tip.way, along) * ahead;
    return onwards + 2 + joint <= reach ? tip : corner(tip, aside);
  }
  if (dot(tip, aside) - tip.row - 0.5 < rows) return tip;
  return corner(tip, ahead > 0 ? opposite(along) : along);
}

/** Sideways from the last half, or from the end of a double that lies across. */
function corner({ x, y, way, row, afterDouble }: Tip, to: Way): Tip {
  const sideways = afterDouble ? 1 : 0.5;
  const turnedTo = { x: x - way.x * 0.5 + to.x * sideways, y: y - way.y * 0.5 + to.y * sideways };
  return { ...turnedTo, way: to, row, afterDouble: false };
}

function layNext(link: TileNode, { x, y, way, row }: Tip, { aside }: Side): readonly [Placement, Tip] {
  const isAcross = isDouble(link);
  const isInRow = dot(way, aside) === 0;
  const gap = isInRow ? joint : cornerJoint;
  const length = (isAcross ? 1 : 2) + gap;
  const end = { x: x + way.x * length, y: y + way.y * length };
  const middle = (isAcross ? 0.5 : 1) + gap;
  const piece: Placement = {
    key: link.tile,
    piece: `${link.inwards}-${link.outwards}`,
    x: x + way.x * middle,
    y: y + way.y * middle,
    angle: isAcross ? angleOf(way) + 90 : angleOf(way),
  };
  return [piece, { ...end, way, row: isInRow ? dot(end, aside) : row, afterDouble: isAcross }];
}
