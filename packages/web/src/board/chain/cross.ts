import { canvasFor, type Layout } from './growth.ts';
import { down, growSides, layFirst, left, right, up } from './line.ts';

// Sebastopol: four arms from the four sides of 6-6. At the edge all turn the same way round, and each stays in its own quarter.

/** On its way back a row stays this far from the middle, clear of the next arm and its doubles. */
const clearOfNextArm = 2.5;

/** The area of a tile, with the empty space beside it, and how many tiles the table has room for from the start. */
const room = 7;
const least = 16;

/** In the order in which the sides are used. */
const arms = [
  { along: right, aside: down },
  { along: left, aside: up },
  { along: down, aside: left },
  { along: up, aside: right },
];

export const cross: Layout = (root, aspect) =>
  growSides(root, arms, layFirst(root, right), (tiles, { along }) => {
    const { wide, high } = canvasFor(tiles, aspect, room, least);
    const reach = along.y === 0 ? wide : high;
    return { far: Math.max(reach - 0.5, clearOfNextArm + 5.5), near: clearOfNextArm };
  });
