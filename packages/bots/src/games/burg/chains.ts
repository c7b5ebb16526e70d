import type { Chance } from '@tischrunde/engine';
import { castles, high, isDouble, low, type Tile } from '@tischrunde/engine/internals';

type Castle = castles.Castle;
type Cell = castles.Cell;
type Placement = castles.Placement;

const { bare, carry, higherCell, levelOn, lowerCell, opposite, placementOf, steps, topOf, valueOn } = castles;

/** The points of a chain of this length. */
export const pointsFor = (length: number): number => points[length] ?? 35 + 15 * (length - 5);
const points = [0, 1, 4, 10, 20, 35];

/**
 * Searches the chains that a hand can build on a castle. Each tile of a chain lies one level above the one
 * before and continues beside halves of its own level, so the castle need not be changed during the search.
 */
abstract class ChainSearch {
  protected readonly chain: Placement[] = [];
  private readonly castle: Castle;
  private readonly hand: readonly Tile[];
  private used = 0;
  private values = 0;
  protected done = false;

  constructor(castle: Castle, hand: readonly Tile[]) {
    this.castle = castle;
    this.hand = hand;
    for (const tile of hand) this.values |= (1 << high[tile]) | (1 << low[tile]);
  }

  /** Called for every chain. */
  protected abstract found(length: number): void;

  /** Visits all chains, beginning with the cell at index `start`. */
  run(start: number): void {
    const { cells } = this.castle;
    if (this.hand.length < 2) return;
    for (let i = 0; i < cells.length && !this.done; i++) {
      const at = start + i;
      const cell = cells[at < cells.length ? at : at - cells.length];
      this.onTop(cell);
      this.beside(cell);
    }
  }

  /** burg.chain.first, on top. */
  private onTop(cell: Cell): void {
    const { castle } = this;
    const half = topOf(castle, cell);
    for (let direction = 0; direction < 2; direction++) {
      if (carry(half, topOf(castle, cell + steps[direction])))
        this.layAll(cell, direction, levelOn(half) + 1);
    }
  }

  /**
   * burg.chain.first, on the table: the chain continues beside an uncovered half, so only such cells are
   * tried.
   */
  private beside(cell: Cell): void {
    const { castle } = this;
    const half = topOf(castle, cell);
    if (levelOn(half) !== 1 || ((this.values >> valueOn(half)) & 1) === 0) return;
    for (let direction = 0; direction < 4; direction++) {
      const next = cell + steps[direction];
      if (topOf(castle, next) !== bare) continue;
      for (let onwards = 0; onwards < 4; onwards++) {
        const other = next + steps[onwards];
        if (topOf(castle, other) !== bare) continue;
        if (onwards < 2) this.layAll(next, onwards, 1);
        else this.layAll(other, opposite(onwards), 1);
      }
    }
  }

  /** Tries every tile left in hand, both ways round, on a cell and its neighbour to the right or below. */
  private layAll(cell: Cell, direction: number, level: number): void {
    const { castle, hand, chain } = this;
    const other = cell + steps[direction];
    const length = chain.length + 1;
    const goesOn = length < hand.length;
    const besideCell = goesOn ? valuesBeside(castle, cell, level) : 0;
    const besideOther = goesOn ? valuesBeside(castle, other, level) : 0;
    if (length === 1 && ((besideCell | besideOther) & this.values) === 0) return;
    for (let i = 0; i < hand.length; i++) {
      if ((this.used >> i) & 1) continue;
      const tile = hand[i];
      this.lay(
        placementOf(tile, cell, direction),
        i,
        level,
        (besideCell >> high[tile]) | (besideOther >> low[tile]),
      );
      if (this.done) return;
      if (isDouble(tile)) continue;
      const turned = placementOf(tile, other, opposite(direction));
      this.lay(turned, i, level, (besideCell >> low[tile]) | (besideOther >> high[tile]));
      if (this.done) return;
    }
  }

  private lay(placement: Placement, index: number, level: number, goesOn: number): void {
    const { chain, hand } = this;
    chain.push(placement);
    if (chain.length > 1) this.found(chain.length);
    if (goesOn & 1) {
      this.used |= 1 << index;
      this.coverWithNeighbour(higherCell(placement), high[hand[index]], level);
      this.coverWithNeighbour(lowerCell(placement), low[hand[index]], level);
      this.used &= ~(1 << index);
    }
    chain.pop();
  }

  /** burg.chain.next */
  private coverWithNeighbour(cell: Cell, value: number, level: number): void {
    for (let direction = 0; direction < 4 && !this.done; direction++) {
      const neighbour = cell + steps[direction];
      const half = topOf(this.castle, neighbour);
      if (levelOn(half) !== level || valueOn(half) !== value) continue;
      if (direction < 2) this.layAll(cell, direction, level + 1);
      else this.layAll(neighbour, opposite(direction), level + 1);
    }
  }
}

/** The values on one level around a cell, as bits. */
function valuesBeside(castle: Castle, cell: Cell, level: number): number {
  let bits = 0;
  for (let direction = 0; direction < 4; direction++) {
    const half = topOf(castle, cell + steps[direction]);
    if (levelOn(half) === level) bits |= 1 << valueOn(half);
  }
  return bits;
}

/** Keeps the first of the longest chains. */
class Longest extends ChainSearch {
  best: Placement[] = [];
  private readonly enough: number;

  constructor(castle: Castle, hand: readonly Tile[], enough: number) {
    super(castle, hand);
    this.enough = enough;
  }

  protected found(length: number): void {
    if (length <= this.best.length) return;
    this.best = this.chain.slice();
    this.done = length >= this.enough;
  }
}

/** A longest chain that a hand can build; empty if there is none. The search stops at `enough` tiles. */
export function longestChain(
  castle: Castle,
  hand: readonly Tile[],
  start = 0,
  enough = hand.length,
): readonly Placement[] {
  const search = new Longest(castle, hand, enough);
  search.run(start);
  return search.best;
}

/** Keeps a uniform sample of the chains of each length. */
class Sample extends ChainSearch {
  readonly kept: Placement[][][] = [];
  private readonly counts: number[] = [];
  private readonly each: number;
  private readonly chance: Chance;

  constructor(castle: Castle, hand: readonly Tile[], each: number, chance: Chance) {
    super(castle, hand);
    this.each = each;
    this.chance = chance;
  }

  protected found(length: number): void {
    const count = (this.counts[length] ?? 0) + 1;
    this.counts[length] = count;
    this.kept[length] ??= [];
    const kept = this.kept[length];
    const at = count <= this.each ? count - 1 : this.chance.below(count);
    if (at < this.each) kept[at] = this.chain.slice();
  }
}

/** Up to `each` random chains of every length that a hand can build, by length. */
export function someChains(
  castle: Castle,
  hand: readonly Tile[],
  each: number,
  chance: Chance,
): readonly (readonly Placement[])[][] {
  const search = new Sample(castle, hand, each, chance);
  search.run(0);
  return search.kept;
}
