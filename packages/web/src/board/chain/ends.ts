import type { LaidTile, MoveText } from '@tischrunde/engine';
import type { Growth, Layout } from './growth.ts';
import type { Placement } from './placement.ts';
import { halvesOf, plannedNode, type TileNode, tileTree } from './tile-tree.ts';

// The open ends of a layout on the table, and the ghosts of the chosen tile at them.

/** An open end: where its next tile would lie. */
export interface EndPlace {
  /** `6-3:3` */
  readonly at: string;
  /** The chosen tile, if it may go there, otherwise any tile. */
  readonly piece: Placement;
}

/** A place for the chosen tile. */
export interface GhostPlace {
  readonly move: MoveText;
  readonly piece: Placement;
  /** Places beside it where the end has room, too: a tile that is dropped there means the same. */
  readonly also: readonly Placement[];
}

/** The first tile as it will lie. */
export function firstPlace(layout: Layout, tile: string, aspect: number): Growth | null {
  const lone: LaidTile = { tile, at: null, out: null };
  const root = tileTree([lone]);
  return root === null ? null : layout(root, aspect);
}

/** The open ends, and the halves that fit them where those are not the halves they show. */
export interface OpenEnds {
  readonly ends: readonly string[];
  readonly asks?: readonly (number | null)[];
}

/** Where the next tile of each end would lie. */
export const endPlaces = (
  root: TileNode,
  growth: Growth,
  open: OpenEnds,
  moves: readonly MoveText[],
): EndPlace[] =>
  open.ends.flatMap((at) => {
    const move = moves.find((each) => each.at === at);
    const [piece] = placesAt(root, growth, open, at, move);
    return piece === undefined ? [] : [{ at, piece }];
  });

/** A ghost for every move that lays a tile at an end. */
export const ghostPlaces = (
  root: TileNode,
  growth: Growth,
  open: OpenEnds,
  moves: readonly MoveText[],
): GhostPlace[] =>
  moves.flatMap((move) => {
    if (typeof move.at !== 'string') return [];
    const [piece, ...also] = placesAt(root, growth, open, move.at, move);
    return piece === undefined ? [] : [{ move, piece, also }];
  });

function placesAt(
  root: TileNode,
  growth: Growth,
  { ends, asks }: OpenEnds,
  at: string,
  move: MoveText | undefined,
): readonly Placement[] {
  const name = `>${at}`;
  const inwards = asks?.[ends.indexOf(at)] ?? Number(at.split(':')[1]);
  const addition =
    typeof move?.tile === 'string'
      ? plannedNode(root, { name, tile: move.tile, at, out: outwardsOf(move, inwards) })
      : plannedNode(root, { name, tile: '0-1', at, out: 1 });
  return addition === null ? [] : growth.placesFor(addition);
}

/** The move says which half points outwards if both fit. */
function outwardsOf({ tile, out }: MoveText, inwards: number): number {
  const [one, other] = halvesOf(`${tile}`);
  if (typeof out === 'number') return out;
  return one === inwards ? other : one;
}
