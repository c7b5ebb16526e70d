import type { Chance, Seat } from '@tischrunde/engine';
import { type ConcentrationState, concentration, seatAfter } from '@tischrunde/engine/internals';
import { leadEstimate } from '../../evaluation/lead-estimate.ts';
import { unit } from '../../random.ts';

/**
 * The kinds of flips for a player who knows some tiles: one of a known pair, an unknown tile, or another
 * known one.
 */
export type Flip = 'pair' | 'new' | 'old';

/** What a seat knows of a layout. Only the sum of a tile's halves matters. */
export interface Knowledge {
  /** The seats and their scores. */
  readonly state: ConcentrationState;
  readonly seat: Seat;
  /**
   * The number of remembered tiles by sum, without the one just turned up; and of all others that are face
   * down.
   */
  readonly known: Int8Array;
  readonly hidden: Int8Array;
  /** The sum of the tile just turned up; −1 before the first flip. */
  readonly first: number;
}

/** The share of seen tiles that the others are assumed to remember. */
const recall = 0.8;

const swing = 6;

/** Simulates the rest of a layout: one seat remembers everything, the others most of it. */
export class Playout {
  /** How many flips it took. */
  flips = 0;
  private readonly pair: number;
  private readonly first: number;
  private readonly seat: Seat;
  private readonly players: number;
  private readonly target: number;
  private readonly chance: Chance;
  private readonly state: ConcentrationState;
  private readonly scores: number[];
  private readonly known: Int8Array;
  private readonly hidden: Int8Array;
  /** The known tiles that the others remember too. */
  private readonly shared: Int8Array;
  private hiddenLeft = 0;
  private pairsLeft = 0;

  constructor({ state, seat, known, hidden, first }: Knowledge, chance: Chance) {
    const { sum, length } = state.agreed;
    this.pair = sum;
    this.first = first;
    this.seat = seat;
    this.players = state.players;
    this.target = length.target ?? Number.POSITIVE_INFINITY;
    this.chance = chance;
    this.scores = state.scores.slice();
    this.state = { ...state, scores: this.scores };
    this.known = known.slice();
    this.hidden = hidden.slice();
    this.shared = new Int8Array(known.length);
    for (let one = 0; one <= sum; one++) {
      this.hiddenLeft += hidden[one];
      for (let tile = 0; tile < known[one]; tile++) if (unit(chance) < recall) this.shared[one]++;
    }
    for (let one = 0; 2 * one <= sum; one++) this.pairsLeft += this.pairsOf(one);
  }

  /** The seat's chance to win after this flip. */
  value(flip: Flip): number {
    if (this.first < 0) this.begin(flip);
    else this.goOn(this.first, flip);
    let seat = seatAfter(this.seat, this.players);
    while (this.pairsLeft > 0 && !this.isWon()) {
      if (seat === this.seat) this.ownTurn();
      else this.othersTurn(seat);
      seat = seatAfter(seat, this.players);
    }
    this.state.phase = this.isWon() ? 'matchOver' : 'roundOver';
    return leadEstimate(concentration, this.state, this.seat, swing);
  }

  private isWon(): boolean {
    return this.scores.some((score) => score >= this.target);
  }

  private pairsOf(one: number): number {
    const other = this.pair - one;
    const ones = this.known[one] + this.hidden[one] + (this.first === one ? 1 : 0);
    if (one === other) return ones >> 1;
    return Math.min(ones, this.known[other] + this.hidden[other] + (this.first === other ? 1 : 0));
  }

  private begin(flip: Flip): void {
    if (flip === 'pair') this.takeKnown(this.seat, this.known);
    else if (flip === 'new') this.turnUpNew();
  }

  private goOn(first: number, flip: Flip): void {
    this.flips++;
    if (flip === 'pair') {
      this.take(this.seat);
      this.takeOut(this.pair - first);
      return;
    }
    if (flip === 'new' && this.hiddenLeft > 0) {
      const second = this.drawHidden();
      if (second === this.pair - first) {
        this.take(this.seat);
        return;
      }
      this.remember(second);
    }
    this.remember(first);
  }

  private ownTurn(): void {
    if (!this.takeKnown(this.seat, this.known)) this.turnUpNew();
  }

  /** Flips an unknown tile, and then its match, another unknown tile or a known one. */
  private turnUpNew(): void {
    if (this.hiddenLeft === 0) return;
    this.flips++;
    const first = this.drawHidden();
    if (this.known[this.pair - first] > 0) this.goOn(first, 'pair');
    else this.goOn(first, this.paysToLook(first) ? 'new' : 'old');
  }

  /** Whether a second unknown tile is more likely to make a pair than to give one away to the next player. */
  private paysToLook(first: number): boolean {
    let presents = 0;
    for (let one = 0; one <= this.pair; one++)
      if (one !== first && this.known[one] > 0) presents += this.hidden[this.pair - one];
    return this.hidden[this.pair - first] >= presents;
  }

  private othersTurn(seat: Seat): void {
    if (this.takeKnown(seat, this.shared)) return;
    this.flips += 2;
    const first = this.drawUnshared();
    if (first < 0) return;
    const match = this.pair - first;
    if (this.shared[match] > 0) {
      this.take(seat);
      this.shared[match]--;
      this.known[match]--;
      return;
    }
    const second = this.drawUnshared();
    if (second === match) {
      this.take(seat);
      return;
    }
    this.remember(first);
    if (second >= 0) this.remember(second);
  }

  /** Takes a known pair, if there is one. */
  private takeKnown(seat: Seat, knows: Int8Array): boolean {
    for (let one = 0; 2 * one <= this.pair; one++) {
      const other = this.pair - one;
      if (knows[one] === 0 || knows[other] < (one === other ? 2 : 1)) continue;
      this.flips += 2;
      this.take(seat);
      if (knows === this.shared) {
        this.shared[one]--;
        this.shared[other]--;
        this.known[one]--;
        this.known[other]--;
      } else {
        this.takeOut(one);
        this.takeOut(other);
      }
      return true;
    }
    return false;
  }

  private take(seat: Seat): void {
    this.scores[seat] += 2;
    this.pairsLeft--;
  }

  /** Removes a known tile, which the others may have known too. */
  private takeOut(one: number): void {
    if (this.chance.below(this.known[one]) < this.shared[one]) this.shared[one]--;
    this.known[one]--;
  }

  private remember(one: number): void {
    this.known[one]++;
    if (unit(this.chance) < recall) this.shared[one]++;
  }

  private drawHidden(): number {
    let at = this.chance.below(this.hiddenLeft--);
    let one = 0;
    while (at >= this.hidden[one]) at -= this.hidden[one++];
    this.hidden[one]--;
    return one;
  }

  /** Flips a tile that the others do not know, unseen or forgotten; −1 if they know all of them. */
  private drawUnshared(): number {
    let count = this.hiddenLeft;
    for (let one = 0; one <= this.pair; one++) count += this.known[one] - this.shared[one];
    if (count === 0) return -1;
    let at = this.chance.below(count);
    if (at < this.hiddenLeft) return this.drawHidden();
    at -= this.hiddenLeft;
    let one = 0;
    while (at >= this.known[one] - this.shared[one]) {
      at -= this.known[one] - this.shared[one];
      one++;
    }
    this.known[one]--;
    return one;
  }
}
