import type { LaidTile } from '@tischrunde/engine';

/** A tile laid at another one: its inner half joins the parent, its outer half is the new end. */
export interface TileNode {
  readonly tile: string;
  readonly inwards: number;
  readonly outwards: number;
  /** The value of the half it was laid at; for the first tile, its own first half. */
  readonly at: number;
  /** Its index among the tiles of the round. */
  readonly order: number;
  /** It closes the end it was laid at (sperr.lock). */
  readonly locks: boolean;
  /** The tiles laid at it, in the order of play. */
  readonly next: readonly TileNode[];
}

/** A placeholder for any tile that may follow. */
export const anyTile: TileNode = {
  tile: '',
  inwards: 0,
  outwards: 1,
  at: 0,
  order: 0,
  locks: false,
  next: [],
};

type MutableNode = TileNode & { readonly next: TileNode[] };

/** A tile that could be laid at an end (`6-3:3`), under its own name, and the half that would point outwards. */
export interface PlannedTile {
  readonly name: string;
  readonly tile: string;
  readonly at: string;
  readonly out: number;
}

export const isDouble = ({ inwards, outwards }: TileNode): boolean => inwards === outwards;

export const halvesOf = (tile: string): readonly [number, number] => {
  const [one, other] = tile.split('-').map(Number);
  return [one, other];
};

/** The tree of the tiles on the table; null before the first one. */
export function tileTree(layout: readonly LaidTile[]): TileNode | null {
  const tiles = new Map<string, MutableNode>();
  for (const [order, { tile, at, out, locks = false }] of layout.entries()) {
    const node: MutableNode = { tile, ...halvesAt(tile, at, out), order, locks, next: [] };
    tiles.set(tile, node);
    if (at !== null) tiles.get(ownerOf(at))?.next.push(node);
  }
  return tiles.get(layout.at(0)?.tile ?? '') ?? null;
}

/** A tile that could be laid, and the one that shows its end; null if that is not on the table. */
export function plannedNode(
  root: TileNode,
  { name, tile, at, out }: PlannedTile,
): { readonly node: TileNode; readonly parent: TileNode } | null {
  const all = allFrom(root);
  const parent = all.find((node) => node.tile === ownerOf(at));
  if (parent === undefined) return null;
  const halves = halvesAt(tile, at, out);
  return { node: { tile: name, ...halves, order: all.length, locks: false, next: [] }, parent };
}

/** The tile that shows an end. */
const ownerOf = (end: string): string => end.split(':')[0];

/** The first tile has its first half inwards. */
function halvesAt(
  tile: string,
  end: string | null,
  out: number | null,
): Pick<TileNode, 'inwards' | 'outwards' | 'at'> {
  const [first, second] = halvesOf(tile);
  if (end === null || out === null) return { inwards: first, outwards: second, at: first };
  return { inwards: first === out ? second : first, outwards: out, at: Number(end.split(':')[1]) };
}

/** A tile and all of its descendants in the order of play. */
export function allFrom(root: TileNode): TileNode[] {
  const all: TileNode[] = [];
  const add = (tile: TileNode): void => {
    all.push(tile);
    tile.next.forEach(add);
  };
  add(root);
  return all.sort((one, other) => one.order - other.order);
}

/** A tile and its descendants where none branches. */
function chainFrom(tile: TileNode | undefined): TileNode[] {
  const chain: TileNode[] = [];
  for (let link = tile; link !== undefined; link = link.next[0]) chain.push(link);
  return chain;
}

/** The two sides of a line: first the tiles to the right of the first one, then those to the left. */
export function sidesOf(root: TileNode): readonly [TileNode[], TileNode[]] {
  const [one, other] = isDouble(root)
    ? [root.next[0], root.next[1]]
    : [root.next.find(({ at }) => at === root.outwards), root.next.find(({ at }) => at === root.inwards)];
  return [chainFrom(one), chainFrom(other)];
}
