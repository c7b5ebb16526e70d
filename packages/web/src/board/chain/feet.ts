import { branchingLayout, type Shape } from './branching-layout.ts';
import { type Exit, exitBehind, type PlacedNode, placeAt, type Turn, wayOf } from './exits.ts';
import type { Layout, Placement } from './placement.ts';
import { isDouble, type TileNode } from './tile-tree.ts';

// Chickenfoot: every double but the first is a foot with three toes, one straight on and one at 45 degrees to either side.

const straightOn: readonly Turn[] = [
  { by: 0, cost: 0 },
  { by: 45, cost: 1.2 },
  { by: -45, cost: 1.25 },
  { by: 30, cost: 1.6 },
  { by: -30, cost: 1.65 },
  { by: 15, cost: 1.7 },
  { by: -15, cost: 1.75 },
  { by: 60, cost: 2.2 },
  { by: 75, cost: 2.4 },
  { by: -75, cost: 2.45 },
  { by: -60, cost: 2.25 },
  { by: 90, cost: 2.6 },
  { by: -90, cost: 2.65 },
];

const middleToe: readonly Turn[] = [
  { by: 0, cost: 0 },
  { by: 10, cost: 2 },
  { by: -10, cost: 2 },
  { by: 20, cost: 3 },
  { by: -20, cost: 3 },
];

/** The right toe; the left one is its mirror image. */
const outerToe: readonly Turn[] = [
  { by: 45, cost: 0 },
  { by: 60, cost: 1 },
  { by: 30, cost: 1.5 },
  { by: 75, cost: 2 },
  { by: 90, cost: 2.5 },
  { by: 105, cost: 2.8 },
  { by: 120, cost: 3 },
  { by: 20, cost: 3.2 },
];

const mirrored = (turns: readonly Turn[]): Turn[] => turns.map(({ by, cost }) => ({ by: -by, cost }));

/** Chicken feet with the largest tiles that fit on the table. */
export const feet: Layout = (root, width, height) =>
  branchingLayout((grown) => feetFrom(grown, width >= height ? 0 : 90), root, width, height);

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
    exitsOf(placed) {
      if (placed === first) return bothSides(first);
      return isDouble(placed.node) ? toesOf(placed) : [exitBehind(placed, straightOn)];
    },
    exitFor(child, parent) {
      if (parent === root && !isDouble(root)) return child.at === root.outwards ? 0 : 1;
      return parent.next.indexOf(child);
    },
    hopesFor(placed, isLaid) {
      const { outwards } = placed.node;
      if (isDouble(placed.node) || isLaid(`${outwards}-${outwards}`)) return [];
      return footBehind(placed);
    },
  };
}

/** The first tile is no foot: its two sides are the two ends (chickenfoot.open). */
const bothSides = (first: PlacedNode): Exit[] => [
  exitBehind(first, straightOn),
  exitBehind({ ...first, heading: first.heading + 180 }, straightOn),
];

/** The foot and toes that may still be laid here. */
function footBehind(placed: PlacedNode): Placement[] {
  const { outwards } = placed.node;
  const double = { ...placed.node, tile: '', inwards: outwards };
  const foot = placeAt(double, exitBehind(placed, []), 0, 0);
  const toes = toesOf(foot).map((exit) => placeAt(placed.node, exit, exit.turns[0].by, 0).placement);
  return [foot.placement, ...toes];
}

function toesOf(foot: PlacedNode): Exit[] {
  const { placement, heading } = foot;
  const toe = (aside: number, turns: readonly Turn[]): Exit => {
    const way = wayOf(heading + 90);
    const [x, y] = [placement.x + way.x * aside, placement.y + way.y * aside];
    return { x, y, heading, along: 0.5, aside: 0.5, turns };
  };
  return [toe(0, middleToe), toe(-0.5, mirrored(outerToe)), toe(0.5, outerToe)];
}
