import { branchingLayout, type Shape } from './branching-layout.ts';
import { type Exit, exitBehind, type PlacedNode, straightOn, type Turn, wayOf } from './exits.ts';
import { isUpright, type Layout } from './growth.ts';
import type { Placement } from './placement.ts';
import { allFrom, anyTile, isDouble, type TileNode } from './tile-tree.ts';

// Chickenfoot: every double but the first is a foot with three toes, one straight on and one at 45 degrees to either side.

/** How many toes a foot has. */
const toes = 3;

const middleToe: readonly Turn[] = [{ by: 0, cost: 0 }];

/** The right toe; the left one is its mirror image. */
const outerToe: readonly Turn[] = [
  { by: 45, cost: 0 },
  { by: 90, cost: 2 },
];

const widerToe: readonly Turn[] = [
  { by: 90, cost: 0 },
  { by: 45, cost: 2 },
];

const mirrored = (turns: readonly Turn[]): Turn[] => turns.map(({ by, cost }) => ({ by: -by, cost }));

export const feet: Layout = (root, aspect) => {
  const growth = branchingLayout('feet', feetFrom(root, isUpright(aspect) ? 90 : 0), root, aspect);
  const foot = allFrom(root).find((node) => node !== root && isDouble(node) && node.next.length < toes);
  return foot === undefined
    ? growth
    : { ...growth, awaited: growth.placesFor({ node: anyTile, parent: foot }) };
};

function feetFrom(root: TileNode, heading: number): Shape {
  const angle = isDouble(root) ? heading : heading - 90;
  const placement: Placement = {
    key: root.tile,
    piece: `${root.inwards}-${root.outwards}`,
    x: 0,
    y: 0,
    angle,
  };
  const first: PlacedNode = { node: root, heading, placement };
  return {
    first,
    room: 7,
    least: 8,
    bending: 4,
    outwards: 0.5,
    exitsOf(placed, isWide) {
      if (placed === first) return bothSides(first);
      return isDouble(placed.node)
        ? toesOf(placed, isWide ? widerToe : outerToe)
        : [exitBehind(placed, straightOn)];
    },
    exitFor(child, parent) {
      if (parent.tile === root.tile && !isDouble(root)) return child.at === root.outwards ? 0 : 1;
      const index = parent.next.indexOf(child);
      return index < 0 ? parent.next.length : index;
    },
  };
}

/** The first tile is no foot: its two sides are the two ends (chickenfoot.open). */
function bothSides(first: PlacedNode): Exit[] {
  const { node, heading } = first;
  const turned = { ...node, inwards: node.outwards, outwards: node.inwards };
  return [
    exitBehind(first, straightOn),
    exitBehind({ ...first, node: turned, heading: heading + 180 }, straightOn),
  ];
}

function toesOf({ node, placement, heading }: PlacedNode, outer: readonly Turn[]): Exit[] {
  const toe = (aside: number, turns: readonly Turn[]): Exit => {
    const way = wayOf(heading + 90);
    const [x, y] = [placement.x + way.x * aside, placement.y + way.y * aside];
    return { x, y, heading, along: 0.5, aside: 0.5, shows: node.outwards, turns };
  };
  return [toe(0, middleToe), toe(-0.5, mirrored(outer)), toe(0.5, outer)];
}
