import { branchingLayout, type Shape } from './branching-layout.ts';
import { type Exit, exitBehind, type PlacedNode, straightOn } from './exits.ts';
import type { Layout } from './growth.ts';
import type { Placement } from './placement.ts';
import type { TileNode } from './tile-tree.ts';

// Cyprus: up to nine arms around 9-9, in eight directions and a second one to the right.

/** The radius of the free circle in the middle. */
export const hub = 1.5;

export const star: Layout = (root, aspect) => branchingLayout('star', starFrom(root), root, aspect);

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
    room: 5,
    least: 8,
    bending: 7,
    outwards: 4,
    exitsOf: (placed) => (placed === first ? rays : [exitBehind(placed, straightOn)]),
    exitFor: (child, parent) => {
      const index = parent.next.indexOf(child);
      return index < 0 ? parent.next.length : index;
    },
  };
}

/** The ninth arm lies below the one to the right, further out, where the one between right and down leaves it room. */
const ninth = { from: hub + 1.9, aside: 1.28 };

const ray = (heading: number, from = hub, aside = 0): Exit => ({
  x: 0,
  y: aside,
  heading,
  along: from,
  aside: 0,
  shows: 9,
  turns: [{ by: 0, cost: 0 }],
});

/** The arms in the order of play, spread around the middle from the start. */
const rays: readonly Exit[] = [
  ...[180, 0, 90, 270, 45, 225, 315, 135].map((heading) => ray(heading)),
  { ...ray(0, ninth.from, ninth.aside), isLast: true },
];
