import { down, left, right, up, type Way } from './line.ts';
import { type Layout, largestThatFits, type Placement } from './placement.ts';
import { sidesOf, type TileNode } from './tile-tree.ts';

// French domino: halves on halves. The layout is a row of places; each tile covers two of them, and its neighbours cover the same
// places from above or below (french.layers).

/** Places are slightly wider than halves, so that the groove of a lower tile shows, but none of its pips. */
const place = 1.085;

/** Every second row stays empty. */
const rowsApart = 2;

/** Both layers with the largest tiles that fit on the table. */
export const layers: Layout = (root, width, height) =>
  largestThatFits(
    root,
    width,
    height,
    (wide) => [(grown) => layLayers(grown, wide / 2)],
    () => true,
  );

/** Lays out both layers within `reach` of the middle. */
function layLayers(root: TileNode, reach: number): Placement[] {
  const far = Math.max(reach - 0.5, 2);
  const [one, other] = sidesOf(root);
  return [
    layOver(root, { x: -place / 2, y: 0 }, right, false),
    ...laySide(one, right, down, far),
    ...laySide(other, left, up, far),
  ];
}

function laySide(chain: readonly TileNode[], along: Way, aside: Way, far: number): Placement[] {
  const pieces: Placement[] = [];
  let from: Way = { x: (along.x * place) / 2, y: 0 };
  let way = along;
  let stepsAside = 0;
  for (const [index, tile] of chain.entries()) {
    if (way === aside) {
      if (stepsAside === rowsApart) {
        way = from.x > 0 ? left : right;
        stepsAside = 0;
      }
    } else if (way.x * from.x + place > far) {
      way = aside;
    }
    if (way === aside) stepsAside++;
    pieces.push(layOver(tile, from, way, index % 2 === 0));
    from = { x: from.x + way.x * place, y: from.y + way.y * place };
  }
  return pieces;
}

/** A tile from one place to the next. */
const layOver = (tile: TileNode, from: Way, way: Way, raised: boolean): Placement => ({
  key: tile.tile,
  piece: `${tile.inwards}-${tile.outwards}`,
  x: from.x + (way.x * place) / 2,
  y: from.y + (way.y * place) / 2,
  angle: Math.round((Math.atan2(way.y, way.x) * 180) / Math.PI) - 90,
  raised,
});
