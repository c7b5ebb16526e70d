import { branchingLayout, type Shape } from './branching-layout.ts';
import { type Exit, exitBehind, type PlacedNode, squarely } from './exits.ts';
import type { Layout } from './growth.ts';
import { layFirst, right } from './line.ts';
import type { TileNode } from './tile-tree.ts';

// Sebastopol: four arms from the four sides of 6-6, which turn at right angles only.

export const cross: Layout = (root, aspect) => branchingLayout('cross', crossFrom(root), root, aspect);

function crossFrom(root: TileNode): Shape {
  const first: PlacedNode = { node: root, heading: 0, placement: layFirst(root, right) };
  return {
    first,
    room: 7,
    least: 14,
    bending: 4,
    outwards: 0.5,
    exitsOf: (placed) => (placed === first ? arms : [exitBehind(placed, squarely)]),
    exitFor: (child, parent) => {
      const index = parent.next.indexOf(child);
      return index < 0 ? parent.next.length : index;
    },
  };
}

const arm = (heading: number): Exit => ({
  x: 0,
  y: 0,
  heading,
  along: heading % 180 === 0 ? 0.5 : 1,
  aside: 0.5,
  shows: 6,
  turns: [{ by: 0, cost: 0 }],
});

/** In the order in which the sides are used. */
const arms: readonly Exit[] = [0, 180, 90, 270].map(arm);
