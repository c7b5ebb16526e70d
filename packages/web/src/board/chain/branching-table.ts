import type { Shape, Weights } from './branching-layout.ts';
import { type Exit, type PlacedNode, placeAt, wayOf } from './exits.ts';
import { type Addition, canvasFor, type Growth } from './growth.ts';
import { joint } from './line.ts';
import { OpenSpace } from './open-space.ts';
import { boxAroundOne, type Placement, touches } from './placement.ts';
import { anyTile, isDouble, type TileNode } from './tile-tree.ts';

// Every open end keeps a place for its next tile, clear of all tiles and of the places of the other ends, and a tile lies where
// its end has kept one. A good place continues straight, keeps the whole layout in the shape of the table, and leaves every end a
// way out to the edge.

interface OpenExit {
  readonly owner: PlacedNode;
  readonly exit: Exit;
  /** The tile that will be laid there, if it is known already. */
  readonly next: TileNode | null;
  kept: Kept | null;
}

/** Where the next tile of an end will lie: any tile, or the double that fits. */
interface Kept {
  readonly any: PlacedNode;
  readonly by: number;
  /** Null if it lies already. */
  readonly double: PlacedNode | null;
  readonly doubleBy: number;
  /** How far from its end it lies. */
  readonly further: number;
}

/** Another end with its place, and how many ways lead on from there. */
interface Other {
  readonly end: OpenExit;
  readonly kept: Kept;
  readonly ways: number;
}

/** Tiles whose centres are further apart never touch, whatever their angles. */
const reach = 2.6;

/** The cost of an end without a way out. */
const blocked = 60;

/** How many known tiles are considered behind an end. */
const foresight = 2;

/** Where an end has no other place, tiles may come as close as this. */
const closest = 0.06;

const allRound = [0, 45, -45, 90, -90, 135, -135, 180];

export class BranchingTable {
  private readonly laid: PlacedNode[] = [];
  private readonly parents = new Map<PlacedNode, PlacedNode>();
  private readonly placed = new Map<string, PlacedNode>();
  private readonly open = new Map<string, OpenExit>();
  private readonly shape: Shape;
  private readonly aspect: number;
  private readonly weights: Weights;
  /** So many tiles are known from the start. */
  private readonly known: number;
  /** The current distance between tiles that are not neighbours. */
  private apart: number;

  constructor(shape: Shape, aspect: number, weights: Weights, known: number) {
    this.shape = shape;
    this.aspect = aspect;
    this.weights = weights;
    this.known = known;
    this.apart = weights.apart;
    this.settle(shape.first);
  }

  /** Adds tiles. Null, or how many tiles lie with the first one that could not lie beside its end. */
  lay(additions: readonly Addition[]): number | null {
    let stuck: number | null = null;
    for (const { node, parent } of additions) {
      const name = `${parent.tile} ${this.shape.exitFor(node, parent)}`;
      const end = this.open.get(name);
      if (end === undefined) continue;
      this.open.delete(name);
      const placed = landing(node, end);
      this.parents.set(placed, end.owner);
      this.settle(placed);
      if (placed.placement.hangs !== undefined) stuck ??= this.laid.length;
    }
    return stuck;
  }

  /** The layout as it is now; later tiles do not change it. */
  growth(): Growth {
    const ends = new Map([...this.open].map(([name, end]) => [name, { ...end }]));
    return {
      pieces: this.laid.map(({ placement }) => placement),
      reserved: inUse([...ends.values()]).flatMap(({ kept }) => (kept === null ? [] : placesOf(kept))),
      placesFor: ({ node, parent }) => {
        const from = this.shape.exitFor(node, parent);
        const all = [...ends.values()].filter(({ owner }) => owner.node.tile === parent.tile);
        const first = ends.get(`${parent.tile} ${from}`);
        // The two ends of a first tile that is no double are not the same.
        const others = isDouble(parent) ? all.filter((end) => end !== first) : [];
        return (first === undefined ? others : [first, ...others]).map((end) => landing(node, end).placement);
      },
    };
  }

  private exitsOf(placed: PlacedNode): readonly Exit[] {
    return this.shape.exitsOf(placed, this.weights.isWide);
  }

  /** The tile that is known to come to an exit. */
  private nextAt(placed: PlacedNode, index: number): TileNode | null {
    const { node } = placed;
    const next = node.next.find((child) => this.shape.exitFor(child, node) === index);
    return next !== undefined && next.order < this.known ? next : null;
  }

  /** Puts a tile down and keeps places for all ends. */
  private settle(placed: PlacedNode): void {
    this.placed.set(placed.node.tile, placed);
    this.laid.push(placed);
    for (const [index, exit] of this.exitsOf(placed).entries()) {
      const next = this.nextAt(placed, index);
      this.open.set(`${placed.node.tile} ${index}`, { owner: placed, exit, next, kept: null });
    }
    const ends = [...this.open.values()];
    for (const apart of [this.weights.apart, closest]) {
      this.apart = apart;
      for (const end of ends) end.kept ??= this.bestFor(end) ?? this.bestForBoth(end);
    }
    for (const end of ends) end.kept ??= this.detached(end);
    this.apart = this.weights.apart;
  }

  /** The best place for an end, clear of the places of all others. */
  private bestFor(end: OpenExit): Kept | null {
    let best: Kept | null = null;
    let least = Infinity;
    let others: readonly Other[] | null = null;
    for (const { by, cost } of end.exit.turns) {
      if (cost >= least) continue;
      const kept = this.keep(end, by, joint);
      if (kept === null) continue;
      const nearby = cost + this.remoteness(kept.any.placement) + this.shape.outwards * inwards(kept.any);
      if (nearby >= least) continue;
      others ??= this.othersThan(end);
      const all = nearby + this.costOf(kept, end, others);
      if (all < least) [best, least] = [kept, all];
    }
    return best;
  }

  /** Another end may have the only place: it gives way if it finds a different one. */
  private bestForBoth(end: OpenExit): Kept | null {
    for (const other of this.open.values()) {
      const { kept } = other;
      if (other === end || kept === null || !isInTheWay(kept, end)) continue;
      other.kept = null;
      end.kept = this.bestFor(end);
      if (end.kept !== null) {
        other.kept = this.bestFor(other);
        if (other.kept !== null) return end.kept;
      }
      end.kept = null;
      other.kept = kept;
    }
    return null;
  }

  /** The nearest free place for an end that has none beside it. */
  private detached(end: OpenExit): Kept {
    for (let further = 0.5; ; further += 0.5) {
      for (const by of allRound) {
        const kept = this.keep(end, by, further);
        if (kept !== null) return kept;
      }
    }
  }

  /** The places of the next tile of an end after a turn; null if others are in the way. */
  private keep({ exit, owner, next }: OpenExit, by: number, further: number): Kept | null {
    const any = placeAt(next ?? anyTile, exit, by, further);
    if (!this.isClear(any.placement, owner)) return null;
    if (next !== null) return { any, by, double: isDouble(next) ? any : null, doubleBy: by, further };
    const { shows } = exit;
    const name = `${shows}-${shows}`;
    if (this.placed.has(name)) return { any, by, double: null, doubleBy: by, further };
    const fitting: TileNode = { ...anyTile, tile: name, inwards: shows, outwards: shows };
    // After a sharp turn, a double would lie along the previous tile instead of across it.
    const sharp = Math.sign(by) * 45;
    const gentle = [sharp, 0, -sharp].filter((each) => exit.turns.some((turn) => turn.by === each));
    for (const doubleBy of Math.abs(by) <= 45 ? [by] : [...gentle, by]) {
      const double = placeAt(fitting, exit, doubleBy, further);
      if (this.isClear(double.placement, owner)) return { any, by, double, doubleBy, further };
    }
    return null;
  }

  /** Clear of all tiles and of the places of all ends but one. */
  private isClear(placement: Placement, owner: PlacedNode, end?: OpenExit): boolean {
    if (!this.isFree(placement, owner)) return false;
    for (const other of this.open.values()) {
      if (other.kept === null || other === end) continue;
      const apart = other.owner === owner ? 0 : this.apart;
      if (placesOf(other.kept).some((place) => touches(placement, place, apart))) return false;
    }
    return true;
  }

  /** Clear of all tiles; siblings may touch. */
  private isFree(placement: Placement, owner: PlacedNode): boolean {
    for (const other of this.laid) {
      // Most tiles are too far away to matter.
      const { x, y } = other.placement;
      if (Math.abs(x - placement.x) > reach || Math.abs(y - placement.y) > reach) continue;
      const apart = other === owner ? closest : this.parents.get(other) === owner ? -0.02 : this.apart;
      if (touches(placement, other.placement, apart)) return false;
    }
    return true;
  }

  /** The other ends with the places that they keep, and their ways out. */
  private othersThan(end: OpenExit): readonly Other[] {
    const others = [...this.open.values()].flatMap((other) =>
      other === end || other.kept === null ? [] : [{ end: other, kept: other.kept }],
    );
    const space = this.spaceWith(others.flatMap(({ kept }) => placesOf(kept)));
    return others.map((other) => ({ ...other, ways: this.waysOn(other.kept, space).length }));
  }

  private spaceWith(places: readonly Placement[]): OpenSpace {
    return new OpenSpace([...this.laid.map(({ placement }) => placement), ...places]);
  }

  /** What a place costs: ends without a way out, and room that later tiles will need. */
  private costOf(kept: Kept, end: OpenExit, others: readonly Other[]): number {
    const space = this.spaceWith([...others.flatMap((other) => placesOf(other.kept)), kept.any.placement]);
    const ways = this.waysOn(kept, space);
    let cost = this.lackOfRoom(kept, end, []);
    if (ways.length === 0) cost += blocked;
    else cost += 0.25 * Math.max(0, 4 - ways.length) + 0.06 * Math.min(...ways);
    const own = placesOf(kept);
    for (const other of others) {
      const left = this.waysOn(other.kept, space).length;
      if (left < other.ways) cost += left === 0 ? blocked / 2 : other.ways - left;
      if (!isNear(other.kept.any, kept.any)) continue;
      cost += this.lackOfRoom(other.kept, other.end, own) - this.lackOfRoom(other.kept, other.end, []);
    }
    return cost;
  }

  /** The cost of a place that has no room behind it for the tiles that are known to follow, or for a double and its tiles. */
  private lackOfRoom({ any, double }: Kept, end: OpenExit, others: readonly Placement[]): number {
    if (end.next !== null) return this.lackBehind(any, end, others, foresight);
    return double === null ? 0 : this.lackBehind(double, end, others, 0) / 4;
  }

  private lackBehind(placed: PlacedNode, end: OpenExit, others: readonly Placement[], deep: number): number {
    let cost = 0;
    for (const [index, exit] of this.exitsOf(placed).entries()) {
      const next = deep > 0 ? this.nextAt(placed, index) : null;
      let least = blocked;
      for (const [turn, { by }] of exit.turns.entries()) {
        const behind = placeAt(next ?? anyTile, exit, by, joint);
        if (others.some((other) => touches(behind.placement, other, this.apart))) continue;
        if (!this.isClear(behind.placement, placed, end)) continue;
        const lack = next === null ? 0 : this.lackBehind(behind, end, others, deep - 1);
        least = Math.min(least, (turn === 0 ? 0 : 0.6) + lack);
        if (least === 0) break;
      }
      cost += least;
    }
    return cost;
  }

  /** The distances to the edge from all places behind this one that lead there. */
  private waysOn(kept: Kept, space: OpenSpace): number[] {
    return this.exitsOf(kept.any).flatMap((exit) =>
      exit.turns.flatMap(({ by }) => {
        const { placement } = placeAt(anyTile, exit, by, joint);
        const far = space.distanceFrom(placement.x, placement.y);
        return far < Infinity && this.isFree(placement, kept.any) ? [far] : [];
      }),
    );
  }

  /** The cost of lying outside of the table that so many tiles should fill. */
  private remoteness(placement: Placement): number {
    const { room, least } = this.shape;
    // Many tiles are seldom as dense as few.
    const loose = 1 + (this.laid.length / 100) ** 2;
    const canvas = canvasFor(this.laid.length, this.aspect, room * this.weights.room * loose, least);
    const stretch = Math.sqrt(this.aspect);
    const { left, right, top, bottom } = boxAroundOne(placement);
    const [wide, high] = [Math.max(-left, right), Math.max(-top, bottom)];
    const excess = Math.max(0, (wide - canvas.wide) / stretch, (high - canvas.high) * stretch);
    return this.weights.bending * this.shape.bending * excess;
  }
}

/** All ends but those whose turn comes after others of the same tile. */
const inUse = (ends: readonly OpenExit[]): readonly OpenExit[] =>
  ends.filter(
    (end) => end.exit.isLast !== true || ends.every((other) => other === end || other.owner !== end.owner),
  );

/** A tile at the place that its end has kept. */
function landing(node: TileNode, { exit, kept }: OpenExit): PlacedNode {
  if (kept === null) return placeAt(node, exit, 0, joint);
  const placed = placeAt(node, exit, isDouble(node) ? kept.doubleBy : kept.by, kept.further);
  if (kept.further === joint) return placed;
  return { ...placed, placement: { ...placed.placement, hangs: { x: exit.x, y: exit.y } } };
}

/** How much a tile runs back to the middle, where its end is soon shut in. */
function inwards({ placement: { x, y }, heading }: PlacedNode): number {
  const way = wayOf(heading);
  const outwards = (x * way.x + y * way.y) / Math.max(1, Math.hypot(x, y));
  return Math.max(0, 0.3 - outwards);
}

/** Whether the place of another end may be where the next tile of this one could lie. */
const isInTheWay = ({ any: { placement } }: Kept, { exit }: OpenExit): boolean =>
  Math.abs(placement.x - exit.x) < 5 && Math.abs(placement.y - exit.y) < 5;

/** Whether tiles behind one of them may come close to the other. */
const isNear = ({ placement: one }: PlacedNode, { placement: other }: PlacedNode): boolean =>
  Math.abs(one.x - other.x) < 7 && Math.abs(one.y - other.y) < 7;

const placesOf = ({ any, double }: Kept): Placement[] =>
  double === null || double === any ? [any.placement] : [any.placement, double.placement];
