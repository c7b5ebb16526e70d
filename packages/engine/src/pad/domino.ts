import { isOn } from '../core/options.ts';
import { seatsOf, starterOf } from '../core/seat.ts';
import { credit, endRound, type Standing } from '../core/standing.ts';
import { type DominoRules, rulesFor } from '../domino/rules.ts';
import type { DominoVariant, EndedRound } from '../domino/variant.ts';
import { bergenPays } from '../domino/variants/bergen.ts';
import { pays } from '../domino/variants/fives.ts';
import { isDouble, pips, readTile, tileName } from '../pieces/dominoes.ts';
import type { PadEnd, PadEntry, PadProblem } from './entry.ts';
import { countHands, countOf, type PieceCount } from './hands.ts';
import {
  type Begins,
  firstRound,
  type HandsForm,
  isSeat,
  malformed,
  type OpenPad,
  type Pad,
  type PadForm,
} from './pad.ts';

/** What a game asks for beyond who went out and what the others hold. */
interface Asks {
  /** It matters who laid the last tile of a blocked round. */
  readonly last?: true;
  /** The hand of the player who laid last is not counted. */
  readonly lastIsFree?: true;
  readonly notes?: 'fives' | 'bergen';
}

/** The pad of a game whose rounds are settled by what is left in hand. */
export const dominoPad =
  (variant: DominoVariant, asks: Asks = {}): Pad =>
  (players, options) =>
    new DominoPad(rulesFor(variant, players, options), asks);

class DominoPad implements OpenPad {
  readonly standing: Standing;
  readonly form: PadForm;
  private readonly rules: DominoRules;
  private readonly hands: HandsForm;
  private readonly pieces: PieceCount;
  /** Nothing has been written down of this round. */
  private opens = true;

  constructor(rules: DominoRules, asks: Asks) {
    this.rules = rules;
    this.standing = firstRound(rules.players);
    this.pieces = tilesOf(rules);
    this.hands = handsForm(rules, asks, this.pieces);
    this.form = formOf(rules, asks, this.hands);
  }

  get length() {
    return this.rules.length;
  }

  enter(entry: PadEntry): PadProblem | null {
    if (entry.type === 'round') return this.settle(entry);
    if (entry.type === 'ends' && this.form.kind === 'fives') return this.creditEnds(entry, this.form.most);
    if (entry.type === 'lay' && this.form.kind === 'bergen') return this.creditLay(entry);
    return malformed;
  }

  private settle(entry: Extract<PadEntry, { type: 'round' }>): PadProblem | null {
    const { how } = entry;
    const { standing, rules } = this;
    const counted = countHands(entry, this.hands, this.pieces, rules.players);
    if (counted.problem !== null) return counted.problem;
    const by = entry.by ?? seatsOf(rules.players)[0];
    const round: EndedRound = {
      players: rules.players,
      scores: standing.scores,
      before: standing.before,
      teams: seatsOf(rules.players).map((seat) => (seat === 0 || seat === entry.partner ? 0 : 1)),
      counts: counted.counts,
      holdsDouble: (seat) => counted.doubles[seat],
    };
    const { settle, settleLock } = rules.variant;
    const winners = how === 'locked' ? (settleLock?.(round, how, by) ?? []) : settle(round, how, by);
    endRound(standing, rules.length, how, winners);
    return null;
  }

  private creditEnds({ seat, sum }: Extract<PadEntry, { type: 'ends' }>, most: number): PadProblem | null {
    if (!isSeat(seat, this.rules.players)) return malformed;
    if (!Number.isInteger(sum) || sum <= 0 || sum > most || !pays(sum)) return { why: 'notInFives', most };
    credit(this.standing, this.rules.length, seat, sum);
    return null;
  }

  private creditLay({ seat, rules }: Extract<PadEntry, { type: 'lay' }>): PadProblem | null {
    if (!isSeat(seat, this.rules.players) || rules.length === 0) return malformed;
    if (new Set(rules).size !== rules.length) return malformed;
    if (rules.includes('bergen.double') && rules.includes('bergen.triple'))
      return { why: 'rule', rule: 'bergen.triple' };
    if (rules.includes('bergen.open') !== this.opens) return { why: 'rule', rule: 'bergen.open' };
    this.opens = false;
    const points = rules.reduce((sum, rule) => sum + bergenPays[rule], 0);
    const over = credit(this.standing, this.rules.length, seat, points);
    if (!over && rules.includes('bergen.out')) endRound(this.standing, this.rules.length, 'out', [seat]);
    return null;
  }

  clear(): void {
    this.opens = true;
  }

  begins(): Begins {
    return beginsBy(this.rules, this.standing.round);
  }

  table() {
    return this.form.kind === 'bergen'
      ? ({ kind: 'bergen', opens: this.opens } as const)
      : ({ kind: 'none' } as const);
  }

  secret(): boolean {
    return this.rules.variant.secretScores?.(this.standing, this.rules.length) ?? false;
  }
}

/** domino.open, bergen.open, french.open, sebastopol.open, cyprus.open */
export function beginsBy({ variant, starter, players }: DominoRules, round: number): Begins {
  if (variant.opens === 'starter')
    return { how: 'seat', seat: starterOf(starter, round, players), dealer: null };
  return variant.opensWith === undefined
    ? { how: variant.opens }
    : { how: 'tile', tile: tileName(variant.opensWith) };
}

function formOf({ highest }: DominoRules, { notes }: Asks, hands: HandsForm): PadForm {
  if (notes === 'bergen') return { kind: 'bergen', hands };
  if (notes === undefined) return { kind: 'hands', hands };
  // The two highest doubles at the ends.
  const most = 2 * highest + 2 * (highest - 1);
  return { kind: 'fives', hands, most: most - (most % 5) };
}

function handsForm(rules: DominoRules, asks: Asks, pieces: PieceCount): HandsForm {
  const { players, highest, variant, options, worth } = rules;
  const seats = seatsOf(players);
  const ends: PadEnd[] = asks.notes === 'bergen' ? ['blocked'] : ['out', 'blocked'];
  if (isOn(options, 'sperr')) ends.push('locked');
  return {
    ends,
    pieces: { kind: 'dominoes', set: highest },
    // chickenfoot.blank
    special: worth.flatMap((count, tile) =>
      count === pips[tile] ? [] : [{ piece: tileName(tile), worth: count }],
    ),
    countOf: (hand) => countOf(hand, pieces),
    asksWho: (how) => how !== 'blocked' || asks.last === true,
    asksPartner: variant.teams === true,
    asksDoubles: (how) => how === 'blocked' && asks.notes === 'bergen',
    needs: (how, by, partner) => {
      if (how === 'locked' || (how === 'blocked' && asks.lastIsFree !== true)) return seats;
      const others = seats.filter((seat) => seat !== by);
      return variant.teams === true && by !== null && partner !== null
        ? others.filter((seat) => (seat === 0 || seat === partner) !== (by === 0 || by === partner))
        : others;
    },
  };
}

function tilesOf({ tiles, worth, handSize, variant }: DominoRules): PieceCount {
  const tileIn = (piece: string) => {
    const tile = readTile(piece);
    return tile !== null && tile < tiles ? tile : null;
  };
  const heaviest = worth.toSorted((one, other) => other - one);
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  const mostInHands = sum(heaviest);
  return {
    worth: (piece) => {
      const tile = tileIn(piece);
      return tile === null ? null : worth[tile];
    },
    copies: () => 1,
    isDouble: (piece) => isDouble(tileIn(piece) ?? 1),
    // Without a stock nobody ever holds more than was dealt.
    mostInHand: variant.rest === 'stock' ? mostInHands : sum(heaviest.slice(0, handSize)),
    mostInHands,
    worthless: worth.filter((count) => count === 0).length,
  };
}
