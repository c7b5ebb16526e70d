import type { Placement } from './placement.ts';
import { allFrom, type TileNode } from './tile-tree.ts';

// A layout grows tile by tile, in the order of play. Where a tile lies depends on the tiles before it and on the shape of the
// table, never on later ones, so what lies stays where it is, and everybody sees the same picture.

/** A tile that would be laid at another one. */
export interface Addition {
  readonly node: TileNode;
  readonly parent: TileNode;
}

/** The tiles on the table, and where further ones would lie. */
export interface Growth {
  /** In the order of play. */
  readonly pieces: readonly Placement[];
  /** Where a tile will lie; then the places beside it where its end has room, too. */
  placesFor(addition: Addition): readonly Placement[];
  /** All places that an open end keeps for its next tiles. */
  readonly reserved: readonly Placement[];
  /** The places that must be filled before all others. */
  readonly awaited?: readonly Placement[];
}

/** Lays out the tiles from `root` on a table whose width is `aspect` times its height. */
export type Layout = (root: TileNode, aspect: number) => Growth;

/** All tiles but the first in the order of play, each with its parent. */
export function additionsIn(root: TileNode): Addition[] {
  const parents = new Map<TileNode, TileNode>();
  const all = allFrom(root);
  for (const parent of all) for (const child of parent.next) parents.set(child, parent);
  return all.flatMap((node) => {
    const parent = parents.get(node);
    return parent === undefined ? [] : [{ node, parent }];
  });
}

/** Half the width and half the height of the part of the table that so many tiles should fill. */
export interface Canvas {
  readonly wide: number;
  readonly high: number;
}

/** A table for so many tiles of `room` square halves each. The first few have as much of it as `least` tiles. */
export function canvasFor(tiles: number, aspect: number, room: number, least: number): Canvas {
  const area = Math.max(tiles, least) * room;
  return { wide: Math.sqrt(area * aspect) / 2, high: Math.sqrt(area / aspect) / 2 };
}

/** A line on a table that is much higher than wide runs upright. */
export const isUpright = (aspect: number): boolean => aspect < 0.8;
