import { tileOf } from '../../pieces/dominoes.ts';
import type { Board } from './board.ts';

/** No need is without a place. */
export const nothing = -1;

/**
 * Which places may still hold their domino. A cell or a tile is a *need*: exactly one of its places must be used. Cell c is
 * need c, tile t is need `board.size + t`; each place serves three needs.
 *
 * All deductions work by ruling places out. This can be undone, so that a chain can be tried.
 */
export class Candidates {
  readonly board: Board;
  readonly tiles: number;
  readonly tileAt: Uint8Array;
  readonly open: Uint8Array;
  readonly laid: Uint8Array;
  /** How many open places a need has. */
  readonly choices: Int32Array;
  /** The places of need u are `places` from `start[u]` up to `start[u + 1]`. */
  readonly start: Int32Array;
  readonly places: Int32Array;
  /** A need without any place left, in which case the puzzle has no solution from here; or `nothing`. */
  lacking = nothing;
  /** How many tiles have not been laid. */
  left = 0;
  /** How many places are open. */
  openPlaces = 0;
  /** Needs with one place left, in the order they got there. */
  readonly due: Int32Array;
  dueCount = 0;
  private readonly ruledOut: Int32Array;
  private ruledOutCount = 0;
  private readonly layings: Int32Array;
  private layingCount = 0;

  constructor(board: Board) {
    const places = board.black.length;
    this.board = board;
    this.tiles = board.shape.cells.filter((cell) => cell).length / 2;
    this.tileAt = new Uint8Array(places);
    this.open = new Uint8Array(places);
    this.laid = new Uint8Array(places);
    const needs = board.size + this.tiles;
    this.choices = new Int32Array(needs);
    this.start = new Int32Array(needs + 1);
    this.start.set(board.cellStart);
    this.places = new Int32Array(places * 3);
    this.places.set(board.cellPlaces);
    this.due = new Int32Array(needs + places * 3);
    this.ruledOut = new Int32Array(places);
    this.layings = new Int32Array(places);
  }

  /** Starts with every place of a grid open. */
  begin(grid: ArrayLike<number | null>): void {
    const { board, tileAt, choices, start, places, tiles } = this;
    const { black, white, size, cellStart } = board;
    choices.fill(0, size);
    for (let place = 0; place < tileAt.length; place++) {
      const tile = tileOf(grid[black[place]] ?? 0, grid[white[place]] ?? 0);
      tileAt[place] = tile;
      choices[size + tile]++;
    }
    for (let tile = 0; tile < tiles; tile++) {
      start[size + tile + 1] = start[size + tile] + choices[size + tile];
      choices[size + tile] = 0;
    }
    for (let place = 0; place < tileAt.length; place++) {
      const need = size + tileAt[place];
      places[start[need] + choices[need]++] = place;
    }
    for (let cell = 0; cell < size; cell++) choices[cell] = cellStart[cell + 1] - cellStart[cell];
    this.open.fill(1);
    this.laid.fill(0);
    this.left = tiles;
    this.openPlaces = tileAt.length;
    this.ruledOutCount = 0;
    this.layingCount = 0;
    this.lacking = nothing;
    this.dueCount = 0;
    for (let need = 0; need < choices.length; need++) {
      if (choices[need] === 1) this.due[this.dueCount++] = need;
      else if (choices[need] === 0 && (need >= size || board.shape.cells[need])) this.lacking = need;
    }
  }

  tileNeed(place: number): number {
    return this.board.size + this.tileAt[place];
  }

  serves(place: number, need: number): boolean {
    return (
      this.board.black[place] === need || this.board.white[place] === need || this.tileNeed(place) === need
    );
  }

  /** The first open place of a need. */
  placeFor(need: number): number {
    for (let at = this.start[need]; at < this.start[need + 1]; at++) {
      if (this.open[this.places[at]] === 1) return this.places[at];
    }
    return nothing;
  }

  openFor(need: number): number[] {
    return Array.from(this.places.subarray(this.start[need], this.start[need + 1])).filter(
      (place) => this.open[place] === 1,
    );
  }

  ruleOut(place: number): void {
    this.open[place] = 0;
    this.openPlaces--;
    this.ruledOut[this.ruledOutCount++] = place;
    this.lessen(this.board.black[place]);
    this.lessen(this.board.white[place]);
    this.lessen(this.tileNeed(place));
  }

  private lessen(need: number): void {
    const choices = --this.choices[need];
    if (choices === 1) this.due[this.dueCount++] = need;
    else if (choices === 0) this.lacking = need;
  }

  /** Lays the domino at a place, which rules out all other places of its cells and its tile. */
  lay(place: number): void {
    this.laid[place] = 1;
    this.left--;
    this.layings[this.layingCount++] = place;
    this.keepOnly(place, this.board.black[place]);
    this.keepOnly(place, this.board.white[place]);
    this.keepOnly(place, this.tileNeed(place));
  }

  private keepOnly(place: number, need: number): void {
    const { start, places, open } = this;
    for (let at = start[need]; at < start[need + 1]; at++) {
      const other = places[at];
      if (other !== place && open[other] === 1) this.ruleOut(other);
    }
  }

  /** Marks the start of a chain, to undo it later. No need may be due. */
  mark(): number {
    return this.ruledOutCount * 1024 + this.layingCount;
  }

  takeBack(mark: number): void {
    const { board, choices } = this;
    const ruledOut = Math.floor(mark / 1024);
    const layings = mark % 1024;
    while (this.ruledOutCount > ruledOut) {
      const place = this.ruledOut[--this.ruledOutCount];
      this.open[place] = 1;
      this.openPlaces++;
      choices[board.black[place]]++;
      choices[board.white[place]]++;
      choices[this.tileNeed(place)]++;
    }
    while (this.layingCount > layings) {
      this.laid[this.layings[--this.layingCount]] = 0;
      this.left++;
    }
    this.lacking = nothing;
    this.dueCount = 0;
  }
}
