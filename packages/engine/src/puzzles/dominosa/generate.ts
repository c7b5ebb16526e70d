import { type Chance, chanceOf, type Seed, seedOf } from '../../core/chance.ts';
import { BadInput, preview } from '../../core/json.ts';
import { high, low } from '../../pieces/dominoes.ts';
import { type Board, boardOf } from './board.ts';
import { Candidates } from './candidates.ts';
import { countDominosa } from './count.ts';
import { reason } from './deductions/deduce.ts';
import { type Grade, grades } from './grade.ts';
import { randomLayout } from './layout.ts';
import { type Dominosa, readShape, rectangle, type Shape, setAt, setOf } from './puzzle.ts';

/** The request: a set (in a rectangle) or a shape; one solution of a grade, or several solutions. */
export interface Wanted {
  readonly n?: number;
  readonly shape?: Shape;
  readonly grade?: Grade;
  readonly solutions?: 'one' | 'several';
}

export interface Generated extends Dominosa {
  /** Null if several solutions were requested. */
  readonly grade: Grade | null;
}

/** A puzzle that easier deductions solve is rated like one with this many open places: worth improving. */
const tooEasy = 6;
const triesPerLayout = 1000;
const layouts = 40;

/** Generates a puzzle; the same request and seed give the same puzzle. Throws `BadInput` for an impossible request. */
export const generateDominosa = (seed: string, wanted: Wanted = {}): Generated =>
  dealDominosa(seedOf(seed), wanted);

/** The puzzle of a match: that of the text from which its seed was made. */
export function dealDominosa(seed: Seed, wanted: Wanted): Generated {
  const steps = dealInSteps(seed, wanted);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same in short steps: once in some thousand times a hard puzzle takes ten times as long as others. */
export function* dealInSteps(seed: Seed, wanted: Wanted): Generator<undefined, Generated> {
  const shape = wanted.shape === undefined ? rectangle(setAt(wanted.n ?? 6)) : readShape({ ...wanted.shape });
  const n = setOf(shape);
  if (wanted.n !== undefined && wanted.n !== n) {
    throw new BadInput('n', `the shape is one of double ${n}, not of double ${wanted.n}`);
  }
  const maker = new Maker(boardOf(shape), n);
  const several = wanted.solutions === 'several';
  const grade = several ? null : (wanted.grade ?? 'easy');
  if (grade !== null && !grades.includes(grade)) {
    throw new BadInput('grade', `expected one of ${grades.join(', ')}, found ${preview(grade)}`);
  }
  for (let attempt = 0; attempt < layouts; attempt++) {
    const chance = chanceOf(seed, attempt);
    maker.layOut(chance);
    const found = grade === null ? maker.hasSeveral() : yield* maker.climb(grade, chance);
    if (found) return { ...maker.puzzle(), grade };
  }
  throw new BadInput(
    'grade',
    several
      ? `no puzzle of double ${n} with several solutions was found in this shape`
      : `no ${grade} puzzle of double ${n} was found in this shape`,
  );
}

/** A layout of the whole set in a shape, and the numbers it shows. */
class Maker {
  private readonly board: Board;
  private readonly n: number;
  private readonly state: Candidates;
  private readonly grid: (number | null)[];
  private places: number[] = [];

  constructor(board: Board, n: number) {
    this.board = board;
    this.n = n;
    this.state = new Candidates(board);
    this.grid = new Array<number | null>(board.size).fill(null);
  }

  puzzle(): Dominosa {
    const { rows, cols } = this.board.shape;
    return { n: this.n, rows, cols, grid: [...this.grid] };
  }

  /** dominosa.setup: all tiles at random. */
  layOut(chance: Chance): void {
    this.places = randomLayout(this.board, chance);
    const tiles = this.places.map((_, tile) => tile);
    chance.shuffle(tiles);
    this.places.forEach((place, index) => {
      this.show(place, tiles[index], chance);
    });
  }

  private show(place: number, tile: number, chance: Chance): void {
    const turned = chance.below(2) === 1;
    this.grid[this.board.black[place]] = turned ? low[tile] : high[tile];
    this.grid[this.board.white[place]] = turned ? high[tile] : low[tile];
  }

  hasSeveral(): boolean {
    return countDominosa(this.puzzle(), 1).stopped;
  }

  /**
   * Hill climbing from a random layout: exchanges two dominoes, at least one of which deductions did not reach, and keeps the
   * change unless it is worse; until the deductions of the grade lead to the solution and those below it do not.
   */
  *climb(grade: Grade, chance: Chance): Generator<undefined, boolean> {
    let distance = this.distanceTo(grade);
    let loose = this.unlaid();
    for (let tries = 0; tries < triesPerLayout; tries++) {
      if (distance === 0) return true;
      yield;
      const one = loose[chance.below(loose.length)];
      const other = this.places[chance.below(this.places.length)];
      const before = this.exchange(one, other, chance);
      const now = this.distanceTo(grade);
      if (now > distance && now > tooEasy) {
        this.putBack(one, other, before);
        continue;
      }
      distance = now;
      loose = this.unlaid();
    }
    return distance === 0;
  }

  /** The dominoes that deductions did not reach; all dominoes if they reached all. */
  private unlaid(): readonly number[] {
    const left = this.places.filter((place) => this.state.laid[place] === 0);
    return left.length === 0 ? this.places : left;
  }

  /** How many places the deductions of the grade leave open beyond those that hold a domino. */
  private distanceTo(grade: Grade): number {
    const { state } = this;
    const level = grades.indexOf(grade);
    state.begin(this.grid);
    if (level > 0) {
      reason(state, grades[level - 1]);
      if (state.left === 0) return tooEasy;
    }
    reason(state, grade);
    return state.openPlaces - state.tiles;
  }

  private exchange(one: number, other: number, chance: Chance): (number | null)[] {
    const { black, white } = this.board;
    const cells = [black[one], white[one], black[other], white[other]];
    const before = cells.map((cell) => this.grid[cell]);
    const turned = chance.below(4);
    const [a, b] = (turned & 1) === 1 ? [1, 0] : [0, 1];
    const [c, d] = (turned & 2) === 2 ? [3, 2] : [2, 3];
    if (one === other) {
      this.grid[cells[0]] = before[1];
      this.grid[cells[1]] = before[0];
    } else {
      this.grid[cells[0]] = before[c];
      this.grid[cells[1]] = before[d];
      this.grid[cells[2]] = before[a];
      this.grid[cells[3]] = before[b];
    }
    return before;
  }

  private putBack(one: number, other: number, before: readonly (number | null)[]): void {
    const { black, white } = this.board;
    const cells = [black[one], white[one], black[other], white[other]];
    cells.forEach((cell, index) => {
      this.grid[cell] = before[index];
    });
  }
}
