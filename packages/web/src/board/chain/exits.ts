import type { Placement } from './placement.ts';
import { isDouble, type TileNode } from './tile-tree.ts';

/** A direction in which a layout can continue, in degrees from straight on, and its cost. */
export interface Turn {
  readonly by: number;
  readonly cost: number;
}

/**
 * A place for the next tile: a point in the previous tile, the direction outwards, and how far that tile extends along it and to
 * the side.
 */
export interface Exit {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly along: number;
  readonly aside: number;
  /** The number that it shows. */
  readonly shows: number;
  readonly turns: readonly Turn[];
  /** It is used when all others of its tile are taken. */
  readonly isLast?: boolean;
}

/** A tile with its placement and its direction, in degrees clockwise from the right. */
export interface PlacedNode {
  readonly node: TileNode;
  readonly placement: Placement;
  readonly heading: number;
}

export const wayOf = (heading: number): { readonly x: number; readonly y: number } => ({
  x: Math.cos((heading * Math.PI) / 180),
  y: Math.sin((heading * Math.PI) / 180),
});

/** The exit of a tile in a row: behind its outer half, or behind the middle of a double. */
export function exitBehind({ node, placement, heading }: PlacedNode, turns: readonly Turn[]): Exit {
  const across = isDouble(node);
  const way = wayOf(heading);
  const back = across ? 0 : 0.5;
  return {
    x: placement.x + way.x * back,
    y: placement.y + way.y * back,
    heading,
    along: 0.5,
    aside: across ? 1 : 0.5,
    shows: node.outwards,
    turns,
  };
}

/** Places a tile at an exit, turned, and `further` away than necessary. */
export function placeAt(tile: TileNode, exit: Exit, by: number, further: number): PlacedNode {
  const heading = exit.heading + by;
  const way = wayOf(heading);
  const turned = wayOf(by);
  const across = isDouble(tile);
  const clear = exit.along * Math.abs(turned.x) + exit.aside * Math.abs(turned.y);
  const distance = clear + further + (across ? 0.5 : 1);
  const placement: Placement = {
    key: tile.tile,
    piece: `${tile.inwards}-${tile.outwards}`,
    x: exit.x + way.x * distance,
    y: exit.y + way.y * distance,
    angle: across ? heading : heading - 90,
  };
  return { node: tile, placement, heading };
}

/** Straight on if possible, otherwise around a corner; of two equal ways, the one to the right. */
export const straightOn: readonly Turn[] = [
  { by: 0, cost: 0 },
  { by: 45, cost: 1.2 },
  { by: -45, cost: 1.25 },
  { by: 90, cost: 1.8 },
  { by: -90, cost: 1.85 },
];

/** The same at right angles only. */
export const squarely: readonly Turn[] = straightOn.filter(({ by }) => by % 90 === 0);
