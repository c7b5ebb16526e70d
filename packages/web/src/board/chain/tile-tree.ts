import type { JsonObject } from '@tischrunde/engine';

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
  /** A place where a tile could be laid: part of the layout, but drawn as a ghost or not at all. */
  readonly free: boolean;
  /** The tiles laid at it, in the order of play. */
  readonly next: readonly TileNode[];
}

type MutableNode = TileNode & { readonly next: MutableNode[] };

/** A tile that could be laid at an end (`6-3:3`), under its own name. */
export interface PlannedTile {
  readonly name: string;
  readonly tile: string;
  readonly at: string;
  readonly out?: number;
}

export const isDouble = ({ inwards, outwards }: TileNode): boolean => inwards === outwards;

export const halvesOf = (tile: string): readonly [number, number] => {
  const [one, other] = tile.split('-').map(Number);
  return [one, other];
};

const isLaid = ({ type }: JsonObject): boolean => type === 'lay' || type === 'lock';

/** The tree of the tiles laid in a round's log and of the planned ones; null before the first tile. */
export function tileTree(log: readonly JsonObject[], planned: readonly PlannedTile[] = []): TileNode | null {
  let root: TileNode | null = null;
  const tiles = new Map<string, MutableNode>();
  const lays = log.filter(isLaid);
  for (const [order, { type, tile, at, out }] of lays.entries()) {
    if (typeof tile !== 'string') continue;
    const [first, second] = halvesOf(tile);
    if (typeof at !== 'string') {
      const state = { order, locks: false, free: false };
      const opening: MutableNode = { tile, inwards: first, outwards: second, at: first, ...state, next: [] };
      root ??= opening;
      tiles.set(tile, opening);
      continue;
    }
    tiles.set(tile, join(tiles, tile, at, Number(out), { order, locks: type === 'lock', free: false }));
  }
  for (const [index, { name, tile, at, out }] of planned.entries()) {
    const state = { order: lays.length + index, locks: false, free: true };
    join(tiles, tile, at, out ?? outwardsOf(tile, at), state, name);
  }
  return root;
}

function join(
  tiles: ReadonlyMap<string, MutableNode>,
  tile: string,
  at: string,
  outwards: number,
  state: Pick<TileNode, 'order' | 'locks' | 'free'>,
  name = tile,
): MutableNode {
  const [parent, value] = at.split(':');
  const [first, second] = halvesOf(tile);
  const inwards = first === outwards ? second : first;
  const node: MutableNode = { tile: name, inwards, outwards, at: Number(value), ...state, next: [] };
  tiles.get(parent)?.next.push(node);
  return node;
}

/** The outer half of a tile whose other half matches the end. */
function outwardsOf(tile: string, at: string): number {
  const [one, other] = halvesOf(tile);
  return one === Number(at.split(':')[1]) ? other : one;
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
export function chainFrom(tile: TileNode | undefined): TileNode[] {
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
