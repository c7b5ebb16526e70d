import { type Seat, seatsOf } from '../core/seat.ts';
import type { PadEnd, PadEntry, PadHand, PadProblem } from './entry.ts';
import { type HandsForm, isSeat, malformed } from './pad.ts';

type RoundEntry = Extract<PadEntry, { type: 'round' }>;

/** The pieces of a game, as far as a score pad counts them. */
export interface PieceCount {
  /** What a piece counts; null if there is no such piece. */
  readonly worth: (piece: string) => number | null;
  /** How many there are of a piece. */
  readonly copies: (piece: string) => number;
  readonly isDouble?: (piece: string) => boolean;
  /** What one hand, and all hands together, can count at most. */
  readonly mostInHand: number;
  readonly mostInHands: number;
  /** How many hands with pieces in them can count nothing: one if there is a 0-0. */
  readonly worthless: number;
}

/** What each seat's hand counts, and whether a double is in it; or what is wrong with the entry. */
export type CountedHands =
  | { readonly counts: readonly number[]; readonly doubles: readonly boolean[]; readonly problem: null }
  | { readonly problem: PadProblem };

/** Counts the hands of an entry and checks whether they can be. */
export function countHands(
  entry: RoundEntry,
  form: HandsForm,
  pieces: PieceCount,
  players: number,
): CountedHands {
  const { how, by, hands, partner = null } = entry;
  if (!form.ends.includes(how) || hands.length !== players) return { problem: malformed };
  if ((form.asksWho(how) || by !== null) && !isSeat(by, players)) return { problem: malformed };
  if (form.asksPartner && !(isSeat(partner, players) && partner > 0)) return { problem: malformed };
  const needed = form.needs(how, by, partner);
  const counts = seatsOf(players).map(() => 0);
  const doubles = seatsOf(players).map(() => false);
  for (const seat of seatsOf(players)) {
    const hand = hands[seat];
    if (hand === null) continue;
    const problem = malformedHand(hand, pieces);
    if (problem !== null) return { problem };
    counts[seat] = countOf(hand, pieces);
    doubles[seat] = holdsDouble(hand, pieces);
  }
  const problem =
    needed
      .map((seat): PadProblem | null => (hands[seat] === null ? { why: 'handMissing', seat } : null))
      .find(isProblem) ??
    twice(hands, pieces) ??
    tooHigh(counts, pieces) ??
    emptyHand(needed, mayBeEmpty(how, by), hands, counts, pieces);
  return problem === null ? { counts, doubles, problem } : { problem };
}

const isProblem = (problem: PadProblem | null): problem is PadProblem => problem !== null;

function malformedHand(hand: PadHand, { worth }: PieceCount): PadProblem | null {
  if ('count' in hand) return Number.isInteger(hand.count) && hand.count >= 0 ? null : malformed;
  const unknown = hand.pieces.find((piece) => worth(piece) === null);
  return unknown === undefined ? null : { why: 'unknownPiece', piece: unknown };
}

/** What a hand counts. */
export const countOf = (hand: PadHand, { worth }: Pick<PieceCount, 'worth'>): number =>
  'count' in hand ? hand.count : hand.pieces.reduce((sum, piece) => sum + (worth(piece) ?? 0), 0);

const holdsDouble = (hand: PadHand, { isDouble }: PieceCount): boolean =>
  'count' in hand ? hand.double === true : isDouble !== undefined && hand.pieces.some(isDouble);

function twice(hands: RoundEntry['hands'], { copies }: PieceCount): PadProblem | null {
  const seen = new Map<string, number>();
  for (const hand of hands) {
    if (hand === null || 'count' in hand) continue;
    for (const piece of hand.pieces) {
      const count = (seen.get(piece) ?? 0) + 1;
      if (count > copies(piece)) return { why: 'pieceTwice', piece };
      seen.set(piece, count);
    }
  }
  return null;
}

function tooHigh(counts: readonly number[], { mostInHand, mostInHands }: PieceCount): PadProblem | null {
  const seat = seatsOf(counts.length).find((candidate) => counts[candidate] > mostInHand);
  if (seat !== undefined) return { why: 'handTooHigh', seat, most: mostInHand };
  const together = counts.reduce((sum, count) => sum + count, 0);
  return together > mostInHands ? { why: 'handsTooHigh', most: mostInHands } : null;
}

/** The last piece of a hand was laid, or locked with. */
const mayBeEmpty = (how: PadEnd, by: Seat | null): Seat | null =>
  how === 'out' || how === 'locked' ? by : null;

/** Everybody else still holds a piece, and few pieces count nothing. */
function emptyHand(
  needed: readonly Seat[],
  mayBe: Seat | null,
  hands: RoundEntry['hands'],
  counts: readonly number[],
  { worthless }: PieceCount,
): PadProblem | null {
  let left = worthless;
  for (const seat of needed) {
    if (seat === mayBe || counts[seat] > 0) continue;
    const hand = hands[seat];
    const none = hand !== null && 'pieces' in hand && hand.pieces.length === 0;
    if (none || left-- === 0) return { why: 'emptyHand', seat };
  }
  return null;
}
