import { high, low, sizeOfSet, type Tile, tileName, tileOf } from '../pieces/dominoes.ts';
import { prospects, rowOf, rows, sizeOfSum } from './row-prospects.ts';

/** The part of a state of Dominanz that decides how it goes on; the game's own state can be passed. */
export interface DominanzPosition {
  /** The tiles that are left, as bits: bit i is tile i of set 6, with both halves one higher. */
  readonly left: number;
  /** The sums of seat 0's rows 1–7, then those of seat 1. */
  readonly sums: readonly number[];
  /** 0 or 1. */
  readonly turn: number;
  /** The seat on turn has prescribed an entry and takes twice. */
  readonly prescribed: boolean;
}

export interface DominanzAnswer {
  /** By how many points the seat on turn is ahead at the end with best play on both sides. */
  readonly difference: number;
  /** A move that leads there. */
  readonly move: { readonly type: 'take' | 'prescribe'; readonly tile: string; readonly row: number };
}

/**
 * The exact value of an endgame and a best move; null when no tile is left. Meant for the last 12 tiles, which take a
 * fraction of a second; each further tile takes about four times as long.
 */
export function solveDominanz(position: DominanzPosition): DominanzAnswer | null {
  const tiles = set.filter((tile) => (position.left >> tile) & 1);
  if (tiles.length > mostTiles)
    throw new RangeError(`${tiles.length} tiles are left; an endgame has at most ${mostTiles}`);
  return tiles.length === 0 ? null : new Endgame(position, tiles).solve();
}

// Rows and values are zero-based in this file: v stands for v + 1.
const infinity = 1000;

const set: readonly Tile[] = Array.from({ length: sizeOfSet(rows - 1) }, (_, tile) => tile);

/** A word of a position has no bits for more. */
const mostTiles = 20;

/** How a value in the transposition table relates to the true one. */
const atLeast = 0;
const exactly = 1;
const atMost = 2;

/** Bit 0: it is prescribed; bits 1–3 the row; the rest the index of the tile among those in the endgame. */
type Move = number;
const moveOf = (index: number, row: number, prescribed: number): Move =>
  (index << 4) | (row << 1) | prescribed;

/** Alpha-beta search with a transposition table, whose positions leave out rows with a settled worth. */
class Endgame {
  private readonly seat: number;
  private readonly prescribed: boolean;
  private readonly tiles: readonly Tile[];
  private readonly higher: Int32Array;
  private readonly lower: Int32Array;
  /** The index of a tile by its values. */
  private readonly numberOf = new Int32Array(rows * rows);
  private readonly sums: Int32Array;
  /** The values that may still be written into each row, as bits. */
  private readonly open = new Int32Array(rows);

  private readonly most: Int8Array;
  private readonly expected: Float64Array;
  /** By row: the least and the most it can still be worth to seat 0, and its part of a position. */
  private readonly least = new Int32Array(rows);
  private readonly utmost = new Int32Array(rows);
  private readonly codes = new Int32Array(rows);
  /** The sums of these over all rows, and the worth of the settled rows. */
  private allLeast = 0;
  private allUtmost = 0;
  private settled = 0;

  private readonly moves: readonly Int32Array[];
  private readonly ranks: readonly Float64Array[];
  /** Three words of a position, and one for its value, the kind of value and the best move. */
  private readonly table: Int32Array;
  private readonly mask: number;
  private best: Move = 0;

  constructor({ sums, turn, prescribed }: DominanzPosition, tiles: readonly Tile[]) {
    this.seat = turn;
    this.prescribed = prescribed;
    this.sums = Int32Array.from(sums);
    this.tiles = tiles;
    this.higher = Int32Array.from(this.tiles, (tile) => high[tile]);
    this.lower = Int32Array.from(this.tiles, (tile) => low[tile]);
    for (const [number, tile] of this.tiles.entries()) {
      this.numberOf[high[tile] * rows + low[tile]] = number;
      this.numberOf[low[tile] * rows + high[tile]] = number;
      this.open[high[tile]] |= 1 << low[tile];
      this.open[low[tile]] |= 1 << high[tile];
    }
    const { most, expected } = prospects();
    this.most = most;
    this.expected = expected;
    for (let row = 0; row < rows; row++) this.look(row);

    const count = this.tiles.length;
    const widest = 2 * count + rows;
    this.moves = this.tiles.map(() => new Int32Array(widest));
    this.ranks = this.tiles.map(() => new Float64Array(widest));
    const size = 1 << Math.min(21, Math.max(8, 2 * count - 4));
    this.table = new Int32Array(4 * size);
    this.mask = size - 1;
  }

  solve(): DominanzAnswer {
    const all = 2 ** this.tiles.length - 1;
    const difference = this.search(this.seat, this.prescribed, all, 0, -infinity, infinity);
    const tile = this.tiles[this.best >> 4];
    const type = (this.best & 1) === 1 ? 'prescribe' : 'take';
    const name = tileName(tileOf(high[tile] + 1, low[tile] + 1));
    // Avoids −0.
    return { difference: difference + 0, move: { type, tile: name, row: ((this.best >> 1) & 7) + 1 } };
  }

  /** Updates what is known of a row after a change. */
  private look(row: number): void {
    const { sums, codes, least, utmost, most } = this;
    const open = this.open[row];
    const one = sums[row];
    const other = sums[rows + row];
    const up = most[rowOf(open, one, other)];
    const down = -most[rowOf(open, other, one)];
    if (utmost[row] === least[row]) this.settled -= up === down ? utmost[row] - up : utmost[row];
    else if (up === down) this.settled += up;
    this.allUtmost += up - utmost[row];
    this.allLeast += down - least[row];
    utmost[row] = up;
    least[row] = down;
    if (up !== down) codes[row] = 5 + one * sizeOfSum + other;
    // While the row can still get entries, it matters whether it is empty: dominanz.prescribe.
    else codes[row] = open === 0 ? 0 : 1 + (one === 0 ? 1 : 0) + (other === 0 ? 2 : 0);
  }

  /** The value of the game for the seat on turn; only a bound if it lies outside the window. */
  private search(
    seat: number,
    prescribed: boolean,
    left: number,
    ply: number,
    alpha: number,
    beta: number,
  ): number {
    const least = seat === 0 ? this.allLeast : -this.allUtmost;
    const utmost = seat === 0 ? this.allUtmost : -this.allLeast;
    if (ply > 0) {
      if (least >= beta || least === utmost) return least;
      if (utmost <= alpha) return utmost;
    }
    const { codes, table } = this;
    const settled = seat === 0 ? this.settled : -this.settled;
    const word0 = (codes[0] << 20) | (codes[1] << 10) | codes[2];
    const word1 = (codes[3] << 20) | (codes[4] << 10) | codes[5];
    const word2 = (left << 12) ^ (codes[6] << 2) ^ (prescribed ? 2 : 0) ^ seat;
    let hash = Math.imul(word0, 0x9e3779b1) + Math.imul(word1 ^ (word0 >>> 15), 0x85ebca6b);
    hash = Math.imul((hash ^ (hash >>> 15)) + word2, 0x2c1b3c6d);
    hash ^= hash >>> 13;
    const slot = (hash & this.mask) << 2;
    let first: Move = -1;
    if (table[slot] === word0 && table[slot + 1] === word1 && table[slot + 2] === word2) {
      const entry = table[slot + 3];
      const value = (entry & 0x7ff) - 1024 + settled;
      const kind = (entry >> 11) & 3;
      first = entry >> 13;
      if (ply > 0) {
        if (kind === exactly) return value;
        if (kind === atLeast && value >= beta) return value;
        if (kind === atMost && value <= alpha) return value;
      }
    }
    const count = this.list(seat, prescribed, left, ply, first);
    let best = -infinity;
    let bestMove: Move = -1;
    let lower = alpha;
    for (let index = 0; index < count; index++) {
      const move = this.pick(ply, index, count);
      let value = 0;
      // All moves but the first only need to be proved no better.
      if (index > 0) value = this.attempt(seat, prescribed, left, ply, move, lower, lower + 1);
      if (index === 0 || (value > lower && value < beta))
        value = this.attempt(seat, prescribed, left, ply, move, lower, beta);
      if (value <= best) continue;
      best = value;
      bestMove = move;
      if (value >= beta) break;
      if (value > lower) lower = value;
    }
    if (ply === 0) this.best = bestMove;
    const kind = best >= beta ? atLeast : best <= alpha ? atMost : exactly;
    table[slot] = word0;
    table[slot + 1] = word1;
    table[slot + 2] = word2;
    table[slot + 3] = (bestMove << 13) | (kind << 11) | (best - settled + 1024);
    return best;
  }

  /** Plays a move, evaluates it for the seat that made it, and takes it back. */
  private attempt(
    seat: number,
    prescribed: boolean,
    left: number,
    ply: number,
    move: Move,
    alpha: number,
    beta: number,
  ): number {
    const { sums, open } = this;
    const index = move >> 4;
    const row = (move >> 1) & 7;
    const prescribes = (move & 1) === 1;
    const one = this.higher[index];
    const other = this.lower[index];
    const place = (prescribes ? 1 - seat : seat) * rows + row;
    const entry = one + other - row + 1;
    sums[place] += entry;
    open[one] ^= 1 << other;
    if (one !== other) open[other] ^= 1 << one;
    this.look(one);
    if (one !== other) this.look(other);
    const rest = left & ~(1 << index);
    let value: number;
    if (rest === 0) value = seat === 0 ? this.settled : -this.settled;
    else if (prescribes || prescribed) value = this.search(seat, prescribes, rest, ply + 1, alpha, beta);
    else value = -this.search(1 - seat, false, rest, ply + 1, -beta, -alpha);
    sums[place] -= entry;
    open[one] ^= 1 << other;
    if (one !== other) open[other] ^= 1 << one;
    this.look(one);
    if (one !== other) this.look(other);
    return value;
  }

  /** Lists the moves, ranked by how they change the expected result; `first` comes first, because it is known to be good. */
  private list(seat: number, prescribed: boolean, left: number, ply: number, first: Move): number {
    const { sums, open, higher, lower, expected } = this;
    const own = seat * rows;
    const opponents = rows - own;
    const moves = this.moves[ply];
    const ranks = this.ranks[ply];
    let count = 0;
    for (let bits = left; bits !== 0; bits &= bits - 1) {
      const index = 31 - Math.clz32(bits & -bits);
      const one = higher[index];
      const two = lower[index];
      const open1 = open[one] ^ (1 << two);
      const mine1 = sums[own + one];
      const theirs1 = sums[opponents + one];
      const now1 = expected[rowOf(open[one], mine1, theirs1)];
      moves[count] = moveOf(index, one, 0);
      ranks[count] = expected[rowOf(open1, mine1 + two + 1, theirs1)] - now1;
      if (one !== two) {
        const open2 = open[two] ^ (1 << one);
        const mine2 = sums[own + two];
        const theirs2 = sums[opponents + two];
        const now2 = expected[rowOf(open[two], mine2, theirs2)];
        ranks[count++] += expected[rowOf(open2, mine2, theirs2)] - now2;
        moves[count] = moveOf(index, two, 0);
        ranks[count] = expected[rowOf(open2, mine2 + one + 1, theirs2)] - now2;
        ranks[count] += expected[rowOf(open1, mine1, theirs1)] - now1;
      }
      count++;
    }
    for (let row = 0; row < rows && !prescribed; row++) {
      const values = open[row];
      if (sums[opponents + row] !== 0 || values === 0 || (values & (values - 1)) !== 0) continue;
      moves[count] = moveOf(this.numberOf[row * rows + 31 - Math.clz32(values)], row, 1);
      ranks[count++] = 0;
    }
    if (first >= 0) ranks[moves.indexOf(first)] = infinity;
    return count;
  }

  /** Moves the best of the moves from `index` on to `index`. */
  private pick(ply: number, index: number, count: number): Move {
    const moves = this.moves[ply];
    const ranks = this.ranks[ply];
    let best = index;
    for (let other = index + 1; other < count; other++) if (ranks[other] > ranks[best]) best = other;
    const move = moves[best];
    moves[best] = moves[index];
    moves[index] = move;
    const rank = ranks[best];
    ranks[best] = ranks[index];
    ranks[index] = rank;
    return move;
  }
}
