import { down, type Lane, layFirst, laySide, left, right, rowsFor, up, type Way } from './line.ts';
import { type Layout, largestThatFits, type Placement } from './placement.ts';
import { chainFrom, type TileNode } from './tile-tree.ts';

// Sebastopol: four arms from the four sides of 6-6. Each turns in the same sense at the edge and stays in its own quarter.

/** So far from the middle a row keeps on its way back, so as not to meet the next arm and its doubles. */
const clearOfNextArm = 2.5;

/** In the order in which the sides are taken. */
const arms: readonly { readonly along: Way; readonly aside: Way }[] = [
  { along: right, aside: down },
  { along: left, aside: up },
  { along: down, aside: left },
  { along: up, aside: right },
];

/** The cross with the largest tiles that a table of this size has room for. */
export const cross: Layout = (root, width, height) =>
  largestThatFits(root, width, height, (wide, high, size) =>
    rowsFor(size).map((rows) => (grown) => layCross(grown, wide / 2, high / 2, rows)),
  );

/** Lays a cross no further than these from the middle, where its arms leave the choice. */
function layCross(root: TileNode, reachAcross: number, reachDown: number, rows: number): Placement[] {
  const pieces = arms.flatMap(({ along, aside }, index) => {
    const reach = along.y === 0 ? reachAcross : reachDown;
    const far = Math.max(reach - 1, clearOfNextArm + 5.5);
    const lane: Lane = { along, aside, far, near: clearOfNextArm, rows };
    return laySide(chainFrom(root.next[index]), root, lane);
  });
  return [layFirst(root), ...pieces];
}
