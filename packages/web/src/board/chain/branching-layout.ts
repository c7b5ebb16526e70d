import { anyTile, type Exit, type PlacedNode, placeAt, type Turn } from './exits.ts';
import { boxAroundOne, type LayTiles, type Placement, sizes, touches } from './placement.ts';
import { allFrom, isDouble, type TileNode } from './tile-tree.ts';

// Layouts that branch in all directions. In the order of play, each tile takes the best free place next to its parent, so that
// tiles never move later. A good place continues straight, stays on the table and leaves every open end a way out.

/** What distinguishes one layout from another. */
export interface Shape {
  readonly first: PlacedNode;
  /** Laid out as if halves were at most this large, in pixels, so that it does not bend too early. */
  readonly most?: number;
  /** The exits of a tile, in the order in which they are used. */
  exitsOf(placed: PlacedNode): readonly Exit[];
  /** Which exit of its parent a tile takes. */
  exitFor(child: TileNode, parent: TileNode): number;
  /** Places that later tiles will probably need behind this one; others should avoid them. */
  hopesFor?(placed: PlacedNode, isLaid: (tile: string) => boolean): readonly Placement[];
}

interface OpenExit {
  readonly owner: string;
  readonly exit: Exit;
  /** A place that is still free for a tile; null if there is none. */
  reserved: Placement | null;
  readonly hopes: readonly Placement[];
}

/** A possible place and its cost. */
interface Candidate {
  readonly placed: PlacedNode;
  readonly cost: number;
}

/** The least area a tile takes, in square halves; sizes without room for all tiles are skipped. */
const minTileArea = 4;

/** How strictly the rules of good layouts apply. */
interface Strictness {
  /** The minimum distance between tiles that are not neighbours. */
  readonly apart: number;
  /** The cost of blocking a place that is needed later. */
  readonly hope: number;
  /** How many tiles may be detached from their parent if there is no room next to it. */
  readonly loose: number;
}

/** Tried in this order until all tiles fit. */
const strictnesses: readonly Omit<Strictness, 'loose'>[] = [
  { apart: 0.3, hope: 1 },
  { apart: 0.25, hope: 4 },
  { apart: 0.1, hope: 1 },
  { apart: 0.1, hope: 4 },
];

/** Before tiles shrink below this share of the largest possible size, some may be detached instead. */
const stages = [
  { loose: 0, least: 0.33 },
  { loose: 1, least: 0.36 },
  { loose: 3, least: 0.33 },
  { loose: 60, least: 0 },
] as const;

const leastStrict: Strictness = { ...strictnesses[2], loose: Infinity };

/** The maximum distance of a detached tile. */
const maxDetached = 40;

/** Tiles whose centres are further apart never touch, whatever their angles. */
const reach = 2.6;

const allRound: readonly Turn[] = Array.from({ length: 24 }, (_, index) => ({ by: index * 15, cost: 0 }));

/** Lays out all tiles as large as the table allows. */
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
  /** The same in the order of play; most of the time is spent searching it. */
  private readonly laid: PlacedNode[] = [];
  private readonly open = new Map<string, OpenExit>();
  private readonly shape: Shape;
  /** The edges of the table, measured from the centre. */
  private wide: number;
  private high: number;
  private readonly strictness: Strictness;
  private loose: number;
  /** Whether a planned tile always gets a place, if necessary off the table. */
  private readonly yields: boolean;

  constructor(shape: Shape, wide: number, high: number, strictness: Strictness, yields: boolean) {
    this.shape = shape;
    this.wide = wide;
    this.high = high;
    this.strictness = strictness;
    this.loose = strictness.loose;
    this.yields = yields;
  }

  /** Null if the table is too small. */
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
    // After a sharp turn, a double would lie along the previous tile instead of across it.
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

  /** A detached place, as near to the parent as possible. */
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

  /** For planned tiles the table may grow as needed. */
  private beyond(tile: TileNode, end: OpenExit): PlacedNode | null {
    if (!this.yields || !tile.free) return null;
    this.wide = Infinity;
    this.high = Infinity;
    this.loose = Infinity;
    return this.best(tile, end) ?? this.faraway(tile, end);
  }

  /** On the table and clear of all tiles, except that parent and siblings may touch. */
  private isFree(placement: Placement, owner: string | null): boolean {
    if (!this.isOnTable(placement)) return false;
    const siblings = owner === null ? undefined : this.placed.get(owner)?.node.next;
    for (const { node, placement: other } of this.laid) {
      // Most tiles are too far away to matter.
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

  /** The cost of blocked exits behind a tile, and of exits that soon lead nowhere. */
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

  /** The cost for other open ends if a tile lies here and others follow it. */
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
