import { down, type Lane, layFirst, laySide, left, right, rowsFor, up, type Way } from './line.ts';
import { type Layout, largestThatFits, type Placement } from './placement.ts';
import { chainFrom, type TileNode } from './tile-tree.ts';

// Sebastopol: four arms from the four sides of 6-6. At the edge all turn the same way round, and each stays in its own quarter.

/** On its way back a row stays this far from the middle, clear of the next arm and its doubles. */
const clearOfNextArm = 2.5;

/** In the order in which the sides are used. */
const arms: readonly { readonly along: Way; readonly aside: Way }[] = [
  { along: right, aside: down },
  { along: left, aside: up },
  { along: down, aside: left },
  { along: up, aside: right },
];

/** The cross with the largest tiles that fit on the table. */
export const cross: Layout = (root, width, height) =>
  largestThatFits(root, width, height, (wide, high, size) =>
    rowsFor(size).map((rows) => (grown) => layCross(grown, wide / 2, high / 2, rows)),
  );

/** Lays out a cross within this distance of the middle, if its arms allow. */
function layCross(root: TileNode, reachAcross: number, reachDown: number, rows: number): Placement[] {
  const pieces = arms.flatMap(({ along, aside }, index) => {
    const reach = along.y === 0 ? reachAcross : reachDown;
    const far = Math.max(reach - 1, clearOfNextArm + 5.5);
    const lane: Lane = { along, aside, far, near: clearOfNextArm, rows };
    return laySide(chainFrom(root.next[index]), root, lane);
  });
  return [layFirst(root), ...pieces];
}
