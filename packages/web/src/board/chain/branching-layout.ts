import { anyTile, type Exit, type PlacedNode, placeAt, type Turn } from './exits.ts';
import { boxAroundOne, type LayTiles, type Placement, sizes, touches } from './placement.ts';
import { allFrom, isDouble, type TileNode } from './tile-tree.ts';

// Layouts that grow to all sides. Each tile, in the order of play, takes the best free place at the tile it was laid at, so that tiles
// which lie stay where they are. A place is good if it goes straight on, if it stays within the shape of the table, and if it leaves
// every open end a way out.

/** What is particular to a layout. */
export interface Shape {
  readonly first: PlacedNode;
  /** It is laid as if halves could not be larger than this, in pixels, so that it does not bend at once. */
  readonly most?: number;
  /** The places at a tile, in the order in which they are taken. */
  exitsOf(placed: PlacedNode): readonly Exit[];
  /** Which of the places at its parent a tile takes. */
  exitFor(child: TileNode, parent: TileNode): number;
  /** What more would like to lie behind a tile one day than a single tile: room that others had better leave. */
  hopesFor?(placed: PlacedNode, isLaid: (tile: string) => boolean): readonly Placement[];
}

interface OpenExit {
  readonly owner: string;
  readonly exit: Exit;
  /** A place that is still free for a tile there; null where there is none. */
  reserved: Placement | null;
  readonly hopes: readonly Placement[];
}

/** A piece as it could lie, and what speaks against it. */
interface Candidate {
  readonly placed: PlacedNode;
  readonly cost: number;
}

/** A tile takes at least so much of the table, in square halves: smaller tables need not be tried. */
const minTileArea = 4;

/** How carefully tiles are laid. */
interface Strictness {
  /** Tiles that do not belong together keep this distance. */
  readonly apart: number;
  /** What it costs to take room that others hope for. */
  readonly hope: number;
  /** How many tiles may lie a little away from theirs, if there is no room beside it. */
  readonly loose: number;
}

/** Tried one after the other until there is room for all. */
const strictnesses: readonly Omit<Strictness, 'loose'>[] = [
  { apart: 0.3, hope: 1 },
  { apart: 0.25, hope: 4 },
  { apart: 0.1, hope: 1 },
  { apart: 0.1, hope: 4 },
];

/** Before tiles get smaller than this, as a part of what there would be room for, rather let some lie away from theirs. */
const stages = [
  { loose: 0, least: 0.33 },
  { loose: 1, least: 0.36 },
  { loose: 3, least: 0.33 },
  { loose: 60, least: 0 },
] as const;

const leastStrict: Strictness = { ...strictnesses[2], loose: Infinity };

/** A tile that lies away from its own lies no further off than this. */
const maxDetached = 40;

/** Tiles whose middles are further from each other never touch, however they lie. */
const reach = 2.6;

const allRound: readonly Turn[] = Array.from({ length: 24 }, (_, index) => ({ by: index * 15, cost: 0 }));

/** Lays everything that hangs at the first tile with the largest tiles that a table of this size has room for. */
export function branchingLayout(
  shapeFor: (root: TileNode) => Shape,
  root: TileNode,
  width: number,
  height: number,
): LayTiles {
  const largest = Math.sqrt((width * height) / (allFrom(root).length * minTileArea));
  const { most = Infinity } = shapeFor(root);
  for (const { loose, least } of stages) {
    for (const size of sizes) {
      const [wide, high] = [width / size, height / size];
      if (size > Math.min(most, largest) || size < Math.min(most, largest) * least) continue;
      for (const each of strictnesses) {
        const strictness = { ...each, loose };
        if (new BranchingTable(shapeFor(root), wide / 2, high / 2, strictness, false).lay(root) === null)
          continue;
        return (grown) =>
          new BranchingTable(shapeFor(grown), wide / 2, high / 2, strictness, true).lay(grown) ?? [];
      }
    }
  }
  return (grown) =>
    new BranchingTable(shapeFor(grown), Infinity, Infinity, leastStrict, true).lay(grown) ?? [];
}

class BranchingTable {
  private readonly placed = new Map<string, PlacedNode>();
  /** The same in the order of play: looking through them is most of the work. */
  private readonly laid: PlacedNode[] = [];
  private readonly open = new Map<string, OpenExit>();
  private readonly shape: Shape;
  /** Where the table ends, from its middle. */
  private wide: number;
  private high: number;
  private readonly strictness: Strictness;
  private loose: number;
  /** Whether a tile that is only wished for finds a place in any case, if need be beside the table. */
  private readonly yields: boolean;

  constructor(shape: Shape, wide: number, high: number, strictness: Strictness, yields: boolean) {
    this.shape = shape;
    this.wide = wide;
    this.high = high;
    this.strictness = strictness;
    this.loose = strictness.loose;
    this.yields = yields;
  }

  /** Null where the table is too small. */
  lay(root: TileNode): Placement[] | null {
    const parents = new Map<TileNode, TileNode>();
    const tiles = allFrom(root);
    for (const tile of tiles) for (const child of tile.next) parents.set(child, tile);
    this.settle(this.shape.first);
    for (const tile of tiles) {
      const parent = parents.get(tile);
      if (parent === undefined) continue;
      const name = `${parent.tile} ${this.shape.exitFor(tile, parent)}`;
      const end = this.open.get(name);
      if (end === undefined) continue;
      this.open.delete(name);
      const placed = this.best(tile, end) ?? this.faraway(tile, end) ?? this.beyond(tile, end);
      if (placed === null) return null;
      this.settle(placed);
    }
    return this.laid.map(({ placement }) => placement);
  }

  private settle(placed: PlacedNode): void {
    this.placed.set(placed.node.tile, placed);
    this.laid.push(placed);
    for (const end of this.open.values()) {
      if (end.reserved !== null && touches(end.reserved, placed.placement, this.strictness.apart))
        end.reserved = this.freeSpotAt(end);
    }
    for (const [index, exit] of this.shape.exitsOf(placed).entries()) {
      const end: OpenExit = { owner: placed.node.tile, exit, reserved: null, hopes: this.hopesFor(placed) };
      end.reserved = this.freeSpotAt(end);
      this.open.set(`${end.owner} ${index}`, end);
    }
  }

  private best(tile: TileNode, end: OpenExit): PlacedNode | null {
    let best: Candidate | null = null;
    // A double across a line that turns sharply would lie along the tile before it.
    const turns = isDouble(tile) ? end.exit.turns.filter(({ by }) => Math.abs(by) <= 45) : end.exit.turns;
    for (const { by, cost } of turns) {
      if (best !== null && cost >= best.cost) continue;
      const placed = placeAt(tile, end.exit, by, 0);
      if (!this.isFree(placed.placement, end.owner)) continue;
      const all = cost + this.costAhead(placed) + this.costForOthers(placed);
      if (best === null || all < best.cost) best = { placed, cost: all };
    }
    return best?.placed ?? null;
  }

  /** As near as there is room, but not at its tile. */
  private faraway(tile: TileNode, end: OpenExit): PlacedNode | null {
    if (this.loose === 0) return null;
    this.loose--;
    for (let distance = 0.5; distance <= maxDetached; distance += 0.5) {
      for (const { by } of [...end.exit.turns, ...allRound]) {
        const placed = placeAt(tile, end.exit, by, distance);
        if (!this.isFree(placed.placement, null)) continue;
        return { ...placed, placement: { ...placed.placement, hangs: { x: end.exit.x, y: end.exit.y } } };
      }
    }
    return null;
  }

  /** For what is only wished for, the table may be as large as it must. */
  private beyond(tile: TileNode, end: OpenExit): PlacedNode | null {
    if (!this.yields || !tile.free) return null;
    this.wide = Infinity;
    this.high = Infinity;
    this.loose = Infinity;
    return this.best(tile, end) ?? this.faraway(tile, end);
  }

  /** On the table and free of all tiles; the tile it is laid at, and what else is laid there, may touch it. */
  private isFree(placement: Placement, owner: string | null): boolean {
    if (!this.isOnTable(placement)) return false;
    const siblings = owner === null ? undefined : this.placed.get(owner)?.node.next;
    for (const { node, placement: other } of this.laid) {
      // Most tiles are far away, and whose they are is no matter then.
      if (Math.abs(other.x - placement.x) > reach || Math.abs(other.y - placement.y) > reach) continue;
      const near = node.tile === owner || siblings?.includes(node) === true;
      if (touches(placement, other, near ? -0.02 : this.strictness.apart)) return false;
    }
    return true;
  }

  private freeSpotAt({ exit, owner }: OpenExit): Placement | null {
    for (const { by } of exit.turns) {
      const { placement } = placeAt(anyTile, exit, by, 0);
      if (this.isFree(placement, owner)) return placement;
    }
    return null;
  }

  private isOnTable(placement: Placement): boolean {
    const { left, right, top, bottom } = boxAroundOne(placement);
    return Math.max(-left, right) <= this.wide && Math.max(-top, bottom) <= this.high;
  }

  /** What it costs if the places behind a tile are taken, or soon end somewhere. */
  private costAhead(placed: PlacedNode): number {
    let cost = 0;
    for (const exit of this.shape.exitsOf(placed)) {
      const free = exit.turns.filter(({ by }) => {
        const { placement } = placeAt(anyTile, exit, by, 0);
        return this.isFree(placement, placed.node.tile);
      });
      if (free.length === 0) cost += 60;
      else cost += 0.25 * Math.max(0, 5 - free.length);
      for (const distance of [0, 2]) {
        const { placement } = placeAt(anyTile, exit, 0, distance);
        if (!this.isFree(placement, placed.node.tile)) cost += 0.8;
      }
    }
    const lost = this.hopesFor(placed).filter((placement) => !this.isFree(placement, placed.node.tile));
    return cost + this.strictness.hope * lost.length;
  }

  private hopesFor(placed: PlacedNode): readonly Placement[] {
    return this.shape.hopesFor?.(placed, (tile) => this.placed.has(tile)) ?? [];
  }

  /** What it costs the open ends if a piece lies here, and soon others behind it. */
  private costForOthers(placed: PlacedNode): number {
    const { placement } = placed;
    const soon = this.shape
      .exitsOf(placed)
      .map((exit) => placeAt(anyTile, exit, exit.turns[0].by, 0).placement);
    let cost = 0;
    for (const { exit, owner, reserved, hopes } of this.open.values()) {
      for (const hope of hopes) {
        if (touches(hope, placement, 0)) cost += this.strictness.hope;
        for (const piece of soon) if (touches(hope, piece, 0)) cost += this.strictness.hope * 0.7;
      }
      if (reserved === null || !touches(reserved, placement, this.strictness.apart)) continue;
      const other = exit.turns.some(({ by }) => {
        const spot = placeAt(anyTile, exit, by, 0).placement;
        return !touches(spot, placement, this.strictness.apart) && this.isFree(spot, owner);
      });
      cost += other ? 2.5 : 60;
    }
    return cost;
  }
}
