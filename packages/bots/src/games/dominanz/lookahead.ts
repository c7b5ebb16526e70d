import {
  type DominanzMove,
  type DominanzState,
  dominanzMoves,
  high,
  low,
  rowProspects,
  tileOf,
} from '@tischrunde/engine/internals';
import type { Thinking } from '../../bot.ts';

/** A move and the predicted lead of the seat on turn, in points. */
interface Weighed {
  readonly move: DominanzMove;
  value: number;
}

export interface Outcome {
  /** Best first. */
  readonly moves: readonly Weighed[];
  /** The depth to which all of them were searched. */
  readonly depth: number;
}

const { moveOf, isPrescribed, rowIn, indexIn } = dominanzMoves;
const { prospects, rowOf } = rowProspects;

const rows = 7;
const infinity = 1000;
/** Entries of the transposition table. */
const tableSize = 1 << 16;

/** Thrown when the budget is used up. */
class OutOfWork extends Error {}

/**
 * Iterative deepening with alpha-beta search, as long as the budget lasts. Leaves are evaluated by the
 * average value of the rows if the remaining tiles fall at random.
 */
export class Lookahead {
  private readonly expected = prospects().expected;
  /** By row, counted from 0 here: those of seat 0, then those of seat 1. */
  private readonly sums: Int32Array;
  /** The values that may still be written into each row, as bits. */
  private readonly open = new Int32Array(rows);
  private left: number;
  /** The expected value of each row to seat 0. */
  private readonly promise = new Float64Array(rows);
  private readonly root: DominanzState;
  private readonly moves: Int32Array[] = [];
  private readonly ranks: Float64Array[] = [];
  /** The transposition table: hash and best move of positions. */
  private readonly seen = new Int32Array(2 * tableSize);
  private work: number;

  constructor(root: DominanzState, work: number) {
    this.root = root;
    this.work = work;
    this.sums = Int32Array.from(root.sums);
    this.left = root.left;
    for (let bits = this.left; bits !== 0; bits &= bits - 1) this.turnOver(31 - Math.clz32(bits & -bits));
    for (let row = 0; row < rows; row++) this.look(row);
    for (let ply = 0; ply <= most; ply++) {
      this.moves.push(new Int32Array(widest));
      this.ranks.push(new Float64Array(widest));
    }
  }

  /**
   * Searches moves. With `all` each gets its exact value; otherwise only the best does, and the rest an upper
   * bound.
   */
  *weigh(candidates: readonly DominanzMove[], all: boolean): Thinking<Outcome> {
    let best = candidates.map((move): Weighed => ({ move, value: 0 }));
    let depth = 0;
    for (; depth < tilesIn(this.left); depth++) {
      const weighed: Weighed[] = [];
      let lower = -infinity;
      try {
        for (const { move } of best) {
          const before = this.work;
          const value = this.attempt(
            this.root.turn,
            this.root.prescribed,
            move,
            depth,
            0,
            all ? -infinity : lower,
            infinity,
          );
          lower = Math.max(lower, value);
          weighed.push({ move, value });
          yield before - this.work;
        }
      } catch (error) {
        if (!(error instanceof OutOfWork)) throw error;
        this.returnToRoot();
        if (depth === 0 || all || weighed.length === 0) break;
        // The best move so far comes from the deeper, unfinished search.
        const found = weighed.reduce((one, other) => (other.value > one.value ? other : one));
        best = [found, ...best.filter(({ move }) => move !== found.move)];
        break;
      }
      best = weighed.sort((one, other) => other.value - one.value);
    }
    return { moves: best, depth };
  }

  /** Undoes the moves that an interrupted search has left. */
  private returnToRoot(): void {
    this.sums.set(this.root.sums);
    this.left = this.root.left;
    this.open.fill(0);
    for (let bits = this.left; bits !== 0; bits &= bits - 1) this.turnOver(31 - Math.clz32(bits & -bits));
    for (let row = 0; row < rows; row++) this.look(row);
  }

  private turnOver(index: number): void {
    this.open[high[index]] ^= 1 << low[index];
    if (high[index] !== low[index]) this.open[low[index]] ^= 1 << high[index];
  }

  private look(row: number): void {
    this.promise[row] = this.expected[rowOf(this.open[row], this.sums[row], this.sums[rows + row])];
  }

  /** Plays a move, searches its value to the seat that made it, and takes it back. */
  private attempt(
    seat: number,
    prescribed: boolean,
    move: DominanzMove,
    depth: number,
    ply: number,
    alpha: number,
    beta: number,
  ): number {
    if (--this.work < 0) throw new OutOfWork();
    const { sums, promise } = this;
    const index = indexIn(move);
    const row = rowIn(move) - 1;
    const prescribes = isPrescribed(move);
    const one = high[index];
    const other = low[index];
    const place = (prescribes ? 1 - seat : seat) * rows + row;
    const entry = one + other - row + 1;
    const before1 = promise[one];
    const before2 = promise[other];
    sums[place] += entry;
    this.left ^= 1 << index;
    this.turnOver(index);
    this.look(one);
    this.look(other);
    let value: number;
    if (depth === 0 || this.left === 0) value = this.worth(seat);
    else if (prescribes || prescribed) value = this.search(seat, prescribes, depth - 1, ply + 1, alpha, beta);
    else value = -this.search(1 - seat, false, depth - 1, ply + 1, -beta, -alpha);
    sums[place] -= entry;
    this.left ^= 1 << index;
    this.turnOver(index);
    promise[other] = before2;
    promise[one] = before1;
    return value;
  }

  private worth(seat: number): number {
    const { promise } = this;
    let sum = 0;
    for (let row = 0; row < rows; row++) sum += promise[row];
    return seat === 0 ? sum : -sum;
  }

  private search(
    seat: number,
    prescribed: boolean,
    depth: number,
    ply: number,
    alpha: number,
    beta: number,
  ): number {
    const hash = this.hash(seat, prescribed);
    const slot = (hash & (tableSize - 1)) << 1;
    const first = this.seen[slot] === hash ? this.seen[slot + 1] : -1;
    const count = this.list(seat, prescribed, ply, first);
    let best = -infinity;
    let bestMove = -1;
    let lower = alpha;
    for (let index = 0; index < count; index++) {
      const move = this.pick(ply, index, count);
      let value = 0;
      // All but the first move are searched with a null window.
      if (index > 0) value = this.attempt(seat, prescribed, move, depth, ply, lower, lower + grain);
      if (index === 0 || (value > lower && value < beta))
        value = this.attempt(seat, prescribed, move, depth, ply, lower, beta);
      if (value <= best) continue;
      best = value;
      bestMove = move;
      if (value >= beta) break;
      if (value > lower) lower = value;
    }
    this.seen[slot] = hash;
    this.seen[slot + 1] = bestMove;
    return best;
  }

  private hash(seat: number, prescribed: boolean): number {
    let hash = Math.imul(this.left ^ (seat << 29) ^ (prescribed ? 1 << 30 : 0), 0x9e3779b1);
    for (let place = 0; place < 2 * rows; place++)
      hash = Math.imul(hash ^ (hash >>> 15) ^ this.sums[place], 0x85ebca6b);
    return hash ^ (hash >>> 13);
  }

  /** Lists the moves with their ranks by immediate value; `first`, the best move known, ranks first. */
  private list(seat: number, prescribed: boolean, ply: number, first: DominanzMove): number {
    const { sums, open, expected, promise } = this;
    const moves = this.moves[ply];
    const ranks = this.ranks[ply];
    const sign = seat === 0 ? 1 : -1;
    let count = 0;
    for (let bits = this.left; bits !== 0; bits &= bits - 1) {
      const index = 31 - Math.clz32(bits & -bits);
      const one = high[index];
      const two = low[index];
      const open1 = open[one] ^ (1 << two);
      const open2 = open[two] ^ (1 << one);
      const now = one === two ? promise[one] : promise[one] + promise[two];
      const bare1 = expected[rowOf(open1, sums[one], sums[rows + one])];
      const bare2 = expected[rowOf(open2, sums[two], sums[rows + two])];
      const written1 = this.written(seat, one, open1, two + 1);
      moves[count] = moveOf(index, one + 1, false);
      ranks[count++] = sign * (written1 + (one === two ? 0 : bare2) - now);
      if (one === two) continue;
      moves[count] = moveOf(index, two + 1, false);
      ranks[count++] = sign * (this.written(seat, two, open2, one + 1) + bare1 - now);
    }
    for (let row = 0; row < rows && !prescribed; row++) {
      const values = open[row];
      if (sums[(1 - seat) * rows + row] !== 0 || values === 0 || (values & (values - 1)) !== 0) continue;
      moves[count] = moveOf(tileOf(row, 31 - Math.clz32(values)), row + 1, true);
      ranks[count++] = 0;
    }
    if (first >= 0) {
      for (let index = 0; index < count; index++) if (moves[index] === first) ranks[index] = infinity;
    }
    return count;
  }

  /** The expected value of a row to seat 0 after a seat has written a value into it. */
  private written(seat: number, row: number, open: number, entry: number): number {
    const one = this.sums[row];
    const other = this.sums[rows + row];
    return this.expected[seat === 0 ? rowOf(open, one + entry, other) : rowOf(open, one, other + entry)];
  }

  /** Selection sort: moves the best of the remaining moves to `index`. */
  private pick(ply: number, index: number, count: number): DominanzMove {
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

/** The expected value of all rows to a seat. */
export function promiseOf({ left, sums }: DominanzState, seat: number): number {
  const open = new Int32Array(rows);
  for (let bits = left; bits !== 0; bits &= bits - 1) {
    const index = 31 - Math.clz32(bits & -bits);
    open[high[index]] |= 1 << low[index];
    open[low[index]] |= 1 << high[index];
  }
  const { expected } = prospects();
  let sum = 0;
  for (let row = 0; row < rows; row++) sum += expected[rowOf(open[row], sums[row], sums[rows + row])];
  return seat === 0 ? sum : -sum;
}

/** The smallest difference that matters. */
const grain = 0.01;
const most = 28;
const widest = 2 * most + rows;

export function tilesIn(left: number): number {
  let count = 0;
  for (let bits = left; bits !== 0; bits &= bits - 1) count++;
  return count;
}
