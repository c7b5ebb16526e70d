import { branchingLayout, type Shape } from './branching-layout.ts';
import { type Exit, exitBehind, type PlacedNode, type Turn } from './exits.ts';
import type { Layout, Placement } from './placement.ts';
import type { TileNode } from './tile-tree.ts';

// Cyprus: up to nine arms around 9-9. They run straight outwards and at the edge all turn the same way round.

/** Where the arms start, from the middle: nine tiles just fit side by side. */
export const hub = 1.75;

const arms = 9;

/** The arms in the order of play, spread around the middle from the start. */
const order = [0, 4, 2, 6, 8, 3, 5, 1, 7];

const straightOn: readonly Turn[] = [
  { by: 0, cost: 0 },
  { by: 20, cost: 0.9 },
  { by: 40, cost: 1.1 },
  { by: -20, cost: 1.3 },
  { by: -40, cost: 1.6 },
  { by: 60, cost: 1.8 },
  { by: -60, cost: 2.3 },
  { by: 90, cost: 2.4 },
  { by: -90, cost: 3 },
];

/** The star with the largest tiles that fit on the table. */
export const star: Layout = (root, width, height) => branchingLayout(starFrom, root, width, height);

function starFrom(root: TileNode): Shape {
  const placement: Placement = {
    key: root.tile,
    piece: `${root.inwards}-${root.outwards}`,
    x: 0,
    y: 0,
    angle: 0,
  };
  const first: PlacedNode = { node: root, heading: 0, placement };
  return {
    first,
    most: 44,
    exitsOf: (placed) => (placed === first ? rays : [exitBehind(placed, straightOn)]),
    exitFor: (child, parent) => parent.next.indexOf(child),
  };
}

const rays: readonly Exit[] = order.map((place) => ({
  x: 0,
  y: 0,
  heading: (place * 360) / arms,
  along: hub,
  aside: 0,
  turns: [{ by: 0, cost: 0 }],
}));
