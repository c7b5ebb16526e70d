import { BranchingTable } from './branching-table.ts';
import type { Exit, PlacedNode } from './exits.ts';
import { additionsIn, type Growth } from './growth.ts';
import type { TileNode } from './tile-tree.ts';

// Layouts that branch in all directions. What lies stays where it is until a tile has no place beside its end: then everything is
// laid out again, knowing all tiles so far.

/** What distinguishes one layout from another. */
export interface Shape {
  readonly first: PlacedNode;
  /** The area of a tile, with the empty space around it, and how many tiles the table has room for from the start. */
  readonly room: number;
  readonly least: number;
  /** The cost of lying a half outside of that table, and of running straight back to the middle. */
  readonly bending: number;
  readonly outwards: number;
  /** The exits of a tile, in the order in which they are used. */
  exitsOf(placed: PlacedNode, isWide: boolean): readonly Exit[];
  /** Which exit of its parent a tile takes. */
  exitFor(child: TileNode, parent: TileNode): number;
}

/** How the rules of good layouts are weighed. */
export interface Weights {
  /** The minimum distance between tiles that are not neighbours. */
  readonly apart: number;
  /** How much of the shape's cost of lying outside of the table counts. */
  readonly bending: number;
  /** How much more room there is for each tile than the shape asks for. */
  readonly room: number;
  /** Tiles that branch off spread out further. */
  readonly isWide: boolean;
}

/** Tried in this order. */
const allWeights: readonly Weights[] = [
  { apart: 0.2, bending: 1, room: 1, isWide: false },
  { apart: 0.2, bending: 0.8, room: 1.3, isWide: false },
  { apart: 0.2, bending: 0.8, room: 1.3, isWide: true },
  { apart: 0.15, bending: 0.6, room: 1.6, isWide: false },
  { apart: 0.15, bending: 0.6, room: 1.6, isWide: true },
  { apart: 0.15, bending: 0.3, room: 2.5, isWide: false },
  { apart: 0.15, bending: 0, room: 9, isWide: true },
];

/** A layout that was found, to go on from with the next tile. */
interface Found {
  readonly name: string;
  readonly table: BranchingTable;
  readonly lays: readonly string[];
  readonly known: number;
  readonly tried: number;
}

/** The layouts of the last few tables on the screen: with a move, only one tile is added to them. */
const recent: Found[] = [];
const mostRecent = 6;

/** Lays out a tree; `name` tells layouts apart. It depends on nothing else: the layout before only saves time. */
export function branchingLayout(name: string, shape: Shape, root: TileNode, aspect: number): Growth {
  const additions = additionsIn(root);
  const lays = [root.tile, ...additions.map(({ node, parent }) => `${node.tile} ${parent.tile} ${node.at}`)];
  const named = `${name} ${aspect}`;
  const before = recent.findIndex(
    (each) => each.name === named && each.lays.every((lay, index) => lay === lays[index]),
  );
  let [known, tried] = [0, 0];
  if (before >= 0) {
    const [found] = recent.splice(before, 1);
    ({ known, tried } = found);
    if (found.table.lay(additions.slice(found.lays.length - 1)) === null)
      return remembered({ ...found, lays });
    // Starting again with what was known finds the same layout, and the tile that has no place in it.
  }
  for (;;) {
    const table = new BranchingTable(shape, aspect, allWeights[tried], known);
    const stuck = table.lay(additions);
    if (stuck === null || tried === allWeights.length - 1)
      return remembered({ name: named, table, lays, known, tried });
    known = Math.max(known, stuck);
    tried++;
  }
}

function remembered(found: Found): Growth {
  recent.unshift(found);
  recent.length = Math.min(recent.length, mostRecent);
  return found.table.growth();
}
