import { tileName } from '../../../pieces/dominoes.ts';
import { type Candidates, nothing } from '../candidates.ts';
import { placesOf, type Step } from './step.ts';

type Side = 'black' | 'white' | 'tile';

/**
 * Every black cell takes its own tile, every white cell takes its own tile, and every black cell takes its own white cell:
 * three pairings of two sides. If k of one side have only k candidates on the other, those belong together (Hall's theorem),
 * and no other pairing of these candidates is possible.
 */
const pairings: readonly (readonly [Side, Side])[] = [
  ['black', 'tile'],
  ['white', 'tile'],
  ['black', 'white'],
];

/** The largest set that a person can be expected to see. */
const largest = 4;

/** Rules out everything that small sets rule out. True if there was any. */
export function ruleOutBySets(state: Candidates): boolean {
  let found = false;
  for (const sides of pairings) {
    const pairing = new Pairing(state, sides);
    if (!pairing.complete) return found;
    for (const need of pairing.needs) {
      for (const place of pairing.outsiders(need)) {
        state.ruleOut(place);
        found = true;
      }
      if (state.lacking !== nothing) return found;
    }
    if (found) return true;
  }
  return found;
}

/** The smallest set that rules something out. */
export function setStep(state: Candidates): Step | null {
  let best: Step | null = null;
  let smallest = largest + 1;
  for (const sides of pairings) {
    const pairing = new Pairing(state, sides);
    if (!pairing.complete) return null;
    for (const need of pairing.needs) {
      if (pairing.outsiders(need).length === 0 || pairing.belonging.length >= smallest) continue;
      smallest = pairing.belonging.length;
      best = pairing.step();
    }
  }
  return best;
}

/** A pairing of two sides, each need with its own mate. Needs that are already settled are left out. */
class Pairing {
  /** The needs of one side, then those of the other. */
  readonly needs: readonly number[];
  /** Whether a complete pairing exists; if not, the puzzle has no solution from here. */
  readonly complete: boolean;
  /** The set found last: needs of one side, and just as many mates, which they use up. */
  belonging: number[] = [];
  private readonly state: Candidates;
  private readonly sides: readonly [Side, Side];
  private readonly mateOf: Int32Array;
  private readonly seen: Int32Array;
  private readonly isOne: Uint8Array;
  private turn = 1;

  constructor(state: Candidates, sides: readonly [Side, Side]) {
    this.state = state;
    this.sides = sides;
    this.mateOf = new Int32Array(state.choices.length).fill(nothing);
    this.seen = new Int32Array(state.choices.length);
    this.isOne = new Uint8Array(state.choices.length);
    const ones = this.unsettled(sides[0]);
    const others = this.unsettled(sides[1]);
    for (const need of ones) this.isOne[need] = 1;
    this.needs = [...ones, ...others];
    this.complete = ones.length === others.length && ones.every((need) => this.pairOff(need));
  }

  private unsettled(side: Side): number[] {
    const { open, laid } = this.state;
    const needs: number[] = [];
    for (let place = 0; place < open.length; place++) {
      if (open[place] === 0 || laid[place] === 1) continue;
      const need = this.needOf(place, side);
      if (this.seen[need] === 0) needs.push(need);
      this.seen[need] = 1;
    }
    return needs;
  }

  private needOf(place: number, side: Side): number {
    if (side === 'tile') return this.state.tileNeed(place);
    return side === 'black' ? this.state.board.black[place] : this.state.board.white[place];
  }

  private sideOf(need: number): Side {
    return this.isOne[need] === 1 ? this.sides[0] : this.sides[1];
  }

  private sideFacing(need: number): Side {
    return this.isOne[need] === 1 ? this.sides[1] : this.sides[0];
  }

  private pairOff(need: number): boolean {
    this.turn++;
    return this.augment(need);
  }

  private augment(need: number): boolean {
    const { start, places, open } = this.state;
    for (let at = start[need]; at < start[need + 1]; at++) {
      if (open[places[at]] === 0) continue;
      const other = this.needOf(places[at], this.sides[1]);
      if (this.seen[other] === this.turn) continue;
      this.seen[other] = this.turn;
      if (this.mateOf[other] !== nothing && !this.augment(this.mateOf[other])) continue;
      this.mateOf[need] = other;
      this.mateOf[other] = need;
      return true;
    }
    return false;
  }

  /** The places that would pair this need with one outside its set; none if the set is too large for a person to see. */
  outsiders(need: number): number[] {
    if (!this.gather(need)) return [];
    return this.outsidersOf(need);
  }

  /** The set of a need: its mate, the other candidates of the mate, their mates, and so on. */
  private gather(need: number): boolean {
    const { start, places, open } = this.state;
    const side = this.sideOf(need);
    this.turn++;
    this.belonging = [need];
    this.seen[need] = this.turn;
    for (let i = 0; i < this.belonging.length; i++) {
      const mate = this.mateOf[this.belonging[i]];
      for (let at = start[mate]; at < start[mate + 1]; at++) {
        if (open[places[at]] === 0) continue;
        const next = this.needOf(places[at], side);
        if (this.seen[next] === this.turn) continue;
        if (this.belonging.length === largest) return false;
        this.seen[next] = this.turn;
        this.belonging.push(next);
      }
    }
    return true;
  }

  private outsidersOf(need: number): number[] {
    const facing = this.sideFacing(need);
    return this.state
      .openFor(need)
      .filter((place) => this.seen[this.mateOf[this.needOf(place, facing)]] !== this.turn);
  }

  /** The step for the set found last. */
  step(): Step {
    const out = placesOf(
      this.state,
      this.belonging.flatMap((need) => this.outsidersOf(need)),
    );
    const mates = this.belonging.map((need) => this.mateOf[need]);
    const names = (needs: readonly number[]): string[] =>
      needs.map((need) => tileName(need - this.state.board.size));
    if (this.sides[1] === 'white') {
      const partners = this.belonging;
      return { deduction: 'cellsAndPartners', grade: 'hard', cells: mates, partners, dominoes: [], out };
    }
    return this.sideOf(this.belonging[0]) === 'tile'
      ? { deduction: 'cellsAndDominoes', grade: 'hard', cells: mates, dominoes: names(this.belonging), out }
      : { deduction: 'dominoesAndCells', grade: 'hard', cells: this.belonging, dominoes: names(mates), out };
  }
}
