import { additionsIn, canvasFor, type Growth, isUpright, type Layout } from './growth.ts';
import { angleOf, down, left, opposite, right, sideAtFirst, type Way } from './line.ts';
import type { Placement } from './placement.ts';
import { isDouble, type TileNode } from './tile-tree.ts';

// French domino: halves on halves. The layout is a row of places; each tile covers two of them, and its neighbours cover the same
// places from above or below (french.layers).

/** Places are slightly wider than halves, so that the groove of a lower tile shows, but none of its pips. */
const place = 1.085;

/** Every second row stays empty. */
const rowsApart = 2;

/** The area of a place, with the empty space beside it, and how many tiles the table has room for from the start. */
const room = 2.4;
const least = 17;

/** The end of a side: the place that the next tile covers, and its direction. */
interface Tip extends Way {
  readonly way: Way;
  readonly stepsAside: number;
  /** How many tiles lie on this side. */
  readonly count: number;
}

export const layers: Layout = (root, aspect): Growth => {
  const [along, aside] = isUpright(aspect) ? [down, left] : [right, down];
  const asides = [aside, opposite(aside)];
  const start = { x: (along.x * place) / 2, y: (along.y * place) / 2 };
  const tips: Tip[] = [
    { ...start, way: along, stepsAside: 0, count: 0 },
    { ...opposite(start), way: opposite(along), stepsAside: 0, count: 0 },
  ];
  const sideOf = new Map<string, number>();
  const layAt = (node: TileNode, side: number): readonly [Placement, Tip] => {
    const { wide, high } = canvasFor(node.order, aspect, room, least);
    const far = Math.max((along.y === 0 ? wide : high) - 0.5, 3);
    const tip = turned(tips[side], asides[side], along, far);
    const { x, y, way, stepsAside, count } = tip;
    const next = {
      x: x + way.x * place,
      y: y + way.y * place,
      way,
      stepsAside: way === asides[side] ? stepsAside + 1 : 0,
      count: count + 1,
    };
    return [layOver(node, tip, way, count % 2 === 0), next];
  };
  const pieces = [layOver(root, opposite(start), along, false)];
  for (const { node, parent } of additionsIn(root)) {
    const side = sideOf.get(parent.tile) ?? sideAtFirst(node, root);
    const [piece, tip] = layAt(node, side);
    sideOf.set(node.tile, side);
    tips[side] = tip;
    pieces.push(piece);
  }
  const next = { ...root, order: pieces.length };
  return {
    pieces,
    reserved: [0, 1].map((side) => layAt(next, side)[0]),
    placesFor({ node, parent }) {
      const side = sideOf.get(parent.tile) ?? sideAtFirst(node, root);
      const others = parent === root && isDouble(root) && side === 0 ? [1] : [];
      return [side, ...others].map((each) => layAt({ ...node, order: pieces.length }, each)[0]);
    },
  };
};

/** Straight on, or around the corner at the end of a row. */
function turned(tip: Tip, aside: Way, along: Way, far: number): Tip {
  const ahead = tip.x * along.x + tip.y * along.y;
  if (tip.way === aside) {
    if (tip.stepsAside < rowsApart) return tip;
    return { ...tip, way: ahead > 0 ? opposite(along) : along };
  }
  const onwards = (tip.way.x * along.x + tip.way.y * along.y) * ahead;
  return onwards + place > far ? { ...tip, way: aside, stepsAside: 0 } : tip;
}

/** A tile from one place to the next. */
const layOver = (tile: TileNode, from: Way, way: Way, raised: boolean): Placement => ({
  key: tile.tile,
  piece: `${tile.inwards}-${tile.outwards}`,
  x: from.x + (way.x * place) / 2,
  y: from.y + (way.y * place) / 2,
  angle: angleOf(way),
  raised,
});
