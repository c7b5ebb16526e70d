import type { Options } from '../core/options.ts';
import { seatAfter } from '../core/seat.ts';
import { credit, endRound, type Standing } from '../core/standing.ts';
import { type DominoRules, rulesFor } from '../domino/rules.ts';
import type { DominoVariant, EndedRound } from '../domino/variant.ts';
import { hitPays, isPassed, numbersOf } from '../domino/variants/italian.ts';
import { pips, sizeOfSet } from '../pieces/dominoes.ts';
import { beginsBy } from './domino.ts';
import type { PadEntry, PadProblem } from './entry.ts';
import { type Begins, firstRound, isSeat, malformed, type OpenPad, type Pad, type PadForm } from './pad.ts';

/** The pad of Italian domino: the running total, tile by tile. */
export const italianPad =
  (variant: DominoVariant): Pad =>
  (players, options) =>
    new ItalianPad(rulesFor(variant, players, options), options);

class ItalianPad implements OpenPad {
  readonly standing: Standing;
  readonly form: PadForm;
  private readonly rules: DominoRules;
  private readonly options: Options;
  private total = 0;
  private laid = 0;
  private left: number[];

  constructor(rules: DominoRules, options: Options) {
    this.rules = rules;
    this.options = options;
    this.standing = firstRound(rules.players);
    this.form = { kind: 'italian', set: rules.highest, numbers: numbersOf(rules.highest) };
    this.left = tilesBySum(rules.highest);
  }

  get length() {
    return this.rules.length;
  }

  enter(entry: PadEntry): PadProblem | null {
    const { standing, rules, left } = this;
    if (entry.type !== 'tile' || !isSeat(entry.seat, rules.players)) return malformed;
    const { seat, pips: added } = entry;
    if (this.laid > 0 && seat !== standing.turn) return { why: 'notOnTurn', seat: standing.turn };
    if (left[added] === undefined) return malformed;
    if (left[added] === 0) return { why: 'gone', piece: `${added}` };
    left[added]--;
    this.laid++;
    this.total += added;
    const points = hitPays(rules.highest, this.options.pay, this.total, added);
    if (credit(standing, rules.length, seat, points)) return null;
    standing.turn = seatAfter(seat, rules.players);
    if (isPassed(rules.highest, this.total)) this.end('passed');
    else if (this.laid === rules.players * rules.handSize) this.end('exhausted');
    return null;
  }

  private end(reason: 'passed' | 'exhausted'): void {
    const { standing, rules } = this;
    const seats: EndedRound = { ...standing, teams: [], counts: [], holdsDouble: () => false };
    endRound(standing, rules.length, reason, rules.variant.settle(seats, reason, standing.turn));
  }

  clear(): void {
    this.total = 0;
    this.laid = 0;
    this.left = tilesBySum(this.rules.highest);
  }

  begins(): Begins {
    return beginsBy(this.rules, this.standing.round);
  }

  table() {
    return { kind: 'italian', total: this.total, left: this.left.slice() } as const;
  }
}

/** How many tiles of a set have so many pips. */
function tilesBySum(set: number): number[] {
  const counts = Array.from({ length: 2 * set + 1 }, () => 0);
  for (let tile = 0; tile < sizeOfSet(set); tile++) counts[pips[tile]]++;
  return counts;
}
