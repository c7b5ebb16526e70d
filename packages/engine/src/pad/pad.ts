import { newStanding } from '../core/base-view.ts';
import type { Options } from '../core/options.ts';
import type { Seat } from '../core/seat.ts';
import { beginRound, type MatchLength, type Standing } from '../core/standing.ts';
import type { PadEnd, PadEntry, PadHand, PadProblem } from './entry.ts';

/** Who begins a round: a seat, or the holder of a tile that only the deal shows. */
export type Begins =
  /** `dealer` deals, in games with a dealer. */
  | { readonly how: 'seat'; readonly seat: Seat; readonly dealer: Seat | null }
  | { readonly how: 'highest' }
  | { readonly how: 'lowest' }
  | { readonly how: 'tile'; readonly tile: string }
  | { readonly how: 'everybody' };

/** The pieces that can be entered one by one. */
export type PadPieces =
  | { readonly kind: 'dominoes'; readonly set: number }
  | { readonly kind: 'solo' }
  /** Only their number counts. */
  | { readonly kind: 'number' };

/** What is asked when a round is over that is settled by what is left in hand. */
export interface HandsForm {
  readonly ends: readonly PadEnd[];
  readonly pieces: PadPieces;
  /** The pieces that do not count what they show, one of each kind. */
  readonly special: readonly { readonly piece: string; readonly worth: number }[];
  /** What a hand counts. */
  readonly countOf: (hand: PadHand) => number;
  /** Whether it matters who went out, laid last or locked. */
  readonly asksWho: (how: PadEnd) => boolean;
  readonly asksPartner: boolean;
  readonly asksDoubles: (how: PadEnd) => boolean;
  /** The seats whose hands count. */
  readonly needs: (how: PadEnd, by: Seat | null, partner: Seat | null) => readonly Seat[];
}

/** What has to be entered, by the kind of game. */
export type PadForm =
  | { readonly kind: 'hands'; readonly hands: HandsForm }
  /** The sums of the ends as they fall, at most `most`. */
  | { readonly kind: 'fives'; readonly hands: HandsForm; readonly most: number }
  | { readonly kind: 'bergen'; readonly hands: HandsForm }
  | { readonly kind: 'italian'; readonly set: number; readonly numbers: readonly number[] }
  | { readonly kind: 'concentration' }
  | { readonly kind: 'hektik' }
  | { readonly kind: 'burg' }
  | { readonly kind: 'dominanz' };

/** What lies on the pad besides the points. */
export type PadTable =
  | { readonly kind: 'none' }
  /** Nothing has been paid yet in this round. */
  | { readonly kind: 'bergen'; readonly opens: boolean }
  /** `left[n]`: how many tiles with n pips are not laid yet. */
  | { readonly kind: 'italian'; readonly total: number; readonly left: readonly number[] }
  | { readonly kind: 'concentration'; readonly pairsLeft: number }
  | { readonly kind: 'hektik'; readonly doublesLeft: readonly number[] }
  | {
      readonly kind: 'dominanz';
      /** The sums of each seat's rows. */
      readonly rows: readonly (readonly number[])[];
      /** Who dominates each row. */
      readonly dominates: readonly (Seat | null)[];
      /** What the rows would pay if they stayed like this. */
      readonly points: readonly number[];
      /** The tiles that are left, as row and value. */
      readonly left: readonly string[];
    };

/** The score pad of one match, while entries are written on it. */
export interface OpenPad {
  readonly standing: Standing;
  readonly length: MatchLength;
  readonly form: PadForm;
  /** Writes an entry down, or says why it cannot be and changes nothing. Asked while a round is played. */
  enter(entry: PadEntry): PadProblem | null;
  /** Clears the table after a round. */
  clear?(): void;
  /** Who begins the round that is played. */
  begins(): Begins;
  table?(): PadTable;
  /** Nobody may see the scores. */
  secret?(): boolean;
}

/** A clean pad for a game. */
export type Pad = (players: number, options: Options) => OpenPad;

/** How a match stands whose first round is played. */
export function firstRound(players: number): Standing {
  const standing = newStanding(players);
  beginRound(standing);
  return standing;
}

export const malformed: PadProblem = { why: 'malformed' };

/** Whether a number from outside is a seat of the table. */
export const isSeat = (seat: number | null, players: number): seat is Seat =>
  seat !== null && Number.isInteger(seat) && seat >= 0 && seat < players;
